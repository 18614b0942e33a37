import { useTranslation } from '#i18n/use-translation.ts';
import { isFinished, isStarted } from '#roster/after-battle/told.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useBattle, useBattleId, useRuleSystem, useWarbands } from '#store/hooks.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { afterBattlePath, linkTo } from '#ui/paths.ts';
import { Rematch } from './Rematch.tsx';

/** A warband of this device that fought in this battle, and how far its aftermath is. */
interface WarbandAftermath {
  readonly warbandId: WarbandId;
  readonly name: string;
  /** Fighters out of action. */
  readonly out: number;
  readonly begun: boolean;
  readonly done: boolean;
}

/** In playing order, each warband once; empty until the warbands are loaded. */
function useAftermaths(): readonly WarbandAftermath[] {
  const battle = useBattle((state) => state.battle);
  const { statuses } = useRuleSystem();
  const warbands = useWarbands((state) => state.warbands);
  if (battle === null || warbands === null) return [];
  const out = statuses.filter((row) => row.tone === 'out-of-action').map(({ id }) => id);
  const aftermaths = battle.sides.flatMap(({ warbandId, name, fighterIds }) => {
    const warband = warbands.find(({ id }) => id === warbandId);
    if (warband === undefined) return [];
    const fallen = fighterIds.filter((id) => out.includes(battle.fighters[id]?.status ?? ''));
    const begun = isStarted(warband, battle.battleId);
    const done = isFinished(warband, battle.battleId);
    return [{ warbandId: warband.id, name, out: fallen.length, begun, done }];
  });
  return aftermaths.filter(
    (aftermath, at) => aftermaths.findIndex((one) => one.warbandId === aftermath.warbandId) === at,
  );
}

/** The first that is left to do; undefined for none, as in a game without aftermaths. */
function mainOf(
  aftermaths: readonly WarbandAftermath[],
  { afterBattle }: Pick<RuleSystem, 'afterBattle'>,
): WarbandAftermath | undefined {
  return afterBattle === null ? undefined : aftermaths.find(({ done }) => !done);
}

/** The main action after a battle: the aftermath, or a rematch where there is none left to do. */
export function EndDock() {
  const { t } = useTranslation('moments');
  const id = useBattleId();
  const aftermath = mainOf(useAftermaths(), useRuleSystem());
  if (aftermath === undefined) return <Rematch look="bar" />;
  const { warbandId, name, out, begun } = aftermath;
  const hurt = out === 0 ? t('end.after-unhurt') : t('end.after-injuries', { count: out });
  return (
    <PrimaryLink
      href={linkTo(afterBattlePath(id, warbandId))}
      title={t('end.after')}
      subtitle={t('end.after-of', { name, what: begun ? t('end.after-begun') : hurt })}
    />
  );
}

/** The secondary actions: a rematch, unless it is the main one, and the aftermath of every other warband. */
export function EndActions() {
  const { t } = useTranslation('moments');
  const id = useBattleId();
  const aftermaths = useAftermaths();
  const system = useRuleSystem();
  const main = mainOf(aftermaths, system);
  const open = system.afterBattle === null ? 'end.after-history' : 'end.after-for';
  return (
    <>
      {main === undefined ? null : <Rematch look="button" />}
      {aftermaths
        .filter((aftermath) => aftermath !== main)
        .map(({ warbandId, name, done }) => (
          <LinkButton
            key={warbandId}
            icon={done ? 'tick' : 'journal'}
            href={linkTo(afterBattlePath(id, warbandId))}
          >
            {t(done ? 'end.after-done' : open, { name })}
          </LinkButton>
        ))}
    </>
  );
}
