import type { FighterId } from '#rules/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { StatusRuleLinks } from '#ui/rules/RuleLink.tsx';
import { iconOr, kitTone } from './looks.ts';
import { OpenSheet } from './OpenSheet.tsx';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';

/** Every status for one fighter, where the players know better than the rules. */
export function StatusSheet({ fighterId }: { readonly fighterId: FighterId }) {
  const words = useWords();
  const table = useTable();
  const fighter = useFighter(fighterId);
  const { statuses } = useRuleSystem();
  if (fighter === null) return null;
  return (
    <OpenSheet title={fighter.label} subtitle={words.of(`status.${fighter.status}.word`)}>
      <TileGroup label={fighter.label}>
        {statuses.map((row) => (
          <Tile
            key={row.id}
            short={words.of(`status.${row.id}.short`)}
            label={words.of(`status.${row.id}.word`)}
            icon={iconOr(row.id, 'info')}
            tone={kitTone(row.tone)}
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
