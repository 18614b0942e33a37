import { expect, test } from 'vitest';
import { LOCALES, namespacesOf, phrasesOf } from '../support/locale-files.ts';

// One thing has one name throughout the app. Retired terms, and words that players don’t use, must not
// return. Search terms are exempt: players may type old words.

interface Retired {
  readonly word: RegExp;
  readonly instead: string;
}

/** Only phrases without another meaning: "une avance", not "il avance". */
const RETIRED: Readonly<Record<string, readonly Retired[]>> = {
  fr: [
    { word: /\bmanches?\b/i, instead: 'tour' },
    {
      word: /(?:(?:\b(?:une|les|des|\d+)|\{\{count\}\}) |\bl’)avances?\b/i,
      instead: 'progression',
    },
    { word: /\bexp\./i, instead: 'XP' },
    { word: /\bapp(?:li)?s?\b/i, instead: 'application' },
    { word: /\bcamp léger\b/i, instead: 'adversaire sans liste' },
    { word: /\bhors jeu\b/i, instead: 'a quitté la table' },
    {
      word: /\bparties? (?:en cours|terminées?|gagnées?|perdues?|jouées?)\b/i,
      instead: 'bataille',
    },
    { word: /\bk\.?o\b/i, instead: 'hors de combat' },
  ],
  en: [
    { word: /\blight sides?\b/i, instead: 'quick opponent' },
    { word: /\bthrow by throw\b/i, instead: 'roll by roll' },
    { word: /\bdice to throw\b/i, instead: 'dice to roll' },
    { word: /\bexact chances?\b/i, instead: 'exact odds' },
    { word: /\bthe table companion\b/i, instead: 'your companion at the gaming table' },
    { word: /\bslip of the pen\b/i, instead: 'typo' },
    { word: /\bgives? battle\b/i, instead: 'fight' },
    { word: /\bnone in particular\b/i, instead: 'no scenario' },
    { word: /\blends no ld\b/i, instead: 'can’t lend his' },
    { word: /\btaken too often\b/i, instead: '2 Captains (max 1)' },
    { word: /\ba profile of his own\b/i, instead: 'custom profile' },
    { word: /\bwhat he is\b/i, instead: 'type' },
  ],
};

test.each(LOCALES)('no sentence in %s uses a retired term', (language) => {
  const found = namespacesOf(language).flatMap((file) =>
    phrasesOf(language, file)
      .filter(({ key }) => !isTyped(key))
      .flatMap(({ key, text }) =>
        retiredIn(language, text).map(({ instead }) => `${file}:${key} “${text}”: say ${instead}`),
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['fr', 'Manche 8', 'tour'],
  ['fr', '{{count}} avances à noter', 'progression'],
  ['fr', 'Une avance pour Otto', 'progression'],
  ['fr', '+2 exp.', 'XP'],
  ['fr', 'Installez l’appli', 'application'],
  ['fr', 'Camp léger', 'adversaire sans liste'],
  ['fr', 'Hors jeu : Orcs', 'a quitté la table'],
  ['fr', 'Partie en cours', 'bataille'],
  ['fr', '{{name}} est KO', 'hors de combat'],
  ['en', 'Light side', 'quick opponent'],
  ['en', 'Resolved throw by throw', 'roll by roll'],
  ['en', 'Give battle', 'fight'],
])('finds a retired term put back (%s): “%s”', (language, text, instead) => {
  expect(retiredIn(language, text).map((one) => one.instead)).toEqual([instead]);
});

test.each([
  'Aucun total n’est gagné ou perdu d’avance.',
  '{{name}} avance tout droit',
  'Une partie de l’application n’a pas pu être chargée.',
  'Il s’applique à l’apparition.',
])('accepts an unrelated word with the same spelling: “%s”', (text) => {
  expect(retiredIn('fr', text)).toEqual([]);
});

function retiredIn(language: string, text: string): readonly Retired[] {
  return (RETIRED[language] ?? []).filter(({ word }) => word.test(text));
}

/** Whether it is a search term. */
function isTyped(key: string): boolean {
  return key === 'search' || key.endsWith('.search');
}
