import { memo, useCallback } from 'react';
import { passedBetween } from '#battle/going-on.ts';
import { openDuties } from '#battle/selectors.ts';
import { isLimitReached } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { stepAt } from '#battle/turn.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { type BattleStoreState, useBattle, useDuties } from '#store/hooks.ts';
import { useAfterPaint } from '#ui/effects/use-after-paint.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './NextPhase.css';

/** The way on, whatever is still to do: it says how much that is and never holds anybody up. */
export function NextPhase() {
  const table = useTable();
  const ahead = useStateAhead();
  const goOn = useCallback(
    (to: 'something' | 'turn-end') => {
      table.send({ type: 'go-on', to });
      // What is to do now stands at the top, wherever somebody has scrolled meanwhile.
      window.scrollTo({ top: 0 });
    },
    [table],
  );
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

type WayProps = {
  readonly ahead: BattleStoreState;
  readonly goOn: (to: 'something' | 'turn-end') => void;
};

/** Past all that may only be noted; not over the end of the last round agreed on, which has its card. */
const TurnEnd = memo(function TurnEnd({ ahead, goOn }: WayProps) {
  const { t } = useTranslation('table');
  // One phase a turn has no end that "next" wouldn't lead to.
  if (ahead.system.phases.length === 1) return null;
  const { battle, turnEnd } = ahead;
  const may =
    battle !== null &&
    turnEnd !== null &&
    turnEnd.turn > battle.position.turn &&
    !isLimitReached(battle, turnEnd);
  return (
    // It keeps its place, so that no thumb that goes on and on comes down on it unawares.
    <IconButton
      icon="skip"
      iconSize={28}
      tone="neutral"
      disabled={!may}
      label={may ? t('next.turn-end', { side: sideName(battle, turnEnd) }) : t('next.no-turn-end')}
      onPress={() => goOn('turn-end')}
    />
  );
});

const Next = memo(function Next({ ahead, goOn }: WayProps) {
  const title = useNextTitle(ahead);
  const subtitle = useReminder(ahead);
  return <PrimaryBar title={title} subtitle={subtitle} onPress={() => goOn('something')} />;
});

/** The next step, phase, or whose turn comes. */
function useNextTitle({ battle, upcoming: next, system }: BattleStoreState): string {
  const { t } = useTranslation('table');
  const words = useWords();
  if (next === null || battle === null) return '';
  const { position: now } = battle;
  const step = stepAt(system, next);
  if (next.turn !== now.turn) return t('next.turn', { side: sideName(battle, next) });
  if (next.phase === now.phase && step !== null) return words.of(`step.${step}`);
  return words.of(`phase.${next.phase}.name`);
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
    ...(routs === 0 ? [] : [t('next.rout')]),
    ...(limit === null ? [] : [t('next.limit', { count: limit })]),
    ...(open.length === routs ? [] : [t('battle:duty.left', { count: open.length })]),
    ...(shaken ? [t('next.shaken', { side: sideName(battle, upcoming) })] : []),
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
