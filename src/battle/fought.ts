import type { BattleResult, BattleSummary, CreditedEnemy } from '#roster/after-battle/fought.ts';
import type { Foe } from '#roster/after-battle/history.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { allied, hasPlayer } from '#rules/kit/parties.ts';
import { scenarioOf } from '#rules/kit/scenarios.ts';
import { setupOf } from './arrival.ts';
import { takedowns } from './ending.ts';
import type { Entry, FighterSetup } from './events.ts';
import { readHlc } from './hlc.ts';
import { secured } from './secured.ts';
import { winnersOf } from './sides.ts';
import { type BattleState, type Side, TREASURE } from './state.ts';

/**
 * The outcome of a finished battle for one warband; null while it goes on, or if the warband was not in it.
 * If a warband fought itself, the side that played first counts.
 * @param live the entries that count
 */
export function battleSummary(
  live: readonly Entry[],
  battle: BattleState,
  system: RuleSystem,
  warbandId: WarbandId,
): BattleSummary | null {
  const [start] = live;
  const side = battle.sides.find((one) => one.warbandId === warbandId);
  if (!battle.ended || side === undefined || start?.type !== 'BattleStarted') return null;
  const begun = start.data.sides.find(({ id }) => id === side.id);
  const came = begun === undefined ? [] : setupOf(begun, live).fighters;
  const done = takedowns(battle, system);
  const { drugs = [], steeds } = system.afterBattle ?? {};
  const enemies = enemiesOf(battle, side);
  const rivals = enemies.filter(hasPlayer);
  const { [TREASURE]: treasure = 0, ...markers } = secured(battle, system, side.id);
  return {
    battleId: battle.battleId,
    title: battle.name,
    scenario: scenarioOf(system, battle.houseRules),
    at: readHlc(start.hlc).time,
    against: rivals.map(({ name }) => name),
    foes: rivals.map((one) => foeOf(battle, one)),
    result: resultFor(battle, side),
    captivesLost: losesCaptives(battle, system),
    treasure,
    markers,
    soldiers: came.map((soldier) => {
      const now = battle.fighters[soldier.id];
      const status = system.statuses.find(({ id }) => id === now?.status);
      const credited = now?.creditedTo ?? null;
      const by = credited === null ? undefined : battle.fighters[credited];
      const out = system.statuses.some(
        (row) => row.id === now?.status && row.tone === 'out-of-action',
      );
      return {
        ...asHeCame(soldier),
        leader: side.leaderId === soldier.id,
        tookPart: status?.participates ?? true,
        doses: drugs.flatMap(({ trait }) => (soldier.traits[trait] === true ? trait : [])),
        fellFrom: out && now !== undefined ? (steeds?.of(battle, now) ?? null) : null,
        out,
        carrying: !out && now?.captor === null && (now.carried[TREASURE] ?? 0) > 0,
        by: by?.label ?? '',
        turn: out ? (now?.statusRound ?? null) : null,
        byRole: by?.role ?? '',
        felled: done.flatMap((feat): readonly CreditedEnemy[] =>
          feat.by.id === soldier.id && enemies.some(({ id }) => id === feat.victim.sideId)
            ? [{ fighterId: feat.victim.id, label: feat.victim.label }]
            : [],
        ),
      };
    }),
  };
}

function losesCaptives({ houseRules }: BattleState, { afterBattle }: RuleSystem): boolean {
  const lostBy = afterBattle?.captivity?.lostBy;
  return lostBy !== undefined && houseRules[lostBy.rule] === lostBy.choice;
}

/** The enemies of a warband in a battle, as the histories of older battles lack them; empty if it was not in it. */
export function foesOf(battle: BattleState, warbandId: WarbandId): readonly Foe[] {
  const side = battle.sides.find((one) => one.warbandId === warbandId);
  if (side === undefined) return [];
  return enemiesOf(battle, side)
    .filter(hasPlayer)
    .map((one) => foeOf(battle, one));
}

function enemiesOf({ sides }: BattleState, side: Side): readonly Side[] {
  return sides.filter((one) => one !== side && !allied(one, side));
}

function foeOf({ fighters }: BattleState, { emblem, warbandId, leaderId }: Side): Foe {
  const leader = leaderId === null ? undefined : fighters[leaderId];
  return { emblem, warbandId, leader: leader?.label ?? '' };
}

function asHeCame({ id, label, profileId, role }: FighterSetup) {
  return { fighterId: id, label, profileId, role };
}

function resultFor(battle: BattleState, side: Side): BattleResult {
  const winners = winnersOf(battle);
  if (winners.length === 0) return 'none';
  return winners.some(({ id }) => id === side.id) ? 'won' : 'lost';
}
