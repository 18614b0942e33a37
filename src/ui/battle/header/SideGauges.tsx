import { memo, useCallback, useState } from 'react';
import { ownFirst } from '#battle/sides.ts';
import type { Side } from '#battle/state.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useBattleShallow, useRout, useRuleSystem, useSide } from '#store/hooks.ts';
import { shortName } from '#ui/battle/short-name.ts';
import { AddLossButton, useLosses } from '#ui/battle/sides/LightSide.tsx';
import { headingId } from '#ui/battle/sides/side-heading.ts';
import { useSideTone } from '#ui/battle/sides/side-tone.ts';
import { TeamMark } from '#ui/battle/sides/TeamMark.tsx';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { leadTo } from '#ui/effects/focus-on.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { Badge } from '#ui/kit/Badge.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useAtTurn, useRoutState } from './rout-state.ts';
import './SideGauges.css';

/**
 * How close each side is to its rout test, in playing order, but that of this phone first. The first tap leads to the
 * side's fighters, the second opens the numbers behind its gauge.
 */
export function SideGauges() {
  const { t } = useTranslation('table');
  const own = useOwnSide();
  const order = useBattleShallow((state) => state.battle?.sides.map(({ id }) => id) ?? []);
  const ids = ownFirst(
    order.map((id) => ({ id })),
    own,
  ).map(({ id }) => id);
  const { rout } = useRuleSystem();
  const table = useTable();
  const [shown, setShown] = useState<SideId | null>(null);
  const press = useCallback(
    (id: SideId, again: boolean) => {
      // A light side has no fighters to scroll to.
      const heading = document.getElementById(headingId(id));
      if (again || heading === null) table.open({ kind: 'gauge', sideId: id });
      else leadTo(heading);
      setShown(id);
    },
    [table],
  );
  return (
    <ol
      className="grid gauges"
      data-sides={ids.length > MAX_IN_TWO_COLUMNS ? 'three' : ids.length > 2 ? 'many' : 'few'}
      aria-label={t(rout === null ? 'gauge.sides' : 'gauge.all')}
    >
      {ids.map((id) => (
        <li key={id}>
          <SideGauge
            id={id}
            place={ids.length > 2 ? order.indexOf(id) + 1 : null}
            shown={id === shown}
            onPress={press}
          />
        </li>
      ))}
    </ol>
  );
}

/** More sides than this stand in three columns. */
const MAX_IN_TWO_COLUMNS = 4;

type SideGaugeProps = {
  readonly id: SideId;
  /** Place in the playing order, from 1; null with only two sides. */
  readonly place: number | null;
  /** The last tap scrolled to its fighters. */
  readonly shown: boolean;
  readonly onPress: (id: SideId, again: boolean) => void;
};

