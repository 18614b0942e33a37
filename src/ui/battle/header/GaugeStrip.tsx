import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { ownFirst } from '#battle/sides.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattleShallow, useRout, useSide } from '#store/hooks.ts';
import { useSideTone } from '#ui/battle/sides/side-tone.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useAtTurn, useRoutState } from './rout-state.ts';
import './GaugeStrip.css';
import '#ui/kit/tones.css';

/** All gauges in one line below the header while the real ones are scrolled out of sight; a tap scrolls back. */
export function GaugeStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const scrolledPast = useGaugesScrolledPast(strip);
  return (
    <div className="gauge-strip" ref={strip}>
      {scrolledPast ? <Strip /> : null}
    </div>
  );
}

function Strip() {
  const { t } = useTranslation('table');
  const own = useOwnSide();
  const ids = useBattleShallow(({ battle }) =>
    ownFirst(battle?.sides ?? [], own).flatMap(({ id, removed }) => (removed === null ? [id] : [])),
  );
  return (
    <button
      type="button"
      className="gauge-strip-button"
      data-sides={ids.length > 4 ? 'row' : ids.length > 2 ? 'many' : 'few'}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      {ids.map((id) => (
        <Cell key={id} id={id} />
      ))}
      <span className="visually-hidden">{t('gauge.back')}</span>
    </button>
  );
}

const Cell = memo(function Cell({ id }: { readonly id: SideId }) {
  const side = useSide(id);
  const report = useRout(id);
  const playing = useAtTurn(id);
  const tone = useSideTone(id);
  if (side === null) return null;
  return (
    <span className={classNames('line close gauge-cell', playing && 'gauge-cell-playing')}>
      <span className={`gauge-cell-sign k-tone-${tone}`}>
        <Icon name={emblemIcon(side.emblem)} size={18} label={side.name} />
      </span>{' '}
      {report === null ? (
        <span className="gauge-cell-name" aria-hidden="true">
          {side.name}
        </span>
      ) : (
        <Numbers id={id} report={report} />
      )}
    </span>
  );
});

function Numbers({ id, report }: { readonly id: SideId; readonly report: RoutReport }) {
  const { t } = useTranslation(['table', 'battle']);
  const state = useRoutState(id, report);
  const { casualties, participants, needed } = report;
  const out = toNumber(casualties);
  return (
    <>
      <span className="gauge-cell-pips" aria-hidden="true">
        <Gauge total={participants} filled={out} mark={report.spared ? null : needed} label="" />
      </span>
      <span className="unbroken at-end gauge-cell-count">
        {t('table:gauge.count-short', { out: number(out), of: number(participants) })}
      </span>{' '}
      {state === 'breaks-up' || state === 'due' || state === 'next-turn' ? (
        <span
          className={classNames(
            'line unbroken gauge-chip',
            `gauge-chip-${state === 'breaks-up' ? 'due' : state}`,
          )}
        >
          <Icon name="rout" size={16} />
          <span>{t(`battle:gauge.${state}`)}</span>
        </span>
      ) : null}
    </>
  );
}

/** Whether the gauges have scrolled out of sight behind the header around `inside`. */
function useGaugesScrolledPast(inside: RefObject<HTMLElement | null>): boolean {
  const [scrolledPast, setScrolledPast] = useState(false);
  useEffect(() => {
    const header = inside.current?.closest('header');
    const gauges = document.querySelector('.gauges');
    if (header === null || header === undefined || gauges === null) return undefined;
    if (typeof IntersectionObserver === 'undefined' || typeof ResizeObserver === 'undefined')
      return undefined;
    let intersection: IntersectionObserver | null = null;
    // The header's height depends on the text size, and what it covers is out of sight.
    const resize = new ResizeObserver(() => {
      intersection?.disconnect();
      intersection = new IntersectionObserver(
        (entries) => {
          const latest = entries.at(-1);
          setScrolledPast(
            latest !== undefined && !latest.isIntersecting && latest.boundingClientRect.top < 0,
          );
        },
        { rootMargin: `-${header.offsetHeight}px 0px 0px` },
      );
      intersection.observe(gauges);
    });
    resize.observe(header);
    return () => {
      resize.disconnect();
      intersection?.disconnect();
    };
  }, [inside]);
  return scrolledPast;
}
