import type { Command } from '#battle/commands.ts';
import type { FighterSetup, SideSetup } from '#battle/events.ts';
import { groupLabels, labelKey, uniqueLabels } from '#roster/labels.ts';
import { ordinaryRole } from '#roster/profiles.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { EMBLEM_IDS } from '#ui/emblem.ts';
import {
  type LightSide,
  mayAlly,
  participants,
  type SetupDraft,
  type SideDraft,
  type WarbandSide,
} from './draft.ts';

/** What has no name of its own is called so. */
export interface StandInNames {
  /** A side, by its number from 1. */
  readonly side: (number: number) => string;
  /** Somebody of a side without a list; his number comes behind it. */
  readonly figure: string;
}

/** The sides as a battle takes them, in the order of the draft; no two of them share a name. */
export function sideSetups(
  draft: SetupDraft,
  system: RuleSystem,
  standIns: StandInNames,
): readonly SideSetup[] {
  const names = sideNames(draft.sides, standIns);
  const emblems = sideEmblems(draft.sides);
  return draft.sides.map((side, index) => {
    const name = names[index] ?? standIns.side(index + 1);
    return {
      ...(side.kind === 'light'
        ? lightSetup(side, figuresOf(draft.sides, index, name, standIns), system)
        : warbandSetup(side, system)),
      id: side.id,
      name,
      emblem: emblems[index] ?? '',
      team: mayAlly(draft) ? side.team : null,
    };
  });
}

/**
 * The command that starts the battle of this draft: sides in playing order, every house rule spelled
 * out, and no two fighters with the same label, so that even of a warband that plays against itself
 * the journal says who did what.
 */
export function startCommand(
  draft: SetupDraft,
  system: RuleSystem,
  standIns: StandInNames,
): Extract<Command, { type: 'start-battle' }> {
  return {
    type: 'start-battle',
    systemId: system.id,
    name: draft.name.trim(),
    roundLimit: draft.roundLimit,
    // What is a default today may not be one when the battle is read again.
    houseRules: Object.fromEntries(
      system.houseRules.map((rule) => [rule.id, draft.houseRules[rule.id] ?? rule.default]),
    ),
    sides: inPlayingOrder(withUniqueLabels(sideSetups(draft, system, standIns)), draft),
  };
}

/** Names of the sides, each different from the others: later twins get a number. */
function sideNames(sides: readonly SideDraft[], standIns: StandInNames): readonly string[] {
  const given: string[] = [];
  for (const [index, side] of sides.entries()) {
    const own = (side.kind === 'light' ? side.name : side.warband.name).trim();
    given.push(freeName(own === '' ? standIns.side(index + 1) : own, given));
  }
  return given;
}

function freeName(wanted: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(labelKey));
  const tries = [wanted, ...taken.map((_, index) => `${wanted} ${index + 2}`)];
  return tries.find((name) => !keys.has(labelKey(name))) ?? wanted;
}

/** Emblems of the sides: a warband has its own, though another may have it too; the others get one that is free. */
function sideEmblems(sides: readonly SideDraft[]): readonly string[] {
  const own = sides.map((side) => (side.kind === 'light' ? null : side.warband.emblem));
  const spare = [...new Set([...LIGHT_EMBLEMS, ...EMBLEM_IDS])].filter((id) => !own.includes(id));
  const free = spare.values();
  return own.map((emblem) => emblem ?? free.next().value ?? '');
}

/** For sides without a warband, who could be anybody. */
const LIGHT_EMBLEMS = ['skull', 'axe', 'hammer', 'cross', 'sun', 'flame'] as const;

/** What is not the same for every kind of side. */
type OwnSetup = Omit<SideSetup, 'id' | 'name' | 'emblem' | 'team'>;

/** What a warband brings into a battle. */
export function warbandSetup(side: WarbandSide, system: RuleSystem): OwnSetup {
  return {
    light: false,
    leadership: null,
    warbandId: side.warband.id,
    leaderId: leadingOf(side, system).leaderId,
    traits: side.warband.traits,
    fighters: side.fighters,
  };
}

function lightSetup(side: LightSide, figures: Figures, system: RuleSystem): OwnSetup {
  return {
    // Those who are only counted have a rout test and nothing else to do.
    light: system.rout !== null,
    leadership: system.leadershipCharacteristic === null ? null : side.leadership,
    warbandId: null,
    leaderId: null,
    traits: {},
    fighters: lightLabels(side, figures, system).map((label, index) =>
      lightFighter(side, `f-${side.id.slice(2)}-${index + 1}`, label, system),
    ),
  };
}

/** Those who are only counted are nobody in particular; where they are played each has his number. */
function lightLabels(
  { count }: LightSide,
  { name, figure, before }: Figures,
  system: RuleSystem,
): readonly string[] {
  return system.rout === null
    ? groupLabels(figure, before + count, []).slice(before)
    : Array.from({ length: count }, () => `1 × ${name}`);
}

