import type { Entry } from '#battle/events.ts';
import type { Fighter } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import type { BattleStoreState } from '#store/hooks.ts';

type CauserSource = Pick<BattleStoreState, 'battle' | 'system' | 'entries'>;

/**
 * Who may have put him out of action: enemies who are still there, first those who touched him when he
 * fell, then those who have done something this turn.
 */
export function likelyCausers(state: CauserSource, victimId: FighterId): readonly Fighter[] {
  return ranked(state, victimId).map(({ fighter }) => fighter);
}

/** Those of them who touched him when he fell: it was most likely one of these. */
export function likeliest(state: CauserSource, victimId: FighterId): readonly Fighter[] {
  return ranked(state, victimId).flatMap(({ fighter, rank }) => (rank > 1 ? [fighter] : []));
}

function ranked({ battle, system, entries }: CauserSource, victimId: FighterId) {
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
  const active = ({ flags }: Fighter) => (Object.keys(flags).length > 0 ? 1 : 0);
  return enemies
    .map((fighter) => ({ fighter, rank: touched.has(fighter.id) ? 2 : active(fighter) }))
    .toSorted((a, b) => b.rank - a.rank);
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
