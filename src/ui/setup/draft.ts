import type { FighterSetup } from '#battle/events.ts';
import type { BattleState, Side } from '#battle/state.ts';
import { dosed, type Taken } from '#roster/doses.ts';
import { muster } from '#roster/muster.ts';
import { playedTraits } from '#roster/played-as.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { NeutralSide } from '#rules/contract/scenarios.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { characteristicRow } from '#rules/kit/rows.ts';

/** A battle being set up; not saved before it starts. */
export interface SetupDraft {
  readonly sides: readonly SideDraft[];
  /** The playing order. */
  readonly order: readonly SideId[];
  /** Name of the scenario; '' for none. */
  readonly name: string;
  readonly roundLimit: number | null;
  /** Differences from the game's defaults, and the scenario among them (`SCENARIO`). */
  readonly houseRules: Readonly<Record<string, string>>;
}

export type SideDraft = WarbandSide | LightSide | NobodysSide;

/** Alliances to choose from; six sides, the maximum, make three at most. */
export const TEAMS = ['a', 'b', 'c'] as const;
export type Team = (typeof TEAMS)[number];

/** Fewer sides can't have alliances: two allies would have nobody to fight. */
const SIDES_FOR_ALLIES = 3;

/** A side with a warband of this device. */
export interface WarbandSide {
  readonly kind: 'warband';
  readonly id: SideId;
  readonly warband: Warband;
  /** All fighters of the warband with their initial statuses. */
  readonly fighters: readonly FighterSetup[];
  /** The same with all that they have at home, such as doses that they don’t take. */
  readonly home: readonly FighterSetup[];
  /** The drugs that they take for the battle. */
  readonly doses: Readonly<Partial<Record<FighterId, Taken>>>;
  /** The warband's leader, present or not; null for none. */
  readonly ownLeaderId: FighterId | null;
  /** The acting leader chosen by the player; null for the app's proposal. */
  readonly namedId: FighterId | null;
  /** Its alliance; null for none. */
  readonly team: Team | null;
}

/**
 * A name and a number of identical fighters, for an opponent whose roster is not here. In a game with rout tests
 * it also has a Leadership, and the fighters are only counted; in others, each fighter is played.
 */
export interface LightSide {
  readonly kind: 'light';
  readonly id: SideId;
  /** '' until the player enters one. */
  readonly name: string;
  readonly count: number;
  readonly leadership: number;
  readonly team: Team | null;
}

