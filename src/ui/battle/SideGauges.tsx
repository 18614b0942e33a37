import { memo } from 'react';
import type { Side } from '#battle/state.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useBattle, useBattleShallow, useRout, useRuleSystem, useSide } from '#store/hooks.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { TeamMark } from './TeamMark.tsx';
import { useTable } from './table-context.ts';
import './SideGauges.css';

/** How far each side is from its rout test, in playing order. */
export function SideGauges() {
  const { t } = useTranslation('table');
  const ids = useBattleShallow((state) => state.battle?.sides.map(({ id }) => id) ?? []);
  const { rout } = useRuleSystem();
  return (
    <ol className="gauges" aria-label={t(rout === null ? 'gauge.sides' : 'gauge.all')}>
      {ids.map((id, index) => (
        <li key={id}>
          <SideGauge id={id} place={ids.length > 2 ? index + 1 : null} />
        </li>
      ))}
    </ol>
  );
}

type SideGaugeProps = {
  readonly id: SideId;
  /** Its place in the playing order; null where two simply take turns. */
  readonly place: number | null;
};

/** The whole card is a button that opens the exact numbers, where there are any. */
const SideGauge = memo(function SideGauge({ id, place }: SideGaugeProps) {
  const table = useTable();
  const side = useSide(id);
  const report = useRout(id);
  const atTurn = useBattle(({ battle }) => battle?.position.sideId === id && !battle.ended);
  if (side === null) return null;
  const playing = atTurn && side.removed === null;
  const className = classNames(
    'gauge',
    playing && 'gauge-playing',
    side.removed !== null && 'gauge-gone',
  );
  const face = (
    <>
      <Head side={side} place={place} playing={playing} />
      {report === null ? null : <Losses report={report} />}
      {report === null && side.removed === null ? null : (
        <span className="gauge-foot">
          {report === null ? null : <Count report={report} />}
          <State side={side} report={report} />
        </span>
      )}
    </>
  );
  const current = playing ? 'true' : undefined;
  if (report === null) {
    return (
      <div className={classNames(className, 'gauge-plain')} aria-current={current}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-current={current}
      onClick={() => table.open({ kind: 'gauge', sideId: id })}
    >
      {face}
    </button>
  );
});

type HeadProps = Pick<SideGaugeProps, 'place'> & {
  readonly side: Side;
  readonly playing: boolean;
};

function Head({ side, place, playing }: HeadProps) {
  return (
    <span className="gauge-head">
      <span className="gauge-title">
        {playing ? <Icon name="play" size={13} /> : null}
        {place === null ? null : <span className="gauge-place">{place}</span>}{' '}
        <span className="gauge-name">{side.name}</span>
      </span>{' '}
      {side.team === null ? null : <TeamMark team={side.team} />}
    </span>
  );
}

function Losses({ report }: { readonly report: RoutReport }) {
  return (
    <span aria-hidden="true">
      <Gauge
        total={report.participants}
        filled={toNumber(report.casualties)}
        mark={report.needed}
        label=""
      />
    </span>
  );
}

/** "3 / 12 · seuil 3": the picture above says of what, and a screen reader in words. */
function Count({ report: { casualties, participants, needed } }: { readonly report: RoutReport }) {
  const { t } = useTranslation(['table', 'battle']);
  const numbers = {
    out: number(toNumber(casualties)),
    of: number(participants),
    needed: number(needed),
  };
  return (
    <span className="gauge-count">
      <span aria-hidden="true">{t('table:gauge.count', numbers)}</span>
      <span className="visually-hidden">{t('battle:gauge.count', numbers)}</span>
    </span>
  );
}

type StateProps = { readonly side: Side; readonly report: RoutReport | null };

/** Gone, due now, due when its turn comes, or how many losses away. */
function State({ side, report }: StateProps) {
  const { t } = useTranslation('battle');
  const ahead = useBattle(({ routsAhead }) => routsAhead[side.id] === true);
  const ended = useBattle(({ battle }) => battle?.ended === true);
  if (side.removed !== null) return <Badge tone="neutral">{t('gauge.gone')}</Badge>;
  if (ended || report === null) return null;
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
