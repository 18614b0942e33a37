import { useState } from 'react';
import { CAUSES } from '#battle/causes.ts';
import type { Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattleShallow, useFighter, useRuleSystem } from '#store/hooks.ts';
import { statusLook } from '#ui/battle/looks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useWords } from '#ui/battle/words.ts';
import { EnemyChips } from '#ui/fighter/ThisTurn.tsx';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Tile, TileGroup } from '#ui/kit/Tile.tsx';
import { StatusRuleLinks } from '#ui/rules/RuleLink.tsx';
import { creditCandidates } from './credit-candidates.ts';
import { OpenSheet } from './OpenSheet.tsx';

/** Sets any status by hand, where the players know better than the rules. */
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

/** Edits the contacts of a fight, one fighter at a time. */
export function ContactsSheet({ fighterIds }: { readonly fighterIds: readonly FighterId[] }) {
  const { t } = useTranslation(['table', 'fighter']);
  const [first] = fighterIds;
  const [chosen, setChosen] = useState(first);
  const labels = useBattleShallow(({ battle }) =>
    fighterIds.map((id) => battle?.fighters[id]?.label ?? ''),
  );
  if (chosen === undefined) return null;
  return (
    <OpenSheet title={t('table:fights.contacts-title')} subtitle={t('fighter:contact-hint')}>
      <div className="stack-wide">
        <Select
          label={t('table:fights.contacts-of')}
          value={chosen}
          options={fighterIds.map((id, index) => ({ value: id, label: labels[index] ?? '' }))}
          onChange={setChosen}
        />
        <EnemyChips id={chosen} />
      </div>
    </OpenSheet>
  );
}

/** Credits a takedown to an enemy, most likely first, or to another cause. */
export function CreditSheet({ victimId }: { readonly victimId: FighterId }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const victim = useFighter(victimId);
  const enemies = useBattleShallow((state) => creditCandidates(state, victimId));
  const lightSides = useBattleShallow(({ battle }) =>
    enemies.map(({ sideId }) => {
      const side = battle?.sides.find(({ id }) => id === sideId);
      return side?.light === true ? side.name : null;
    }),
  );
  if (victim === null) return null;
  const nameOf = ({ label }: Fighter, side: string | null) =>
    side === null ? label : t('credit.one-of', { side });
  const credit = (byId: FighterId) => {
    table.send({ type: 'give-credit', victimId, byId });
    table.close();
  };
  return (
    <OpenSheet title={t('credit.title')} subtitle={t('credit.victim', { name: victim.label })}>
      <ChipGroup label={t('credit.title')}>
        {enemies.map((enemy, index) => (
          <Chip
            key={enemy.id}
            pressed={enemy.id === victim.creditedTo}
            onPress={() => credit(enemy.id)}
          >
            {nameOf(enemy, lightSides[index] ?? null)}
          </Chip>
        ))}
        {CAUSES.map((cause) => (
          <Chip
            key={cause}
            pressed={victim.creditedTo === null && cause === victim.cause}
            onPress={() => {
              table.send({ type: 'give-cause', victimId, cause });
              table.close();
            }}
          >
            {t(`credit.cause.${cause}`)}
          </Chip>
        ))}
      </ChipGroup>
    </OpenSheet>
  );
}
