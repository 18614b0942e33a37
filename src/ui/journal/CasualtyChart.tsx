import { useMemo } from 'react';
import { type CasualtyCurve, casualtyCurves } from '#battle/selectors.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { Card } from '#ui/kit/Card.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import type { Tone } from '#ui/kit/tones.ts';
import { sideColours } from '#ui/side-colours.ts';
import { casualtyPlot } from './casualty-plot.ts';
import '#ui/kit/tones.css';
import './CasualtyChart.css';

const WIDTH = 320;
const HEIGHT = 150;
const AREA = { left: 18, right: WIDTH, top: 10, bottom: HEIGHT - 22 } as const;

/** Casualties by turn: a step line for each side, and its rout threshold as a dashed line. */
export function CasualtyChart() {
  const { t } = useTranslation('journal');
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const sides = useBattle((state) => state.battle?.sides);
  const curves = useMemo(() => casualtyCurves(entries, system), [entries, system]);
  if (curves.length === 0 || sides === undefined) return null;
  const looks = looksOf(sideColours(sides));
  const nameOf = (curve: CasualtyCurve) =>
    sides.find((side) => side.id === curve.sideId)?.name ?? '';
  const summary = curves
    .map((curve) =>
      t('chart-side', {
        side: nameOf(curve),
        out: number(curve.casualties.at(-1) ?? 0),
        needed: number(curve.needed),
      }),
    )
    .join(' ');
  return (
    <Card as="section" label={t('chart')}>
      <h2 className="j-chart-title">{t('chart')}</h2>
      <Drawing curves={curves} looks={looks} label={summary} />
      <ul className="cluster j-legend">
        {curves.map((curve, index) => (
          <li key={curve.sideId} className={looks[index]?.legend}>
            {t('legend', { side: nameOf(curve), needed: number(curve.needed) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SideLook = { readonly legend: string; readonly curve: string; readonly threshold: string };

/** Lines differ by dash and width besides colour, so that they can be distinguished in greyscale. */
function looksOf(colours: readonly Tone[]): readonly SideLook[] {
  return colours.map((tone, index) => {
    const side = classNames(`k-tone-${tone}`, index % 2 === 1 && 'j-dashed');
    return {
      legend: `j-legend-side ${side}`,
      curve: `j-curve ${side}`,
      threshold: `j-threshold ${side}`,
    };
  });
}

type DrawingProps = {
  readonly curves: readonly CasualtyCurve[];
  readonly looks: readonly SideLook[];
  readonly label: string;
};

function Drawing({ curves, looks, label }: DrawingProps) {
  const plot = casualtyPlot(curves, AREA);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; there is no picture file
    <svg className="j-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {plot.rows.map(({ count, y }) => (
        <g key={count}>
          <line className="j-grid" x1={AREA.left} x2={AREA.right} y1={y} y2={y} />
          <text className="j-axis" x={AREA.left - 6} y={y + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {plot.sides.map(({ threshold: y }, index) => (
        <line
          key={curves[index]?.sideId}
          className={looks[index]?.threshold}
          x1={AREA.left}
          x2={AREA.right}
          y1={y}
          y2={y}
        />
      ))}
      {plot.sides.map(({ steps }, index) => (
        <polyline
          key={curves[index]?.sideId}
          className={looks[index]?.curve}
          points={steps.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      {plot.rounds.map(({ round, x }) => (
        <text key={round} className="j-axis" x={x} y={HEIGHT - 6} textAnchor="middle">
          {round}
        </text>
      ))}
    </svg>
  );
}
