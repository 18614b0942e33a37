import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { look, wordsOf } from '#exchange/import/words/words.ts';
import { findProfile } from '#roster/profiles.ts';
import { GEAR } from '#rules/systems/mordheim/lexicon/items.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { roster } from '#rules/systems/mordheim/roster.ts';
import { phrasesOf } from '../../support/locale-files.ts';

const WORDS = wordsOf(lexicon);
const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split(' | '));
const namesIn = (table: string) =>
  rowsOf(table).flatMap(([, ...columns]) =>
    columns
      .flatMap((names) => names.split(';'))
      .map((name) => name.trim())
      .filter((name) => name !== '-' && name !== ''),
  );

describe('the words of lists', () => {
  test('stand in rows of six columns', () => {
    for (const table of [
      lexicon.warbands,
      lexicon.profiles,
      lexicon.items,
      lexicon.skills,
      lexicon.injuries,
      lexicon.rules,
    ]) {
      expect(
        rowsOf(table)
          .filter((row) => row.length !== 6)
          .map(([id]) => id),
      ).toEqual([]);
    }
  });

  test('are about profiles, warbands and traits that there are', () => {
    const ids = rowsOf(lexicon.profiles).flatMap(([id = '']) => {
      const [groups = '', own = ''] = id.split('/');
      return id === '-' ? [] : groups.split(' ').map((group) => `${group}/${own}`);
    });
    expect(ids.filter((id) => findProfile(roster, id) === null)).toEqual([]);
    const warbands = rowsOf(lexicon.warbands)
      .map(([id]) => id)
      .filter((id) => id !== '-');
    expect(warbands).toEqual(expect.arrayContaining(roster.catalogue.map(({ id }) => id)));
    const traits = new Set(roster.traits.map(({ id }) => id));
    const skilled = [lexicon.skills, lexicon.injuries, lexicon.rules]
      .flatMap(rowsOf)
      .map(([id = '']) => id)
      .filter((id) => id !== '-');
    expect(skilled.filter((id) => !traits.has(id))).toEqual([]);
    expect(GEAR.filter(({ trait }) => !traits.has(trait))).toEqual([]);
  });

  test.each(['en', 'fr'])('know every name that the app itself uses, in %s', (language) => {
    const missing = phrasesOf(language, 'mordheim-catalogue').filter(({ key, text }) => {
      const [, group = '', part = '', id] =
        /^(warbands|extras)\.([\w-]+)(?:\.(?:profiles\.)?([\w-]+))?$/.exec(key) ?? [];
      if (group === '') return false;
      if (id === 'name') return look(WORDS, 'warbands', text)?.ids.includes(part) !== true;
      const profile = group === 'extras' ? `extras/${part}` : `${part}/${id ?? ''}`;
      return look(WORDS, 'profiles', text)?.ids.includes(profile) !== true;
    });
    expect(missing.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
});

describe('a name', () => {
  const items = namesIn(lexicon.items);

  test('is found without accents, in capitals, with other signs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), (name) => {
        const bare = name
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .toUpperCase()
          .replaceAll('’', "'")
          .replaceAll('-', ' ');
        expect(look(WORDS, 'items', bare)?.how).toBe('exact');
        expect(look(WORDS, 'items', bare)?.ids).toEqual(look(WORDS, 'items', name)?.ids);
      }),
    );
  });

  test('of six letters and more is found with one slip, unless that is another name', () => {
    // ß, œ and æ are two letters to whoever types them, and one slip spoils both.
    const long = items.filter((name) => /^[^\P{L}ßœæ]{7,}[^\P{L}nsxyßœæ]$/u.test(name));
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom('q', 'x', 'z'),
        (name, at, letter) => {
          const place = 1 + (at % (name.length - 2));
          const slipped = name.slice(0, place) + letter + name.slice(place + 1);
          const [id] = look(WORDS, 'items', name)?.ids ?? [];
          expect(look(WORDS, 'items', slipped)?.ids).toContain(id);
        },
      ),
    );
  });

  test('of two meanings has both', () => {
    expect(look(WORDS, 'items', 'Lance')?.ids.toSorted()).toEqual(['lance', 'spear']);
    expect(look({ ...WORDS, language: 'fr' }, 'items', 'Lance')?.ids).toEqual(['spear']);
    expect(look({ ...WORDS, language: 'en' }, 'items', 'Lance')?.ids).toEqual(['lance']);
    expect(look(WORDS, 'profiles', 'Champion')?.ids.length).toBeGreaterThan(2);
  });
});
