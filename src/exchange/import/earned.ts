import type { Doubt, Draft, DraftFighter, SourceLine } from './draft.ts';
import { isAbout, type Rest, restsOf } from './preview-rows.ts';
import { numberOf } from './typed/vocabulary.ts';

/** Doubts about fighters of whose own words some were not read: nobody is certain before every word of his is used. */
export function withUnreadDoubts(draft: Draft): Draft {
  const doubts = new Map<string, readonly Doubt[]>();
  for (const line of draft.lines)
    for (const rest of restsOf(line)) {
      if (isRemark(rest, line)) continue;
      const whose = ownerOf(rest, line, draft.fighters);
      if (whose === undefined) continue;
      const doubt = doubtOf(rest, line);
      doubts.set(whose.key, [...(doubts.get(whose.key) ?? []), doubt]);
    }
  if (doubts.size === 0) return draft;
  return {
    ...draft,
    // Whoever is looked at anyway is shown with all his words.
    fighters: draft.fighters.map((one) =>
      one.unsure.length > 0 ? one : { ...one, unsure: [...new Set(doubts.get(one.key) ?? [])] },
    ),
  };
}

/** Whoever the words before it are about. */
function ownerOf(
  { from }: Rest,
  { no, parts }: SourceLine,
  fighters: readonly DraftFighter[],
): DraftFighter | undefined {
  const before = parts.findLast((part) => part.to <= from && part.fighter !== '');
  const part = before ?? parts.find(({ fighter }) => fighter !== '');
  return (
    (part === undefined ? undefined : fighters.find((one) => isAbout(part, one))) ??
    fighters.find(({ line }) => line === no)
  );
}

/** A number may be his count or experience, a word behind his things one more of them, any other a part of his name. */
function doubtOf({ text, from }: Rest, { parts }: SourceLine): Doubt {
  if (hasNumber(text)) return 'count';
  return parts.some(({ is, to }) => is === 'thing' && to <= from) ? 'equipment' : 'name';
}

function hasNumber(text: string): boolean {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => /\d/u.test(word) || (numberOf(word) ?? 1) > 1);
}

/** Whether words say something beside the list: a sentence, a few words in brackets, a cell of their own. */
function isRemark({ text, from, to }: Rest, line: SourceLine): boolean {
  const before = line.text.slice(0, from).trimEnd();
  const behind = line.text.slice(to).trimStart();
  // Signs beside it are his, as in `6+`.
  const [last, next] = /^(?:[^,]*,(?!\s)){3}/u.test(line.text) ? COMMAS : CELLS;
  const isCell = last.test(line.text.slice(0, from)) && next.test(behind);
  // What a column is for that nobody knows, its head would have to say.
  if (isCell) return true;
  if (hasNumber(text)) return false;
  const words = text.split(/\s+/u).length;
  const isOpen = /[([][^()[\]]*$/u.test(before);
  return (
    /[.!?…]["”»)\]]*$/u.test(before) ||
    isOpen ||
    (words > 2 && /(?:^|[-–—:>→,;])$/u.test(before)) ||
    words > MAX_MISSED
  );
}

/** The end of the cell before, and of this one. */
const CELLS = [/(?:^|[|;\t])[^\p{L}\p{N}|;\t]*$/u, /^[^\p{L}\p{N}|;\t]*(?:[|;\t]|$)/u] as const;
/** The same in a row without spaces behind its commas. */
const COMMAS = [/(?:^|,)[^\p{L}\p{N},]*$/u, /^[^\p{L}\p{N},]*(?:,|$)/u] as const;

/** So many words in a row are a sentence. */
const MAX_MISSED = 4;
