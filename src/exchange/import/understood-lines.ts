import type { Draft, DraftFighter } from './draft.ts';
import { isUnreadLine, type Notice, type NoticeCode } from './notice.ts';
import { plain } from './words/names.ts';
import { sectionOf } from './words/sections.ts';

/** How well a line was read: `completed` from the rules · `text` kept as a note or as a free fighter. */
export type Confidence = 'understood' | 'completed' | 'guessed' | 'text';

/** A line of the file with the result of reading it. */
export interface UnderstoodLine {
  readonly mark: Confidence;
  /** From 1; null if the file has no lines. */
  readonly line: number | null;
  /** Index among the draft's fighters; null for a note. */
  readonly fighter: number | null;
  readonly notices: readonly Notice[];
}

/**
 * Adds a notice for every unread line, so that nothing is lost silently. A draft whose fighters span several lines
 * is returned unchanged: lines in between may belong to them.
 * @param lines the source list
 */
export function withUnreadLines(draft: Draft, lines: readonly string[]): Draft {
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

/** The result for each line that says something, in source order. */
export function understoodLines(draft: Draft): readonly UnderstoodLine[] {
  const byFighter = aboutFighters(draft);
  const whose = (notice: Notice) =>
    notice.line === null ? -1 : draft.fighters.findLastIndex(({ line }) => line === notice.line);
  const left = draft.notices.filter(isUnreadLine);
  const people = draft.fighters.map((one, fighter): UnderstoodLine => {
    // Shown with the last fighter of the line, so that the line is shown once.
    const rest = left.filter((notice) => whose(notice) === fighter);
    const notices = [...(byFighter.get(fighter) ?? []), ...rest];
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

/** Notices that are not about a single fighter. */
export function warbandNotices(draft: Draft): readonly Notice[] {
  const shown = new Set([...aboutFighters(draft).values()].flat());
  return draft.notices.filter(
    (notice) => !isUnreadLine(notice) && notice.code !== 'FilledStats' && !shown.has(notice),
  );
}

/** What was filled in from the rules and may differ in reality: starting experience, and gaps in a given profile. */
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

function markOf(fighter: DraftFighter, notices: readonly Notice[]): Confidence {
  if (isDoubtful(fighter)) return 'guessed';
  if (fighter.profileId.value === '') return 'text';
  if (notices.some((one) => KEPT_AS_TEXT.has(one.code) || isUnreadLine(one))) return 'text';
  const { xp, stats } = filledIn(fighter);
  return xp > 0 || stats ? 'completed' : 'understood';
}

/** Whether the player should check this fighter. */
export function isDoubtful({ unsure, choices }: DraftFighter): boolean {
  return unsure.length > 0 || choices.length > 0;
}

/** Notices of words kept verbatim with a fighter. */
const KEPT_AS_TEXT: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['Noted', 'UnknownItem']);

/** Notices about the fighter on whose lines they appear. */
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

/** Notices by fighter index; a fighter's lines extend to the next fighter. */
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
