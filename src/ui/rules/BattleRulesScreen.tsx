import { useBattle, useBattleId, useRuleSystem } from '#store/hooks.ts';
import { BattleTabs } from '#ui/battle/dock/BattleTabs.tsx';
import { useOpensAtHome } from '#ui/effects/use-opens-at-home.ts';
import { battlePath, battleRulesPath } from '#ui/paths.ts';
import { RulesView } from './RulesView.tsx';

/** The rules of the open battle. */
export function BattleRulesScreen({ entry }: { readonly entry: string }) {
  const id = useBattleId();
  const system = useRuleSystem();
  const ended = useBattle(({ battle }) => battle?.ended === true);
  const phase = useBattle(({ battle }) => battle?.position.phase ?? null);
  useOpensAtHome(ended);
  return (
    <RulesView
      system={system}
      entryId={entry}
      listPath={battleRulesPath(id, '')}
      pathTo={(page) => battleRulesPath(id, page)}
      now={ended ? null : phase}
      up={battlePath(id)}
      tabs={<BattleTabs current="rules" />}
    />
  );
}