/** What those of a side without a list are called, and how many of that name stand in sides before it. */
interface Figures {
  readonly name: string;
  readonly figure: string;
  readonly before: number;
}

/** By their side, or simply figures where it has no name either: "Camp 1 1" would be nobody. */
function figuresOf(
  sides: readonly SideDraft[],
  index: number,
  name: string,
  standIns: StandInNames,
): Figures {
  const nameless = (side: SideDraft | undefined) =>
    side?.kind === 'light' && side.name.trim() === '';
  if (!nameless(sides[index])) return { name, figure: name, before: 0 };
  const counts = sides
    .slice(0, index)
    .map((side) => (side.kind === 'light' && nameless(side) ? side.count : 0));
  return { name, figure: standIns.figure, before: counts.reduce((sum, one) => sum + one, 0) };
}

/** One of many alike: average in everything but the Leadership that was given. */
function lightFighter(
  side: LightSide,
  id: FighterId,
  label: string,
  system: RuleSystem,
): FighterSetup {
  const average = Object.fromEntries(
    system.characteristics.map((row) => [row.id, row.default] as const),
  );
  const wounds = system.rout === null ? (average[system.woundsCharacteristic] ?? 1) : LIGHT_WOUNDS;
  return {
    id,
    label,
    profileId: '',
    title: '',
    role: ordinaryRole(system),
    profile: {
      ...average,
      [system.woundsCharacteristic]: wounds,
      ...(system.leadershipCharacteristic === null
        ? {}
        : { [system.leadershipCharacteristic]: side.leadership }),
    },
    traits: {},
    status: system.initialStatus,
    wounds,
  };
}

const LIGHT_WOUNDS = 1;

/** Twins on different sides are told apart as twins within a warband are. */
export function withUniqueLabels(sides: readonly SideSetup[]): readonly SideSetup[] {
  const named = sides.filter(({ light }) => !light);
  const labels = uniqueLabels(named.flatMap((side) => side.fighters.map(({ label }) => label)));
  let next = 0;
  return sides.map((side) =>
    side.light
      ? side
      : {
          ...side,
          fighters: side.fighters.map((fighter) => {
            const label = labels[next] ?? fighter.label;
            next += 1;
            return { ...fighter, label };
          }),
        },
  );
}

function inPlayingOrder(sides: readonly SideSetup[], { order }: SetupDraft): readonly SideSetup[] {
  return order.flatMap((id) => sides.filter((side) => side.id === id));
}

/** Who leads a side, and whether the players have to be asked. */
export interface Leading {
  /** null when nobody takes part, in a system without leaders, and without Leadership when the own leader is away. */
  readonly leaderId: FighterId | null;
  /** The warband's own leader; null when it has none. */
  readonly own: FighterSetup | null;
  /** True when the own leader is away or missing, so that somebody stands in. */
  readonly acting: boolean;
  /** Who may stand in, the best first. */
  readonly candidates: readonly FighterSetup[];
}

/** The warband's leader, or whoever stands in: the one named, else the first of the candidates. */
export function leadingOf(side: WarbandSide, system: RuleSystem): Leading {
  if (!system.roles.some((row) => row.mayLead)) return NOBODY;
  const present = participants(side, system);
  const own = side.fighters.find((fighter) => fighter.id === side.ownLeaderId) ?? null;
  const candidates = candidatesAmong(present, system);
  if (own !== null && present.includes(own)) {
    return { leaderId: own.id, own, acting: false, candidates };
  }
  // Without Leadership nobody need stand in.
  if (system.leadershipCharacteristic === null) return NOBODY;
  const named = candidates.find((fighter) => fighter.id === side.namedId);
  return { leaderId: (named ?? candidates[0])?.id ?? null, own, acting: true, candidates };
}

const NOBODY: Leading = { leaderId: null, own: null, acting: false, candidates: [] };

/** Those whose role may lead, in the order of roles and of their Leadership; failing them, everybody. */
function candidatesAmong(
  present: readonly FighterSetup[],
  system: RuleSystem,
): readonly FighterSetup[] {
  const rank = new Map(system.roles.filter((row) => row.mayLead).map((row, at) => [row.id, at]));
  const fit = present.filter((fighter) => rank.has(fighter.role));
  return (fit.length > 0 ? fit : present).toSorted(
    (a, b) =>
      (rank.get(a.role) ?? 0) - (rank.get(b.role) ?? 0) ||
      leadershipOf(b, system) - leadershipOf(a, system),
  );
}

/** 0 in a system without Leadership. */
export function leadershipOf(fighter: FighterSetup, system: RuleSystem): number {
  return fighter.profile[system.leadershipCharacteristic ?? ''] ?? 0;
}
