import { beforeAll, describe, expect, test } from 'vitest';
import { hasWords, say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { BattleView, Flags, Message } from '#rules/contract/battle-view.ts';
import type { Resolver, ResolverAnswer, ResolverSetup } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { TestBattle } from '../support/battles.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// Every question and result of falls, jumps and climbs has words in every language.

const MOVEMENTS = ['dive', 'jump-down', 'climb', 'leap', 'fall', 'edge'];
const FOUND = ALL_SYSTEMS.flatMap((system) =>
  system.resolvers
    .filter(({ id }) => MOVEMENTS.includes(id))
    .map((resolver) => ({ system, resolver })),
);

/** Otto in various conditions, against Rat. */
const OTTOS: readonly Flags[] = [
  {},
  { helmet: true },
  { animal: true, regeneration: true, 'reroll-characteristic-and-hit': true },
];
const INPUTS = [{ height: 1 }, { height: 2 }, { height: 5, direction: 'down' }];
const FACES = [1, 3, 5, 6];

describe.each(LANGUAGES)('the words in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test('exist for every movement', () => {
    expect(FOUND.map(({ resolver }) => resolver.id)).toEqual(expect.arrayContaining(MOVEMENTS));
  });

  test.each(FOUND.map((one) => [`${one.system.id} ${one.resolver.id}`, one] as const))(
    'cover everything about %s',
    (_name, { system, resolver }) => {
      const codes = [...inTables(resolver), ...tables(system).flatMap(spoken(resolver))];
      const once = new Map(codes.map((one) => [JSON.stringify(one), one]));
      const wordless = [...once.values()].flatMap(({ code, params }) => {
        const full = { code: `${system.id}:${code}`, params };
        if (!hasWords(full)) return [full.code];
        return /\{\{|⟦|undefined|NaN/.test(say(full)) ? [`${full.code}: ${say(full)}`] : [];
      });
      expect([...new Set(wordless)]).toEqual([]);
    },
  );
});

function inTables({ id, roles }: Resolver): readonly Message[] {
  return [
    message(`resolver.${id}.name`),
    message(`resolver.${id}.short`),
    message(`resolver.${id}.done`, { name: 'Otto', other: 'Rat' }),
    ...roles.map((role) => message(`resolver.${id}.role.${role.id}`)),
  ];
}

function tables(system: RuleSystem): readonly BattleView[] {
  return OTTOS.map((traits) => {
    const known = new Set(system.traits.map(({ id }) => id));
    const carried = Object.entries(traits).filter(([id]) => known.has(id));
    return new TestBattle(system, [
      { name: 'Reikland', fighters: [{ name: 'Otto', traits: Object.fromEntries(carried) }] },
      { name: 'Skaven', fighters: [{ name: 'Rat' }] },
    ]).state;
  });
}

function spoken(resolver: Resolver): (view: BattleView) => readonly Message[] {
  return (view) =>
    [SUBJECTS, FREE, {}].flatMap((subjects) =>
      INPUTS.flatMap((inputs) => {
        const setup: ResolverSetup = { subjects, inputs };
        return [
          ...onSheet(resolver, view, setup),
          ...FACES.flatMap((face) => settled(resolver, view, setup, face)),
        ];
      }),
    );
}

const SUBJECTS: ResolverSetup['subjects'] = {
  fighter: { kind: 'fighter', fighterId: 'f-Otto' },
  target: { kind: 'fighter', fighterId: 'f-Rat' },
};
const FREE: ResolverSetup['subjects'] = {
  fighter: { kind: 'free', label: 'Troll', profile: { M: 6, I: 1, T: 4, W: 3 }, traits: {} },
  target: { kind: 'free', label: 'Rat', profile: {}, traits: {} },
};

function onSheet(resolver: Resolver, view: BattleView, setup: ResolverSetup): readonly Message[] {
  const sheet = resolver.sheet(view, setup);
  return [
    ...(sheet.refusal === null ? [] : [sheet.refusal]),
    ...sheet.fields.flatMap((field) => [
      field.named ?? message('resolver.field', { context: field.id }),
      ...(field.kind === 'choice'
        ? field.options.map((id) => message('resolver.option', { context: id }))
        : []),
    ]),
    ...sheet.needs.flatMap(({ id, value, why }) => [
      message(`resolver.need.${id}`),
      value,
      ...why.flatMap(counted),
    ]),
    ...sheet.bars.flatMap(({ id, params, parts }) => [
      message(`resolver.bar.${id}`, params),
      ...parts.map((part) => message(`resolver.outcome.${part.id}`)),
    ]),
    ...sheet.notes,
  ];
}

/** Every question and result when all dice show the same face. */
function settled(
  resolver: Resolver,
  view: BattleView,
  setup: ResolverSetup,
  face: number,
): readonly Message[] {
  const codes: Message[] = [];
  const answers: ResolverAnswer[] = [];
  for (;;) {
    const step = resolver.next(view, setup, answers);
    codes.push(...step.soFar.flatMap(counted));
    if (step.kind !== 'dice') return codes;
    codes.push(...counted(step.said));
    const dice = Array.from({ length: step.count }, () => face);
    answers.push({ step: step.id, dice, choice: null });
  }
}

/** In every plural form of the languages here. */
function counted({ code, params }: Message): readonly Message[] {
  if (params['count'] === undefined) return [{ code, params }];
  return [0, 1, 2, 1_000_000].map((count) => message(code, { ...params, count }));
}

function message(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}
