import type { Draft, DraftFighter } from './draft.ts';
import type { Notice, NoticeCode } from './notice.ts';
import { plain } from './words/names.ts';
import { sectionOf } from './words/sections.ts';

/** How well a line was understood: `completed` from the rules · `text` stays a note, or a free fighter. */
export type Mark = 'understood' | 'completed' | 'guessed' | 'text';

/** A line of the file with what became of it. */
export interface UnderstoodLine {
  readonly mark: Mark;
  /** From 1; null when the file has no lines. */
  readonly line: number | null;
  /** His place among the draft's fighters; null for a line that stays a note. */
  readonly fighter: number | null;
  /** What there is to say of it. */
  readonly notices: readonly Notice[];
}

/**
 * The same draft with every line of a list that nothing was made of as a note: nothing is lost in
 * silence. Where fighters have several lines, it leaves the draft as it is: what stands between may be
 * a part of theirs.
 * @param lines the list as it was written
 */
export function withUnused(draft: Draft, lines: readonly string[]): Draft {
  const { fighters, notices } = draft;
  const inOne = fighters.every(({ line, gear, skills, injuries, rules }) =>
    [...gear, ...skills, ...injuries, ...rules].every((one) => one.line === line),
  );
  if (!inOne) return draft;
  const used = new Set([...fighters, ...notices].map(({ line }) => line));
  const names = [draft.name.value, draft.type.value].map(plain).filter((name) => name !== '');
  const unused = lines.flatMap((text, at): readonly Notice[] => {
    const words = plain(text);
    const named = names.some((name) => words.includes(name));
    const known = words === '' || used.has(at + 1) || named || sectionOf(text) !== null;
    const about = text.trim();
    return known ? [] : [{ code: 'LineNotUnderstood', about, line: at + 1 }];
  });
  return { ...draft, notices: [...notices, ...unused] };
}

/** Notices of lines that stay as they are. */
const NOTES: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['LeftOut', 'LineNotUnderstood']);

/** What became of each line that says something, in the order of the file. */
export function linesOf(draft: Draft): readonly UnderstoodLine[] {
  const told = aboutFighters(draft);
  const whose = (notice: Notice) =>
    notice.line === null ? -1 : draft.fighters.findLastIndex(({ line }) => line === notice.line);
  const left = draft.notices.filter(({ code }) => NOTES.has(code));
  const people = draft.fighters.map((one, fighter): UnderstoodLine => {
    // What is left of a line stands below the last whom it introduces: a line is shown once.
    const rest = left.filter((notice) => whose(notice) === fighter);
    const notices = [...(told.get(fighter) ?? []), ...rest];
    return { mark: markOf(one, notices), line: one.line, fighter, notices };
  });
  const notes = left
    .filter((notice) => whose(notice) < 0)
    .map(
      (notice): UnderstoodLine => ({
        mark: 'text',
        line: notice.line,
        fighter: null,
        notices: [notice],
      }),
    );
  const last = Number.MAX_SAFE_INTEGER;
  return [...people, ...notes].toSorted((a, b) => (a.line ?? last) - (b.line ?? last));
}

/** What there is to say of the warband, or of nobody who is in it. */
export function saidOfAll(draft: Draft): readonly Notice[] {
  const told = new Set([...aboutFighters(draft).values()].flat());
  return draft.notices.filter(
    (notice) => !NOTES.has(notice.code) && notice.code !== 'FilledStats' && !told.has(notice),
  );
}

/** What is filled in from the rules although it might have been otherwise: nobody's plain numbers. */
export function filledIn(fighter: DraftFighter): {
  readonly xp: number;
  readonly stats: boolean;
} {
  const origins = new Set(Object.values(fighter.stats).map(({ origin }) => origin));
  return {
    xp: fighter.xp.origin === 'rules' ? fighter.xp.value : 0,
    stats: origins.has('file') && origins.has('rules'),
  };
}

function markOf(fighter: DraftFighter, notices: readonly Notice[]): Mark {
  if (isDoubtful(fighter)) return 'guessed';
  if (fighter.profileId.value === '') return 'text';
  if (notices.some(({ code }) => AS_TEXT.has(code) || NOTES.has(code))) return 'text';
  const { xp, stats } = filledIn(fighter);
  return xp > 0 || stats ? 'completed' : 'understood';
}

/** Whether his player should look at him. */
export function isDoubtful({ unsure, choices }: DraftFighter): boolean {
  return unsure.length > 0 || choices.length > 0;
}

/** What is kept with him as his player has written it. */
const AS_TEXT: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['Noted', 'UnknownItem']);

/** Notices that are about the fighter on whose lines they stand. */
const PERSONAL: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'AmbiguousItem',
  'AmbiguousType',
  'GuessedItem',
  'GuessedType',
  'MissesNext',
  'NoStats',
  'Noted',
  'NumberUnclear',
  'OverLimit',
  'PromotedHenchman',
  'UnknownItem',
  'UnknownType',
]);

/** By the fighter's place: a fighter's lines reach to the next one. */
function aboutFighters({ fighters, notices }: Draft): ReadonlyMap<number, readonly Notice[]> {
  const about = new Map<number, readonly Notice[]>();
  for (const notice of notices) {
    const { line } = notice;
    if (line === null || !PERSONAL.has(notice.code)) continue;
    const [nearest] = fighters
      .flatMap((one, at) => (one.line !== null && one.line <= line ? [{ at, line: one.line }] : []))
      .toSorted((a, b) => b.line - a.line || a.at - b.at);
    if (nearest !== undefined) about.set(nearest.at, [...(about.get(nearest.at) ?? []), notice]);
  }
  return about;
}
