import type { Command } from '#battle/commands.ts';
import type { FighterSetup, SideSetup } from '#battle/events.ts';
import { groupLabels, labelKey, uniqueLabels } from '#roster/labels.ts';
import { ordinaryRole } from '#roster/profiles.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
import { SCENARIO, scenarioOf } from '#rules/kit/scenarios.ts';
import {
  type LightSide,
  mayAlly,
  participants,
  type SetupDraft,
  type SideDraft,
  type WarbandSide,
} from './draft.ts';
import { nobodysFighters } from './nobodys-side.ts';

/** Default names. */
export interface DefaultNames {
  /** Of a side, by its number from 1. */
  readonly side: (number: number) => string;
  /** Of a fighter without a roster; a number is appended. */
  readonly figure: string;
  /** Of fighters who are only counted, after the name of their side. */
  readonly oneOf: (side: string) => string;
}

/** The sides for the battle's start, in the order of the draft, with unique names. */
export function sideSetups(
  draft: SetupDraft,
  system: RuleSystem,
  defaultNames: DefaultNames,
): readonly SideSetup[] {
  const names = sideNames(draft.sides, defaultNames);
  const emblems = sideEmblems(draft.sides);
  return draft.sides.map((side, index) => {
    const name = names[index] ?? defaultNames.side(index + 1);
    return {
      ...ownSetup(side, figuresOf(draft.sides, index, name, defaultNames), system),
      id: side.id,
      name,
      emblem: emblems[index] ?? '',
      team: mayAlly(draft) ? side.team : null,
    };
  });
}

/**
 * The command that starts the battle of a draft: sides in playing order, all house rules explicit, and unique
 * labels for fighters, so that the journal is unambiguous even if a warband plays against itself.
 */
export function startCommand(
  draft: SetupDraft,
  system: RuleSystem,
  defaultNames: DefaultNames,
): Extract<Command, { type: 'start-battle' }> {
  const scenario = scenarioOf(system, draft.houseRules);
  return {
    type: 'start-battle',
    systemId: system.id,
    name: draft.name.trim(),
    roundLimit: draft.roundLimit,
    // Explicit, since a default may have changed when the log is read again.
    houseRules: {
      ...Object.fromEntries(
        system.houseRules.map((rule) => [rule.id, draft.houseRules[rule.id] ?? rule.default]),
      ),
      ...(scenario === null ? {} : { [SCENARIO]: scenario.id }),
    },
    sides: inPlayingOrder(withUniqueLabels(sideSetups(draft, system, defaultNames)), draft),
  };
}

/** Unique names of the sides; duplicates get a number. */
function sideNames(sides: readonly SideDraft[], defaultNames: DefaultNames): readonly string[] {
  const given: string[] = [];
  for (const [index, side] of sides.entries()) {
    const own = (side.kind === 'warband' ? side.warband.name : side.name).trim();
    given.push(freeName(own === '' ? defaultNames.side(index + 1) : own, given));
  }
  return given;
}

function freeName(wanted: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(labelKey));
  const candidates = [wanted, ...taken.map((_, index) => `${wanted} ${index + 2}`)];
  return candidates.find((name) => !keys.has(labelKey(name))) ?? wanted;
}

/** Emblems of the sides: a warband's own, even if shared; a free one for light sides. */
function sideEmblems(sides: readonly SideDraft[]): readonly string[] {
  const own = sides.map((side) => (side.kind === 'warband' ? side.warband.emblem : null));
  const spare = [...new Set([...LIGHT_EMBLEMS, ...EMBLEMS])].filter((id) => !own.includes(id));
  const free = spare.values();
  return own.map((emblem) => emblem ?? free.next().value ?? '');
}

/** Neutral emblems, preferred for light sides. */
const LIGHT_EMBLEMS = ['skull', 'axe', 'hammer', 'cross', 'sun', 'flame'] as const;

/** The part that depends on the kind of side. */
type OwnSetup = Omit<SideSetup, 'id' | 'name' | 'emblem' | 'team'>;

function ownSetup(side: SideDraft, figures: Figures, system: RuleSystem): OwnSetup {
  switch (side.kind) {
    case 'warband':
      return warbandSetup(side, system);
    case 'light':
      return lightSetup(side, figures, system);
    case 'nobodys':
      return {
        light: false,
        leadership: null,
        warbandId: null,
        leaderId: null,
        traits: { [WITHOUT_PLAYER]: true },
        packs: [],
        fighters: nobodysFighters(side, system),
      };
  }
}

