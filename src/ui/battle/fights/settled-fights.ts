import { type Blows, blowsSoFar } from '#battle/blows.ts';
import type { BattleState } from '#battle/state.ts';
import type { Fight } from '#rules/contract/advice.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { allied, inPlayingOrder } from '#rules/kit/parties.ts';
import type { BattleStoreState } from '#store/hooks.ts';
import { isPhaseOfBlows, membersOf } from './current-fights.ts';

/** The fights of a phase: those with blows to come, and those that are settled. */
export interface PhaseFights {
  readonly open: readonly Fight[];
  readonly settled: readonly SettledFight[];
}

/** A fight without blows to come in this phase: everybody has struck, or it has ended. */
export interface SettledFight {
  readonly fight: Fight;
  /** No contact between enemies is left. */
  readonly over: boolean;
  /** What happened to its fighters in this phase. */
  readonly changes: readonly Change[];
}

/**
 * Sorts the fights of the phase into open and settled ones.
 * @param fights the current ones
 */
export function fightsOfPhase(
  fights: readonly Fight[],
  { battle, live, system }: Pick<BattleStoreState, 'battle' | 'live' | 'system'>,
): PhaseFights {
  if (battle === null || !isPhaseOfBlows({ battle, system })) return NONE;
  const { phase } = battle.position;
  const phaseResolvers = system.resolvers.filter(({ phases }) => phases.includes(phase));
  const blows = blowsSoFar(
    live,
    battle.position,
    phaseResolvers.map(({ id }) => id),
  );
  const broken = brokenContacts(blows, battle);
  const current = fights.map((fight) => withChanges(fight, blows, broken));
  const open = current.filter((one) => !isSettled(one, blows)).map(({ fight }) => fight);
  const settled = current.filter((one) => isSettled(one, blows));
  return { open, settled: [...settled, ...endedFights(fights, blows, broken, battle)] };
}

const NONE: PhaseFights = { open: [], settled: [] };

type Pair = readonly [FighterId, FighterId];

/** Pairs of enemies whose contact was broken in this phase and not made again. */
function brokenContacts(
  { changes }: Blows,
  { fighters, sides, contacts }: BattleState,
): readonly Pair[] {
  const sideOf = (id: FighterId) => sides.find((side) => side.id === fighters[id]?.sideId);
  return changes.flatMap((change): readonly Pair[] => {
    if (change.kind !== 'contact' || change.touching) return [];
    const { a, b } = change;
    const [one, other] = [sideOf(a), sideOf(b)];
    if (one === undefined || other === undefined || allied(one, other)) return [];
    const restored = contacts.some(
      (now) => (now.a === a && now.b === b) || (now.a === b && now.b === a),
    );
    return restored ? [] : [[a, b]];
  });
}

function withChanges(fight: Fight, { changes }: Blows, broken: readonly Pair[]): SettledFight {
  const members = new Set(membersOf(fight));
  const former = broken.filter((pair) => pair.some((id) => members.has(id))).flat();
  return { fight, over: false, changes: changesOf(changes, new Set([...members, ...former])) };
}

/** A fight is open while it has not begun, or while anybody in it has still to strike. */
function isSettled({ fight, changes }: SettledFight, { struck }: Blows): boolean {
  const begun = changes.length > 0 || membersOf(fight).some((id) => struck.has(id));
  return begun && fight.order.every(({ fighterIds }) => fighterIds.every((id) => struck.has(id)));
}

/** Fights that ended in this phase: groups linked by broken contacts in which nobody fights on. */
function endedFights(
  fights: readonly Fight[],
  { changes }: Blows,
  broken: readonly Pair[],
  battle: BattleState,
): readonly SettledFight[] {
  const groups = broken.reduce<readonly ReadonlySet<FighterId>[]>(
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
      fight: endedFight(ids, battle),
      over: true,
      changes: changesOf(changes, ids),
    }));
}

/** An ended fight has members only: no turn, order or effects. */
function endedFight(ids: ReadonlySet<FighterId>, battle: BattleState): Fight {
  const involved = inPlayingOrder(battle).flatMap(({ id, fighterIds }) => {
    const own = fighterIds.filter((one) => ids.has(one));
    return own.length === 0 ? [] : [{ sideId: id, fighterIds: own }];
  });
  return { key: [...ids].toSorted().join(' '), sides: involved, turn: 0, order: [], effects: [] };
}

function changesOf(changes: readonly Change[], ids: ReadonlySet<FighterId>): readonly Change[] {
  return changes.filter(
    (change) =>
      (change.kind === 'status' || change.kind === 'wounds' || change.kind === 'dropped') &&
      ids.has(change.fighterId),
  );
}
