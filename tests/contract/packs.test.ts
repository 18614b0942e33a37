import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n/word-files.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import { PACK, type Pack } from '#rules/systems/mordheim/packs/schema.ts';
import { inProject } from '../../scripts/paths.mjs';

// The packs that come with the app are read as a stranger's would be, and nothing in them is unknown to the rules.

const FOLDER = inProject('src/rules/systems/mordheim/packs');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const packOf = (file: string): Pack => v.parse(PACK, JSON.parse(textOf(file)));

describe.each(FILES)('%s', (file) => {
  const pack = packOf(file);

  test('is right, and the rules know all that it names', () => {
    expect(readPack(textOf(file))).toEqual({ ok: true, pack, said: [] });
  });

  test('is called what its warband is', () => {
    expect(`${pack.id}.json`).toBe(file);
  });

  test('names its warband and everybody in it, in every language of the app', () => {
    const named = [...(pack.warband === undefined ? [] : [pack]), ...pack.profiles];
    const unnamed = named.flatMap(({ id, names = {} }) =>
      LANGUAGES.filter((language) => (names[language] ?? '').trim() === '').map(
        (language) => `${id} ${language}`,
      ),
    );
    expect(unnamed).toEqual([]);
  });

  test('spells its names as French is spelt', () => {
    const names = [pack, ...pack.profiles].flatMap((one) => one.names?.['fr'] ?? []);
    expect(
      names.filter((name) => /['"]|[^\u202f][;!?]|[^\u00a0][:%»]|«[^\u00a0]/.test(name)),
    ).toEqual([]);
    // Named characters are called by their own names.
    if (!file.startsWith('personae-')) expect(names.filter(hasStrayCapital)).toEqual([]);
  });
});

/** Of whom or where, in names. */
const PROPER = [
  'Barbarie',
  'Cathay',
  'Chaos',
  'Dent Rouj’',
  'Druzhina',
  'Eshin',
  'Gobelins',
  'Hashut',
  'Hochland',
  'Lustrie',
  'Miragliano',
  'Moot',
  'Morr',
  'Nuln',
  'Pestilens',
  'Possédés',
  'Remas',
  'Sigmar',
  'Skryre',
  'Stirwood',
  'T. Maltman',
  'Taal',
  'Trantio',
  'Ulric',
];

/** Names are capitalised at the first word only, unless another is a name by itself. */
function hasStrayCapital(name: string): boolean {
  return /[\s’-]\p{Lu}/u.test(PROPER.reduce((left, own) => left.replace(own, ''), name));
}

test('files are as many as packs that the rules know', () => {
  expect(system.catalogue).toHaveLength(50);
  const anybodys = new Set(system.extras.map(({ pack }) => pack));
  expect(
    [...system.catalogue.map(({ id }) => id), ...anybodys].map((id) => `${id}.json`).toSorted(),
  ).toEqual(FILES.toSorted());
});

test.each<[string, (pack: Pack) => object | undefined]>([
  ['lists of skills', ({ skillLists }) => skillLists],
  ['maximums', ({ maximums }) => maximums],
  ['traits', ({ things }) => things?.traits],
  ['skills', ({ things }) => things?.skills],
  ['items', ({ things }) => things?.items],
  ['lists of spells', ({ things }) => things?.spells],
])('%s that two packs have are the same', (_, of) => {
  const all = FILES.flatMap((file) => Object.entries(of(packOf(file)) ?? {}));
  const first = new Map(all.toReversed());
  expect(
    all.filter(([id, value]) => JSON.stringify(first.get(id)) !== JSON.stringify(value)),
  ).toEqual([]);
});

test('nothing that a pack brings is called as a fighter is: lists could not tell them apart', () => {
  const packs = FILES.map(packOf);
  const fighters = new Set(
    packs.flatMap(({ profiles }) => profiles.flatMap(({ names = {} }) => Object.values(names))),
  );
  const called = packs.flatMap(({ things = {} }) =>
    [
      ...Object.values({ ...things.traits, ...things.skills, ...things.items }),
      ...Object.values(things.spells ?? {}).flatMap(({ spells }) => spells),
    ].flatMap(({ names }) => Object.values(names)),
  );
  expect(called.length).toBeGreaterThan(500);
  expect(called.filter((name) => fighters.has(name))).toEqual([]);
});

test('every field and every word that it may hold is explained to those who write one', () => {
  const page = readFileSync(inProject('docs/packs.md'), 'utf8');
  const fields = [...new Set(fieldsIn(PACK))];
  expect(fields).toEqual(expect.arrayContaining(['makesRoom', 'walking-dead']));
  expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
});

/** The names of all fields in a schema, at any depth. */
function fieldsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  const { entries, wrapped, pipe, item, value, options } = v.parse(PARTS_OF_SCHEMA, schema);
  return [
    ...Object.entries(entries).flatMap(([field, inner]) => [field, ...fieldsIn(inner)]),
    ...[wrapped, item, value].flatMap(fieldsIn),
    // The first of a pipe is the pipe itself.
    ...pipe.slice(1).flatMap(fieldsIn),
    ...options.flatMap((option) => (typeof option === 'string' ? [option] : fieldsIn(option))),
  ];
}

const PARTS_OF_SCHEMA = v.object({
  entries: v.optional(v.record(v.string(), v.unknown()), {}),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown()), []),
  options: v.fallback(v.array(v.unknown()), []),
});
