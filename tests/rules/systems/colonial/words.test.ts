import { beforeAll, describe, expect, test } from 'vitest';
import { hasWords, type MessageDescriptor } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { BattleView, Message } from '#rules/contract/battle-view.ts';
import type { ResolverAnswer, ResolverSetup } from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/colonial/index.ts';
import { STATUS_IDS } from '#rules/systems/colonial/statuses.ts';
import { type Drawn, warrior } from '../../../contract/battle-moments.ts';
import { counted, wordless } from '../../../contract/saying.ts';
import { systemWords } from '../../../contract/system-words.ts';
import { column, MORALE, type Unit } from './column.ts';

const FOLDER = 'src/rules/systems/colonial';

const WORDS = systemWords({
  scenery: {
    system,
    values: { 'morale-due': [1, 2] },
    themes: [
      ...STATUS_IDS.map((status): Drawn => warrior(system, { status })),
      warrior(system, { wounds: 5, flags: { weakened: true } }),
      warrior(system, { flags: { 'morale-due': 1 } }),
    ],
    leaders: [],
    pairs: [
      [
        warrior(system, { flags: { 'morale-due': 1 } }),
        warrior(system, { flags: { 'morale-due': 2 } }),
      ],
    ],
    sideTraits: {},
    sideFlags: [],
  },
  sources: [FOLDER, `!${FOLDER}/morale/`, `!${FOLDER}/reference`],
  openCodes: () => ({ 'why.*': STATUS_IDS.filter((id) => id !== 'steady') }),
  more: () => system.roles.map(({ id }) => `role.${id}`),
  traitGroups: [],
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('name everything in the tables and everything that comes up in a battle', () => {
    const tables = WORDS.inTables.flatMap((code) =>
      code.code.startsWith('colonial:role.') ? counted(code) : [code],
    );
    expect(wordless([...tables, ...WORDS.inJournal, ...WORDS.met])).toEqual([]);
    expect(WORDS.codes.filter((code) => !hasWords(code))).toEqual([]);
    expect(wordless(WORDS.illegal.map((code) => WORDS.of(`illegal.${code}`)))).toEqual([]);
    expect(WORDS.illegal).toContain('eliminated-returns');
    expect(WORDS.met.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['colonial:duty.morale-test.title', 'colonial:morale.waits']),
    );
  });

  test('cover everything that a morale test says', () => {
    const messages = [
      ...['name', 'short', 'role.unit'].map((key) => of(`resolver.morale.${key}`)),
      of('resolver.morale.done', { name: 'Zouaves', other: '' }),
      ...BATTLES.flatMap((view) => SETUPS.flatMap((setup) => spoken(view, setup))),
    ];
    expect(wordless(messages)).toEqual([]);
    const codes = new Set(messages.map(({ code }) => code));
    for (const code of ['so-far.eliminated', 'outcome.rout-farther', 'so-far.to-cover-beyond']) {
      expect(codes).toContain(`colonial:resolver.${code}`);
    }
  });
});

const UNITS: readonly Unit[] = [
  { name: 'Zouaves', losses: 4, flags: { 'heavy-cover': true } },
  { name: 'Spahis', losses: 3 },
  { name: 'Legion' },
];

const BATTLES: readonly BattleView[] = [
  column(UNITS).state,
  column(UNITS, { weakenedAt: 'told', artilleryCounts: 'each', routBeyondGoal: 'goes-on' }).state,
];

const ZOUAVES = { unit: { kind: 'fighter', fighterId: 'f-Zouaves' } } as const;

const SETUPS: readonly ResolverSetup[] = [
  { subjects: {}, inputs: {} },
  { subjects: ZOUAVES, inputs: {} },
  { subjects: { unit: { kind: 'fighter', fighterId: 'f-nobody' } }, inputs: {} },
  { subjects: { unit: { kind: 'fighter', fighterId: 'f-Legion' } }, inputs: { behind: true } },
  {
    subjects: ZOUAVES,
    inputs: {
      artillery: true,
      behind: true,
      cavalry: true,
      'weakened-friends': 6,
      'stronger-enemies': 6,
    },
  },
  {
    subjects: { unit: { kind: 'free', label: 'Goumiers', profile: { C: 1 }, traits: {} } },
    inputs: { losses: 3, square: true, leader: true, 'steady-friends': 1, 'no-enemy': true },
  },
];

/** The sheet, and settling it with every option and with all dice alike. */
function spoken(view: BattleView, setup: ResolverSetup): readonly MessageDescriptor[] {
  const { refusal, summaries, fields, needs, bars, notes } = MORALE.sheet(view, setup);
  return [
    ...[
      ...(refusal === null ? [] : [refusal]),
      ...Object.values(summaries).flat(),
      ...notes,
    ].flatMap(told),
    ...fields.flatMap(({ id, group }) => [
      of('resolver.field', { context: id }),
      of(`resolver.group.${group}`),
    ]),
    ...needs.flatMap(({ id, value, why }) => [
      of(`resolver.need.${id}`),
      ...[value, ...why].flatMap(told),
    ]),
    ...bars.flatMap(({ id, params, parts }) => [
      of(`resolver.bar.${id}`, params),
      ...parts.map((part) => of(`resolver.outcome.${part.id}`)),
    ]),
    ...settlings(view, setup, []),
  ];
}

function settlings(
  view: BattleView,
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): readonly MessageDescriptor[] {
  const step = MORALE.next(view, setup, answers);
  const here = step.soFar.flatMap(told);
  if (step.kind === 'done') return here;
  const ways =
    step.kind === 'dice'
      ? [1, 6].map((face) => ({
          dice: Array.from({ length: step.count }, () => face),
          choice: null,
        }))
      : step.options.map(({ id }) => ({ dice: [], choice: id }));
  const options = step.kind === 'choice' ? step.options.flatMap(({ said }) => told(said)) : [];
  return [
    ...here,
    ...told(step.said),
    ...options,
    ...ways.flatMap((way) => settlings(view, setup, [...answers, { step: step.id, ...way }])),
  ];
}

function told({ code, params }: Message): readonly MessageDescriptor[] {
  const full = of(code, params);
  return params['count'] === undefined ? [full] : [full, ...counted(full)];
}

function of(code: string, params: Message['params'] = {}): MessageDescriptor {
  return { code: `colonial:${code}`, params };
}
