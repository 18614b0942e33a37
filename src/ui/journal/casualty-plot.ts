import type { CasualtyCurve } from '#battle/selectors.ts';

/** The rectangle that the curves fill, in the caller's units. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CasualtyPlot {
  /** Whole numbers of casualties from 0; at most five. */
  readonly rows: readonly { readonly count: number; readonly y: number }[];
  /** The number of each round under its first turn; at most eight. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** In the order of the curves. */
  readonly sides: readonly {
    readonly threshold: number;
    /** Corners of the step line, from the left. */
    readonly steps: readonly Point[];
  }[];
}

/** The layout of the casualty chart, for the screen and for pictures. */
export function casualtyPlot(curves: readonly CasualtyCurve[], area: PlotArea): CasualtyPlot {
  const turns = Math.max(1, ...curves.map((curve) => curve.casualties.length));
  const max = Math.max(
    1,
    ...curves.map((curve) => curve.needed),
    ...curves.flatMap((curve) => curve.casualties),
  );
  const x = (turn: number) => area.left + ((area.right - area.left) * turn) / turns;
  const y = (count: number) => area.bottom - ((area.bottom - area.top) * count) / max;
  return {
    rows: wholeNumbers(max).map((count) => ({ count, y: y(count) })),
    rounds: roundLabels(curves[0]?.rounds ?? []).map(({ round, turn }) => ({
      round,
      x: x(turn + 0.5),
    })),
    sides: curves.map(({ casualties, needed }) => ({
      threshold: y(needed),
      steps: [
        { x: x(0), y: y(0) },
        ...casualties.flatMap((count, turn) => [
          { x: x(turn), y: y(count) },
          { x: x(turn + 1), y: y(count) },
        ]),
      ],
    })),
  };
}

function wholeNumbers(max: number): readonly number[] {
  const every = Math.max(1, Math.ceil(max / 4));
  return Array.from({ length: Math.floor(max / every) + 1 }, (_, index) => index * every);
}

function roundLabels(
  rounds: readonly number[],
): readonly { readonly round: number; readonly turn: number }[] {
  const every = Math.max(1, Math.ceil((rounds.at(-1) ?? 1) / 8));
  return rounds.flatMap((round, turn) =>
    round !== rounds[turn - 1] && (round - 1) % every === 0 ? [{ round, turn }] : [],
  );
}
