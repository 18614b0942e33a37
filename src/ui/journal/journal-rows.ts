import type { StoryLine, StoryPart, StoryTurn } from './story.ts';

/** One row of the journal as a flat list. */
export type JournalRow = { readonly key: string; readonly turn: StoryTurn } & (
  | { readonly kind: 'turn' }
  /** The turn's skipped phases. */
  | { readonly kind: 'passed' }
  /** Nothing happened in the turn. */
  | { readonly kind: 'quiet' }
  | { readonly kind: 'part'; readonly part: StoryPart }
  /** `place` counts from 1 among the `of` lines of its turn. */
  | { readonly kind: 'line'; readonly line: StoryLine; readonly place: number; readonly of: number }
);

/**
 * The journal as a flat list, newest first.
 * @param story oldest turn first
 */
export function rowsOf(story: readonly StoryTurn[]): readonly JournalRow[] {
  return story.toReversed().flatMap(rowsOfTurn);
}

/** The number of lines, without headings. */
export function countLines(story: readonly StoryTurn[]): number {
  return story.reduce((sum, turn) => sum + linesIn(turn), 0);
}

/** A round, and the row of its last turn's heading, where the round begins in the list. */
export interface RoundStart {
  readonly round: number;
  readonly row: number;
}

/** The starts of rounds, newest first, evenly thinned out to `max`. @param max at least 1 */
export function roundStarts(rows: readonly JournalRow[], max: number): readonly RoundStart[] {
  const starts = new Map<number, number>();
  for (const [at, { kind, turn }] of rows.entries()) {
    const { round } = turn.position;
    if (kind === 'turn' && !starts.has(round)) starts.set(round, at);
  }
  const all = [...starts].map(([round, row]) => ({ round, row }));
  const step = Math.ceil(all.length / max);
  return all.filter((_, index) => index % step === 0);
}

function rowsOfTurn(turn: StoryTurn): readonly JournalRow[] {
  const name = `turn ${turn.position.turn}`;
  const head: readonly JournalRow[] = [
    { kind: 'turn', key: name, turn },
    ...(turn.passed.length === 0 ? [] : [{ kind: 'passed', key: `${name} passed`, turn } as const]),
  ];
  if (turn.parts.length === 0) return [...head, { kind: 'quiet', key: `${name} quiet`, turn }];
  const of = linesIn(turn);
  let place = 0;
  const parts = turn.parts.toReversed().flatMap((part): readonly JournalRow[] => [
    { kind: 'part', key: `part ${part.lines[0]?.key}`, turn, part },
    ...part.lines.toReversed().map((line): JournalRow => {
      place += 1;
      return { kind: 'line', key: line.key, turn, line, place, of };
    }),
  ]);
  return [...head, ...parts];
}

function linesIn({ parts }: StoryTurn): number {
  return parts.reduce((sum, { lines }) => sum + lines.length, 0);
}
