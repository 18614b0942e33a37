import { freeLabel } from '#roster/labels.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { Entry, SideSetup } from './events.ts';
import type { BattleState } from './state.ts';

// A side that began without a warband: its player came later, or has it on another phone.

/** The parts of a battle that say what has happened to a side. */
type Present = Pick<BattleState, 'sides' | 'fighters' | 'contacts'>;

/** Whether a warband may replace this side: the side has none, and nothing has happened to it yet. */
export function mayArrive(present: Present, id: SideId): boolean {
  if (!isAsItCame(present, id)) return false;
  return Object.values(present.fighters).every(
    ({ sideId, used, captor }) => sideId !== id || (used.length === 0 && captor === null),
  );
}

/** The same as entries are folded: those until November 2026 did not ask for prisoners and what was used. */
export function isAsItCame({ sides, fighters, contacts }: Present, id: SideId): boolean {
  const side = sides.find((one) => one.id === id);
  if (side === undefined || side.warbandId !== null || side.removed !== null) return false;
  const touched = new Set(contacts.flatMap(({ a, b }) => [a, b]));
  return side.fighterIds.every((fighterId) => {
    const one = fighters[fighterId];
    const asHeCame =
      one?.statusEntryId === null &&
      one.wounds === one.startWounds &&
      Object.keys(one.carried).length === 0;
    return asHeCame && !touched.has(fighterId);
  });
}

/** A side that joins a battle in progress: in its alliance, with fighter names not yet used there. */
export function arriving(setup: SideSetup, { sides, fighters }: BattleState): SideSetup {
  const others = sides.filter(({ id }) => id !== setup.id);
  const taken = others.flatMap(({ fighterIds }) =>
    fighterIds.flatMap((id) => fighters[id]?.label ?? []),
  );
  const free = (label: string): string => {
    const one = freeLabel(label, taken);
    taken.push(one);
    return one;
  };
  return {
    ...setup,
    name: freeLabel(
      setup.name,
      others.map(({ name }) => name),
    ),
    team: sides.find(({ id }) => id === setup.id)?.team ?? null,
    fighters: setup.fighters.map((fighter) => ({
      ...fighter,
      label: free(fighter.label),
    })),
  };
}

/** A side as it was when its warband came, or when the battle began. @param live the entries that count */
export function setupOf(begun: SideSetup, live: readonly Entry[]): SideSetup {
  const arrived = live.findLast(
    (entry) => entry.type === 'SideArrived' && entry.data.side.id === begun.id,
  );
  return arrived?.type === 'SideArrived' ? arrived.data.side : begun;
}
