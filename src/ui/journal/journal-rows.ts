import type { StoryLine, StoryTurn } from './story.ts';

/** A round of the journal, in which each side has its turn. */
export interface StoryRound {
  readonly round: number;
  /** Oldest first; empty when nothing worth a line happened. */
  readonly lines: readonly StoryLine[];
}

/** One row of the journal as a flat list. */
export type JournalRow = { readonly key: string; readonly round: StoryRound } & (
  | { readonly kind: 'head' }
  /** `place` counts from 1 among the `of` lines of its round. */
  | { readonly kind: 'line'; readonly line: StoryLine; readonly place: number; readonly of: number }
);

/** The turns of each round together, oldest first. @param story oldest turn first */
export function roundsOf(story: readonly StoryTurn[]): readonly StoryRound[] {
  const rounds = new Map<number, StoryLine[]>();
  for (const { position, parts } of story) {
    const lines = rounds.get(position.round) ?? [];
    lines.push(...parts.flatMap((part) => part.lines));
    rounds.set(position.round, lines);
  }
  return [...rounds].map(([round, lines]) => ({ round, lines }));
}

/**
 * The journal as a flat list, newest first.
 * @param folded rounds of which only the head is shown
 */
export function rowsOf(
  rounds: readonly StoryRound[],
  folded: ReadonlySet<number> = new Set(),
): readonly JournalRow[] {
  return rounds.toReversed().flatMap((round): readonly JournalRow[] => {
    const head: JournalRow = { kind: 'head', key: `round ${round.round}`, round };
    if (folded.has(round.round)) return [head];
    const of = round.lines.length;
    return [
      head,
      ...round.lines.toReversed().map(
        (line, at): JournalRow => ({
          kind: 'line',
          key: line.key,
          round,
          line,
          place: at + 1,
          of,
        }),
      ),
    ];
  });
}

/** The number of lines, without heads. */
export function countLines(rounds: readonly StoryRound[]): number {
  return rounds.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** A round, and the row of its head. */
export interface RoundStart {
  readonly round: number;
  readonly row: number;
}

/** The starts of rounds, newest first, evenly thinned out to `max`. @param max at least 1 */
export function roundStarts(rows: readonly JournalRow[], max: number): readonly RoundStart[] {
  const all = rows.flatMap(({ kind, round }, row) =>
    kind === 'head' ? [{ round: round.round, row }] : [],
  );
  const step = Math.ceil(all.length / max);
  return all.filter((_, index) => index % step === 0);
}
