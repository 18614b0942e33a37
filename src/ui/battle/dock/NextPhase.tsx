import { memo, useCallback } from 'react';
import { passedBetween } from '#battle/going-on.ts';
import { openDuties } from '#battle/selectors.ts';
import { isLimitReached } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { stepAt } from '#battle/turn.ts';
import { list, percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import {
  type BattleStoreState,
  useBattle,
  useBattleShallow,
  useDuties,
  useRuleSystem,
  useSettings,
} from '#store/hooks.ts';
import { useBattleAfterPaint } from '#ui/battle/after-paint.ts';
import { useTurn } from '#ui/battle/others-turn.tsx';
import { shortName } from '#ui/battle/short-name.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useValueWords } from '#ui/battle/to-do/DutyValue.tsx';
import { isDutyInSight, showDuty } from '#ui/battle/to-do/duty-anchor.ts';
import { paramsOf } from '#ui/battle/to-do/duty-words.ts';
import { useRoll } from '#ui/battle/use-roll.ts';
import { useWords } from '#ui/battle/words.ts';
import { AfterFirstFrame } from '#ui/kit/AfterFirstFrame.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { OthersTurnBar } from './OthersTurn.tsx';
import './NextPhase.css';

/**
 * Moves play on. It mentions open duties but never blocks on them. While a rout test is due it leads there
 * instead; the phase steps above still allow moving on without it. While another phone plays, it waits.
 */
export function NextPhase() {
  const table = useTable();
  const onePhase = useRuleSystem().phases.length === 1;
  const rout = useDueRout();
  const { others } = useTurn();
  const goOn = useCallback(
    (to: 'something' | 'turn-end') => {
      table.send({ type: 'go-on', to });
      // The new duties are at the top of the page, or of their column.
      window.scrollTo({ top: 0 });
      for (const part of document.querySelectorAll('.table-main, .table-now')) part.scrollTop = 0;
    },
    [table],
  );
  if (rout !== null) {
    return (
      <div className="handed next-phase">
        <RoutBar duty={rout} />
      </div>
    );
  }
  if (others !== null) {
    return (
      <div className="handed next-phase">
        <OthersTurnBar {...others} />
      </div>
    );
  }
  return (
    <div className="handed next-phase">
      {/* With one phase a turn, "next" ends the turn anyway. */}
      {onePhase ? null : (
        // Finding the end of the turn takes as long as drawing many rows.
        <AfterFirstFrame before={<TurnEndPlaceholder />}>
          <TurnEnd goOn={goOn} />
        </AfterFirstFrame>
      )}
      <Next goOn={goOn} />
    </div>
  );
}

/**
 * The rout test that is due now for the players of this phone, or null. Null too in the last phase of a turn,
 * where no other button moves play on: there the subtitle mentions the test.
 */
function useDueRout(): Duty | null {
  const { phases } = useRuleSystem();
  const own = useOwnSide();
  const last = useBattle(({ battle }) => battle?.position.phase === phases.at(-1)?.id);
  return useBattle(({ duties }) => {
    const rout = duties.find(
      ({ weight, sideId }) => weight === 'rout' && (own === null || own === sideId),
    );
    return last ? null : (rout ?? null);
  });
}

/** Scrolls to the card of the test, or rolls it if the app rolls the dice. */
function RoutBar({ duty }: { readonly duty: Duty }) {
  const { t } = useTranslation('table');
  const words = useWords();
  const roll = useRoll(duty);
  const appRolls = useSettings(({ dice }) => dice === 'app');
  const { test } = duty;
  return (
    <PrimaryBar
      tone="rout"
      icon="rout"
      title={words.of(`duty.${duty.kind}.title`)}
      subtitle={
        test === null || test.value === null
          ? undefined
          : t('next.rout-chance', {
              value: t('test.value', {
                characteristic: words.of(`characteristic.${test.characteristic}.short`),
                value: test.value,
              }),
              chance: percent(test.chance),
            })
      }
      onPress={() => (appRolls && roll !== null ? roll(null) : showDuty(duty.key))}
    />
  );
}

type NextProps = {
  readonly goOn: (to: 'something' | 'turn-end') => void;
};

/** Skips to the end of the turn. Not past the round limit, which has a card of its own. */
const TurnEnd = memo(function TurnEnd({ goOn }: NextProps) {
  const { t } = useTranslation('table');
  const side = useBattleAfterPaint(({ battle, turnAfter }) =>
    battle !== null && turnAfter !== null && !isLimitReached(battle, turnAfter)
      ? sideName(battle, turnAfter)
      : null,
  );
  if (side === null) return null;
  return (
    <Button icon="skip" label={t('next.turn-end', { side })} onPress={() => goOn('turn-end')}>
      {t('next.turn-end-short')}
    </Button>
  );
});

/** Reserves the button's space, so that nothing shifts when it appears. */
function TurnEndPlaceholder() {
  const { t } = useTranslation('table');
  const ends = useBattleAfterPaint(
    ({ battle, upcoming }) => upcoming?.turn !== battle?.position.turn,
  );
  // "Next" ends the turn already.
  if (ends) return null;
  return (
    <div className="next-room" inert>
      <Button icon="skip" onPress={() => undefined}>
        {t('next.turn-end-short')}
      </Button>
    </div>
  );
}

const Next = memo(function Next({ goOn }: NextProps) {
  const ahead = useBattleAfterPaint(aheadIn);
  const titleWith = useNextTitle(ahead);
  const subtitle = useNextSubtitle(ahead);
  const caused = useCausedTest();
  // Short names keep the title on one line; the accessible label has them in full.
  return (
    <PrimaryBar
      title={titleWith(shortName)}
      label={[titleWith((name) => name), subtitle].flatMap((part) => part ?? []).join(' ')}
      subtitle={subtitle}
      onPress={() => {
        // Out of sight it could be forgotten; in sight, players have chosen to move on.
        if (caused !== null && !isDutyInSight(caused.key)) showDuty(caused.key);
        else goOn('something');
      }}
    />
  );
});

/** Where "next" leads, and what must be known of it. */
interface Ahead {
  readonly now: TurnPosition;
  readonly next: TurnPosition;
  /** The name of the side whose turn it is there. */
  readonly side: string;
  /** The round limit, if moving on passes it; null otherwise. */
  readonly limit: number | null;
  /** Whether the next turn is that of a side that will have to test. */
  readonly shaken: boolean;
}

function aheadIn({ battle, upcoming: next, routsAhead }: BattleStoreState): Ahead | null {
  if (battle === null || next === null) return null;
  const { position: now, roundLimit } = battle;
  return {
    now,
    next,
    side: sideName(battle, next),
    limit: roundLimit !== null && next.round > roundLimit ? roundLimit : null,
    shaken: next.turn !== now.turn && routsAhead[next.sideId] === true,
  };
}

/** The next step, phase or turn; `naming` shortens the names of sides. */
function useNextTitle(ahead: Ahead | null): (naming: (name: string) => string) => string {
  const { t } = useTranslation('table');
  const words = useWords();
  const system = useRuleSystem();
  return (naming) => {
    if (ahead === null) return '';
    const { now, next, side } = ahead;
    const step = stepAt(system, next);
    if (next.turn !== now.turn) return t('next.turn', { side: naming(side) });
    if (next.phase === now.phase && step !== null) return words.of(`step.${step}`);
    return words.of(`phase.${next.phase}.name`);
  };
}

/** The test that the last tap has brought, which the button names and shows first; null for none. */
function useCausedTest(): Duty | null {
  return useBattle(({ duties }) => openDuties(duties).find((one) => one.causedBy !== null) ?? null);
}

/** "Otto: fear, Ld 7"; null for no duty. */
function useDutyName(duty: Duty | null): string | null {
  const { t } = useTranslation('table');
  const words = useWords();
  const valueOf = useValueWords();
  const params = useBattleShallow((state) => (duty === null ? {} : paramsOf(duty, state)));
  if (duty === null) return null;
  const title = words.of(`duty.${duty.kind}.title`, params);
  const value = valueOf(duty.test, null);
  return value === null ? title : t('next.test', { title, value });
}

/** What must not be overlooked before moving on, most urgent first. */
function useNextSubtitle(ahead: Ahead | null): string | undefined {
  const { t } = useTranslation(['table', 'battle']);
  const words = useWords();
  const system = useRuleSystem();
  const open = openDuties(useDuties());
  const caused = useCausedTest();
  const named = useDutyName(caused);
  const routs = open.filter(({ weight, test }) => weight === 'rout' && test !== null).length;
  const limit = ahead?.limit ?? null;
  const skipped = ahead === null ? [] : passedBetween(ahead.now, ahead.next, system);
  const phases = list(skipped.map(({ phase }) => words.of(`phase.${phase}.short`)));
  const parts = [
    ...(routs === 0 ? [] : [t('next.rout', { count: open.length - routs })]),
    ...(limit === null ? [] : [t('next.limit', { count: limit })]),
    ...(routs > 0 || open.length === 0
      ? []
      : [named ?? t('battle:duty.left', { count: open.length })]),
    ...(ahead?.shaken ? [t('next.shaken', { side: shortName(ahead.side) })] : []),
    ...(skipped.length === 0 ? [] : [t('next.past', { phases })]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function sideName({ sides }: BattleState, { sideId }: TurnPosition): string {
  return sides.find(({ id }) => id === sideId)?.name ?? '';
}
