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
    { word: /\bparticularités?\b/i, instead: 'règles spéciales' },
    { word: /\bchef à \{\{/i, instead: 'à … ps du chef' },
    { word: /\bcontre \{\{characteristic/i, instead: 'sur Cd 8' },
    { word: /^trésors?\b(?! caché)/i, instead: 'butin' },
    { word: /\b(?:réserve\s?: \{\{|trésor \{\{gold)/i, instead: 'caisse' },
    { word: /\bprogressions? (?:est due|dues?|à lancer)/i, instead: 'progression à tirer' },
    { word: /\bla fondation\b/i, instead: 'or de départ' },
    { word: /\bfuyard chargé$/i, instead: 'charger un fuyard' },
    { word: /\bchez \{\{sides\}\}/i, instead: 'en face' },
    { word: /^retirés\s?:/i, instead: 'En déroute' },
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
    { word: /(?<!\{\{|com(?:es?|ing) )\bround(?!s? trip)s?\b/i, instead: 'turn' },
    { word: /\bleader (?:in|within) \{\{/i, instead: 'within 6″ of the leader' },
    { word: /\bagainst \{\{characteristic/i, instead: 'on Ld 8' },
    { word: /\{\{\w+\}\} against \{\{/i, instead: 'vs' },
    { word: /\bthreshold \{\{|^(?:rout )?test at\b/i, instead: 'tests at 3' },
    { word: /\bone of theirs\b/i, instead: 'someone from the side' },
    { word: /\bfree-form\b/i, instead: 'custom' },
    { word: /\blook(?:s|ing)? on\b/i, instead: 'spectator, watch' },
    { word: /\bonlookers?\b/i, instead: 'spectator' },
    { word: /\bpost-battle\b/i, instead: 'aftermath' },
    { word: /\bby (?:\{\{hub|(?:an?|the|this|another) hub)/i, instead: 'via' },
    { word: /^in (?:store|the chest): \{\{(?:before|gold)/i, instead: 'treasury' },
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
  ['fr', 'Changer armes et particularités', 'règles spéciales'],
  ['fr', 'Chef à {{range}} ps', 'à … ps du chef'],
  ['fr', 'contre {{characteristic}} {{value}}', 'sur Cd 8'],
  ['fr', 'Trésors et marqueurs', 'butin'],
  ['fr', 'En réserve\u00A0: {{gold}} co', 'caisse'],
  ['fr', '2 progressions à lancer', 'progression à tirer'],
  ['fr', 'Reste de la fondation', 'or de départ'],
  ['fr', 'Fuyard chargé', 'charger un fuyard'],
  ['fr', 'Après la bataille, chez {{sides}}', 'en face'],
  ['fr', 'Retirés\u00A0: {{cause}}', 'En déroute'],
  ['en', 'Light side', 'quick opponent'],
  ['en', 'Round limit', 'turn'],
  ['en', 'Leader within {{range}}″', 'within 6″ of the leader'],
  ['en', 'against {{characteristic}} {{value}}', 'on Ld 8'],
  ['en', '{{one}} against {{other}}', 'vs'],
  ['en', 'Test at {{needed}} out of action', 'tests at 3'],
  ['en', 'One of theirs', 'someone from the side'],
  ['en', 'It becomes a free-form one', 'custom'],
  ['en', 'It only looks on', 'spectator, watch'],
  ['en', 'Phone: onlooker', 'spectator'],
  ['en', 'Undo the post-battle', 'aftermath'],
  ['en', 'Linked by {{hub}}', 'via'],
  ['en', 'Join a battle by this hub?', 'via'],
  ['en', 'In the chest: {{gold}} gc', 'treasury'],
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