/** The whole card is a button if there are numbers behind it; a light side has one more, to add a loss. */
const SideGauge = memo(function SideGauge({ id, place, shown, onPress }: SideGaugeProps) {
  const { t } = useTranslation('table');
  const side = useSide(id);
  const report = useRout(id);
  const playing = useAtTurn(id);
  const ended = useBattle(({ battle }) => battle?.ended === true);
  if (side === null) return null;
  const counted = side.light && side.removed === null && !ended;
  const className = classNames(
    'stack gauge',
    playing && 'gauge-playing',
    side.removed !== null && 'gauge-gone',
    counted && 'gauge-counted',
  );
  const face = (
    <>
      <Head side={side} place={place} playing={playing} />
      {report === null ? null : <Losses report={report} />}
      {report === null && side.removed === null && !counted ? null : (
        <span className="cluster line gauge-foot">
          {report !== null ? (
            <Count report={report} short={place !== null} />
          ) : counted ? (
            <LightLosses id={id} />
          ) : null}
          <State side={side} report={report} />
        </span>
      )}
    </>
  );
  const current = playing ? 'true' : undefined;
  if (report === null && !counted) {
    return (
      <div className={classNames(className, 'gauge-plain')} aria-current={current}>
        {face}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-current={current}
        onClick={() => onPress(id, shown)}
      >
        {face}
        <span className="visually-hidden">
          {t(shown || counted ? 'gauge.numbers' : 'gauge.fighters')}
        </span>
      </button>
      {counted ? <AddLossButton id={id} /> : null}
    </>
  );
});

/** The losses of a light side in a game without rout tests. */
function LightLosses({ id }: { readonly id: SideId }) {
  const { t } = useTranslation('table');
  const { out, of } = useLosses(id);
  return <span className="hint gauge-count">{t('light.count', { out, of })}</span>;
}

type HeadProps = Pick<SideGaugeProps, 'place'> & {
  readonly side: Side;
  readonly playing: boolean;
};

function Head({ side, place, playing }: HeadProps) {
  const tone = useSideTone(side.id);
  return (
    <span className="stack gauge-head">
      <span className="close level gauge-title">
        {playing ? <Icon name="play" size={14} /> : null}
        {place === null ? null : (
          <>
            <span className={`gauge-sign k-tone-${tone}`}>
              <Icon name={emblemIcon(side.emblem)} size={18} />
            </span>
            <span className="quiet gauge-place">{place}</span>
          </>
        )}{' '}
        <Name name={side.name} short={place !== null} />
      </span>{' '}
      {side.team === null ? null : <TeamMark team={side.team} />}
    </span>
  );
}

/** Shortened where space is scarce; screen readers always get the full name. */
function Name({ name, short }: { readonly name: string; readonly short: boolean }) {
  const shown = short ? shortName(name) : name;
  if (shown === name) return <span className="display gauge-name">{name}</span>;
  return (
    <>
      <span className="display gauge-name" aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}

function Losses({ report }: { readonly report: RoutReport }) {
  return (
    <span aria-hidden="true">
      <Gauge
        total={report.participants}
        filled={toNumber(report.casualties)}
        mark={report.spared ? null : report.needed}
        label=""
      />
    </span>
  );
}

/** "3 / 12 · seuil 3", without the threshold where no test is taken; in words for screen readers. */
function Count({ report, short }: { readonly report: RoutReport; readonly short: boolean }) {
  const { casualties, participants, needed, spared } = report;
  const { t } = useTranslation(['table', 'battle']);
  const numbers = {
    out: number(toNumber(casualties)),
    of: number(participants),
    needed: number(needed),
  };
  return (
    <span className="hint gauge-count">
      <span aria-hidden="true">
        {t(short || spared ? 'table:gauge.count-short' : 'table:gauge.count', numbers)}
      </span>
      <span className="visually-hidden">
        {t(spared ? 'table:gauge.count-spared' : 'battle:gauge.count', numbers)}
      </span>
    </span>
  );
}

type StateProps = { readonly side: Side; readonly report: RoutReport | null };

/** Whether the side has left, or how near its rout test is. */
function State({ side, report }: StateProps) {
  const { t } = useTranslation(['battle', 'table']);
  const own = useOwnSide();
  const state = useRoutState(side.id, report);
  const words = useWords();
  if (side.removed !== null) {
    const why = words.maybe(`cause-short.${side.removed}`);
    return <Badge tone="neutral">{why ?? t('gauge.gone')}</Badge>;
  }
  switch (state) {
    case 'breaks-up':
    case 'due':
      return (
        <Badge tone={own === null || own === side.id ? 'rout' : 'neutral'} icon="rout">
          {t(`gauge.${state}`)}
        </Badge>
      );
    case 'next-turn':
      return <Badge tone="leader">{t('gauge.next-turn')}</Badge>;
    case 'missing': {
      const count = report?.missing ?? 0;
      return (
        <span className={classNames('hint', count === 1 && 'gauge-one-more')}>
          {count === 1 ? t('gauge.one-more') : t('gauge.missing', { count })}
        </span>
      );
    }
    case 'spared':
      return <span className="hint">{t('table:gauge.spared')}</span>;
    case null:
      return null;
  }
}
