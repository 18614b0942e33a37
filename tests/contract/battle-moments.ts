import * as fc from 'fast-check';
import type {
  BattleView,
  Contact,
  FighterView,
  Flags,
  FlagValue,
  SideView,
} from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { SCENARIO } from '#rules/kit/scenarios.ts';

/** Random situations beside the constructed ones, from a fixed seed. */
const DRAWN = 1000;
const SEED = 1999;

/** The parts of a system’s battles that its words depend on. */
export interface Scenery {
  readonly system: RuleSystem;
  /** Combinations of traits and circumstances that lead to a question. */
  readonly themes: readonly Drawn[];
  /** Leaders of sides that have lost one fighter of four. */
  readonly leaders: readonly Drawn[];
  /** Leaders who support one of their fighters nearby. */
  readonly helpers?: readonly Drawn[];
  /** Values of flags and traits other than `true`. */
  readonly values: Readonly<Record<string, readonly FlagValue[]>>;
  /** Pairs of opposing fighters, where a theme alone is not enough. */
  readonly pairs: readonly (readonly [Drawn, Drawn])[];
  readonly sideTraits: Flags;
  readonly sideFlags: readonly string[];
  /** Those of a side that has other questions to answer than one with the flags above. */
  readonly apartFlags?: readonly string[];
  /** Those noted wherever the usual house rules are played. */
  readonly usualFlags?: readonly string[];
}

/**
 * Battle situations, likely and unlikely: whatever players have entered, the rules must have words for it.
 */
export function momentsOf(scenery: Scenery): readonly BattleView[] {
  return [...arranged(scenery), ...fc.sample(anyMoment(scenery), { numRuns: DRAWN, seed: SEED })];
}

/** Random situations of any system, drawn from its tables alone, from a fixed seed. */
export function drawnMoments(system: RuleSystem, count: number): readonly BattleView[] {
  const sideFlags = system.flags.map(({ id }) => id);
  const bare = { themes: [], leaders: [], values: {}, pairs: [], sideTraits: {} };
  const moments = anyMoment({ system, ...bare, sideFlags });
  return fc.sample(moments, { numRuns: count, seed: SEED });
}

/** A fighter in his present state. */
export type Drawn = Pick<FighterView, 'role' | 'status' | 'traits' | 'wounds' | 'flags'>;

interface Moment {
  /** Four fighters a side; the first is the leader, if the side has one. */
  readonly sides: readonly [readonly Drawn[], readonly Drawn[]];
  readonly roles: readonly string[];
  readonly led: boolean;
  readonly light: boolean;
  readonly sideTraits: Flags;
  readonly sideFlags: Flags;
  readonly contacts: readonly Contact[];
  readonly place: Pick<BattleView['position'], 'phase' | 'step'>;
  readonly houseRules: Readonly<Record<string, string>>;
}

const FIGHTERS_A_SIDE = 4;
/** The leader’s Leadership first; one of his fighters equals it, and one exceeds it. */
const LEADERSHIPS = [9, 7, 9, 10];
const TURN = 5;

function placesOf(system: RuleSystem) {
  return system.phases.flatMap(({ id: phase, steps }) =>
    (steps.length === 0 ? [null] : steps).map((step) => ({ phase, step })),
  );
}

const FIRST_TURN = [{ a: 'f-01', b: 'f-11', since: TURN }] as const;
const LASTING = [
  { a: 'f-01', b: 'f-10', since: TURN - 1 },
  { a: 'f-01', b: 'f-11', since: TURN - 1 },
] as const;

/**
 * Every theme for a fighter of either side, and every leader, in every phase, alone and in a fight, under
 * both extremes of the house rules.
 */
