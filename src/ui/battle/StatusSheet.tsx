import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { StatusRuleLinks } from '#ui/rules/RuleLink.tsx';
import { statusLook } from './looks.ts';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** Every status for one fighter, where the players know better than the rules. */
export function StatusSheet({ fighterId }: { readonly fighterId: FighterId }) {
  const words = useWords();
  const table = useTable();
  const fighter = useFighter(fighterId);
  const system = useRuleSystem();
  if (fighter === null) return null;
  return (
    <OpenSheet title={fighter.label} subtitle={words.of(`status.${fighter.status}.word`)}>
      <TileGroup label={fighter.label}>
        {system.statuses.map((row) => (
          <Tile
            key={row.id}
            short={words.of(`status.${row.id}.short`)}
            label={words.of(`status.${row.id}.word`)}
            {...statusLook(system, row.id)}
            pressed={row.id === fighter.status}
            onPress={() => {
              table.send({ type: 'set-status', fighterId, to: row.id });
              table.close();
            }}
          />
        ))}
      </TileGroup>
      <StatusRuleLinks />
    </OpenSheet>
  );
}
