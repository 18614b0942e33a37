import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookUp, wordsOf } from '#exchange/import/words/words.ts';
import type { NameTable } from '#rules/contract/lexicon.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { EVERY_PACK } from '../../../scripts/every-pack.ts';

const WORDS = wordsOf(lexicon);
const namesIn = (table: NameTable) => table.flatMap(({ names }) => Object.values(names).flat());

describe('the vocabulary', () => {
  test.each(['en', 'fr'])('knows every name that the app itself uses, in %s', (language) => {
    const missing = EVERY_PACK.flatMap(({ id, names = {}, profiles }) => {
      const called = names[language];
      const known = called === undefined || lookUp(WORDS, 'warbands', called)?.ids.includes(id);
      return [
        ...(known === true ? [] : [`${id}: ${called}`]),
        ...profiles.flatMap((profile) => {
          const name = profile.names?.[language] ?? '';
          const found = lookUp(WORDS, 'profiles', name)?.ids.includes(`${id}/${profile.id}`);
          return found === true ? [] : [`${id}/${profile.id}: ${name}`];
        }),
      ];
    });
    expect(missing).toEqual([]);
  });
});

test.each([
  ['warbands', 'Druchii', ['dark-elves']],
  ['warbands', 'Piraten', ['pirates']],
  ['warbands', 'Bretonianos', ['bretonnian-knights']],
  ['warbands', 'Tileani', ['tileans-miragliano', 'tileans-remas', 'tileans-trantio']],
  ['warbands', 'Wood Elves', ['']],
  ['profiles', 'Piratenkapitän', ['pirates/captain']],
  ['profiles', 'Arquero', ['bretonnian-knights/bowman']],
  ['items', 'Fangstange', ['man-catcher']],
] as const)('what lists call one of the %s, “%s”, is understood', (kind, name, ids) => {
  expect(lookUp(WORDS, kind, name)?.ids).toEqual(ids);
});

describe('a name', () => {
  const items = namesIn(lexicon.items);

  test('is recognised without accents, in capitals and with other punctuation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), (name) => {
        const bare = name
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .toUpperCase()
          .replaceAll('’', "'")
          .replaceAll('-', ' ');
        expect(lookUp(WORDS, 'items', bare)?.how).toBe('exact');
        expect(lookUp(WORDS, 'items', bare)?.ids).toEqual(lookUp(WORDS, 'items', name)?.ids);
      }),
    );
  });

  test('of six letters or more is recognised with one slip, unless that is another name', () => {
    // ß, œ and æ are typed as two letters, and a single slip can affect both.
    const long = items.filter((name) => /^[^\P{L}ßœæ]{7,}[^\P{L}nsxyßœæ]$/u.test(name));
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom('q', 'x', 'z'),
        (name, at, letter) => {
          const place = 1 + (at % (name.length - 2));
          const slipped = name.slice(0, place) + letter + name.slice(place + 1);
          const [id] = lookUp(WORDS, 'items', name)?.ids ?? [];
          expect(lookUp(WORDS, 'items', slipped)?.ids).toContain(id);
        },
      ),
    );
  });

  test('with two meanings gives both', () => {
    expect(lookUp(WORDS, 'items', 'Lance')?.ids.toSorted()).toEqual(['lance', 'spear']);
    expect(lookUp({ ...WORDS, language: 'fr' }, 'items', 'Lance')?.ids).toEqual(['spear']);
    expect(lookUp({ ...WORDS, language: 'en' }, 'items', 'Lance')?.ids).toEqual(['lance']);
    expect(lookUp(WORDS, 'profiles', 'Champion')?.ids.length).toBeGreaterThan(2);
  });
});
