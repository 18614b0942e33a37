import type { Draft, DraftFighter, Part, SourceLine } from './draft.ts';
import type { Notice } from './notice.ts';
import { linkOf } from './typed/vocabulary.ts';
import { isDoubtful, linesOf, type Mark } from './understood.ts';

/** A line of the source with one whom it speaks of; with nobody, or with no line where a file has none. */
export interface Row {
  /** His own however other lines are read. */
  readonly id: string;
  readonly line: SourceLine | null;
  /** Its words; of a line that speaks of several, those about this one. */
  readonly source: string;
  readonly fighter: DraftFighter | null;
  readonly mark: Mark;
  readonly notices: readonly Notice[];
}

/** Everything that a draft was read from, in its own order, with what became of it. */
export function rowsOf(draft: Draft): readonly Row[] {
  const { lines, fighters } = draft;
  const understood = linesOf(draft);
  const people = understood.flatMap(({ fighter, mark, notices }): readonly Row[] => {
    const one = fighter === null ? undefined : fighters[fighter];
    if (one === undefined) return [];
    const line = lines.find(({ no }) => no === one.line) ?? null;
    const source = line === null ? '' : sourceOf(line, one, fighters);
    return [{ id: one.key, line, source, fighter: one, mark, notices }];
  });
  const numbers = new Set(lines.map(({ no }) => no));
  const notes = understood.flatMap(({ fighter, line, mark, notices }): readonly Row[] => {
    const shown = fighter !== null || (line !== null && numbers.has(line));
    const about = notices[0]?.about ?? '';
    const id = `${line} ${about}`;
    return shown ? [] : [{ id, line: null, source: about, fighter: null, mark, notices }];
  });
  const inLines = lines.flatMap((line): readonly Row[] => {
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
  const own = line.parts.filter((part) => isOf(part, fighter));
  const [first] = own;
  const last = own.at(-1);
  if (isShared && first !== undefined && last !== undefined)
    return line.text.slice(first.from, last.to);
  // Who has sent it and when says nothing of him.
  const [frame] = line.parts;
  return line.text.slice(frame?.from === 0 && frame.is === 'link' ? frame.to : 0).trim();
}

/** Whether a stretch is about somebody, or about all of those of whom he is one. */
export function isOf({ fighter }: Part, { key }: DraftFighter): boolean {
  return fighter !== '' && (key === fighter || key.startsWith(`${fighter}/`));
}

/** Those whom the player should look at. */
export function doubtfulOf(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ fighter }) => fighter !== null && isDoubtful(fighter));
}

/** Words of a line of which nothing was made, with their places. */
export interface Rest {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What is left of a fighter's line; all else is what its line is as a whole. */
export function restsOf({ no, text, role, parts }: SourceLine): readonly Rest[] {
  if (role !== 'fighter' && role !== 'more') return [];
  const bounds = [...parts, { from: text.length, to: text.length }];
  let behind = 0;
  return bounds.flatMap(({ from, to }) => {
    const gap = text.slice(behind, from);
    const start = behind + (/^[^\p{L}\p{N}]*/u.exec(gap)?.[0].length ?? 0);
    const word = text.slice(start, from).replace(/[^\p{L}\p{N}]+$/u, '');
    behind = to;
    const end = start + word.length;
    return isSaying(word) ? [{ line: no, from: start, to: end, text: word }] : [];
  });
}

/** Whether it says anything: a sign, or a little word that holds others together, does not. */
function isSaying(word: string): boolean {
  return (word.match(/[\p{L}\p{N}]+/gu) ?? []).some((one) => linkOf(one) === null);
}

/** Who a line speaks of without beginning with him; null for nobody. */
export function goesOnWith({ fighters }: Draft, { no, role }: SourceLine): DraftFighter | null {
  if (role !== 'more') return null;
  return fighters.findLast((one) => one.line !== null && one.line < no) ?? null;
}

/** What nothing was made of in all lines that speak of somebody; of several in a line, behind his own words. */
export function restsFor(draft: Draft, fighter: DraftFighter): readonly Rest[] {
  const { key, line } = fighter;
  const beside = draft.fighters.filter((one) => one.line === line);
  return draft.lines.flatMap((one) => {
    if (one.no !== line) return goesOnWith(draft, one)?.key === key ? restsOf(one) : [];
    return restsOf(one).filter(({ from }) => {
      const before = one.parts.findLast((part) => part.to <= from && part.fighter !== '');
      const whose = before === undefined ? undefined : beside.find((each) => isOf(before, each));
      return (whose ?? beside[0])?.key === key;
    });
  });
}

/** Words with their place in a line; with none, from 0 to 0, where they stand otherwise in it. */
export function placeOf({ lines }: Draft, text: string, line: number | null): Rest {
  const from = lines.find(({ no }) => no === line)?.text.indexOf(text) ?? -1;
  return from < 0
    ? { line: line ?? 0, from: 0, to: 0, text }
    : { line: line ?? 0, from, to: from + text.length, text };
}

/**
 * Whether all that was written is in a fighter, a heading or a note, or named as left aside.
 * @param source the whole text; null where nobody has it, which is no promise
 */
export function isNothingLost({ lines, fighters }: Draft, source: string | null): boolean {
  if (source === null || lines.length === 0) return false;
  // `7.0/1`: the second of those of whom the line speaks as one.
  const known = new Set(fighters.flatMap(({ key }) => [key, key.split('/')[0] ?? key]));
  const told = new Map(lines.map((line) => [line.no, line]));
  return source.split('\n').every((text, at) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return true;
    const line = told.get(at + 1);
    if (line === undefined || line.text.trim() !== text.trim()) return false;
    if (line.role === 'fighter' && !fighters.some((one) => one.line === line.no)) return false;
    if (line.role === 'more' && !fighters.some((one) => (one.line ?? line.no) < line.no))
      return false;
    return line.parts.every(({ fighter }) => fighter === '' || known.has(fighter));
  });
}
