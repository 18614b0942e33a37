import { passedBetween } from '#battle/going-on.ts';
import { openDuties } from '#battle/selectors.ts';
import { isLimitReached } from '#battle/sides.ts';
import type { BattleState } from '#battle/state.ts';
import { stepAt } from '#battle/turn.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { useBattle, useBattleShallow, useDuties, useRuleSystem } from '#store/hooks.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './NextPhase.css';

/** The way on, whatever is still to do: it says how much that is and never holds anybody up. */
export function NextPhase() {
  const table = useTable();
  const title = useNextTitle();
  const subtitle = useReminder();
  const goOn = (to: 'something' | 'turn-end') => {
    table.send({ type: 'go-on', to });
    // What is to do now stands at the top, wherever somebody has scrolled meanwhile.
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="next-phase">
      <TurnEnd onPress={() => goOn('turn-end')} />
      <PrimaryBar title={title} subtitle={subtitle} onPress={() => goOn('something')} />
    </div>
  );
}

/** Past all that may only be noted; not over the end of the last round agreed on, which has its card. */
function TurnEnd({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('table');
  const leads = useBattle(
    ({ battle, turnEnd }) =>
      battle !== null && turnEnd !== null && turnEnd.turn > battle.position.turn,
  );
  const last = useBattle(
    ({ battle, turnEnd }) => battle !== null && turnEnd !== null && isLimitReached(battle, turnEnd),
  );
  const side = useBattle(({ battle, turnEnd }) => sideName(battle, turnEnd));
  const phases = useRuleSystem().phases.length;
  if (phases === 1) return null;
  const may = leads && !last;
  return (
    // It keeps its place, so that no thumb that goes on and on comes down on it unawares.
    <IconButton
      icon="skip"
      iconSize={28}
      tone="neutral"
      disabled={!may}
      label={may ? t('next.turn-end', { side }) : t('next.no-turn-end')}
      onPress={onPress}
    />
  );
}

/** The next step, phase, or whose turn comes. */
function useNextTitle(): string {
  const { t } = useTranslation('table');
  const words = useWords();
  const next = useBattle((state) => state.upcoming);
  const now = useBattle((state) => state.battle?.position ?? null);
  const side = useBattle(({ battle, upcoming }) => sideName(battle, upcoming));
  const step = useBattle(({ system, upcoming }) =>
    upcoming === null ? null : stepAt(system, upcoming),
  );
  if (next === null || now === null) return '';
  if (next.turn !== now.turn) return t('next.turn', { side });
  if (next.phase === now.phase && step !== null) return words.of(`step.${step}`);
  return words.of(`phase.${next.phase}.name`);
}

/** What must not be overlooked before going on, the gravest first. */
function useReminder(): string | undefined {
  const { t } = useTranslation(['table', 'battle']);
  const open = openDuties(useDuties());
  const routs = open.filter(({ weight }) => weight === 'rout').length;
  const limit = useBattle(({ battle, upcoming }) => passedLimit(battle, upcoming));
  const shaken = useBattle(({ battle, upcoming, routsAhead }) => {
    if (battle === null || upcoming === null || upcoming.turn === battle.position.turn) return null;
    return routsAhead[upcoming.sideId] === true ? sideName(battle, upcoming) : null;
  });
  const words = useWords();
  const past = useBattleShallow(({ battle, upcoming, system }) =>
    battle === null || upcoming === null
      ? []
      : passedBetween(battle.position, upcoming, system).map(({ phase }) => phase),
  );
  const phases = list(past.map((id) => words.of(`phase.${id}.short`)));
  const parts = [
    ...(routs === 0 ? [] : [t('next.rout')]),
    ...(limit === null ? [] : [t('next.limit', { count: limit })]),
    ...(open.length === routs ? [] : [t('battle:duty.left', { count: open.length })]),
    ...(shaken === null ? [] : [t('next.shaken', { side: shaken })]),
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
