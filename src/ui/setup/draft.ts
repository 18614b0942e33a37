import type { FighterSetup } from '#battle/events.ts';
import { muster } from '#roster/muster.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId, SideId, WarbandId } from '#rules/ids.ts';
import type { RuleSystem } from '#rules/system.ts';

/** A battle as it is being set up; nothing of it is kept until it starts. */
export interface Draft {
  readonly sides: readonly SideDraft[];
  /** The side that plays first. */
  readonly firstId: SideId;
  /** Name of the scenario; '' for none. */
  readonly name: string;
  readonly roundLimit: number | null;
  /** Only what differs from the system's defaults. */
  readonly houseRules: Readonly<Record<string, string>>;
}

export type SideDraft = WarbandSide | LightSide;

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
}

/** A name, a number of fighters and a Leadership: for an opponent who keeps no roster here. */
export interface LightSide {
  readonly kind: 'light';
  readonly id: SideId;
  /** '' until the player writes one. */
  readonly name: string;
  readonly count: number;
  readonly leadership: number;
}

/** Bounds of a light side. */
export const LIGHT = { count: { min: 1, max: 60 }, leadership: { min: 2, max: 10 } } as const;

/** The warbands changed last against each other; light sides where there are not enough. */
export function firstDraft(
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
): Draft {
  const sides = Array.from({ length: Math.max(2, system.sides.min) }, (_, index) =>
    sideOf(system, warbands[index], freshId),
  );
  return {
    sides,
    firstId: sides[0]?.id ?? freshSideId(freshId),
    name: '',
    roundLimit: null,
    houseRules: {},
  };
}

/** One more side: the next warband that does not play yet, else a light side. */
export function addSide(
  draft: Draft,
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
): Draft {
  const playing = new Set<WarbandId>(
    draft.sides.flatMap((side) => (side.kind === 'warband' ? side.warband.id : [])),
  );
  const next = warbands.find((warband) => !playing.has(warband.id));
  return { ...draft, sides: [...draft.sides, sideOf(system, next, freshId)] };
}

export function removeSide(draft: Draft, id: SideId): Draft {
  const sides = draft.sides.filter((side) => side.id !== id);
  const firstId = draft.firstId === id ? (sides[0]?.id ?? id) : draft.firstId;
  return { ...draft, sides, firstId };
}

export function changeSide(draft: Draft, next: SideDraft): Draft {
  return { ...draft, sides: draft.sides.map((side) => (side.id === next.id ? next : side)) };
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
  };
}

export function lightSide(id: SideId, system: RuleSystem): LightSide {
  const leadership = system.characteristics.find(
    (row) => row.id === system.leadershipCharacteristic,
  );
  return { kind: 'light', id, name: '', count: 10, leadership: leadership?.default ?? 7 };
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

/** Status of those who stay away; null in a system that has none. */
export function absentStatus(system: RuleSystem): string | null {
  return system.statuses.find((row) => !row.participates)?.id ?? null;
}

/** Status of those who come later; null in a system that has none. */
export function reserveStatus(system: RuleSystem): string | null {
  return system.statuses.find((row) => row.id === RESERVE)?.id ?? null;
}

/** The one status that a setup offers by name, in every system that has it. */
const RESERVE = 'in-reserve';

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
