import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { StatusRuleLink } from '#ui/rules/RuleLink.tsx';

/** The common statuses as tiles, above everything that depends on them. */
export function StatusTiles({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const status = useFighter(id)?.status;
  const { send } = useTable();
  return (
    <TileGroup label={t('status')}>
      {system.statuses
        .filter((row) => row.inStrip)
        .map((row) => (
          <Tile
            key={row.id}
            short={words.of(`status.${row.id}.short`)}
            label={words.of(`status.${row.id}.word`)}
            {...statusLook(system, row.id)}
            pressed={row.id === status}
            onPress={() => send({ type: 'set-status', fighterId: id, to: row.id })}
          />
        ))}
    </TileGroup>
  );
}

/** The rare statuses, and a link to the rule of the current one. */
export function OtherStatuses({ id }: { readonly id: FighterId }) {
  const { t } = useTranslation('fighter');
  const words = useWords();
  const system = useRuleSystem();
  const status = useFighter(id)?.status;
  const { send } = useTable();
  const rare = system.statuses.filter((row) => !row.inStrip);
  return (
    <>
      {rare.length === 0 ? null : (
        <ChipGroup label={t('other-status')}>
          {rare.map((row) => (
            <Chip
              key={row.id}
              icon={statusLook(system, row.id).icon}
              pressed={row.id === status}
              onPress={() => send({ type: 'set-status', fighterId: id, to: row.id })}
            >
              {words.of(`status.${row.id}.word`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {status === undefined ? null : <StatusRuleLink status={status} />}
    </>
  );
}