/** Those whom nobody commands, as a scenario brings them. */
export interface NobodysSide {
  readonly kind: 'nobodys';
  readonly id: SideId;
  readonly name: string;
  readonly row: NeutralSide;
  /** What each kind is called. */
  readonly names: Readonly<Record<string, string>>;
  /** How many of each kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly team: null;
}

/** Default sizes of a light side whose fighters are only counted, and of one whose fighters are played. */
const COUNTED_DEFAULT = 10;
const PLAYED_DEFAULT = 5;

/** Bounds for the size of a light side. */
export const LIGHT_COUNTS = { min: 1, max: 60 } as const;

/**
 * The initial draft: the first warband against its last opponents, else against the next warband with fighters;
 * light sides if there are not enough.
 * @param warbands the preferred one first
 * @param battles of this game, newest first
 */
export function firstDraft(
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
  battles: readonly BattleState[] = [],
): SetupDraft {
  const [own] = warbands;
  const opponents = lastOpponents(own, battles).map(({ side, count }) =>
    sideFrom(side, count, system, warbands, freshId),
  );
  const first = own === undefined && opponents.length > 0 ? [] : [sideOf(system, own, freshId)];
  const sides = [...first, ...opponents].slice(0, system.sides.max);
  let draft: SetupDraft = {
    sides,
    order: sides.map(({ id }) => id),
    name: '',
    roundLimit: null,
    houseRules: {},
  };
  while (draft.sides.length < Math.max(2, system.sides.min)) {
    draft = addSide(draft, system, warbands, freshId);
  }
  return draft;
}

/**
 * The battles to take the opponents from: those of these two alone, where two are to meet again.
 * @param opponent '' for nobody in particular
 */
export function battlesBetween(
  battles: readonly BattleState[],
  own: string | undefined,
  opponent: string,
): readonly BattleState[] {
  if (opponent === '') return battles;
  return battles.filter(
    ({ sides }) =>
      sides.length === 2 &&
      [own, opponent].every((one) => sides.some(({ warbandId }) => warbandId === one)),
  );
}

/** The opponents in this warband's last battle; without a warband, all sides of the last battle. */
function lastOpponents(own: Warband | undefined, battles: readonly BattleState[]) {
  const last = battles.find(
    ({ sides }) => own === undefined || sides.some(({ warbandId }) => warbandId === own.id),
  );
  const sides = last?.sides.filter(
    (side) => hasPlayer(side) && (own === undefined || side.warbandId !== own.id),
  );
  return (sides ?? []).map((side) => ({ side, count: side.fighterIds.length }));
}

/** A side from an earlier battle: its warband as it is now, else a light side with the same name and size. */
function sideFrom(
  { name, leadership, warbandId }: Side,
  count: number,
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
): SideDraft {
  const id = freshSideId(freshId);
  const warband = warbands.find((one) => one.id === warbandId);
  if (warband !== undefined) return withWarband(id, warband, system, freshId);
  const light = lightSide(id, system);
  const clamped = Math.min(LIGHT_COUNTS.max, Math.max(LIGHT_COUNTS.min, count));
  return { ...light, name, count: clamped, leadership: leadership ?? light.leadership };
}

/** Adds a side: the next warband with fighters that does not play yet, else a light side. Nobody’s side stays last. */
export function addSide(
  draft: SetupDraft,
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
): SetupDraft {
  const playing = new Set<WarbandId>(
    draft.sides.flatMap((side) => (side.kind === 'warband' ? side.warband.id : [])),
  );
  const next = warbands.find(({ id, members }) => members.length > 0 && !playing.has(id));
  const side = sideOf(system, next, freshId);
  const nobodys = draft.sides.find(
    (one) => one.kind === 'nobodys' && one.id === draft.order.at(-1),
  );
  const order = draft.order.filter((id) => id !== nobodys?.id);
  return {
    ...draft,
    sides: [...draft.sides, side],
    order: [...order, side.id, ...(nobodys === undefined ? [] : [nobodys.id])],
  };
}

export function removeSide(draft: SetupDraft, id: SideId): SetupDraft {
  return {
    ...draft,
    sides: draft.sides.filter((side) => side.id !== id),
    order: draft.order.filter((other) => other !== id),
  };
}

export function changeSide(draft: SetupDraft, next: SideDraft): SetupDraft {
  return { ...draft, sides: draft.sides.map((side) => (side.id === next.id ? next : side)) };
}

/** Gives a side the scanned warband; its alliance stays. */
export function withScanned(
  draft: SetupDraft,
  id: SideId,
  warband: Warband,
  system: RuleSystem,
  freshId: () => string,
): SetupDraft {
  const before = draft.sides.find((side) => side.id === id);
  if (before === undefined || before.kind === 'nobodys') return draft;
  return changeSide(draft, inTeam(withWarband(id, warband, system, freshId), before.team));
}

/** Puts a side first, rotating the others; nobody's side stays before or after all of them. */
export function playFirst(draft: SetupDraft, id: SideId): SetupDraft {
  const nobodys = draft.sides.find((side) => side.kind === 'nobodys' && side.id !== id);
  const others = draft.order.filter((other) => other !== nobodys?.id);
  const at = Math.max(0, others.indexOf(id));
  const rotated = [...others.slice(at), ...others.slice(0, at)];
  if (nobodys === undefined) return { ...draft, order: rotated };
  const leads = draft.order[0] === nobodys.id;
  return { ...draft, order: leads ? [nobodys.id, ...rotated] : [...rotated, nobodys.id] };
}

/** Swaps a side with the one before it. */
export function playEarlier(draft: SetupDraft, id: SideId): SetupDraft {
  const at = draft.order.indexOf(id);
  const [before] = draft.order.slice(at - 1, at);
  if (before === undefined) return draft;
  const order = [...draft.order.slice(0, at - 1), id, before, ...draft.order.slice(at + 1)];
  return { ...draft, order };
}

/** Sets a side's alliance. */
export function inTeam(side: WarbandSide | LightSide, team: Team | null): SideDraft {
  return { ...side, team };
}

/** How many sides have a player. */
export function playersOf({ sides }: Pick<SetupDraft, 'sides'>): number {
  return sides.filter(({ kind }) => kind !== 'nobodys').length;
}

/** Whether there are enough sides for alliances. */
export function mayAlly(draft: SetupDraft): boolean {
  return playersOf(draft) >= SIDES_FOR_ALLIES;
}

/** A side with this warband; fighters who miss the battle start as absent. */
export function withWarband(
  id: SideId,
  warband: Warband,
  system: RuleSystem,
  freshId: () => string,
): WarbandSide {
  const mustered = muster(warband, system, () => `f-${freshId()}`);
  const home = mustered.fighters.map((fighter) => ({
    ...fighter,
    traits: playedTraits(fighter.traits, system),
  }));
  const drugs = system.afterBattle?.drugs ?? [];
  const fighters = home.map((one) => dosed(one, drugs, {}));
  return {
    kind: 'warband',
    id,
    warband,
    fighters,
    home,
    doses: {},
    ownLeaderId: fighters[leaderIndex(warband)]?.id ?? null,
    namedId: null,
    team: null,
  };
}

/** Somebody takes these drugs for the battle, and leaves all others at home. */
export function withDoses(
  side: WarbandSide,
  id: FighterId,
  taken: Taken,
  system: RuleSystem,
): WarbandSide {
  const home = side.home.find((one) => one.id === id);
  if (home === undefined) return side;
  const { profile, traits } = dosed(home, system.afterBattle?.drugs ?? [], taken);
  return {
    ...side,
    doses: { ...side.doses, [id]: taken },
    fighters: side.fighters.map((one) => (one.id === id ? { ...one, profile, traits } : one)),
  };
}

export function lightSide(id: SideId, system: RuleSystem): LightSide {
  const leadership = characteristicRow(system, system.leadershipCharacteristic);
  return {
    kind: 'light',
    id,
    name: '',
    count: system.rout === null ? PLAYED_DEFAULT : COUNTED_DEFAULT,
    leadership: leadership?.default ?? 7,
    team: null,
  };
}

export function withStatus(side: WarbandSide, id: FighterId, status: string): WarbandSide {
  return {
    ...side,
    fighters: side.fighters.map((fighter) =>
      fighter.id === id ? { ...fighter, status } : fighter,
    ),
  };
}

/** The fighters who take part, reserves included, in roster order. */
export function participants(side: WarbandSide, system: RuleSystem): readonly FighterSetup[] {
  return side.fighters.filter((fighter) =>
    system.statuses.some((row) => row.id === fighter.status && row.participates),
  );
}

function sideOf(
  system: RuleSystem,
  warband: Warband | undefined,
  freshId: () => string,
): SideDraft {
  const id = freshSideId(freshId);
  return warband === undefined ? lightSide(id, system) : withWarband(id, warband, system, freshId);
}

function freshSideId(freshId: () => string): SideId {
  return `s-${freshId()}`;
}

/** Index of the leader among the fighters; −1 without one. */
function leaderIndex({ members }: Warband): number {
  const soldiers = members.flatMap((member) => member.labels.map(() => member));
  return soldiers.findIndex((member) => member.leader);
}
