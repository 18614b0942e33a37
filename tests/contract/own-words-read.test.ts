import { describe, expect, test } from 'vitest';
import { buildIndex, findName } from '#exchange/import/words/names.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS, SYSTEMS } from '../support/systems.ts';
import { isListed, UNTRANSLATED } from '../support/untranslated.ts';

// The importer reads the app’s own words: a list that the app has written is understood even without its
// link.

/** Traits that come with a profile, or follow from what is carried. */
const GIVEN = ['animal', 'gnoblar', 'mount', 'mounted', 'two-weapons', 'wardog'];

/** Names that the game’s own rules use for something else as well. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  fr: ['hard-head', 'immune-fear'],
  en: ['immune-fear'],
};

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
    ['-traits', '-catalogue'].flatMap((part) =>
      phrasesOf(language, `${system.id}${part}`).map(({ key, text }) => [key, text] as const),
    ),
  );

  test(`every item, skill and rule that ${system.id} offers is read as itself`, () => {
    const lost = system.traits.flatMap(({ id, value, of, kind, onlyNoted }) => {
      if (of !== 'fighter' || value !== 'none' || onlyNoted === true) return [];
      if (GIVEN.includes(id)) return [];
      if (OTHERWISE[language]?.includes(id) === true) return [];
      const name = words.get(`${id}.name`) ?? '';
      const found = meaningOf(lexicon, name, language, kind === 'possession');
      return found.includes(id) ? [] : [`${id} “${name}”: ${found.join(', ')}`];
    });
    expect(lost).toEqual([]);
  });
});

/** The traits that a word means: those of the first list that knows it, as in an import. */
function meaningOf(
  lexicon: Lexicon,
  text: string,
  language: string,
  gear: boolean,
): readonly string[] {
  const kinds = gear
    ? (['items', 'skills', 'injuries', 'rules'] as const)
    : (['skills', 'injuries', 'rules', 'items'] as const);
  for (const kind of kinds) {
    const ids = findName(buildIndex(lexicon[kind]), text, language)?.ids ?? [];
    if (ids.length > 0)
      return ids.map((id) => lexicon.gear.find(({ item }) => item === id)?.trait ?? id);
  }
  return [];
}
