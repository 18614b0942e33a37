import { openDuties } from '#battle/selectors.ts';
import type { BattleState } from '#battle/state.ts';
import { stepAt } from '#battle/turn.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { useBattle, useDuties } from '#store/hooks.ts';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** The way on, whatever is still to do: it says how much that is and never holds anybody up. */
export function NextPhase() {
  const table = useTable();
  const title = useNextTitle();
  const subtitle = useReminder();
  const goOn = () => {
    table.send({ type: 'next-phase' });
    // What is to do now stands at the top, wherever somebody has scrolled meanwhile.
    window.scrollTo({ top: 0 });
  };
  return <PrimaryBar title={title} subtitle={subtitle} onPress={goOn} />;
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
  const parts = [
    ...(routs === 0 ? [] : [t('next.rout')]),
    ...(limit === null ? [] : [t('next.limit', { count: limit })]),
    ...(open.length === routs ? [] : [t('battle:duty.left', { count: open.length })]),
    ...(shaken === null ? [] : [t('next.shaken', { side: shaken })]),
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