function arranged(scenery: Scenery): readonly BattleView[] {
  const { system } = scenery;
  const plain = warrior(system);
  const out = { ...plain, status: 'out-of-action' };
  const crew = (second: Drawn) => [
    plain,
    second,
    ...Array.from({ length: FIGHTERS_A_SIDE - 2 }, () => plain),
  ];
  const extremes = [0, -1].map((at) =>
    Object.fromEntries(system.houseRules.map(({ id, options }) => [id, options.at(at) ?? ''])),
  );
  /** All notes that a side can have at once; always tried under one of the extremes. */
  const noting = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, scenery.values[id]?.[0] ?? true] as const));
  const usual = Object.fromEntries(system.houseRules.map((row) => [row.id, row.default]));
  const sides = [
    ...[plain, ...scenery.themes].flatMap((theme) => [
      [crew(theme), crew(plain)] as const,
      [crew(plain), crew(theme)] as const,
    ]),
    ...scenery.leaders.map((leader) => [[leader, ...crew(out).slice(1)], crew(plain)] as const),
    ...(scenery.helpers ?? []).map(
      (helper) => [[helper, ...crew(plain).slice(1)], crew(plain)] as const,
    ),
    ...scenery.pairs.map(([one, other]) => [crew(one), crew(other)] as const),
    [[plain, ...wipedOut(plain).slice(1)], crew(plain)] as const,
  ];
  const counted = placesOf(system).map((place) =>
    viewOf(system, {
      sides: [crew(plain), crew(plain)],
      roles: [],
      led: false,
      light: true,
      sideTraits: Object.fromEntries(system.sideFacts.map(({ id }) => [id, true])),
      sideFlags: {},
      contacts: [],
      place,
      houseRules: usual,
    }),
  );
  // Someone in contact with a side of which only the losses are counted.
  const facing = placesOf(system).map((place) => {
    const view = viewOf(system, {
      sides: [crew(plain), crew(plain)],
      roles: [],
      led: false,
      light: true,
      sideTraits: {},
      sideFlags: {},
      contacts: [{ a: fighterId(0, 0), b: fighterId(1, 0), since: TURN }],
      place,
      houseRules: usual,
    });
    const named = view.sides.map((side, at) => (at === 0 ? { ...side, light: false } : side));
    return { ...view, sides: named };
  });
  const played = sides.flatMap((both) =>
    placesOf(system).flatMap((place) =>
      [[], FIRST_TURN, LASTING].flatMap((contacts) =>
        [
          [usual, noting(scenery.usualFlags ?? [])] as const,
          ...extremes.slice(0, -1).map((rules) => [rules, {}] as const),
          ...[scenery.sideFlags, ...(scenery.apartFlags === undefined ? [] : [scenery.apartFlags])]
            .map(noting)
            .map((notes) => [extremes.at(-1) ?? {}, notes] as const),
        ].map(([houseRules, sideFlags]) =>
          viewOf(system, {
            sides: both,
            roles: [],
            led: true,
            light: false,
            sideTraits: scenery.sideTraits,
            sideFlags,
            contacts,
            place,
            houseRules,
          }),
        ),
      ),
    ),
  );
  return [...counted, ...facing, ...played];
}

