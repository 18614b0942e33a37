import { useState } from 'react';
import { CAUSES } from '#battle/commands.ts';
import type { Entry } from '#battle/events.ts';
import type { Fighter } from '#battle/state.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import {
  type BattleStoreState,
  useBattleShallow,
  useFighter,
  useRuleSystem,
} from '#store/hooks.ts';
import { EnemyChips } from '#ui/fighter/ThisTurn.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
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

/** Whom each of a fight touches: taking one out of it, or bringing another in. */
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

/**
 * Who put him out of action: the enemies on the table, those who touched him first; of a side that is only
 * counted one of theirs. Or what else it was.
 */
export function CreditSheet({ victimId }: { readonly victimId: FighterId }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const victim = useFighter(victimId);
  const system = useRuleSystem();
  const enemies = useBattleShallow((state) => suspects(state, victimId));
  const counted = useBattleShallow(({ battle }) =>
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
      <ul className="stack">
        {enemies.map((enemy, index) => (
          <li key={enemy.id}>
            <ListRow
              lead={<StatusDisc {...statusLook(system, enemy.status)} />}
              title={nameOf(enemy, counted[index] ?? null)}
              subtitle={enemy.id === victim.creditedTo ? t('credit.now') : undefined}
              onPress={() => credit(enemy.id)}
            />
          </li>
        ))}
        {CAUSES.map((cause) => (
          <li key={cause}>
            <ListRow
              title={t(`credit.cause.${cause}`)}
              subtitle={
                victim.creditedTo === null && cause === victim.cause ? t('credit.now') : undefined
              }
              onPress={() => {
                table.send({ type: 'give-cause', victimId, cause });
                table.close();
              }}
            />
          </li>
        ))}
      </ul>
    </OpenSheet>
  );
}

type Seen = Pick<BattleStoreState, 'battle' | 'system' | 'entries'>;

/** Enemies who are still there: first those who touched him when he fell, then those who have done something this turn. */
function suspects({ battle, system, entries }: Seen, victimId: FighterId): readonly Fighter[] {
  const victim = battle?.fighters[victimId];
  if (battle === null || victim === undefined) return [];
  const onTable = new Set(system.statuses.filter((row) => row.onTable).map((row) => row.id));
  const own = battle.sides.find(({ id }) => id === victim.sideId);
  const enemies = battle.sides
    .filter((side) => side.removed === null && own !== undefined && !allied(side, own))
    .flatMap(({ fighterIds, light }) => {
      const there = fighterIds
        .flatMap((id) => battle.fighters[id] ?? [])
        .filter(({ status }) => onTable.has(status));
      // Who of them it was nobody knows: the first stands for them all.
      return light ? there.slice(0, 1) : there;
    });
  const fell = entries.find(({ id }) => id === victim.statusEntryId);
  const touched = fell === undefined ? new Set() : lostContacts(fell, victimId);
  const active = (fighter: Fighter) => (Object.keys(fighter.flags).length > 0 ? 1 : 0);
  const rank = (fighter: Fighter) => (touched.has(fighter.id) ? 2 : active(fighter));
  return enemies.toSorted((a, b) => rank(b) - rank(a));
}

/** Whoever falls out of a fight leaves its contacts: the step that felled him tells who they were. */
function lostContacts(fell: Entry, victimId: FighterId): ReadonlySet<FighterId> {
  const changes = 'changes' in fell.data ? fell.data.changes : [];
  const others = changes.flatMap((change) => {
    if (change.kind !== 'contact' || change.touching) return [];
    if (change.a === victimId) return [change.b];
    return change.b === victimId ? [change.a] : [];
  });
  return new Set(others);
}
