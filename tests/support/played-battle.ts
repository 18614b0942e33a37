import type { Command } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import type { BattleEvent, Entry, FighterSetup, SideSetup } from '#battle/events.ts';
import { evolve } from '#battle/evolve.ts';
import { readHlc } from '#battle/hlc.ts';
import { stamp } from '#battle/stamp.ts';
import type { BattleState } from '#battle/state.ts';
import { writeBackup } from '#exchange/backup.ts';
import { LIMITS } from '#roster/limits.ts';
import type { BattleId, FighterId, SideId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';

/** The size of a battle. */
export interface BattleSize {
  readonly sides: number;
  /** For each side. */
  readonly fighters: number;
  /** Entries after the start. */
  readonly taps: number;
}

/** The battle’s id after a restore. */
export const BATTLE_ID: BattleId = 'b-bench';

/** The largest battle: the maximum number of sides, each with a full warband. */
export const LARGEST = { sides: system.sides.max, fighters: LIMITS.fighters } as const;

/** A backup file with one unfinished battle, the same for each size. */
export function battleBackup(size: BattleSize): string {
  return writeBackup({
    writtenAt: EVENING,
    appVersion: '',
    warbands: [],
    battles: { [BATTLE_ID]: playedLog(size).map((entry) => ({ ...entry })) },
    settings: { seeded: true },
  });
}

/**
 * The log of a random battle from a fixed seed: marks, statuses, contacts, phases, sometimes an undo. Leaders
 * stay standing and nobody leaves, so it never ends.
 * @throws when the rules refuse the start
 */
export function playedLog({ sides, fighters, taps }: BattleSize): readonly Entry[] {
  const random = seeded(sides * 1_000_000 + fighters * 1000 + taps);
  const log: Entry[] = [];
  let state = started(log, sides, fighters);
  let before = state;
  while (log.length <= taps) {
    const last = log.at(-1);
    if (last !== undefined && state !== before && random(25) === 0) {
      log.push(written({ type: 'EventUndone', data: { entryIds: [last.id] } }, last));
      state = before;
      continue;
    }
    const decision = decide(anyTap(state, random), { state, entries: [], live: [] }, system);
    if ('refused' in decision) continue;
    const entry = written(decision.event, last ?? null);
    log.push(entry);
    before = state;
    state = evolve(state, entry) ?? state;
  }
  return log;
}

/** 14 November 2026, 20:32 in Paris. */
const EVENING = Date.UTC(2026, 10, 14, 19, 32);
const BETWEEN_TAPS = 20_000;

function started(log: Entry[], sides: number, fighters: number): BattleState {
  const decision = decide(
    {
      type: 'start-battle',
      systemId: system.id,
      name: '',
      roundLimit: null,
      houseRules: Object.fromEntries(system.houseRules.map((rule) => [rule.id, rule.default])),
      sides: Array.from({ length: sides }, (_, index) => sideOf(index, fighters)),
    },
    { state: null, entries: [], live: [] },
    system,
  );
  if ('refused' in decision) throw new Error(`The battle can't start: ${decision.refused}.`);
  const entry = written(decision.event, null);
  log.push(entry);
  const state = evolve(null, entry);
  if (state === null) throw new Error('The battle has not started.');
  return state;
}

function written(event: BattleEvent, last: Entry | null): Entry {
  // Spaced like an evening’s taps; a long log spans weeks.
  const now = last === null ? EVENING : readHlc(last.hlc).time + BETWEEN_TAPS;
  return stamp(event, { battleId: BATTLE_ID, actor: 'a-bench', now }, last);
}

/** A random number below `below`. */
type Random = (below: number) => number;

function anyTap(state: BattleState, random: Random): Command {
  const side = random(state.sides.length);
  const ids = state.sides[side]?.fighterIds ?? [];
  // The first of each side is its leader.
  const index = 1 + random(Math.max(1, ids.length - 1));
  const fighterId = fighterIdOf(side, index);
  const kind = random(100);
  if (kind < 45) return flag(state, fighterId, 'near-leader');
  if (kind < 55) return flag(state, fighterId, 'hidden');
  if (kind < 78) return { type: 'set-status', fighterId, to: pick(FALLS, random) };
  if (kind < 88) {
    const b = fighterIdOf((side + 1) % state.sides.length, index);
    const touching = state.contacts.some((one) => isBetween(one, fighterId, b));
    return { type: 'set-contact', a: fighterId, b, touching: !touching };
  }
  return kind < 97 ? { type: 'next-phase' } : { type: 'write-note', text: `N° ${kind}` };
}

/** Most are standing most of the time; one in eight is out of action. */
const FALLS = [
  'standing',
  'standing',
  'standing',
  'standing',
  'knocked-down',
  'knocked-down',
  'stunned',
  'out-of-action',
] as const;

function flag(state: BattleState, fighterId: FighterId, name: string): Command {
  const on = state.fighters[fighterId]?.flags[name] !== undefined;
  return { type: 'set-flag', fighterId, flag: name, value: on ? null : true };
}

function isBetween(contact: BattleState['contacts'][number], a: FighterId, b: FighterId): boolean {
  return (contact.a === a && contact.b === b) || (contact.a === b && contact.b === a);
}

function sideOf(side: number, fighters: number): SideSetup {
  const sideId: SideId = `s-${side}`;
  return {
    id: sideId,
    name: WARBANDS[side % WARBANDS.length] ?? sideId,
    emblem: 'skull',
    light: false,
    leadership: null,
    warbandId: null,
    leaderId: fighterIdOf(side, 0),
    team: null,
    traits: {},
    packs: [],
    fighters: Array.from({ length: fighters }, (_, index) => fighterOf(side, index)),
  };
}

function fighterOf(side: number, index: number): FighterSetup {
  const hero = index < HEROES;
  return {
    id: fighterIdOf(side, index),
    label: `${NAMES[index % NAMES.length] ?? ''} ${side + 1}.${index + 1}`,
    profileId: '',
    title: '',
    role: hero ? 'hero' : 'henchman',
    profile: { M: 4, WS: hero ? 4 : 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: hero ? 8 : 7 },
    traits: hero ? { sword: true, shield: true } : { dagger: true },
    status: system.initialStatus,
    wounds: 1,
  };
}

function fighterIdOf(side: number, index: number): FighterId {
  return `f-${side}-${index}`;
}

const HEROES = 6;
const WARBANDS = ['Reikland', 'Middenheim', 'Marienburg', 'Averland', 'Ostland', 'Kislev'] as const;
const NAMES = ['Otto', 'Karl', 'Frieda', 'Klaus', 'Greta', 'Lutz', 'Dieter', 'Wilhelm'] as const;

function pick<T>(from: readonly [T, ...T[]], random: Random): T {
  return from[random(from.length)] ?? from[0];
}

/** The Park–Miller generator, so that a seed always gives the same numbers. */
function seeded(seed: number): Random {
  let now = (seed % 2_147_483_646) + 1;
  return (below) => {
    now = (now * 48_271) % 2_147_483_647;
    return Math.floor((now / 2_147_483_647) * below);
  };
}