/** The setup of a warband's side. */
export function warbandSetup(side: WarbandSide, system: RuleSystem): OwnSetup {
  return {
    light: false,
    leadership: null,
    warbandId: side.warband.id,
    leaderId: leaderChoiceOf(side, system).leaderId,
    traits: side.warband.traits,
    // The session adds those that its fighters need.
    packs: [],
    fighters: side.fighters,
  };
}

function lightSetup(side: LightSide, figures: Figures, system: RuleSystem): OwnSetup {
  return {
    // Without rout tests, the fighters are played rather than counted.
    light: system.rout !== null,
    leadership: system.leadershipCharacteristic === null ? null : side.leadership,
    warbandId: null,
    leaderId: null,
    traits: {},
    packs: [],
    fighters: lightLabels(side, figures, system).map((label, index) =>
      lightFighter(side, `f-${side.id.slice(2)}-${index + 1}`, label, system),
    ),
  };
}

/** Fighters that are only counted share a label; those that are played are numbered. */
function lightLabels(
  { count }: LightSide,
  { counted, figure, before }: Figures,
  system: RuleSystem,
): readonly string[] {
  return system.rout === null
    ? groupLabels(figure, before + count, []).slice(before)
    : Array.from({ length: count }, () => counted);
}

/** How to label the fighters of a light side, and how many of that name belong to earlier sides. */
interface Figures {
  readonly counted: string;
  readonly figure: string;
  readonly before: number;
}

/** Named after their side, or just figures if it has no name either, to avoid labels like "Camp 1 1". */
function figuresOf(
  sides: readonly SideDraft[],
  index: number,
  name: string,
  defaultNames: DefaultNames,
): Figures {
  const nameless = (side: SideDraft | undefined) =>
    side?.kind === 'light' && side.name.trim() === '';
  const counted = defaultNames.oneOf(name);
  if (!nameless(sides[index])) return { counted, figure: name, before: 0 };
  const counts = sides
    .slice(0, index)
    .map((side) => (side.kind === 'light' && nameless(side) ? side.count : 0));
  return {
    counted,
    figure: defaultNames.figure,
    before: counts.reduce((sum, one) => sum + one, 0),
  };
}

/** A fighter of a light side: default characteristics except for Leadership. */
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

/** Makes labels unique across sides, as within a warband; light sides are exempt. */
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

/** A side's leader, and whether it is an acting one. */
export interface LeaderChoice {
  /** Null if nobody takes part, in a game without leaders, and without Leadership if the own leader is away. */
  readonly leaderId: FighterId | null;
  /** The warband's own leader; null for none. */
  readonly own: FighterSetup | null;
  /** The own leader is absent or missing, so somebody else leads. */
  readonly acting: boolean;
  /** Possible acting leaders, best first. */
  readonly candidates: readonly FighterSetup[];
}

/** The warband's leader if present, else the acting one: the one chosen, else the best candidate. */
export function leaderChoiceOf(side: WarbandSide, system: RuleSystem): LeaderChoice {
  if (!system.roles.some((row) => row.mayLead)) return NOBODY;
  const present = participants(side, system);
  const own = side.fighters.find((fighter) => fighter.id === side.ownLeaderId) ?? null;
  const candidates = candidatesAmong(present, system);
  if (own !== null && present.includes(own)) {
    return { leaderId: own.id, own, acting: false, candidates };
  }
  // Without Leadership, no acting leader is needed.
  if (system.leadershipCharacteristic === null) return NOBODY;
  const named = candidates.find((fighter) => fighter.id === side.namedId);
  return { leaderId: (named ?? candidates[0])?.id ?? null, own, acting: true, candidates };
}

const NOBODY: LeaderChoice = { leaderId: null, own: null, acting: false, candidates: [] };

/** Fighters whose role may lead, by role and Leadership; if there are none, everybody. */
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

/** A fighter's Leadership; 0 in a game without it. */
export function leadershipOf(fighter: FighterSetup, system: RuleSystem): number {
  return fighter.profile[system.leadershipCharacteristic ?? ''] ?? 0;
}
