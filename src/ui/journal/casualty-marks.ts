import type { CasualtyCurve } from '#battle/selectors.ts';
import { write } from '#ui/painting/lettering.ts';
import type { Area, Colour, Font, LineMark, TextMark } from '#ui/painting/picture.ts';
import { casualtyPlot } from './casualty-plot.ts';

/** How a side's line is drawn; lines differ by more than their colour. */
export type CurveLook = Pick<LineMark, 'colour' | 'width' | 'dash'>;

export interface ChartLook {
  /** In the order of the curves. */
  readonly curves: readonly CurveLook[];
  /** Lines at whole numbers, 2 px wide. */
  readonly grid: Pick<LineMark, 'colour' | 'opacity'>;
  readonly threshold: Pick<LineMark, 'width' | 'dash'>;
  readonly numbers: {
    readonly font: Font;
    readonly colour: Colour;
    /** px from the left edge to the counts, and from their line down to their baseline. */
    readonly left: number;
    readonly drop: number;
    /** px from the lower edge to the baseline of the rounds. */
    readonly below: number;
  };
}

/** The casualty curve of a battle, as on the screen. */
export function casualtyMarks(
  curves: readonly CasualtyCurve[],
  area: Area,
  { curves: looks, grid, threshold: dashes, numbers }: ChartLook,
): readonly (LineMark | TextMark)[] {
  const plot = casualtyPlot(curves, area);
  const across = (y: number) => [
    { x: area.left, y },
    { x: area.right, y },
  ];
  const label = (text: number, x: number, y: number, align: 'center' | 'right') =>
    write(String(text), numbers.font, numbers.colour, { x, y, align });
  return [
    ...plot.rows.flatMap(({ count, y }): readonly (LineMark | TextMark)[] => [
      { kind: 'line', points: across(y), width: 2, dash: [], ...grid },
      label(count, area.left - numbers.left, y + numbers.drop, 'right'),
    ]),
    ...plot.sides.flatMap(({ threshold, steps }, index): readonly LineMark[] => {
      const look = looks[index];
      if (look === undefined) return [];
      return [
        { kind: 'line', points: across(threshold), colour: look.colour, ...dashes },
        { kind: 'line', points: steps, ...look },
      ];
    }),
    ...plot.rounds.map(({ round, x }) => label(round, x, area.bottom + numbers.below, 'center')),
  ];
}
