import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { Flags, Message } from '#rules/contract/battle-view.ts';
import type { ResolverSetup } from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { MAGIC } from '#rules/systems/mordheim/magic.ts';
import { cast } from '#rules/systems/mordheim/resolvers/cast.ts';
import { roster } from '#rules/systems/mordheim/roster.ts';
import { allSpells } from '#rules/systems/mordheim/spells.ts';
import { inProject } from '../../scripts/paths.mjs';
import { TestBattle } from '../support/battles.ts';
import { phrasesOf } from '../support/locale-files.ts';
import { wordless } from './saying.ts';

// Every spell and prayer matches public sources: list, die, difficulty, range, names and who learns it.
// Everything said when casting has words.

const NAME = v.object({ en: v.string(), fr: v.string() });
const FACTS = v.object({
  lists: v.array(
    v.object({
      id: v.string(),
      name: NAME,
      users: v.array(v.string()),
      prayers: v.optional(v.literal(true)),
      inArmour: v.optional(v.literal(true)),
      spells: v.array(
        v.object({
          id: v.string(),
          name: NAME,
          difficulty: v.nullable(v.number()),
          range: v.nullable(v.union([v.number(), v.string()])),
          /** Null: no die gives it. In the order of the list, if nothing is said. */
          roll: v.optional(v.nullable(v.number())),
        }),
      ),
    }),
  ),
});

const FILE = inProject('tests', 'fixtures', 'facts', 'spells.json');
const { lists } = v.parse(FACTS, JSON.parse(readFileSync(FILE, 'utf8')));
/** A list has one spell a face. The liche’s sixth comes after the necromancer’s, and no die says so: its hint does. */
const OF_NO_DIE = ['living-horror'];

/** The scrolls of the tomb guardians: the end of a long name is enough. */
const SHORTENED = 'mortuary-cult-scrolls';

const PRINTED = lists.flatMap(({ id: list, spells, prayers = false, inArmour = false }) =>
  spells.map(({ id, difficulty, range, roll }, index) => ({
    id,
    list,
    roll: OF_NO_DIE.includes(id) ? null : roll === undefined ? index + 1 : roll,
    difficulty,
    range,
    isPrayer: prayers,
    inArmour,
  })),
);

/** Runes are inscribed. */
const CASTERS = ['wizard', 'prayers', 'inscribes-runes'];

test('every spell is in its list, with the die, difficulty and range of the sources', () => {
  const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
  expect(allSpells().toSorted(byId)).toEqual(PRINTED.toSorted(byId));
  expect(PRINTED).toHaveLength(54 + 80 + 36);
});

test.each(lists.flatMap(({ id, users }) => users.map((user) => [user, id] as const)))(
  '%s casts spells, and learns from %s only',
  (profileId, list) => {
    const [warband, profile] = profileId.split('/');
    const profiles = [
      ...roster.catalogue.flatMap((type) => (type.id === warband ? type.profiles : [])),
      ...roster.extras.filter(({ pack }) => pack === warband),
    ];
    const traits = profiles.find(({ id }) => id === profile)?.traits ?? {};
    expect(CASTERS.some((trait) => traits[trait] === true)).toBe(true);
    const all = PRINTED.filter((spell) => spell.list === list).map(({ id }) => id);
    const [first = ''] = all;
    // Whose list is chosen learns from that of the spells that he has.
    const chosen = lists.filter(({ users }) => users.includes(profileId)).length > 1;
    const known = chosen ? { ...traits, [first]: 7 } : traits;
    expect(MAGIC.learnable({ profileId, traits: known })).toEqual(all);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test.runIf(language === 'fr' || language === 'en')('each has its usual name', () => {
    const words = new Map(
      ['mordheim-traits', 'mordheim'].flatMap((file) =>
        phrasesOf(language, file).map(({ key, text }) => [key, plainText(text)] as const),
      ),
    );
    const name = language === 'fr' ? 'fr' : 'en';
    const wrong = lists.flatMap((list) => [
      ...(words.get(`trait-group.${list.id}`) === plainText(list.name[name]) ? [] : [list.id]),
      ...list.spells
        .filter((spell) => {
          const printed = plainText(spell.name[name]);
          const ours = words.get(`${spell.id}.name`) ?? '';
          return list.id === SHORTENED ? ours === '' || !printed.endsWith(ours) : ours !== printed;
        })
        .map(({ id }) => id),
    ]);
    expect(wrong).toEqual([]);
  });

  test('everything asked and said when casting has words', () => {
    const messages = allSpells().flatMap(({ id, difficulty }) =>
      difficulty === null ? [] : castingOf(id, difficulty),
    );
    const tables = [
      ...['name', 'short'].map((key) => message(`resolver.cast.${key}`)),
      ...cast.roles.map(({ id }) => message(`resolver.cast.role.${id}`)),
      ...refusals(),
    ];
    const codes = [...tables, ...messages].map(({ code, params }) => ({
      code: `${system.id}:${code}`,
      params,
    }));
    expect(wordless(codes)).toEqual([]);
  });
});

/** Everything about one spell, cast well and badly, of someone who may not cast it. */
function castingOf(id: string, difficulty: number): readonly Message[] {
  const bent: Flags = { sorcery: true, armour: 'heavy', wizard: true };
  const view = tableWith({ ...bent, [id]: difficulty });
  const { fields, needs, bars, notes, refusal } = cast.sheet(view, OTTO);
  const steps = [[], answered('passed'), answered('failed')].map((answers) =>
    cast.next(view, OTTO, answers),
  );
  return [
    ...(refusal === null ? [] : [refusal]),
    ...fields.map((field) => message('resolver.field', { context: field.id })),
    ...fields.flatMap((field) =>
      field.kind === 'choice'
        ? field.options.map((one) => message('resolver.option', { context: one }))
        : [],
    ),
    ...needs.flatMap((need) => [message(`resolver.need.${need.id}`), need.value, ...need.why]),
    ...bars.flatMap(({ id: bar, parts }) => [
      message(`resolver.bar.${bar}`),
      ...parts.map((part) => message(`resolver.outcome.${part.id}`)),
    ]),
    ...notes,
    ...steps.flatMap((step) => [...step.soFar, ...(step.kind === 'dice' ? [step.said] : [])]),
  ];
}

function refusals(): readonly Message[] {
  const cases: readonly (readonly [ReturnType<typeof tableWith>, ResolverSetup])[] = [
    [tableWith({}), { subjects: {}, inputs: {} }],
    [tableWith({ wizard: true, 'spell-of-awakening': true }), OTTO],
    [tableWith({ soulfire: 9 }, 'out-of-action'), OTTO],
  ];
  const found = cases.map(([view, setup]) => cast.sheet(view, setup).refusal);
  expect(found).not.toContain(null);
  return found.flatMap((refusal) => refusal ?? []);
}

const OTTO: ResolverSetup = {
  subjects: { caster: { kind: 'fighter', fighterId: 'f-Otto' } },
  inputs: {},
};

function answered(choice: string) {
  return [{ step: 'cast', dice: [], choice }];
}

function tableWith(traits: Flags, status = 'standing') {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto', traits, status }] },
    { name: 'Skaven', fighters: [{ name: 'Rat' }] },
  ]).state;
}

function message(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

/** In lower case, with spaces normalised. */
function plainText(text: string): string {
  return text.toLowerCase().replaceAll(/\s/gu, ' ');
}
