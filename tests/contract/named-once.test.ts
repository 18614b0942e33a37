import { describe, expect, test } from 'vitest';
import { LOCALES, namespacesOf, phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// What a game has names of, its weapons, skills, spells, injuries, possessions, statuses and flags, is named in
// one place in each language. Whatever else calls it by that name refers there: `$t(mordheim-traits:sword.name)`.

/** Where names stand. What is a trait and a flag or a status as well is named where traits are. */
const HOMES = [
  /^[^:]+-traits:[^.]+\.name$/,
  /^[^:]+:status\.[^.]+\.word$/,
  /^[^:]+:flag\.[^.]+\.word$/,
];

/** What may happen to be called the same, by kind. */
const OF_THEIR_OWN: readonly { readonly what: string; readonly keys: RegExp }[] = [
  {
    what: 'short forms, as long as their place allows',
    keys: /:(?:status|after\.injury)\.[^.]+\.short$/,
  },
  { what: 'roles of profiles', keys: /:role\./ },
  { what: 'characteristics', keys: /:characteristic\./ },
  { what: 'house rules', keys: /:houseRule\.[^.]+\.name$/ },
];

const GAMES = ALL_SYSTEMS.map(({ id }) => id).filter((id) => namespacesOf('fr').includes(id));

describe.each(GAMES)('%s', (game) => {
  const words = LOCALES.map((language) => textsOf(language, game));

  test('has the name of each thing in one place', () => {
    expect(twinsIn(words)).toEqual([]);
  });

  test('has no words of its own for an option that is a trait', () => {
    const traits = new Set(ALL_SYSTEMS.find(({ id }) => id === game)?.traits.map(({ id }) => id));
    const keys = [...(words[0]?.keys() ?? [])];
    const options = keys.flatMap(
      (key) => /:(?:resolver|injury)\.option_(.+)$/.exec(key)?.[1] ?? [],
    );
    expect(options.filter((id) => traits.has(id))).toEqual([]);
  });
});

test('a name in a second place is found, even under another id', () => {
  const said = (second: string) => [
    new Map([
      ['a-traits:sword.name', 'Épée'],
      ['a:resolver.option_blade', second],
    ]),
  ];
  expect(twinsIn(said('Épée'))).toEqual(['a:resolver.option_blade is a-traits:sword.name']);
  expect(twinsIn(said('$t(a-traits:sword.name)'))).toEqual([]);
});

test('every kind that may be called the same has a case', () => {
  const keys = GAMES.flatMap((game) => [...textsOf('fr', game).keys()]);
  const without = OF_THEIR_OWN.filter((one) => !keys.some((key) => one.keys.test(key)));
  expect(without.map(({ what }) => what)).toEqual([]);
});

type Texts = ReadonlyMap<string, string>;

/** Every text of a game by its key, without the names of its samples, which are players’ own. */
function textsOf(language: string, game: string): Texts {
  const files = namespacesOf(language).filter(
    (file) => file === game || ['traits', 'rules'].some((part) => file === `${game}-${part}`),
  );
  return new Map(
    files.flatMap((file) =>
      phrasesOf(language, file).map(({ key, text }) => [`${file}:${key}`, text] as const),
    ),
  );
}

/** Keys that say the same as a name in every language; in one only, it is a coincidence. */
function twinsIn(words: readonly Texts[]): readonly string[] {
  const keys = [...(words[0]?.keys() ?? [])].filter((key) => !refers(words[0]?.get(key)));
  return HOMES.flatMap((home, rank) =>
    keys
      .filter((key) => home.test(key))
      .flatMap((name) =>
        keys
          .filter((key) => words.every((texts) => texts.get(key) === texts.get(name)))
          // Of those, two of one kind are two things, and an earlier home has found the later one.
          .filter((key) => HOMES.slice(0, rank + 1).every((one) => !one.test(key)))
          .filter((key) => OF_THEIR_OWN.every((own) => !own.keys.test(key)))
          .map((key) => `${key} is ${name}`),
      ),
  );
}

function refers(text = ''): boolean {
  return text.startsWith('$t(');
}
