import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { hasWords } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import { inWords } from '#roster/sample-words.ts';
import { sampleWarbands } from '#roster/samples.ts';
import { createSystems } from '#store/systems.ts';
import { inProject } from '../../scripts/paths.mjs';
import { front } from '../fixtures/systems/conkers/front.ts';
import { system } from '../fixtures/systems/conkers/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { type Drawn, warrior } from './battle-moments.ts';
import { counted, wordless } from './saying.ts';
import { askMoments, askRows } from './system-questions.ts';
import { systemWords } from './system-words.ts';

// A game made by following src/rules/systems/README.md step by step. The description and the game’s files
// must match, so a change to either needs a change to the other.

const FOLDER = 'tests/fixtures/systems/conkers';
/** It has folders for its own languages only; the app may support more. */
const LANGUAGES = readdirSync(inProject(FOLDER, 'words'));

const DESCRIBED = readFileSync(inProject('src/rules/systems/README.md'), 'utf8');

describe('the description', () => {
  test('names exactly the files that the game consists of', () => {
    const made = readdirSync(inProject(FOLDER), { withFileTypes: true })
      .filter(({ name }) => name !== 'words')
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(firstColumn('What goes where', 'file')).toEqual(made.toSorted());
  });

  test('names exactly the files of its words, in every language', () => {
    const described = firstColumn('Words', 'file').map((file) => file.replace('<id>', system.id));
    for (const language of LANGUAGES) {
      expect(readdirSync(inProject(FOLDER, 'words', language)).toSorted()).toEqual(described);
    }
  });

  test.each(LANGUAGES)('names exactly the groups of its words in %s', (language) => {
    const codes = ['tangled', 'steady-hand'];
    const anew = ['roster'];
    const groups = Object.keys(wordsIn(language, system.id));
    expect(firstColumn('Words', 'group')).toEqual(
      groups.filter((group) => ![...codes, ...anew].includes(group)).toSorted(),
    );
  });

  test('is searched properly: what it does not name is not found', () => {
    expect(() => firstColumn('Words', 'colour')).toThrow('no table');
  });
});

describe('the game answers the questions asked of every system', () => {
  askRows(system);
  askMoments(system);
});

describe.each(LANGUAGES)('its words in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
    for (const file of NAMESPACES) i18n.addResourceBundle(language, file, wordsIn(language, file));
  });
  afterAll(() => {
    for (const file of NAMESPACES) i18n.removeResourceBundle(language, file);
  });

  const words = () =>
    systemWords({
      scenery: {
        system,
        themes: [
          ...system.statuses.map(({ id }): Drawn => warrior(system, { status: id })),
          warrior(system, { flags: { swung: true } }),
        ],
        leaders: [],
        values: { score: [1, 2] },
        pairs: [],
        sideTraits: {},
        sideFlags: [],
      },
      sources: [FOLDER],
      openCodes: () => ({}),
      more: () => [],
      traitGroups: ['craft'],
    });

  test('cover everything that it can say', () => {
    const { inTables, inJournal, met, codes, of } = words();
    const roles = system.roles.flatMap(({ id }) => counted(of(`role.${id}`)));
    expect(wordless([...inTables, ...inJournal, ...met, ...roles])).toEqual([]);
    expect(codes.filter((code) => !hasWords(code))).toEqual([]);
    expect(met.map(({ code }) => code)).toContain('conkers:duty.tangled.title');
  });

  test('name its traits, its warbands and its rules', () => {
    const codes = [
      ...system.traits.flatMap(({ id, value }) => [
        `-traits:${id}.name`,
        `-traits:${id}.hint`,
        ...(value === 'number' ? [`-traits:${id}.with`] : []),
      ]),
      ...system.catalogue.flatMap(({ id, profiles }) => [
        `-packs:${id}.name`,
        ...profiles.map((profile) => `-packs:${id}.profiles.${profile.id}`),
      ]),
      ...system.reference.flatMap(({ id, section }) => [
        `-rules:section.${section}`,
        ...['title', 'text', 'search'].map((part) => `-rules:${id}.${part}`),
      ]),
    ];
    const params = { need: 4 };
    expect(wordless(codes.map((code) => ({ code: system.id + code, params })))).toEqual([]);
  });
});

describe('the app', () => {
  const systems = createSystems(
    {
      [system.id]: {
        roster: async () => (await import('../fixtures/systems/conkers/roster.ts')).roster,
        samples: async () => (await import('../fixtures/systems/conkers/samples.ts')).samples,
        lexicon: null,
        front,
        system: async () => system,
        types: null,
      },
    },
    async () => {},
  );

  test('lists its warbands without its rules, and offers its samples', async () => {
    const roster = await systems.roster(system.id);
    if (roster === null) throw new Error('no roster');
    let made = 0;
    const fresh = () => {
      made += 1;
      return made;
    };
    const names = new Map(Object.entries(wordsIn('fr', `${system.id}-samples`)));
    const samples = inWords(await systems.samples(system.id), (key) => String(names.get(key)));
    const warbands = sampleWarbands(samples, roster, {
      freshWarbandId: () => `w-${fresh()}`,
      freshWarriorId: () => `m-${fresh()}`,
      now: 0,
    });
    expect(warbands.map(({ name }) => name)).toEqual(['Rue des Lilas', 'Rue du Moulin']);
    expect(warbands.flatMap(({ members }) => members.flatMap(({ labels }) => labels))).toEqual([
      'Vieux Brun 1',
      'Pip',
      'Pop',
    ]);
    expect(systems.loaded(system.id)).toBeNull();
  });

  test('plays it: a hit, a broken conker and a point, and undoes all of it', () => {
    const battle = new TestBattle(system, [
      { name: 'Sam', fighters: crowd('Sam', 1, { wounds: 1 }) },
      { name: 'Lou', fighters: crowd('Lou', 1, { wounds: 1 }) },
    ]);
    const subjects = {
      swinger: { kind: 'fighter', fighterId: 'f-Sam1' },
      struck: { kind: 'fighter', fighterId: 'f-Lou1' },
    } as const;
    battle.do({
      type: 'settle',
      resolver: 'swing',
      setup: { subjects, inputs: {} },
      answers: [{ step: 'swing', dice: [4], choice: null }],
    });
    expect(battle.fighter('Lou1').status).toBe('broken');
    expect(battle.fighter('Sam1').flags).toEqual({ score: 1 });
    battle.do({ type: 'undo', back: null });
    expect(battle.fighter('Lou1').status).toBe('whole');
    expect(battle.fighter('Sam1').flags).toEqual({});
  });
});

const NAMESPACES = ['', '-traits', '-packs', '-rules'].map((part) => system.id + part);

function wordsIn(language: string, file: string): Readonly<Record<string, unknown>> {
  const path = inProject(FOLDER, 'words', language, `${file}.json`);
  const words: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof words === 'object' && words !== null ? { ...words } : {};
}

/**
 * The names in the first column of a table, in alphabetical order.
 * @param section heading of the chapter that contains it
 * @param head of the column
 * @throws Error when there is no such table
 */
function firstColumn(section: string, head: string): readonly string[] {
  const chapter = DESCRIBED.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const table = chapter.split('\n\n').find((part) => part.startsWith(`| ${head} |`));
  if (table === undefined) throw new Error(`no table of ${head} under ${section}`);
  const [, , ...rows] = table.trim().split('\n');
  return rows
    .map((line) => line.split('|')[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .toSorted();
}
