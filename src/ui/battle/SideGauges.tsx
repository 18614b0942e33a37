import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '#i18n/format.ts';
import { toNumber } from '#rules/chance.ts';
import type { SideId } from '#rules/ids.ts';
import type { RoutReport } from '#rules/system.ts';
import { useBattle, useBattleShallow, useRout, useSide } from '#store/hooks.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { isRoutAhead } from './rout-ahead.ts';
import { useTable } from './table-context.ts';
import './SideGauges.css';

/** How far each side is from its rout test. */
export function SideGauges() {
  const { t } = useTranslation('table');
  const ids = useBattleShallow((state) => state.battle?.sides.map(({ id }) => id) ?? []);
  return (
    <ul className="gauges" aria-label={t('gauge.all')}>
      {ids.map((id) => (
        <li key={id}>
          <SideGauge id={id} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is a button that opens the exact numbers. */
const SideGauge = memo(function SideGauge({ id }: { readonly id: SideId }) {
  const table = useTable();
  const countWords = useCountWords();
  const side = useSide(id);
  const report = useRout(id);
  const playing = useBattle(({ battle }) => battle?.position.sideId === id && !battle.ended);
  if (side === null) return null;
  const count = report === null ? null : countWords(report);
  return (
    <button
      type="button"
      className={classNames(
        'gauge',
        playing && 'gauge-playing',
        side.removed !== null && 'gauge-gone',
      )}
      aria-current={playing ? 'true' : undefined}
      onClick={() => table.open({ kind: 'gauge', sideId: id })}
    >
      <span className="gauge-head">
        <span className="gauge-name">{side.name}</span>{' '}
        {report === null ? null : <RoutState id={id} report={report} removed={side.removed} />}
      </span>
      {report === null || count === null ? null : (
        <>
          <span aria-hidden="true">
            <Gauge
              total={report.participants}
              filled={toNumber(report.casualties)}
              mark={report.needed}
              label={count}
            />
          </span>
          <span className="gauge-count">{count}</span>
        </>
      )}
    </button>
  );
});

type RoutStateProps = {
  readonly id: SideId;
  readonly report: RoutReport;
  readonly removed: string | null;
};

/** Due now, due when its turn comes, or how many losses away. */
function RoutState({ id, report, removed }: RoutStateProps) {
  const { t } = useTranslation('battle');
  const ahead = useBattle(
    ({ battle, system }) => battle !== null && isRoutAhead(battle, system, id),
  );
  const ended = useBattle(({ battle }) => battle?.ended === true);
  if (removed !== null) return <Badge tone="neutral">{t('gauge.gone')}</Badge>;
  if (ended) return null;
  if (report.due) {
    return (
      <Badge tone="rout" icon="rout">
        {t('gauge.due')}
      </Badge>
    );
  }
  if (report.missing > 0) {
    return (
      <span className={classNames('gauge-missing', report.missing === 1 && 'gauge-one-more')}>
        {report.missing === 1 ? t('gauge.one-more') : t('gauge.missing', { count: report.missing })}
      </span>
    );
  }
  return ahead ? <Badge tone="rout">{t('gauge.next-turn')}</Badge> : null;
}

/** "3 / 12 hors de combat · seuil 3". */
function useCountWords(): (report: RoutReport) => string {
  const { t } = useTranslation('battle');
  return ({ casualties, participants, needed }) =>
    t('gauge.count', { out: number(toNumber(casualties)), of: participants, needed });
}
