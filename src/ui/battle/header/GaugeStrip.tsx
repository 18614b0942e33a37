import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattleShallow, useRout, useSide } from '#store/hooks.ts';
import { useSideTone } from '#ui/battle/sides/side-tone.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useAtTurn, useRoutState } from './rout-state.ts';
import './GaugeStrip.css';

/**
 * All gauges in one low line below the header, as long as the gauges themselves are scrolled out of sight. A tap
 * leads back to them.
 */
export function GaugeStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const gone = useGaugesGone(strip);
  return (
    <div className="gauge-strip" ref={strip}>
      {gone ? <Strip /> : null}
    </div>
  );
}

function Strip() {
  const { t } = useTranslation('table');
  const ids = useBattleShallow(({ battle }) =>
    (battle?.sides ?? []).flatMap(({ id, removed }) => (removed === null ? [id] : [])),
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
    <span className={classNames('gauge-cell', playing && 'gauge-cell-playing')}>
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
        <Gauge total={participants} filled={out} mark={needed} label="" />
      </span>
      <span className="gauge-cell-count">
        {t('table:gauge.count-short', { out: number(out), of: number(participants) })}
      </span>{' '}
      {state === 'due' || state === 'next-turn' ? (
        <span className={classNames('gauge-chip', `gauge-chip-${state}`)}>
          <Icon name="rout" size={16} />
          <span>{t(`battle:gauge.${state}`)}</span>
        </span>
      ) : null}
    </>
  );
}

/** Whether the gauges have left the screen under the header that `inside` hangs from. */
function useGaugesGone(inside: RefObject<HTMLElement | null>): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const header = inside.current?.closest('header');
    const gauges = document.querySelector('.gauges');
    if (header === null || header === undefined || gauges === null) return undefined;
    if (typeof IntersectionObserver === 'undefined' || typeof ResizeObserver === 'undefined')
      return undefined;
    let watching: IntersectionObserver | null = null;
    // The header is higher with larger type; it covers what lies behind it.
    const sized = new ResizeObserver(() => {
      watching?.disconnect();
      watching = new IntersectionObserver(
        (seen) => {
          // Several changes may come at once; what counts is how it stands now.
          const now = seen.at(-1);
          setGone(now !== undefined && !now.isIntersecting && now.boundingClientRect.top < 0);
        },
        { rootMargin: `-${header.offsetHeight}px 0px 0px` },
      );
      watching.observe(gauges);
    });
    sized.observe(header);
    return () => {
      sized.disconnect();
      watching?.disconnect();
    };
  }, [inside]);
  return gone;
}
