import { type Blows, blowsSoFar } from '#battle/blows.ts';
import type { BattleState } from '#battle/state.ts';
import type { Fight } from '#rules/contract/advice.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied } from '#rules/kit/parties.ts';
import type { BattleStoreState } from '#store/hooks.ts';
import { membersOf } from './fights-now.ts';

/** The fights of a phase: those with blows to come, and those that are settled. */
export interface PhaseFights {
  readonly open: readonly Fight[];
  readonly settled: readonly SettledFight[];
}

/** A fight in which nothing is to come in this phase: everybody has struck, or it has come to an end. */
export interface SettledFight {
  readonly fight: Fight;
  /** Nobody of it touches an enemy any more. */
  readonly over: boolean;
  /** What has become of those in it. */
  readonly changes: readonly Change[];
}

/** @param fights those that are still there now */
export function fightsOfPhase(
  fights: readonly Fight[],
  { battle, live, system }: Pick<BattleStoreState, 'battle' | 'live' | 'system'>,
): PhaseFights {
  const phase = system.phases.find(({ id }) => id === battle?.position.phase);
  if (battle === null || battle.ended || phase?.fights !== true) return NONE;
  const ownCalculations = system.resolvers.filter(({ phases }) => phases.includes(phase.id));
  const blows = blowsSoFar(
    live,
    battle.position,
    ownCalculations.map(({ id }) => id),
  );
  const parted = partedIn(blows, battle);
  const there = fights.map((fight) => settledFight(fight, blows, parted));
  const open = there.filter((one) => !isSettled(one, blows)).map(({ fight }) => fight);
  const settled = there.filter((one) => isSettled(one, blows));
  return { open, settled: [...settled, ...fightsOver(fights, blows, parted, battle)] };
}

const NONE: PhaseFights = { open: [], settled: [] };

type Pair = readonly [FighterId, FighterId];

/** Enemies who touched until somebody fell or ran in this phase. */
function partedIn({ changes }: Blows, { fighters, sides, contacts }: BattleState): readonly Pair[] {
  const sideOf = (id: FighterId) => sides.find((side) => side.id === fighters[id]?.sideId);
  return changes.flatMap((change): readonly Pair[] => {
    if (change.kind !== 'contact' || change.touching) return [];
    const { a, b } = change;
    const [one, other] = [sideOf(a), sideOf(b)];
    if (one === undefined || other === undefined || allied(one, other)) return [];
    const again = contacts.some(
      (now) => (now.a === a && now.b === b) || (now.a === b && now.b === a),
    );
    return again ? [] : [[a, b]];
  });
}

function settledFight(fight: Fight, { changes }: Blows, parted: readonly Pair[]): SettledFight {
  const there = new Set(membersOf(fight));
  const gone = parted.filter((pair) => pair.some((id) => there.has(id))).flat();
  return { fight, over: false, changes: changesOf(changes, new Set([...there, ...gone])) };
}

/** Whoever has a blow to come keeps it open; so does that nothing has happened in it yet. */
function isSettled({ fight, changes }: SettledFight, { struck }: Blows): boolean {
  const begun = changes.length > 0 || membersOf(fight).some((id) => struck.has(id));
  return begun && fight.order.every(({ fighterIds }) => fighterIds.every((id) => struck.has(id)));
}

/** Those who hung together by contacts that are no more, where nobody of them fights on. */
function fightsOver(
  fights: readonly Fight[],
  { changes }: Blows,
  parted: readonly Pair[],
  battle: BattleState,
): readonly SettledFight[] {
  const groups = parted.reduce<readonly ReadonlySet<FighterId>[]>(
    (all, pair) => {
      const joined = all.filter((group) => pair.some((id) => group.has(id)));
      const others = all.filter((group) => !joined.includes(group));
      return [...others, new Set([...joined.flatMap((group) => [...group]), ...pair])];
    },
    fights.map((fight) => new Set(membersOf(fight))),
  );
  const fighting = new Set(fights.flatMap(membersOf));
  return groups
    .filter((group) => ![...group].some((id) => fighting.has(id)))
    .map((ids) => ({
      fight: fightThatWas(ids, battle),
      over: true,
      changes: changesOf(changes, ids),
    }));
}

/** Who was in it; its turns and its order of blows are of no use any more. */
function fightThatWas(ids: ReadonlySet<FighterId>, { sides, position }: BattleState): Fight {
  const at = sides.findIndex(({ id }) => id === position.sideId);
  const there = [...sides.slice(at), ...sides.slice(0, at)].flatMap(({ id, fighterIds }) => {
    const own = fighterIds.filter((one) => ids.has(one));
    return own.length === 0 ? [] : [{ sideId: id, fighterIds: own }];
  });
  return { key: [...ids].toSorted().join(' '), sides: there, turn: 0, order: [], effects: [] };
}

function changesOf(changes: readonly Change[], ids: ReadonlySet<FighterId>): readonly Change[] {
  return changes.filter(
    (change) =>
      (change.kind === 'status' || change.kind === 'wounds' || change.kind === 'dropped') &&
      ids.has(change.fighterId),
  );
}
