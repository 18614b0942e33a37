import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasWords, type MessageDescriptor, say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { Resolver, ResolverAnswer } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { system as ESCARMOUCHES } from '#rules/systems/warhammer-skirmish/index.ts';
import { seeded } from '../rules/systems/mordheim/resolvers/brawl.ts';
import { anySituation, type Situation } from '../rules/systems/mordheim/resolvers/situations.ts';
import { phrasesOf } from '../support/locale-files.ts';
import { wordless } from './saying.ts';
import { readSource } from './source-codes.ts';

// Everything that close combat and shooting can say has words in every language: the codes in the source, and
// those of hundreds of fights with their real variables.

const DUELS = ['melee', 'shot'];
const SITUATIONS = fc.sample(anySituation, { numRuns: 400, seed: 6 });
const SPELT = [
  readSource(['src/rules/skirmish/duel', 'src/rules/systems/mordheim/hatred.ts'], 'message'),
  readSource(['src/rules/skirmish/duel'], 'say'),
]
  .flatMap((source) => source.said)
  .map(({ code }) => code)
  .filter((code) => code.startsWith('resolver.') && !code.includes('*'));

/** What the save is called for short, where it is. */
const SAVE: Readonly<Record<string, RegExp>> = { fr: /\bsvg\b/i, en: /\bsave\b/i };

describe.each(LANGUAGES)('the words for duels in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test.each([MORDHEIM, ESCARMOUCHES].map((system) => [system.id, system] as const))(
    'cover everything that comes up in %s',
    (id, system) => {
      const codes = duelsOf(system).flatMap((resolver) => [
        ...inTables(resolver),
        ...situationsOf(system).flatMap((situation) => spoken(resolver, situation)),
      ]);
      expect(wordless(codes.map((code) => of(id, code)))).toEqual([]);
    },
  );

  test.each([
    ['brass-knuckles', 'mordheim-traits:brass-knuckles.name'],
    ['own-weapon', 'mordheim:resolver.option_own-weapon'],
  ])('call %s by its name, wherever it is told', (weapon, name) => {
    const called = say({ code: name, params: {} });
    const blow = { name: 'Otto', other: 'Rat', count: 2, need: 3, weapon };
    const told = ['step.to-hit-with', 'step.to-wound-with', 'note.lone-weapon'].map((code) =>
      say(of(MORDHEIM.id, { code: `resolver.${code}`, params: blow })),
    );
    for (const sentence of told) expect(sentence).toContain(called);
    expect(say(of(MORDHEIM.id, message('resolver.option', { context: weapon })))).toBe(called);
  });

  test.runIf(language in SAVE)(
    'name the save that a player enters, so that its line can be understood alone',
    () => {
      const saves = phrasesOf(language, ESCARMOUCHES.id).filter(({ key }) =>
        key.startsWith('resolver.option_save-'),
      );
      expect(saves).toHaveLength(7);
      for (const { text } of saves) expect(text).toMatch(SAVE[language] ?? /^$/);
    },
  );

  test('cover every code in the source', () => {
    expect(SPELT.length).toBeGreaterThan(80);
    const here = (code: string) => of(MORDHEIM.id, { code, params: { count: 2 } });
    const own = SPELT.filter((code) => !hasWords(here(code)));
    // Used only where players enter the save and the Strength themselves.
    expect([...new Set(own)].toSorted()).toEqual([
      'resolver.why.single-target',
      'resolver.why.worn-save',
    ]);
    const elsewhere = own.map((code) => of(ESCARMOUCHES.id, { code, params: {} }));
    expect(elsewhere.filter((code) => !hasWords(code))).toEqual([]);
  });
});

function duelsOf(system: RuleSystem): readonly Resolver[] {
  const found = system.resolvers.filter(({ id }) => DUELS.includes(id));
  expect(found.map(({ id }) => id)).toEqual(DUELS);
  return found;
}

function situationsOf(system: RuleSystem): readonly Situation[] {
  return SITUATIONS.filter(({ view }) => view.systemId === system.id);
}

function inTables({ id, roles }: Resolver): readonly Message[] {
  return [
    ...['name', 'short'].map((key) => message(`resolver.${id}.${key}`)),
    ...(id === 'melee' ? [message('resolver.melee.reply')] : []),
    message(`resolver.${id}.done`, { name: 'Otto', other: 'Rat' }),
    ...roles.map((role) => message(`resolver.${id}.role.${role.id}`)),
  ];
}

function spoken(resolver: Resolver, situation: Situation): readonly Message[] {
  const { view, setup } = situation;
  const sheet = resolver.sheet(view, setup);
  return [
    ...(sheet.refusal === null ? [] : [sheet.refusal]),
    ...Object.values(sheet.summaries).flat(),
    ...sheet.fields.flatMap((field) => [
      field.named ?? message('resolver.field', { context: field.id }),
      ...(field.kind === 'choice'
        ? field.options.map((id) => message('resolver.option', { context: id }))
        : []),
    ]),
    ...sheet.needs.flatMap(({ id, value, why }) => [message(`resolver.need.${id}`), value, ...why]),
    ...sheet.bars.flatMap(({ id, params, parts }) => [
      message(`resolver.bar.${id}`, params),
      ...parts.map((part) => message(`resolver.outcome.${part.id}`)),
    ]),
    ...sheet.order.map(({ reason }) => reason),
    ...sheet.notes,
    ...settling(resolver, situation),
  ];
}

/** Every question and result until it is settled. */
function settling(resolver: Resolver, { view, setup }: Situation): readonly Message[] {
  const die = seeded(view.contacts.length + Object.keys(setup.inputs).length);
  let answers: readonly ResolverAnswer[] = [];
  const heard: Message[] = [];
  for (;;) {
    const step = resolver.next(view, setup, answers);
    heard.push(...step.soFar);
    if (step.kind !== 'dice') return heard;
    heard.push(step.said, ...(step.faces ?? []).map((face) => face.said));
    const dice = Array.from({ length: step.count }, die);
    answers = [...answers, { step: step.id, dice, choice: null }];
  }
}

function message(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

function of(system: string, { code, params }: Message): MessageDescriptor {
  return { code: `${system}:${code}`, params };
}
