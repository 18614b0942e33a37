import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CasualtyCurve, casualtyCurves } from '#battle/selectors.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { Card } from '#ui/kit/Card.tsx';

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 18;
const BOTTOM = 22;
const TOP = 10;

/** Out of action by turn, a step line for each side, with the threshold of each as a dashed line. */
export function CasualtyChart() {
  const { t } = useTranslation('journal');
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const sides = useBattle((state) => state.battle?.sides);
  const curves = useMemo(() => casualtyCurves(entries, system), [entries, system]);
  if (curves.length === 0 || sides === undefined) return null;
  const nameOf = (curve: CasualtyCurve) =>
    sides.find((side) => side.id === curve.sideId)?.name ?? '';
  const summary = curves
    .map((curve) =>
      t('chart-side', {
        side: nameOf(curve),
        out: curve.casualties.at(-1) ?? 0,
        needed: curve.needed,
      }),
    )
    .join(' ');
  return (
    <Card as="section" label={t('chart')}>
      <h2 className="j-chart-title">{t('chart')}</h2>
      <Drawing curves={curves} label={summary} />
      <ul className="j-legend">
        {curves.map((curve, index) => (
          <li key={curve.sideId} className={`j-legend-side j-side-${index % SIDE_LOOKS}`}>
            {t('legend', { side: nameOf(curve), needed: curve.needed })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Lines differ by dash and width besides their colour, so that grey tells them apart. */
const SIDE_LOOKS = 6;

function Drawing({
  curves,
  label,
}: {
  readonly curves: readonly CasualtyCurve[];
  readonly label: string;
}) {
  const turns = Math.max(1, ...curves.map((curve) => curve.casualties.length));
  const most = Math.max(
    1,
    ...curves.map((curve) => curve.needed),
    ...curves.flatMap((curve) => curve.casualties),
  );
  const x = (turn: number) => LEFT + ((WIDTH - LEFT) * turn) / turns;
  const y = (count: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * count) / most;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; there is no picture file
    <svg className="j-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {wholeNumbers(most).map((count) => (
        <g key={count}>
          <line className="j-grid" x1={LEFT} x2={WIDTH} y1={y(count)} y2={y(count)} />
          <text className="j-axis" x={LEFT - 6} y={y(count) + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {curves.map((curve, index) => (
        <line
          key={curve.sideId}
          className={`j-threshold j-side-${index % SIDE_LOOKS}`}
          x1={LEFT}
          x2={WIDTH}
          y1={y(curve.needed)}
          y2={y(curve.needed)}
        />
      ))}
      {curves.map((curve, index) => (
        <path
          key={curve.sideId}
          className={`j-curve j-side-${index % SIDE_LOOKS}`}
          d={stepLine(curve.casualties, x, y)}
        />
      ))}
      {roundLabels(curves[0]?.rounds ?? []).map(({ round, turn }) => (
        <text key={round} className="j-axis" x={x(turn + 0.5)} y={HEIGHT - 6} textAnchor="middle">
          {round}
        </text>
      ))}
    </svg>
  );
}

function stepLine(
  counts: readonly number[],
  x: (turn: number) => number,
  y: (count: number) => number,
): string {
  const steps = counts.map((count, turn) => `V ${y(count)} H ${x(turn + 1)}`);
  return `M ${x(0)} ${y(0)} ${steps.join(' ')}`;
}

/** At most five lines, whatever the losses. */
function wholeNumbers(most: number): readonly number[] {
  const every = Math.max(1, Math.ceil(most / 4));
  return Array.from({ length: Math.floor(most / every) + 1 }, (_, index) => index * every);
}

/** The number of each round under its first turn; at most eight of them. */
function roundLabels(
  rounds: readonly number[],
): readonly { readonly round: number; readonly turn: number }[] {
  const every = Math.max(1, Math.ceil((rounds.at(-1) ?? 1) / 8));
  return rounds.flatMap((round, turn) =>
    round !== rounds[turn - 1] && (round - 1) % every === 0 ? [{ round, turn }] : [],
  );
}
