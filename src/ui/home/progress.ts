import type { BattleState, Side } from '#battle/state.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RoutReport } from '#rules/contract/advice.ts';
import { useStores } from '#store/hooks.ts';

/** How near a side is to its rout test; the report is null in a game without one, or once the side has left. */
export interface SideStanding {
  readonly side: Side;
  readonly report: RoutReport | null;
}

/** How near the sides of a battle are to their rout tests, in playing order. */
export function useStandings(): (battle: BattleState) => readonly SideStanding[] {
  const { systems } = useStores();
  return (battle) => {
    const rout = systems.loaded(battle.systemId)?.rout ?? null;
    return battle.sides.map((side) => ({
      side,
      report: side.removed === null ? (rout?.(battle, side.id) ?? null) : null,
    }));
  };
}

/** Puts a battle's round and phase into words; with `due`, a rout test that is due replaces the phase. */
export function useProgressWords(): (battle: BattleState, show: 'phase' | 'due') => string {
  const { t } = useTranslation('home');
  const say = useSay();
  const { systems } = useStores();
  const standingsOf = useStandings();
  return (battle, show) => {
    const { round, phase } = battle.position;
    if (show === 'due' && standingsOf(battle).some(({ report }) => report?.due === true)) {
      return t('progress.due-in', { round: t('progress.round', { round }) });
    }
    return systems.loaded(battle.systemId)?.phases.length === 1
      ? t('progress.round', { round })
      : t('progress.position', {
          round,
          phase: say({ code: `${battle.systemId}:phase.${phase}.name`, params: {} }),
        });
  };
}
