import { describe, expect, test } from 'vitest';
import { meaningOf } from '#exchange/import/words/meaning.ts';
import { findExact } from '#exchange/import/words/names.ts';
import { wordsOf } from '#exchange/import/words/words.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS, SYSTEMS } from '../support/systems.ts';
import { isListed, UNTRANSLATED } from '../support/untranslated.ts';

// The importer reads the app’s own words: a list that the app has written is understood even without its
// link.

/** Traits that come with a profile, follow from what is carried, or are called as what they are a list of. */
const GIVEN = ['animal', 'gnoblar', 'mount', 'mounted', 'mutations', 'two-weapons', 'wardog'];

const GAMES = await Promise.all(
  ALL_SYSTEMS.map(async (system) => ({ system, lexicon: await SYSTEMS.lexicon(system.id) })),
);

const CASES = GAMES.flatMap(({ system, lexicon }) =>
  lexicon === null
    ? []
    : LOCALES.filter((one) => !isListed(UNTRANSLATED, one, `${system.id}-traits`)).map(
        (language) => [language, system, lexicon] as const,
      ),
);

describe.each(CASES)('in %s', (language, system, lexicon) => {
  const words = new Map(
    phrasesOf(language, `${system.id}-traits`).map(({ key, text }) => [key, text] as const),
  );

  test(`every item, skill, spell and rule that ${system.id} offers is read as itself`, () => {
    const lost = system.traits.flatMap(({ id, value, of, kind }) => {
      if (of !== 'fighter' || (value !== 'none' && kind !== 'spell')) return [];
      if (GIVEN.includes(id)) return [];
      const name = words.get(`${id}.name`) ?? '';
      return isRead(lexicon, id, name, language) ? [] : [`${id} “${name}”`];
    });
    expect(lost).toEqual([]);
  });
});

/** Whether a name means a trait, among the items or for whoever may have it. */
function isRead(lexicon: Lexicon, id: string, name: string, language: string): boolean {
  const words = { ...wordsOf(lexicon), language };
  const items = findExact(words.indexes.items, name, language)?.ids ?? [];
  const traits = items.map((one) => lexicon.gear.find(({ item }) => item === one)?.trait ?? one);
  return (
    traits.includes(id) || meaningOf(words, 'rules', name, (trait) => trait === id).traitId === id
  );
}
