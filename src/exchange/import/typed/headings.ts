import type { LineRole } from '#exchange/import/draft.ts';
import { columnKindOf } from '#exchange/import/tables/table-rows.ts';
import { TAG } from '#exchange/import/words/markup.ts';
import { isPlural, plain } from '#exchange/import/words/names.ts';
import { wordsFor } from '#exchange/import/words/phrases.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { ListSection } from '#rules/contract/lexicon.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import type { Person } from './attach.ts';
import type { Chunk, Lattice } from './chunk.ts';
import type { Line } from './lines.ts';
import type { Facts } from './style.ts';
import { isAboutAll } from './vocabulary.ts';

export const ASIDE_SECTIONS: ReadonlySet<ListSection> = new Set<ListSection>([
  'dead',
  'stash',
  'notes',
]);

export function bareText({ text, from, to }: Line): string {
  return text.slice(from, to).replaceAll(/[*_~]/gu, '');
}

/** The role of a line about the dead, the stash or the warband itself; null for any other. */
export function asideRole(
  { chunks, tokens, line, depth }: Lattice,
  above: boolean,
  words: Words,
): LineRole | null {
  const begins = chunks.find((some) => some.length > 0) ?? [];
  if (begins.some(({ is }) => is === 'dead')) return 'nobody';
  const [section] = begins.find(({ is }) => is === 'key')?.ids ?? [];
  if (section === 'dead') return 'nobody';
  if (section === 'stash' || section === 'notes') return 'note';
  const all = chunks.flat();
  const stored = all.some(({ is, ids }) => is === 'key' && ids[0] === 'stash');
  if (stored && !all.some(({ is, how }) => is === 'type' && how === 'exact')) return 'note';
  // `Bande;…`, `Valeur 139`
  const colon =
    tokens.slice(0, 5).some(({ text }) => text === ':') ||
    /^[;,\d|\t]/u.test(tokens[1]?.text ?? '');
  if (above && colon && begins.some(({ is, text }) => is === 'word' && isAboutAll(text)))
    return 'title';
  const known = (kind: string) => all.some(({ is, how }) => is === kind && how === 'exact');
  if (above && !known('thing') && isWarbandCount(line, words)) return 'title';
  const longest = (kind: string) =>
    Math.max(
      0,
      ...all.map(({ is, how, text }) => (is === kind && how === 'exact' ? text.length : 0)),
    );
  const band = longest('band');
  // `Dame Ombeline (vampire)` is a fighter, not a heading.
  const isBracketed = ({ is, text, from }: Chunk) =>
    is === 'band' && (depth[from] ?? 0) > 0 && isOneOfBand(text, words);
  const isBand =
    longest('type') < band ||
    (longest('type') === band &&
      ((line.no < 3 && !all.some(isBracketed)) ||
        all.some(
          ({ is, text }) =>
            is === 'band' &&
            text.length === band &&
            isPlural(words.indexes.profiles, text, words.language),
        )));
  if (above && band > 0 && isBand && !known('thing') && line.no < 8) return 'title';
  if (begins.some(({ is }) => is === 'price') && !known('type')) return 'note';
  if (known('price') && !known('type') && !known('thing')) return 'note';
  return null;
}

/** `vampire`, of a word for a warband: one of its fighters. */
export function isOneOfBand(text: string, words: Words): boolean {
  const { indexes, language } = words;
  return isWord(words, 'profiles', text) && isPlural(indexes.warbands, text, language);
}

/** `Number of warriors: 11`, `Warriors: 11/12`, `Members 7, gold 9`: totals of the warband above its fighters. */
function isWarbandCount(line: Line, words: Words): boolean {
  const said = bareText(line);
  const parts = said.split(/[,;|·]\s*|\s{2,}/u).filter((part) => /[\p{L}\d]/u.test(part));
  // `Zombies 5, Ghouls 3` are fighters.
  if (parts.length > 1)
    return parts.every((part) => {
      const [, head = ''] = /^([^\d:,]+?):?\s*\d+\D*$/u.exec(part) ?? [];
      return head !== '' && (MEMBERS.has(plain(head)) || !isWord(words, 'profiles', head));
    });
  const [, key = '', most = ''] =
    /^([^\d:]+):\s*\d{1,2}(?:\s*(?:\/|\p{L}{2,4})\s*(\d{1,2}))?$/u.exec(said) ?? [];
  const [first = '', ...others] = key.trim().split(' ');
  return (
    most !== '' || (others.length > 0 && columnKindOf(first) !== null && columnKindOf(key) !== 'xp')
  );
}

const MEMBERS: ReadonlySet<string> = new Set(
  wordsFor(({ phrases }) => [...phrases.members, ...phrases.models]).map(plain),
);

/** The section that a line is the heading of; null if it is not a heading. */
export function headingOf({ text, from, to }: Line): ListSection | null {
  const said = text
    .slice(from, to)
    .replaceAll(TAG, '')
    .replace(/\s*\[[^\]]*\]\s*\+?$/u, '')
    .replaceAll(/[*_~#=[\]]|\p{Extended_Pictographic}/gu, '')
    .replace(/\s*:\s*$/u, '')
    .trim();
  // `Trésor;6` has its content on the same line.
  if (said.length > 50 || /[;\t|]\s*[\p{L}\d]|(?<!\d),[\p{L}\d]/u.test(said)) return null;
  const section = sectionOf(said);
  // So does `Trésor : 35 co`.
  const isWhole = section !== null && ASIDE_SECTIONS.has(section) && /:\s*\S/u.test(said);
  return isWhole ? null : section;
}

/** Words and punctuation. */
const MAX_TITLE_TOKENS = 9;

/** `Bolt Action Boys` above a captain and his champions: a warband name with a type from another warband in it. */
export function isTitle(
  { tokens }: Lattice,
  [one, ...more]: readonly Person[],
  { among }: Facts,
): boolean {
  if (one === undefined || more.length > 0 || tokens.length > MAX_TITLE_TOKENS) return false;
  const nothing = one.gear.length === 0 && one.count === null && one.xp === null;
  const others = (id: string) => !isAnybodys(id) && !among.some((own) => id.startsWith(`${own}/`));
  return (
    nothing &&
    tokens.every(({ is }) => is === 'word') &&
    among.length > 0 &&
    one.meant.length > 0 &&
    one.meant.every(others)
  );
}
