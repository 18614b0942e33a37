import type { Draft, DraftFighter, Part, SourceLine } from './draft.ts';
import type { Notice } from './notice.ts';
import { isGroup, linkOf, saysOther } from './typed/vocabulary.ts';
import { type Confidence, isDoubtful, understoodLines } from './understood-lines.ts';
import { TAG } from './words/markup.ts';

/** A row of the import preview: a source line with a fighter on it, or one without the other. */
export interface PreviewRow {
  /** Stable when other lines are read differently. */
  readonly id: string;
  readonly line: SourceLine | null;
  /** The line's text; on a line with several fighters, the span about this one. */
  readonly source: string;
  readonly fighter: DraftFighter | null;
  readonly mark: Confidence;
  readonly notices: readonly Notice[];
}

/** All rows of the import preview in source order. */
export function previewRows(draft: Draft): readonly PreviewRow[] {
  const { lines, fighters } = draft;
  const understood = understoodLines(draft);
  const people = understood.flatMap(({ fighter, mark, notices }): readonly PreviewRow[] => {
    const one = fighter === null ? undefined : fighters[fighter];
    if (one === undefined) return [];
    const line = lines.find(({ no }) => no === one.line) ?? null;
    const source = line === null ? '' : sourceOf(line, one, fighters);
    return [{ id: one.key, line, source, fighter: one, mark, notices }];
  });
  const numbers = new Set(lines.map(({ no }) => no));
  const notes = understood.flatMap(({ fighter, line, mark, notices }): readonly PreviewRow[] => {
    const shown = fighter !== null || (line !== null && numbers.has(line));
    const about = notices[0]?.about ?? '';
    const id = `${line} ${about}`;
    return shown ? [] : [{ id, line: null, source: about, fighter: null, mark, notices }];
  });
  const inLines = lines.flatMap((line): readonly PreviewRow[] => {
    const own = people.filter(({ fighter }) => fighter?.line === line.no);
    if (own.length > 0) return own;
    const mark = line.role === 'note' || line.role === 'nobody' ? 'text' : 'understood';
    const source = line.text.trim();
    return [{ id: String(line.no), line, source, fighter: null, mark, notices: [] }];
  });
  const beside = people.filter(({ line }) => line === null);
  return [...inLines, ...beside, ...notes];
}

function sourceOf(line: SourceLine, fighter: DraftFighter, all: readonly DraftFighter[]): string {
  const isShared = all.some((one) => one.line === line.no && one !== fighter);
  const own = line.parts.filter((part) => isAbout(part, fighter));
  const [first] = own;
  const last = own.at(-1);
  if (isShared && first !== undefined && last !== undefined)
    return line.text.slice(first.from, last.to);
  // Without the sender and time of a chat message.
  const [frame] = line.parts;
  return line.text.slice(frame?.from === 0 && frame.is === 'link' ? frame.to : 0).trim();
}

/** Whether a part belongs to a fighter, or to the group that the fighter was split from. */
export function isAbout({ fighter }: Part, { key }: DraftFighter): boolean {
  return fighter !== '' && (key === fighter || key.startsWith(`${fighter}/`));
}

/** Rows with a fighter that the player should check. */
export function doubtfulRows(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  return rows.filter(({ fighter }) => fighter !== null && isDoubtful(fighter));
}

/** Unread words of a line, with their offsets. */
export interface Rest {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The unread words of a fighter's line; none on lines with any other role. */
export function restsOf({ no, text, role, parts }: SourceLine): readonly Rest[] {
  if (role !== 'fighter' && role !== 'more') return [];
  const bounds = [...parts, { from: text.length, to: text.length }];
  let behind = 0;
  // Markup is nothing that anybody would read.
  const said = text.replaceAll(TAG, (tag) => ' '.repeat(tag.length));
  return bounds.flatMap(({ from, to }) => {
    const gap = said.slice(behind, from);
    const start = behind + (/^[^\p{L}\p{N}]*/u.exec(gap)?.[0].length ?? 0);
    const word = said.slice(start, from).replace(/[^\p{L}\p{N}]+$/u, '');
    behind = to;
    const end = start + word.length;
    return isMeaningful(word)
      ? [{ line: no, from: start, to: end, text: text.slice(start, end) }]
      : [];
  });
}

/** Whether there is more than punctuation and connecting words. */
function isMeaningful(word: string): boolean {
  return (word.match(/[\p{L}\p{N}]+/gu) ?? []).some(
    (one) => linkOf(one) === null && !saysOther(one) && !isGroup(one),
  );
}

/** The fighter that a `more` line continues; null for none. */
export function continuedFighter(
  { fighters }: Draft,
  { no, role, parts }: SourceLine,
): DraftFighter | null {
  if (role !== 'more') return null;
  const own = fighters.find((one) => parts.some((part) => isAbout(part, one)));
  if (own !== undefined) return own;
  return fighters.findLast((one) => one.line !== null && one.line < no) ?? null;
}

/** All unread words of a fighter; on a shared line, those that follow the fighter's own parts. */
export function restsFor(draft: Draft, fighter: DraftFighter): readonly Rest[] {
  const { key, line } = fighter;
  const beside = draft.fighters.filter((one) => one.line === line);
  return draft.lines.flatMap((one) => {
    if (one.no !== line) return continuedFighter(draft, one)?.key === key ? restsOf(one) : [];
    return restsOf(one).filter(({ from }) => {
      const before = one.parts.findLast((part) => part.to <= from && part.fighter !== '');
      const whose = before === undefined ? undefined : beside.find((each) => isAbout(before, each));
      return (whose ?? beside[0])?.key === key;
    });
  });
}

/** A text with its offsets in a line; 0 to 0 if the line does not have it verbatim. */
export function locate({ lines }: Draft, text: string, line: number | null): Rest {
  const from = lines.find(({ no }) => no === line)?.text.indexOf(text) ?? -1;
  return from < 0
    ? { line: line ?? 0, from: 0, to: 0, text }
    : { line: line ?? 0, from, to: from + text.length, text };
}

/**
 * Whether every line of the source is accounted for: as a fighter, a heading, a note or left out.
 * @param source the whole text; null if unavailable, which answers false
 */
export function isNothingLost({ lines, fighters }: Draft, source: string | null): boolean {
  if (source === null || lines.length === 0) return false;
  // `7.0/1`: the second fighter split from `7.0`.
  const known = new Set(fighters.flatMap(({ key }) => [key, key.split('/')[0] ?? key]));
  const byNo = new Map(lines.map((line) => [line.no, line]));
  return source.split('\n').every((text, at) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return true;
    const line = byNo.get(at + 1);
    if (line === undefined || line.text.trim() !== text.trim()) return false;
    if (line.role === 'fighter' && !fighters.some((one) => one.line === line.no)) return false;
    if (line.role === 'more' && !fighters.some((one) => (one.line ?? line.no) < line.no))
      return false;
    return line.parts.every(({ fighter }) => fighter === '' || known.has(fighter));
  });
}