function anyMoment(scenery: Scenery): fc.Arbitrary<BattleView> {
  const { system, values } = scenery;
  const plain = warrior(system);
  const traitsOf = (whose: 'fighter' | 'side') =>
    system.traits.filter((row) => row.of === whose).map((row) => row.id);
  const flags = system.flags.map((row) => row.id);
  const anyDrawn = fc.oneof(
    fc.constantFrom(plain, ...scenery.themes),
    fc.record({
      role: fc.constant(plain.role),
      wounds: fc.constant(1),
      status: fc.constantFrom(...system.statuses.map((status) => status.id)),
      traits: flagsOf(traitsOf('fighter'), 6, values),
      flags: flagsOf(flags, 5, values),
    }),
  );
  const anyCrew = fc.oneof(
    { weight: 9, arbitrary: fc.array(anyDrawn, exactly(FIGHTERS_A_SIDE)) },
    { weight: 1, arbitrary: fc.constant(wipedOut(plain)) },
  );
  return fc
    .record({
      sides: fc.tuple(anyCrew, anyCrew),
      roles: fc.array(
        fc.constantFrom(...system.roles.map((role) => role.id)),
        exactly(FIGHTERS_A_SIDE),
      ),
      led: fc.boolean(),
      light: fc.nat(4).map((draw) => draw === 0),
      sideTraits: flagsOf(traitsOf('side'), 2, values),
      sideFlags: flagsOf(scenery.sideFlags, 2, values),
      contacts: fc.array(anyContact, { maxLength: 5 }),
      place: fc.constantFrom(...placesOf(system)),
      houseRules: fc.record(
        Object.fromEntries(
          [
            ...system.houseRules,
            { id: SCENARIO, options: ['', ...(system.scenarios?.rows ?? []).map(({ id }) => id)] },
          ].map((row) => [row.id, fc.constantFrom(...row.options)]),
        ),
      ),
    })
    .map((moment) => viewOf(system, moment));
}

const anyContact = fc.record({
  a: fc.nat(FIGHTERS_A_SIDE - 1).map((index) => fighterId(0, index)),
  b: fc.nat(FIGHTERS_A_SIDE - 1).map((index) => fighterId(1, index)),
  since: fc.constantFrom(TURN - 1, TURN),
});

function viewOf(system: RuleSystem, moment: Moment): BattleView {
  const fighters = moment.sides.flatMap((drawn, at) =>
    drawn.map(
      (one, index): FighterView => ({
        ...one,
        id: fighterId(at, index),
        sideId: `s-${at}`,
        label: `Otto ${at}${index}`,
        profileId: index === 2 ? 'kislev/tamer' : '',
        role: moment.roles[index] ?? one.role,
        profile: {
          M: at === 0 ? 6 : 5,
          WS: 3,
          BS: 3,
          S: 3,
          T: 3,
          W: 1,
          I: 3,
          A: 1,
          Ld: LEADERSHIPS[index] ?? 7,
        },
      }),
    ),
  );
  return {
    battleId: 'b-any',
    systemId: system.id,
    houseRules: moment.houseRules,
    sides: moment.sides.map(
      (drawn, at): SideView => ({
        id: `s-${at}`,
        name: `Reikland ${at}`,
        light: moment.light,
        leadership: moment.light ? 7 : null,
        leaderId: moment.led ? fighterId(at, 0) : null,
        team: null,
        fighterIds: drawn.map((_, index) => fighterId(at, index)),
        traits: moment.sideTraits,
        flags: moment.sideFlags,
        removed: null,
      }),
    ),
    fighters: Object.fromEntries(fighters.map((fighter) => [fighter.id, fighter])),
    contacts: moment.contacts,
    position: { round: 3, turn: TURN, sideId: 's-0', ...moment.place },
    answers: {},
    ended: false,
  };
}

/** An ordinary fighter with the given changes. */
export function warrior(system: RuleSystem, special: Partial<Drawn> = {}): Drawn {
  return {
    role: system.roles[1]?.id ?? '',
    status: system.initialStatus,
    traits: {},
    flags: {},
    wounds: 1,
    ...special,
  };
}

function wipedOut(plain: Drawn): readonly Drawn[] {
  return Array.from({ length: FIGHTERS_A_SIDE }, () => ({ ...plain, status: 'out-of-action' }));
}

function flagsOf(
  ids: readonly string[],
  most: number,
  values: Scenery['values'],
): fc.Arbitrary<Flags> {
  return fc
    .subarray([...ids], { maxLength: Math.min(most, ids.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(chosen.map((id) => [id, fc.constantFrom(...(values[id] ?? [true]))])),
      ),
    );
}

function exactly(length: number) {
  return { minLength: length, maxLength: length };
}

function fighterId(side: number, fighter: number): FighterId {
  return `f-${side}${fighter}`;
}
