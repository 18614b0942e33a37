import { beforeAll, describe, expect, test } from 'vitest';
import { hasWords } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/combat-dice/index.ts';
import { DISTANCE_BANDS } from '#rules/systems/combat-dice/modifiers.ts';
import { CHARACTERISTICS, TRAIT_GROUPS } from '#rules/systems/combat-dice/roster.ts';
import { HIT_LOCATIONS } from '#rules/systems/combat-dice/statuses.ts';
import { type Drawn, type Scenery, warrior } from '../../../contract/battle-moments.ts';
import { counted, plain, wordless } from '../../../contract/saying.ts';
import { readSource, type SourceCode } from '../../../contract/source-codes.ts';
import { systemWords } from '../../../contract/system-words.ts';
import { phrasesOf } from '../../../support/locale-files.ts';

// Everything that this game can say has words, at the table and in its calculations.

const FOLDER = 'src/rules/systems/combat-dice';

const carrying = (flags: Drawn['flags'], special: Partial<Drawn> = {}) =>
  warrior(system, { flags, ...special });

const SCENERY: Scenery = {
  system,
  themes: [
    ...system.statuses.map(({ id }) => warrior(system, { status: id })),
    carrying({ pool: 2 }),
    carrying({ pool: 1, received: 1 }),
    carrying({ pool: 1 }, { traits: { 'no-missile-weapons': true } }),
    carrying({ opportunity: 'f-11' }),
    carrying({ opportunity: 'f-01' }),
  ],
  leaders: [],
  values: {
    opportunity: ['f-01', 'f-11'],
    ...Object.fromEntries(system.counters.map(({ id }) => [id, [0, 1, 2]])),
  },
  pairs: [],
  sideTraits: {},
  sideFlags: [],
};

const HINDRANCES = [
  'not-there',
  'engaged',
  'not-in-contact',
  'no-dice',
  'no-missile-weapons',
  'pool-too-small',
];

const words = systemWords({
  scenery: SCENERY,
  sources: [FOLDER, `!${FOLDER}/resolvers/`, `!${FOLDER}/reference`],
  openCodes: () => ({ 'why.*': HINDRANCES }),
  more: () => [],
  traitGroups: TRAIT_GROUPS,
});

/** The possible values of the variable part of a calculation’s code. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'resolver.summary.*': HIT_LOCATIONS,
  'resolver.place.*': HIT_LOCATIONS,
  'resolver.why.place-*': HIT_LOCATIONS,
  'resolver.why.critical-*': ['attack', 'dice'],
  'resolver.why.armour-*': ['absorbs', 'wears-out'],
  'resolver.why.*': ['covered', 'careful', 'charging', 'distance', 'melee', 'equal', 'above'],
  'resolver.refusal.*': ['not-in-contact', 'pool-too-small'],
};

const RESOLVERS = [`${FOLDER}/resolvers`];

function calculated(): readonly SourceCode[] {
  return [
    ...readSource(RESOLVERS, 'message').said,
    ...readSource(RESOLVERS, 'say').said,
    ...inTables().map((code) => ({ code, params: null, where: 'tables' })),
  ].filter(({ code }) => code.startsWith('resolver.'));
}

/** The names of everything on a sheet. */
function inTables(): readonly string[] {
  const most = CHARACTERISTICS.find(({ id }) => id === 'W')?.max ?? 0;
  const fields = readSource([`${FOLDER}/resolvers/attack-fields.ts`], 'stepper').said;
  return [
    ...system.resolvers.flatMap(({ id, roles }) => [
      ...['name', 'short', 'done'].map((one) => `resolver.${id}.${one}`),
      ...roles.map((role) => `resolver.${id}.role.${role.id}`),
    ]),
    ...fields.map(({ code }) => `resolver.field_${code}`),
    ...['kind', 'distance', 'place', 'covered', 'careful', 'mounted'].map(
      (one) => `resolver.field_${one}`,
    ),
    ...['blow', 'shot', ...DISTANCE_BANDS, ...HIT_LOCATIONS].map((one) => `resolver.option_${one}`),
    ...['defence', 'to-hit', 'critical', 'armour', 'dice-given', 'pool-after'].map(
      (one) => `resolver.need.${one}`,
    ),
    ...Array.from({ length: most - 1 }, (_, index) => `resolver.outcome.wound-${index + 1}`),
    'resolver.outcome.nothing',
    'resolver.outcome.out-of-action',
    'resolver.bar.damage',
  ];
}

function closed({ code, where }: SourceCode): readonly string[] {
  if (!code.includes('*')) return [code];
  const parts = OPEN[code];
  if (parts === undefined) throw new Error(`what can ${code} be? (${where})`);
  return parts.map((part) => code.replace('*', part));
}

/** Everything that a sentence may name. */
const FILLED = {
  name: 'Otto',
  other: 'Greta',
  value: 2,
  need: 4,
  pool: 1,
  enemies: 2,
};

describe.each(LANGUAGES)('the words in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('name the system and every row of its tables', () => {
    expect(wordless(words.inTables)).toEqual([]);
  });

  test('name the roles in singular and plural', () => {
    const roles = system.roles.flatMap(({ id }) => counted(words.of(`role.${id}`)));
    expect(wordless(roles)).toEqual([]);
  });

  test('cover every duty, reason and answer of a battle', () => {
    expect(wordless(words.met)).toEqual([]);
    expect(words.codes.filter((code) => !hasWords(code)).map(({ code }) => code)).toEqual([]);
  });

  test('cover every line of the journal', () => {
    expect(wordless(words.inJournal)).toEqual([]);
  });

  test('contain nothing that it cannot say', () => {
    const codes = [
      ...[...words.inTables, ...words.met, ...words.codes].map(({ code }) => code),
      ...calculated()
        .flatMap(closed)
        .map((code) => `${system.id}:${code}`),
      ...words.causes.map((cause) => `${system.id}:cause.${cause}`),
    ];
    const known = new Set(codes);
    // Roles are used in lists of fighters; actions and reasons for leaving in the journal; hints are optional.
    const elsewhere = /^(?:role\.|cause\.gave-up|action\..*\.(?:done|hint)|duty\..*\.done\.)/;
    const idle = phrasesOf(language, system.id).filter(
      ({ base }) => !known.has(`${system.id}:${base}`) && !elsewhere.test(base),
    );
    expect(idle.map(({ key }) => key)).toEqual([]);
  });

  test('cover everything that its calculations ask and say', () => {
    const codes = calculated().flatMap(closed);
    expect(codes.length).toBeGreaterThan(80);
    const all = codes.flatMap((code) => counted(words.of(code, FILLED)));
    expect(wordless(all)).toEqual([]);
  });
});

test('the situations produce every duty and every reason', () => {
  const met = new Set(words.met.map(({ code }) => code));
  const kinds = plain(words.rules.kinds);
  expect(kinds.length).toBeGreaterThan(3);
  expect(kinds.filter((kind) => !met.has(`${system.id}:duty.${kind}.title`))).toEqual([]);
  expect(HINDRANCES.filter((why) => !met.has(`${system.id}:why.${why}`))).toEqual([]);
});
