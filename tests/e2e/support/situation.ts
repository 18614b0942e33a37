import type { Command } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import type { Entry, FighterSetup, SideSetup } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import { timelineOf } from '#battle/timeline.ts';
import { writeBackup } from '#exchange/backup.ts';
import { muster } from '#roster/muster.ts';
import { inWords } from '#roster/sample-words.ts';
import { sampleWarbands } from '#roster/samples.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, FighterId, SideId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { samples as sampleRows } from '#rules/systems/mordheim/samples.ts';
import { injuryRolled } from '../../support/injuries.ts';
import { fr, type Words } from './words.ts';

/**
 * An evening as a backup: the two sample warbands in their third round, Reikland in its recovery with three
 * of twelve out of action, the captain on the ground, one fleeing and one who has just recovered; and a
 * finished battle of the week before.
 * @param change what the warbands have been through, by their place
 * @param others further warbands, made of those two
 * @param photos of members, dead ones too
 */
export function eveningBackup(
  words: Words = fr,
  change: (warband: Warband, at: number) => Warband = (warband) => warband,
  others: (warbands: readonly Warband[]) => readonly Warband[] = () => [],
  photos: readonly object[] = [],
): string {
  const named = (key: string) => words(`${system.id}-samples:${key}`);
  const warbands = samples(named).map(change);
  return writeBackup({
    writtenAt: EVENING,
    appVersion: '',
    warbands: [...warbands, ...others(warbands)].map((warband) => ({ ...warband })),
    battles: {
      [TONIGHT]: rows(play(TONIGHT, EVENING, warbands, named, intoRoundThree)),
      [LAST_WEEK]: rows(play(LAST_WEEK, EVENING - WEEK, warbands, named, lostAtOnce)),
    },
    settings: { seeded: true },
    photos,
  });
}

const TONIGHT: BattleId = 'b-tonight';
export const LAST_WEEK: BattleId = 'b-last-week';
/** The 14th of November 2026, 20:32 in Paris. */
const EVENING = Date.UTC(2026, 10, 14, 19, 32);
const WEEK = 7 * 24 * 60 * 60 * 1000;
const STEP = 40_000;

const REIKLAND: SideId = 's-reikland';
const ESHIN: SideId = 's-eshin';

/** Sends commands to a battle; fighters are named by their keys in the samples. */
interface Game {
  readonly send: (command: Command) => void;
  readonly id: (key: string) => FighterId;
  /** Goes on to this phase of this side's turn. */
  readonly goOn: (side: SideId, phase: string) => void;
}

function intoRoundThree(game: Game) {
  const { send, id, goOn } = game;
  const { down, out, status, flag, shoot } = moves(game);
  for (const name of ['otto', 'klaus', 'wilhelm']) flag(name, 'near-leader');
  goOn(REIKLAND, 'movement');
  flag('wilhelm', 'hidden');
  goOn(REIKLAND, 'shooting');
  shoot('greta');
  out('mangy', 'greta');
  goOn(ESHIN, 'shooting');
  shoot('skulk');
  out('dieter', 'skulk');
  goOn(REIKLAND, 'movement');
  send({ type: 'take-action', action: 'charge', fighterId: id('klaus'), targetId: id('ratchak') });
  goOn(REIKLAND, 'close-combat');
  out('grey-snout', 'karl');
  goOn(ESHIN, 'shooting');
  shoot('splittail');
  down('otto', [3], 2);
  goOn(ESHIN, 'close-combat');
  out('karl', 'crusher');
  down('ulrich', [1], null);
  out('frieda', 'chirrik');
  status('gunther', 'fleeing');
  goOn(REIKLAND, 'recovery');
}

function lostAtOnce({ send, goOn }: Game) {
  goOn(REIKLAND, 'movement');
  send({ type: 'leave-battle', sideId: ESHIN, cause: 'agreed' });
}

function moves({ send, id }: Pick<Game, 'send' | 'id'>) {
  const down = (name: string, dice: readonly number[], saveRoll: number | null) => {
    send({ type: 'lose-wound', fighterId: id(name) });
    send(injuryRolled(id(name), dice, { saveRoll }));
  };
  return {
    down,
    out(name: string, by: string) {
      down(name, [6], null);
      send({ type: 'give-credit', victimId: id(name), byId: id(by) });
    },
    status: (name: string, to: string) => send({ type: 'set-status', fighterId: id(name), to }),
    flag: (name: string, flag: string) =>
      send({ type: 'set-flag', fighterId: id(name), flag, value: true }),
    shoot: (name: string) =>
      send({ type: 'take-action', action: 'shoot', fighterId: id(name), targetId: null }),
  };
}

function play(
  battleId: BattleId,
  startedAt: number,
  warbands: readonly Warband[],
  named: (key: string) => string,
  script: (game: Game) => void,
): readonly Entry[] {
  const sides = warbands.map((warband, index) =>
    sideOf(warband, index === 0 ? REIKLAND : ESHIN, battleId),
  );
  const labels = sides.flatMap((side) =>
    side.fighters.map(({ id, label }) => [label, id] as const),
  );
  const ids = new Map(labels);
  let entries: readonly Entry[] = [];
  const send = (command: Command) => {
    const decision = decide(command, timelineOf(entries), system);
    if ('refused' in decision) throw new Error(`${command.type} refused: ${decision.refused}`);
    const now = startedAt + entries.length * STEP;
    const where = { battleId, actor: 'a-player', now } as const;
    entries = [...entries, stamp(decision.event, where, entries.at(-1) ?? null)];
  };
  const id = (key: string) => {
    const found = ids.get(named(key));
    if (found === undefined) throw new Error(`Nobody is called ${named(key)}.`);
    return found;
  };
  send({
    type: 'start-battle',
    systemId: system.id,
    name: '',
    roundLimit: null,
    houseRules: Object.fromEntries(system.houseRules.map((rule) => [rule.id, rule.default])),
    sides,
  });
  const goOn = (side: SideId, phase: string) => {
    let here = false;
    while (!here) {
      send({ type: 'next-phase' });
      const position = timelineOf(entries).state?.position;
      here = position?.sideId === side && position.phase === phase;
    }
  };
  script({ send, id, goOn });
  return entries;
}

function sideOf(warband: Warband, id: SideId, battleId: BattleId): SideSetup {
  let count = 0;
  const freshId = (): FighterId => {
    count += 1;
    return `f-${battleId.slice(2)}-${id.slice(2)}-${count}`;
  };
  const { fighters, leaderId } = muster(warband, system, freshId);
  return {
    id,
    name: warband.name,
    emblem: warband.emblem,
    light: false,
    leadership: null,
    warbandId: warband.id,
    leaderId,
    team: null,
    traits: warband.traits,
    packs: [],
    fighters: fighters satisfies readonly FighterSetup[],
  };
}

function samples(named: (key: string) => string): readonly Warband[] {
  let warbands = 0;
  let warriors = 0;
  return sampleWarbands(inWords(sampleRows, named), system, {
    freshWarbandId: () => {
      warbands += 1;
      return `w-sample-${warbands}`;
    },
    freshWarriorId: () => {
      warriors += 1;
      return `m-sample-${warriors}`;
    },
    now: EVENING - WEEK,
  });
}

function rows(entries: readonly Entry[]) {
  return entries.map((entry) => ({ ...entry }));
}
