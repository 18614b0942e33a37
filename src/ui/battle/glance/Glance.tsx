import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { ownFirst } from '#battle/sides.ts';
import type { Side } from '#battle/state.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { statusesOnTable } from '#rules/kit/rows.ts';
import { signOf } from '#rules/kit/signs.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattle, useBattleShallow, useRuleSystem, useSettings } from '#store/hooks.ts';
import { RoutBanner, Shape } from '#ui/battle/heraldry.tsx';
import { useWords } from '#ui/battle/words.ts';
import { useUntouched } from '#ui/effects/use-untouched.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Gauge } from '#ui/kit/Gauge.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import './Glance.css';

/** A display to read across the table, shown once the phone has lain untouched for the time set. */
export function Glance() {
  const seconds = useSettings((state) => state.glance);
  const ended = useBattle((state) => state.battle?.ended !== false);
  const [untouched, wake] = useUntouched(seconds === 0 || ended ? null : seconds * 1000);
  return untouched ? <GlanceScreen onWake={wake} /> : null;
}

/** With this phone’s side first, or else the side at turn. Hidden from screen readers, which stay on the table beneath it. */
function GlanceScreen({ onWake }: { readonly onWake: () => void }) {
  const { t } = useTranslation('moments');
  const position = useShiftingPosition();
  const facing = useSettings((state) => state.glanceFacing);
  const sides = useBattleShallow(({ battle }) => battle?.sides ?? []);
  const atTurn = useBattle((state) => state.battle?.position.sideId ?? null);
  const due = useBattle(
    (state) => state.routs[state.battle?.position.sideId ?? 's-']?.due === true,
  );
  const own = useOwnSide();
  const playing = sides.find(({ id }) => id === atTurn);
  // Who sits where does not change with the turn.
  const [side] = ownFirst(sides, own ?? (facing ? null : atTurn));
  const others = sides.filter(({ id, removed }) => id !== side?.id && removed === null);
  // The tap that wakes the screen must not press anything.
  const wake = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onWake();
  };
  if (side === undefined || playing === undefined) return null;
  const [opponent] = others;
  const shared = { playing, due };
  return (
    <div
      className={classNames('glance', facing && 'glance-facing')}
      aria-hidden="true"
      onClick={wake}
    >
      <Shape name={emblemIcon(side.emblem)} className="glance-emblem" />
      <div className="stack apart glance-inner" style={{ translate: SHIFTS[position] }}>
        {facing ? (
          <>
            <div className="apart glance-half glance-turned">
              {opponent === undefined || others.length > 1 ? (
                <Others others={others} {...shared} />
              ) : (
                <Half side={opponent} {...shared} />
              )}
            </div>
            <div className="apart glance-half">
              <Half side={side} {...shared} />
            </div>
          </>
        ) : (
          <>
            <Turn side={side} playing={playing} briefly={others.length === 1}>
              <Losses side={side} big />
            </Turn>
            {due && playing === side ? (
              <DueTest side={side} />
            ) : (
              <Others others={others} {...shared} />
            )}
          </>
        )}
      </div>
      <p className="quiet centred glance-wake">{t('glance.wake')}</p>
    </div>
  );
}

type AtTurn = {
  readonly playing: Side;
  /** The side at turn has to take a Rout test. */
  readonly due: boolean;
};

/** What one player reads: the turn, and the losses of the own side or its due test. */
function Half({ side, playing, due }: AtTurn & { readonly side: Side }) {
  const tests = due && playing === side;
  return (
    <>
      <Turn side={side} playing={playing} briefly />
      {tests ? (
        <DueTest side={side} />
      ) : (
        <div className="stack glance-part">
          <Losses side={side} big />
        </div>
      )}
    </>
  );
}

type TurnProps = Pick<AtTurn, 'playing'> & {
  readonly side: Side;
  /** Who plays is said beside the turn. */
  readonly briefly?: boolean;
  readonly children?: ReactNode;
};

