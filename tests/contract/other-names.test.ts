import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { meaningOf } from '#exchange/import/words/meaning.ts';
import { findExact } from '#exchange/import/words/names.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import { say } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import { folded } from '#roster/folded.ts';
import { nameRank, otherNames } from '#roster/other-names.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { ruleWords } from '#ui/rules/reference.ts';
import { search } from '#ui/rules/search.ts';
import { EVERY_PACK } from '../../scripts/every-pack.ts';
import { inProject } from '../../scripts/paths.mjs';
import { phrasesOf } from '../support/locale-files.ts';
import { AS_ANOTHER } from './skill-differences.ts';

// Every name of every thing finds it wherever things are searched, and is read by the importer: the names that the
// app shows, the names of the facts, and those that lists use.

const LANGUAGES = ['fr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const NAMED = v.object({
  id: v.string(),
  name: v.object({ en: v.string(), fr: v.string(), frAlt: v.optional(v.string()) }),
});
const ITEMS = v.parse(v.object({ items: v.array(NAMED) }), facts('armoury')).items;
const SKILLS = v.parse(v.object({ skills: v.array(NAMED) }), facts('skills')).skills;

const TRAITS = new Set(system.traits.map(({ id }) => id));
/** A dog is a member of the warband. */
const CARRIED = new Set(system.traits.filter(({ kind }) => kind !== 'body').map(({ id }) => id));
const KEPT = new Set((system.gear?.items ?? []).map(({ id }) => id));
const ALSO = otherNames(lexicon);
const WORDS = wordsOf(lexicon);

/** Names that the facts note with a remark, or for more than one thing. */
const REMARK = /\s*\((?:paire|pair|Ostland|hunting rifle|name in the app|skink|orque)\)$/u;

interface Name {
  readonly id: string;
  readonly name: string;
}

function namesOf({ id, name }: v.InferOutput<typeof NAMED>, language: Language): readonly Name[] {
  const { en, fr, frAlt } = name;
  return (language === 'en' ? [en] : [fr, ...(frAlt === undefined ? [] : [frAlt])]).map((one) => ({
    id,
    name: one.replace(REMARK, ''),
  }));
}

function traitOfItem(id: string): string {
  return lexicon.gear.find(({ item }) => item === id)?.trait ?? id;
}

/** The names that the facts have for what the app has. */
function itemNames(language: Language): readonly Name[] {
  return ITEMS.filter(
    ({ id }) => CARRIED.has(traitOfItem(id)) || (KEPT.has(id) && !TRAITS.has(id)),
  ).flatMap((item) => namesOf(item, language));
}

function skillNames(language: Language): readonly Name[] {
  return SKILLS.map((skill) => ({ ...skill, id: AS_ANOTHER[skill.id] ?? skill.id }))
    .filter(({ id }) => TRAITS.has(id))
    .flatMap((skill) => namesOf(skill, language));
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  const shown = new Map(
    phrasesOf(language, 'mordheim-traits')
      .filter(({ key }) => key.endsWith('.name'))
      .map(({ key, text }) => [key.slice(0, -'.name'.length), text] as const),
  );

  test('the names of the facts are read by the importer', () => {
    const words = { ...WORDS, language };
    const lost = [
      ...itemNames(language).filter(
        ({ id, name }) => findExact(words.indexes.items, name, language)?.ids.includes(id) !== true,
      ),
      ...skillNames(language).filter(
        ({ id, name }) => meaningOf(words, 'skills', name, (trait) => trait === id).traitId !== id,
      ),
    ];
    expect(lost).toEqual([]);
  });

  test('the importer knows every name of the armoury, whether the app has the thing or not', () => {
    const words = { ...WORDS, language };
    const unknown = ITEMS.flatMap((item) => namesOf(item, language)).filter(
      ({ name }) =>
        findExact(words.indexes.items, name, language) === null &&
        findExact(words.indexes.profiles, name, language) === null,
    );
    expect(unknown).toEqual([]);
  });

  test('a search for equipment and skills finds each by each of its names', () => {
    const names = [
      ...itemNames(language).map(({ id, name }) => ({ id: traitOfItem(id), name })),
      ...skillNames(language),
      ...[...ALSO].flatMap(([id, own]) => own.split('\n').map((name) => ({ id, name }))),
    ].filter(({ id }) => TRAITS.has(id));
    expect(names.length).toBeGreaterThan(1000);
    const lost = names.filter(
      ({ id, name }) => nameRank(shown.get(id) ?? '', ALSO.get(id) ?? '', folded(name)) === null,
    );
    expect(lost).toEqual([]);
  });

  test('a search of the rules finds each weapon, skill and spell by each of its names', () => {
    const words = ruleWords('mordheim', say);
    const pages = system.reference.map((entry) => words.page(entry, ALSO));
    const told = new Map(
      system.reference.flatMap(({ id, tables }) =>
        tables.flatMap(({ rows }) =>
          rows.map(({ head }) => [String(head.params['trait']), id] as const),
        ),
      ),
    );
    const names = [...told].flatMap(([trait, page]) =>
      [shown.get(trait) ?? [], (ALSO.get(trait) ?? '').split('\n')]
        .flat()
        .map((name) => ({ page, trait, name })),
    );
    expect(names.length).toBeGreaterThan(700);
    const lost = names.filter(
      ({ page, name }) => name !== '' && !search(pages, name).some(({ id }) => id === page),
    );
    expect(lost).toEqual([]);
  });
});

