import { namedAs } from '#battle/anew.ts';
import type { Entry } from '#battle/events.ts';
import type { Fighter } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import { statusesOnTable } from '#rules/kit/rows.ts';
import type { BattleStoreState } from '#store/hooks.ts';

type CreditSource = Pick<BattleStoreState, 'battle' | 'system' | 'entries'>;

/**
 * Enemies who may be credited with a takedown: all on the table, first those in contact with the victim at the
 * time, then those who have acted this turn.
 */
export function creditCandidates(state: CreditSource, victimId: FighterId): readonly Fighter[] {
  return ranked(state, victimId).map(({ fighter }) => fighter);
}

/** Only those in contact with the victim at the time: most likely it was one of them. */
export function topCreditCandidates(state: CreditSource, victimId: FighterId): readonly Fighter[] {
  return ranked(state, victimId).flatMap(({ fighter, rank }) => (rank > 1 ? [fighter] : []));
}

function ranked({ battle, system, entries }: CreditSource, victimId: FighterId) {
  const victim = battle?.fighters[victimId];
  if (battle === null || victim === undefined) return [];
  const onTable = statusesOnTable(system);
  const own = battle.sides.find(({ id }) => id === victim.sideId);
  const enemies = battle.sides
    .filter((side) => side.removed === null && own !== undefined && !allied(side, own))
    .flatMap(({ fighterIds, light }) => {
      const candidates = fighterIds
        .flatMap((id) => battle.fighters[id] ?? [])
        .filter(({ status }) => onTable.has(status));
      // The fighters of a light side are anonymous: the first stands in for all.
      return light ? candidates.slice(0, 1) : candidates;
    });
  const takedown = entries.find((entry) => namedAs(entry) === victim.statusEntryId);
  const touched = takedown === undefined ? new Set() : brokenContacts(takedown, victimId);
  const active = ({ flags }: Fighter) => (Object.keys(flags).length > 0 ? 1 : 0);
  return enemies
    .map((fighter) => ({ fighter, rank: touched.has(fighter.id) ? 2 : active(fighter) }))
    .toSorted((a, b) => b.rank - a.rank);
}

/** A takedown breaks the victim's contacts, so they are read from its entry. */
function brokenContacts(takedown: Entry, victimId: FighterId): ReadonlySet<FighterId> {
  const changes = 'changes' in takedown.data ? takedown.data.changes : [];
  const others = changes.flatMap((change) => {
    if (change.kind !== 'contact' || change.touching) return [];
    if (change.a === victimId) return [change.b];
    return change.b === victimId ? [change.a] : [];
  });
  return new Set(others);
}
