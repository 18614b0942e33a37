import type { FighterSetup } from '#battle/events.ts';
import type { BattleState, Side } from '#battle/state.ts';
import { muster } from '#roster/muster.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';

/** A battle as it is being set up; nothing of it is kept until it starts. */
export interface SetupDraft {
  readonly sides: readonly SideDraft[];
  /** Every side once, the one that begins first. */
  readonly order: readonly SideId[];
  /** Name of the scenario; '' for none. */
  readonly name: string;
  readonly roundLimit: number | null;
  /** Only what differs from the system's defaults. */
  readonly houseRules: Readonly<Record<string, string>>;
}

export type SideDraft = WarbandSide | LightSide;

/** Alliances to choose from; with six sides there are never more than three. */
export const TEAMS = ['a', 'b', 'c'] as const;
export type Team = (typeof TEAMS)[number];

/** Two sides can't be allies: there would be nobody to fight. */
const SIDES_FOR_ALLIES = 3;

export interface WarbandSide {
  readonly kind: 'warband';
  readonly id: SideId;
  readonly warband: Warband;
  /** Everybody of the warband, each with the status he starts in. */
  readonly fighters: readonly FighterSetup[];
  /** The warband's own leader, whether he takes part or not; null when it has none. */
  readonly ownLeaderId: FighterId | null;
  /** Whom the player named in his place; null to follow the app's proposal. */
  readonly namedId: FighterId | null;
  /** Its alliance; null for none. */
  readonly team: Team | null;
}

/**
 * A name and a number of fighters, all alike: for an opponent who keeps no roster here. With rout
 * tests there is a Leadership too, and the fighters are only counted; without, each is played.
 */
export interface LightSide {
  readonly kind: 'light';
  readonly id: SideId;
  /** '' until the player writes one. */
  readonly name: string;
  readonly count: number;
  readonly leadership: number;
  readonly team: Team | null;
}

/** How many there are until the players say. Without a rout test each of them has a page of his own. */
const LIGHT_COUNT = 10;
const LISTLESS_COUNT = 5;

/** How many a light side may be. */
export const LIGHT_COUNTS = { min: 1, max: 60 } as const;

/**
 * The first warband against whom it met last, else against the next one that has fighters; light sides
 * where there are not enough.
 * @param warbands the one to begin with first
 * @param battles by these rules, the newest first
 */
export function firstDraft(
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
  battles: readonly BattleState[] = [],
): SetupDraft {
  const [own] = warbands;
  const met = lastOpponents(own, battles).map(({ side, count }) =>
    oldSide(side, count, system, warbands, freshId),
  );
  const first = own === undefined && met.length > 0 ? [] : [sideOf(system, own, freshId)];
  const sides = [...first, ...met].slice(0, system.sides.max);
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

/** Whom this warband has met last; without a warband, everybody of the last battle. */
function lastOpponents(own: Warband | undefined, battles: readonly BattleState[]) {
  const last = battles.find(
    ({ sides }) => own === undefined || sides.some(({ warbandId }) => warbandId === own.id),
  );
  const sides = last?.sides.filter(({ warbandId }) => own === undefined || warbandId !== own.id);
  return (sides ?? []).map((side) => ({ side, count: side.fighterIds.length }));
}

/** A side as it played before: its warband as it is now, or so many of that name. */
function oldSide(
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
  const most = Math.min(LIGHT_COUNTS.max, Math.max(LIGHT_COUNTS.min, count));
  return { ...light, name, count: most, leadership: leadership ?? light.leadership };
}

/** One more side: the next warband that has fighters and does not play yet, else a light side. */
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
  return { ...draft, sides: [...draft.sides, side], order: [...draft.order, side.id] };
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

/** This side is played by a warband that has just come; it keeps its allies. */
export function withScanned(
  draft: SetupDraft,
  id: SideId,
  warband: Warband,
  system: RuleSystem,
  freshId: () => string,
): SetupDraft {
  const before = draft.sides.find((side) => side.id === id);
  if (before === undefined) return draft;
  return changeSide(draft, inTeam(withWarband(id, warband, system, freshId), before.team));
}

/** This side begins; the others follow as they sit round the table. */
export function playFirst(draft: SetupDraft, id: SideId): SetupDraft {
  const at = Math.max(0, draft.order.indexOf(id));
  return { ...draft, order: [...draft.order.slice(at), ...draft.order.slice(0, at)] };
}

/** This side plays before the one that has played before it so far. */
export function playEarlier(draft: SetupDraft, id: SideId): SetupDraft {
  const at = draft.order.indexOf(id);
  const [before] = draft.order.slice(at - 1, at);
  if (before === undefined) return draft;
  const order = [...draft.order.slice(0, at - 1), id, before, ...draft.order.slice(at + 1)];
  return { ...draft, order };
}

/** The side in this alliance: another warband in its place keeps its allies. */
export function inTeam(side: SideDraft, team: Team | null): SideDraft {
  return { ...side, team };
}

/** Whether there are enough sides for some of them to be allies. */
export function mayAlly(draft: SetupDraft): boolean {
  return draft.sides.length >= SIDES_FOR_ALLIES;
}

/** The side made of this warband, with everybody who does not miss the battle. */
export function withWarband(
  id: SideId,
  warband: Warband,
  system: RuleSystem,
  freshId: () => string,
): WarbandSide {
  const { fighters } = muster(warband, system, () => `f-${freshId()}`);
  return {
    kind: 'warband',
    id,
    warband,
    fighters,
    ownLeaderId: fighters[leaderIndex(warband)]?.id ?? null,
    namedId: null,
    team: null,
  };
}

export function lightSide(id: SideId, system: RuleSystem): LightSide {
  const leadership = characteristicRow(system, system.leadershipCharacteristic);
  return {
    kind: 'light',
    id,
    name: '',
    count: system.rout === null ? LISTLESS_COUNT : LIGHT_COUNT,
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

/** Who takes part, in roster order, those in reserve included. */
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

/** Place of the leader among the miniatures; −1 without one. */
function leaderIndex({ members }: Warband): number {
  const soldiers = members.flatMap((member) => member.labels.map(() => member));
  return soldiers.findIndex((member) => member.leader);
}
