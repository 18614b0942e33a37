import { memo, useCallback, useEffect, useState } from 'react';
import { passedBetween } from '#battle/going-on.ts';
import { openDuties } from '#battle/selectors.ts';
import { isLimitReached } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { stepAt } from '#battle/turn.ts';
import { list, percent } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import {
  type BattleStoreState,
  useBattle,
  useDuties,
  useRuleSystem,
  useSettings,
} from '#store/hooks.ts';
import { shortName } from '#ui/battle/short-name.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { showDuty } from '#ui/battle/to-do/duty-place.ts';
import { useRoll } from '#ui/battle/use-roll.ts';
import { useWords } from '#ui/battle/words.ts';
import { afterFirstLook, isStarting } from '#ui/effects/first-look.ts';
import { useAfterPaint } from '#ui/effects/use-after-paint.ts';
import { Button } from '#ui/kit/Button.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import './NextPhase.css';

/**
 * The way on, whatever is still to do: it says how much that is and never holds anybody up. While a rout
 * test is due it leads to that first; the phases above go on without it.
 */
export function NextPhase() {
  const table = useTable();
  const ahead = useStateAhead();
  const rout = useDueRout();
  const goOn = useCallback(
    (to: 'something' | 'turn-end') => {
      table.send({ type: 'go-on', to });
      // What is to do now stands at the top, wherever somebody has scrolled meanwhile.
      window.scrollTo({ top: 0 });
    },
    [table],
  );
  if (rout !== null) {
    return (
      <div className="next-phase">
        <RoutBar duty={rout} />
      </div>
    );
  }
  return (
    <div className="next-phase">
      <TurnEnd ahead={ahead} goOn={goOn} />
      <Next ahead={ahead} goOn={goOn} />
    </div>
  );
}

/**
 * The battle from which the ways on are read. To find them the whole turn is looked through, which takes
 * longer than all else that a tap asks; the tap is seen first. Whoever moves on sees at once where to.
 */
function useStateAhead(): BattleStoreState {
  const now = useBattle((state) => state);
  const painted = useAfterPaint(now);
  return painted.battle?.position === now.battle?.position ? painted : now;
}

/**
 * The rout test that must be taken now; null when none is due. In the last phase of a turn no other button
 * leads on: there the way on only says what it passes over.
 */
function useDueRout(): Duty | null {
  const { phases } = useRuleSystem();
  const last = useBattle(({ battle }) => battle?.position.phase === phases.at(-1)?.id);
  return useBattle(({ duties }) =>
    last ? null : (duties.find(({ weight }) => weight === 'rout') ?? null),
  );
}

/** Leads to the card of the test; where the app has the dice, it rolls them. */
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

type WayProps = {
  readonly ahead: BattleStoreState;
  readonly goOn: (to: 'something' | 'turn-end') => void;
};

/** Past all that may only be noted; not over the end of the last round agreed on, which has its card. */
const TurnEnd = memo(function TurnEnd({ ahead, goOn }: WayProps) {
  const { t } = useTranslation('table');
  const painted = usePainted();
  // One phase a turn has no end that "next" wouldn't lead to.
  if (ahead.system.phases.length === 1) return null;
  if (!painted) return <RoomForTurnEnd ahead={ahead} />;
  const { battle, turnEnd } = ahead;
  const may =
    battle !== null &&
    turnEnd !== null &&
    turnEnd.turn > battle.position.turn &&
    !isLimitReached(battle, turnEnd);
  if (!may) return null;
  return (
    <Button
      icon="skip"
      label={t('next.turn-end', { side: sideName(battle, turnEnd) })}
      onPress={() => goOn('turn-end')}
    >
      {t('next.turn-end-short')}
    </Button>
  );
});

/**
 * Whether the table has been on the screen yet. The first frame of a start does without the way to the end of
 * the turn, which takes as long to find as many rows to draw.
 */
function usePainted(): boolean {
  const [painted, setPainted] = useState(() => !isStarting());
  useEffect(() => (painted ? undefined : afterFirstLook(0, () => setPainted(true))), [painted]);
  return painted;
}

/** Nothing moves when the button comes. */
function RoomForTurnEnd({ ahead: { battle, upcoming } }: Pick<WayProps, 'ahead'>) {
  const { t } = useTranslation('table');
  // Who goes on to the next turn anyway needs no other button for it.
  if (upcoming?.turn !== battle?.position.turn) return null;
  return (
    <div className="next-room" inert>
      <Button icon="skip" onPress={() => undefined}>
        {t('next.turn-end-short')}
      </Button>
    </div>
  );
}

const Next = memo(function Next({ ahead, goOn }: WayProps) {
  const titled = useNextTitle(ahead);
  const subtitle = useReminder(ahead);
  // One line, whatever the names: spoken it is said in full.
  return (
    <PrimaryBar
      title={titled(shortName)}
      label={[titled((name) => name), subtitle].flatMap((part) => part ?? []).join(' ')}
      subtitle={subtitle}
      onPress={() => goOn('something')}
    />
  );
});

/** The next step, phase, or whose turn comes, sides called as `naming` says. */
function useNextTitle({
  battle,
  upcoming: next,
  system,
}: BattleStoreState): (naming: (name: string) => string) => string {
  const { t } = useTranslation('table');
  const words = useWords();
  return (naming) => {
    if (next === null || battle === null) return '';
    const { position: now } = battle;
    const step = stepAt(system, next);
    if (next.turn !== now.turn) return t('next.turn', { side: naming(sideName(battle, next)) });
    if (next.phase === now.phase && step !== null) return words.of(`step.${step}`);
    return words.of(`phase.${next.phase}.name`);
  };
}

/** What must not be overlooked before going on, the gravest first. */
function useReminder(ahead: BattleStoreState): string | undefined {
  const { battle, upcoming, system } = ahead;
  const { t } = useTranslation(['table', 'battle']);
  const words = useWords();
  const open = openDuties(useDuties());
  const routs = open.filter(({ weight }) => weight === 'rout').length;
  const limit = passedLimit(battle, upcoming);
  const shaken =
    battle !== null &&
    upcoming !== null &&
    upcoming.turn !== battle.position.turn &&
    ahead.routsAhead[upcoming.sideId] === true;
  const past =
    battle === null || upcoming === null ? [] : passedBetween(battle.position, upcoming, system);
  const phases = list(past.map(({ phase }) => words.of(`phase.${phase}.short`)));
  const parts = [
    ...(routs === 0 ? [] : [t('next.rout', { count: open.length - routs })]),
    ...(limit === null ? [] : [t('next.limit', { count: limit })]),
    ...(routs > 0 || open.length === 0 ? [] : [t('battle:duty.left', { count: open.length })]),
    ...(shaken ? [t('next.shaken', { side: shortName(sideName(battle, upcoming)) })] : []),
    ...(past.length === 0 ? [] : [t('next.past', { phases })]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function sideName(battle: BattleState | null, position: TurnPosition | null): string {
  return battle?.sides.find(({ id }) => id === position?.sideId)?.name ?? '';
}

/** The agreed number of rounds when the last one is over with this tap; null otherwise. */
function passedLimit(battle: BattleState | null, next: TurnPosition | null): number | null {
  const limit = battle?.roundLimit ?? null;
  return limit !== null && next !== null && next.round > limit ? limit : null;
}
