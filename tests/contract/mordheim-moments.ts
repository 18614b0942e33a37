import * as fc from 'fast-check';
import type { FighterId } from '#rules/ids.ts';
import type {
  BattleView,
  Contact,
  FighterView,
  Flags,
  FlagValue,
  SideView,
} from '#rules/system.ts';
import { FLAG_IDS } from '#rules/systems/mordheim/flags.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TRAIT_ROWS } from '#rules/systems/mordheim/traits.ts';

/** Moments drawn by chance, beside those that are put together on purpose; the same ones every time. */
const DRAWN = 1000;
const SEED = 1999;

/**
 * Moments of battles, likely and unlikely ones alike: whatever players may have set, the rules have
 * to find words for it.
 */
export function moments(): readonly BattleView[] {
  return [...arranged(), ...fc.sample(anyMoment, { numRuns: DRAWN, seed: SEED })];
}

/** A fighter as he stands there. */
type Drawn = Pick<FighterView, 'status' | 'traits' | 'flags'>;

interface Moment {
  /** Four fighters a side; the first leads, if the side has a leader. */
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
/** The leader’s first; one of his men has more. */
const LEADERSHIPS = [9, 7, 7, 10];
const TURN = 5;

const PLACES = system.phases.flatMap(({ id: phase, steps }) =>
  Array.from({ length: Math.max(1, steps.length) }, (_, step) => ({ phase, step })),
);

/** Values that flags and traits hold where it is not simply `true`. */
const VALUES: Readonly<Record<string, readonly FlagValue[]>> = {
  animosity: [true, 'attacks', 'inactive', 'advances'],
  stupid: ['undecided', 'no-blows', 'straight-ahead', 'inactive'],
  breaking: [1, 2, 3],
  'injury-due': [1, 2],
  'all-alone-reroll': ['hardy', 'hardy-reroll'],
  'rout-reroll': ['hardy', 'blood-oath'],
  charging: ['f-10', 'f-01'],
  'downed-by': ['f-10'],
  'hearts-of-steel': ['f-00'],
  'bubble-source': ['tamer'],
};

const PLAIN = standing({}, {});
const OUT: Drawn = { status: 'out-of-action', traits: {}, flags: {} };

/** What has to come together for a question to be asked. */
const THEMES: readonly Drawn[] = [
  PLAIN,
  standing({ animosity: true }, {}),
  standing({ animosity: true }, { animosity: true }),
  standing({ drunken: true }, {}),
  standing({ stupidity: true }, {}),
  standing({ stupidity: true, 'stupidity-exempt-near-tamer': true }, {}),
  standing({ stupidity: true, 'stupidity-exempt-near-hero': true }, {}),
  standing({}, { stupid: 'undecided' }),
  standing({}, { stupid: 'straight-ahead' }),
  standing({ frenzy: true }, {}),
  standing({ frenzy: true }, { 'must-charge': true }),
  standing({ hatred: true }, { 'stood-up': true }),
  standing({}, { 'fear-sixes': true, stupid: 'no-blows' }),
  standing({ 'causes-fear': true }, { charged: true }),
  standing({}, { charging: 'f-10' }),
  standing({ 'hardy-reroll': true }, { outnumbered: true }),
  standing({}, { outnumbered: true, 'all-alone-reroll': 'hardy' }),
  standing({}, { breaking: 2 }),
  standing({ wizard: true }, {}),
  { status: 'fleeing', traits: {}, flags: {} },
  { status: 'fleeing', traits: {}, flags: { 'near-leader': true } },
  { status: 'fleeing', traits: {}, flags: { 'flee-move-due': 'f-00' } },
  { status: 'knocked-down', traits: {}, flags: {} },
  { status: 'knocked-down', traits: {}, flags: { 'was-fleeing': true } },
  OUT,
];

/** Leaders of sides that have lost one of four. */
const LEADERS: readonly Drawn[] = [
  ...system.statuses.map(({ id }): Drawn => ({ status: id, traits: {}, flags: {} })),
  standing({ 'holy-relic': true }, {}),
  standing({ 'hearts-of-steel': true }, {}),
];

const FIRST_TURN = [{ a: 'f-01', b: 'f-11', since: TURN }] as const;
const LASTING = [
  { a: 'f-01', b: 'f-10', since: TURN - 1 },
  { a: 'f-01', b: 'f-11', since: TURN - 1 },
] as const;

/** Every theme for one of either side, and every leader, in every phase, alone and in a fight, by either extreme of the house rules. */
function arranged(): readonly BattleView[] {
  const extremes = [0, -1].map((at) =>
    Object.fromEntries(system.houseRules.map(({ id, options }) => [id, options.at(at) ?? ''])),
  );
  const usual = Object.fromEntries(system.houseRules.map((row) => [row.id, row.default]));
  const sides = [
    ...THEMES.flatMap((theme) => [
      [crew(theme), crew(PLAIN)] as const,
      [crew(PLAIN), crew(theme)] as const,
    ]),
    ...LEADERS.map((leader) => [[leader, ...crew(OUT).slice(1)], crew(PLAIN)] as const),
    [
      crew(standing({ 'causes-fear': true }, { charged: true })),
      crew(standing({ frenzy: true }, {})),
    ] as const,
  ];
  return sides.flatMap((both) =>
    PLACES.flatMap((place) =>
      [[], FIRST_TURN, LASTING].flatMap((contacts) =>
        [usual, ...extremes].map((houseRules) =>
          viewOf({
            sides: both,
            roles: [],
            led: true,
            light: false,
            sideTraits: { 'war-horn': true },
            sideFlags: {},
            contacts,
            place,
            houseRules,
          }),
        ),
      ),
    ),
  );
}

function crew(second: Drawn): readonly Drawn[] {
  return [PLAIN, second, ...Array.from({ length: FIGHTERS_A_SIDE - 2 }, () => PLAIN)];
}

const anyDrawn = fc.oneof(
  fc.constantFrom(...THEMES),
  fc.record({
    status: fc.constantFrom(...system.statuses.map((status) => status.id)),
    traits: flagsOf(traitsOf('fighter'), 6),
    flags: flagsOf([...FLAG_IDS], 5),
  }),
);

const anyCrew = fc.oneof(
  { weight: 9, arbitrary: fc.array(anyDrawn, exactly(FIGHTERS_A_SIDE)) },
  { weight: 1, arbitrary: fc.constant(wipedOut()) },
);

const anyContact = fc.record({
  a: fc.nat(FIGHTERS_A_SIDE - 1).map((fighter) => fighterId(0, fighter)),
  b: fc.nat(FIGHTERS_A_SIDE - 1).map((fighter) => fighterId(1, fighter)),
  since: fc.constantFrom(TURN - 1, TURN),
});

const anyMoment: fc.Arbitrary<BattleView> = fc
  .record({
    sides: fc.tuple(anyCrew, anyCrew),
    roles: fc.array(
      fc.constantFrom(...system.roles.map((role) => role.id)),
      exactly(FIGHTERS_A_SIDE),
    ),
    led: fc.boolean(),
    light: fc.nat(4).map((draw) => draw === 0),
    sideTraits: flagsOf(traitsOf('side'), 2),
    sideFlags: flagsOf(['had-to-rout', 'rout-passed-over', 'rout-reroll', 'hearts-of-steel'], 2),
    contacts: fc.array(anyContact, { maxLength: 5 }),
    place: fc.constantFrom(...PLACES),
    houseRules: fc.record(
      Object.fromEntries(system.houseRules.map((row) => [row.id, fc.constantFrom(...row.options)])),
    ),
  })
  .map(viewOf);

function viewOf(moment: Moment): BattleView {
  const fighters = moment.sides.flatMap((drawn, at) =>
    drawn.map(
      (one, index): FighterView => ({
        ...one,
        id: fighterId(at, index),
        sideId: `s-${at}`,
        label: `Otto ${at}${index}`,
        profileId: index === 2 ? 'kislev/tamer' : '',
        role: moment.roles[index] ?? 'henchman',
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
        wounds: 1,
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

function standing(traits: Flags, flags: Flags): Drawn {
  return { status: system.initialStatus, traits, flags };
}

function wipedOut(): readonly Drawn[] {
  return Array.from({ length: FIGHTERS_A_SIDE }, () => OUT);
}

function flagsOf(ids: readonly string[], most: number): fc.Arbitrary<Flags> {
  return fc
    .subarray([...ids], { maxLength: Math.min(most, ids.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(chosen.map((id) => [id, fc.constantFrom(...(VALUES[id] ?? [true]))])),
      ),
    );
}

function traitsOf(whose: 'fighter' | 'side'): readonly string[] {
  return TRAIT_ROWS.filter((row) => row.of === whose).map((row) => row.id);
}

function exactly(length: number) {
  return { minLength: length, maxLength: length };
}

function fighterId(side: number, fighter: number): FighterId {
  return `f-${side}${fighter}`;
}
