import { useMemo, useState } from 'react';
import { battleSummary } from '#battle/fought.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleSummary } from '#roster/after-battle/fought.ts';
import { isFinished, isStarted } from '#roster/after-battle/progress.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { type TapGuard, useTapGuard } from '#ui/battle/tap-guard.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { useLoadedWarbands } from '#ui/roster/use-loaded-warbands.ts';
import { AfterBattleHeader } from './AfterBattleHeader.tsx';
import { AfterBattleSteps } from './AfterBattleSteps.tsx';
import { BegunElsewhere } from './BegunElsewhere.tsx';
import { useBegunElsewhere } from './begun-elsewhere.ts';
import { Finished } from './Finished.tsx';
import './AfterBattle.css';

type AfterBattleScreenProps = {
  /** As in the address; not necessarily a known one. */
  readonly warbandId: string;
};

/**
 * The aftermath of a battle for one of its warbands: injuries, experience, exploration, income and trade, filled in from
 * the log. The warband changes only at the end, and then all at once.
 */
export function AfterBattleScreen({ warbandId }: AfterBattleScreenProps) {
  const guard = useTapGuard();
  return (
    // Not a control: it swallows the second half of a double tap.
    <div onClickCapture={guard.onClickCapture}>
      <Aftermath id={warbandId} arm={guard.arm} />
    </div>
  );
}

type AftermathProps = { readonly id: string; readonly arm: TapGuard['arm'] };

function Aftermath({ id: warbandId, arm }: AftermathProps) {
  const system = useRuleSystem();
  const battleId = useBattleId();
  const battle = useBattle((state) => state.battle);
  const warbands = useLoadedWarbands();
  const warband = warbands?.find(({ id }) => id === warbandId) ?? null;
  const fought = useFought(warband?.id);
  const begunElsewhere = useBegunElsewhere().some((id) => id === warbandId);
  const [hereToo, setHereToo] = useState(false);
  if (warbands === null) return <Unavailable why={null} />;
  if (warband === null) return <Unavailable why="no-warband" />;
  if (isFinished(warband, battleId)) {
    return <Finished warband={warband} system={system} battleId={battleId} />;
  }
  if (battle?.ended !== true) return <Unavailable why="not-ended" />;
  if (fought === null) return <Unavailable why="not-there" />;
  if (begunElsewhere && !hereToo && !isStarted(warband, battleId)) {
    return (
      <Screen top={<AfterBattleHeader warband={warband} battleId={battleId} />}>
        <BegunElsewhere onBegin={() => setHereToo(true)} />
      </Screen>
    );
  }
  return <AfterBattleSteps warband={warband} system={system} fought={fought} arm={arm} />;
}

/** A warband's outcome by the log; null if it did not take part. */
function useFought(id: WarbandId | undefined): BattleSummary | null {
  const live = useBattle((state) => state.live);
  const battle = useBattle((state) => state.battle);
  const system = useRuleSystem();
  return useMemo(
    () => (battle === null || id === undefined ? null : battleSummary(live, battle, system, id)),
    [live, battle, system, id],
  );
}

type UnavailableProps = { readonly why: 'not-ended' | 'no-warband' | 'not-there' | null };

/** Why there is nothing to do here; null until the data is loaded. */
function Unavailable({ why }: UnavailableProps) {
  const { t } = useTranslation('after-battle');
  const battleId = useBattleId();
  return (
    <Screen top={<AfterBattleHeader warband={null} battleId={battleId} />}>
      {why === null ? null : <EmptyLine icon="warning">{t(`closed.${why}`)}</EmptyLine>}
    </Screen>
  );
}
