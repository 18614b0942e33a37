import { MOST } from '#battle/bounds.ts';
import type { Entry, EventData, FighterSetup, SideSetup } from '#battle/events.ts';
import type { BattleState, Fighter, Side } from '#battle/state.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { applyChanges } from './changes.ts';
import { Draft } from './draft.ts';

/** The battle as it begins. */
export function started(entry: Entry, data: EventData<'BattleStarted'>): Draft {
  const fighters = data.sides.flatMap((side) =>
    side.fighters.map((setup) => [setup.id, newFighter(setup, side.id, 1)] as const),
  );
  const state: BattleState = {
    battleId: entry.battleId,
    systemId: data.systemId,
    name: data.name,
    roundLimit: data.roundLimit,
    packs: [...new Set(data.sides.flatMap(({ packs }) => packs))].slice(0, MOST.packsOfBattle),
    houseRules: data.houseRules,
    sides: data.sides.map(newSide),
    fighters: Object.fromEntries(fighters),
    contacts: [],
    position: data.position,
    answers: {},
    ended: false,
    end: null,
    ignored: [],
  };
  const draft = new Draft(state);
  applyChanges(draft, entry, data.changes);
  return draft;
}

/** A side at the start of the battle, or on arrival. */
export function newSide(setup: SideSetup): Side {
  return {
    id: setup.id,
    name: setup.name,
    emblem: setup.emblem,
    light: setup.light,
    leadership: setup.leadership,
    warbandId: setup.warbandId,
    leaderId: setup.leaderId,
    team: setup.team,
    traits: setup.traits,
    fighterIds: setup.fighters.map((fighter) => fighter.id),
    flags: {},
    removed: null,
    held: {},
  };
}

/** @param round in which he joins */
export function newFighter(setup: FighterSetup, sideId: SideId, round: number): Fighter {
  return {
    id: setup.id,
    sideId,
    label: setup.label,
    profileId: setup.profileId,
    title: setup.title,
    role: setup.role,
    profile: setup.profile,
    traits: setup.traits,
    status: setup.status,
    wounds: setup.wounds,
    startWounds: setup.wounds,
    flags: {},
    statusEntryId: null,
    statusRound: round,
    creditedTo: null,
    carried: {},
    used: [],
    captor: null,
    cause: null,
  };
}