describe('a name of two things', () => {
  /** By language and folded name; whatever else is called like another is a mistake. */
  const BOTH: Readonly<Record<string, readonly string[]>> = {
    'fr: charge furieuse': ['ferocious-charge', 'unstoppable-charge'],
    'fr: crane epais': ['hard-head', 'thick-skull'],
    'fr: cri de guerre': ['battle-tongue', 'bellowing-battle-roar'],
    'fr: dur a cuire': ['hard-to-kill', 'resilient', 'well-ard'],
    'fr: grimpeur': ['scale-sheer-surfaces', 'wall-runner'],
    "fr: maitre d'armes": ['arms-master', 'combat-master', 'master-of-blades'],
    'fr: rugissement tonitruant': [
      'bellowing-battle-roar',
      'bellowing-roar',
      'ogre-bellowing-roar',
    ],
    'fr: sang noir': ['dark-blood', 'mutations'],
    'fr: sans peur': ['fearless', 'immune-fear'],
    'fr: sorcellerie': ['arcane-lore', 'sorcery'],
  };

  /** Where it stands in a list tells which is meant. */
  const CARRIED_OR_LEARNT: Readonly<Record<string, readonly string[]>> = {
    'fr: marteau de sigmar': ['hammer-of-sigmar', 'sigmarite-hammer'],
    'fr: sang-froid': ['cold-blooded', 'cold-one'],
  };

  /** Which packs bring a thing; none for one of the app. */
  const broughtBy = (id: string) =>
    EVERY_PACK.filter(({ things: { traits, skills, items, spells } = {} }) =>
      [traits, skills, items].some((rows = {}) => Object.hasOwn(rows, id))
        ? true
        : Object.values(spells ?? {}).some((list) => list.spells.some((one) => one.id === id)),
    ).map((pack) => pack.id);

  /** Whether each is of other warbands, but for one that anybody may have. */
  function isToldByWarband(ids: readonly string[]): boolean {
    const bands = ids.map(broughtBy).filter(({ length }) => length > 0);
    const all = bands.flat();
    return bands.length >= ids.length - 1 && new Set(all).size === all.length;
  }

  test('is none but those that are said, and those that the warband tells apart', () => {
    const things = new Map<string, Set<string>>();
    const add = (language: string, name: string, id: string) => {
      const key = `${language}: ${folded(name)}`;
      things.set(key, (things.get(key) ?? new Set()).add(id));
    };
    for (const row of [lexicon.items, lexicon.skills, lexicon.injuries, lexicon.rules].flat())
      for (const [language, own] of Object.entries(row.names))
        for (const name of own)
          for (const id of row.ids) if (id !== '') add(language, name, traitOfItem(id));
    for (const language of LANGUAGES)
      for (const { key, text } of phrasesOf(language, 'mordheim-traits')) {
        const id = key.slice(0, -'.name'.length);
        if (key.endsWith('.name') && TRAITS.has(id)) add(language, text, id);
      }
    expect(things.size).toBeGreaterThan(2000);
    const several = [...things]
      .filter(([, ids]) => ids.size > 1)
      .map(([name, ids]) => [name, [...ids].toSorted()] as const);
    const told = several.filter(([, ids]) => isToldByWarband(ids)).map(([name]) => name);
    expect(told).toEqual(expect.arrayContaining(['en: choppa', 'en: spell of doom']));
    expect(Object.fromEntries(several.filter(([name]) => !told.includes(name)))).toEqual({
      ...BOTH,
      ...CARRIED_OR_LEARNT,
    });
  });

  test.each(Object.entries(BOTH))(
    '“%s” shows all of them, and is in doubt where nothing decides',
    (key, of) => {
      const [, name = ''] = key.split(': ');
      const found = [...ALSO].filter(([, own]) => own.split('\n').includes(name));
      expect(found.map(([id]) => id).toSorted()).toEqual(of);
      const words = { ...WORDS, language: 'fr' };
      expect(meaningOf(words, 'skills', name, () => false).sure).toBe(false);
      for (const id of of) {
        expect(meaningOf(words, 'skills', name, (trait) => trait === id)).toEqual({
          traitId: id,
          sure: true,
        });
      }
    },
  );
});

function facts(file: string): unknown {
  const at = inProject('tests', 'fixtures', 'facts', `${file}.json`);
  return JSON.parse(readFileSync(at, 'utf8'));
}