function Turn({ side, playing, briefly = false, children }: TurnProps) {
  const { t } = useTranslation(['moments', 'table']);
  const round = useBattle((state) => state.battle?.position.round ?? 1);
  const turn = t('end.played', { round });
  const elsewhere = playing === side ? null : t('table:header.playing', { side: playing.name });
  return (
    <div className="stack glance-part">
      {briefly && elsewhere !== null ? (
        <p className="quiet glance-elsewhere">
          {turn} · {t('glance.opposite')}
        </p>
      ) : (
        <p className="line glance-round">
          <Icon name="play" size={28} /> {turn}
        </p>
      )}
      <p className="display glance-side">{side.name}</p>
      {briefly || elsewhere === null ? null : <p className="quiet glance-elsewhere">{elsewhere}</p>}
      <Phase />
      {children}
    </div>
  );
}

function Others({ others, playing, due }: AtTurn & { readonly others: readonly Side[] }) {
  return (
    <div className="stack glance-part">
      {others.map((one) => (
        <div key={one.id}>
          <p className="display glance-other">{one.name}</p>
          <Losses side={one} big={others.length === 1} due={due && one === playing} />
        </div>
      ))}
    </div>
  );
}

/** An index of `SHIFTS` that changes every minute, against burn-in. */
function useShiftingPosition(): number {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPosition((now) => (now + 1) % SHIFTS.length), 60_000);
    return () => clearInterval(timer);
  }, []);
  return position;
}

const SHIFTS = ['0 0', '4px 3px', '0 6px', '-4px 3px'] as const;

function Phase() {
  const words = useWords();
  const { phases, signs } = useRuleSystem();
  const phase = useBattle((state) => state.battle?.position.phase ?? '');
  if (phases.length === 1) return null;
  return (
    <p className="line glance-phase">
      <Icon name={signOf(signs.phases, phase) ?? 'list'} size={44} />
      <span>{words.of(`phase.${phase}.short`)}</span>
    </p>
  );
}

type LossesProps = {
  readonly side: Side;
  readonly big: boolean;
  /** Says so instead of the threshold, which it has reached. */
  readonly due?: boolean;
};

/** Losses against the rout threshold; in a game without rout tests, how many fighters are on the table. */
function Losses({ side, big, due = false }: LossesProps) {
  const { t } = useTranslation('table');
  const onTable = statusesOnTable(useRuleSystem());
  const report = useBattle((state) => state.routs[side.id] ?? null);
  const count = useBattle(
    ({ battle }) =>
      side.fighterIds.filter((id) => onTable.has(battle?.fighters[id]?.status ?? '')).length,
  );
  return report === null ? (
    <p className="display glance-other">{t('side.on-table', { count })}</p>
  ) : (
    <Count side={side} report={report} big={big} due={due} />
  );
}

function Count({ side, report, big, due }: LossesProps & { readonly report: RoutReport }) {
  const { t } = useTranslation(['moments', 'battle', 'table']);
  const ahead = useBattle(({ routsAhead }) => routsAhead[side.id] === true);
  const { casualties, participants, needed, missing, spared, breaksUp } = report;
  const out = toNumber(casualties);
  const threshold = spared
    ? t('table:gauge.spared')
    : t('glance.threshold', { needed: number(needed) });
  return (
    <>
      <Gauge total={participants} filled={out} mark={spared ? null : needed} label="" />
      <p className="cluster apart level glance-count">
        <span className={classNames('unbroken glance-figure', big && 'glance-figure-big')}>
          {number(out)}
          <span className="quiet glance-of">/{number(participants)}</span>
        </span>
        <span className="unbroken glance-threshold">
          {breaksUp ? t('battle:gauge.breaks-up') : due ? t('battle:gauge.due') : threshold}
        </span>
      </p>
      {missing === 1 && !spared ? <p className="glance-warning">{t('glance.one-more')}</p> : null}
      {ahead && !report.due ? (
        <p className="glance-warning">{t('battle:gauge.next-turn')}</p>
      ) : null}
    </>
  );
}

function DueTest({ side }: { readonly side: Side }) {
  const { t } = useTranslation('moments');
  const words = useWords();
  const { leadershipCharacteristic: characteristic } = useRuleSystem();
  const value = useBattle((state) => state.routs[side.id]?.leadership ?? null);
  return (
    <div className="stack glance-part glance-due">
      <p className="glance-test">{t('glance.test')}</p>
      <p className="line apart unbroken glance-value">
        <span>
          {characteristic === null ? '' : words.of(`characteristic.${characteristic}.short`)}{' '}
          {value ?? '–'}
        </span>
        <RoutBanner />
      </p>
    </div>
  );
}
