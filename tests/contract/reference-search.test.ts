import { beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { say } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import { ruleWords } from '#ui/rules/reference.ts';
import { type Page, search } from '#ui/rules/search.ts';
import { phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// Queries as players type them, with the page that must be among the first three results.

type Wanted = readonly (readonly [query: string, page: string])[];

const QUERIES: Readonly<Record<string, { readonly fr: Wanted; readonly en: Wanted }>> = {
  mordheim: {
    fr: [
      ['deux mains', 'weapons'],
      ['arme à deux mains', 'weapons'],
      ['gromril', 'materials'],
      ['gromril', 'armour-save'],
      ['poison', 'poisons'],
      ['relancer', 'rerolls'],
      ['relance', 'rerolls'],
      ['couvert', 'shot-to-hit'],
      ['blessure grave', 'serious-injuries'],
      ['blessures graves', 'serious-injuries'],
      ['blessure grave', 'out-of-action'],
      ['œil crevé', 'serious-injuries'],
      ['vendre', 'exploration'],
      ['pierre magique', 'exploration'],
      ['échelle', 'over-and-up'],
      ['escaliers', 'over-and-up'],
      ['obstacles', 'over-and-up'],
      ['bouger', 'move'],
      ['contact', 'contact'],
      ['charger plusieurs', 'charge-several'],
      ['étage', 'targets'],
      ['hallebarde', 'weapons'],
      ['sarbacane', 'missile-weapons'],
      ['casque', 'injury'],
      ['voix de commandement', 'far-leaders'],
      ['langue de bataille', 'far-leaders'],
      ['cachette', 'hide'],
      ['escalader', 'climb'],
      ['progression', 'advances'],
      ['progressions', 'advances'],
      ['expérience', 'advances'],
      ['promotion', 'advances'],
      ['compétence', 'skills'],
      ['coup précis', 'skills'],
      ['objets rares', 'rare-things'],
      ['rareté', 'rare-things'],
      ['coffre', 'rare-things'],
      ['commerce', 'rare-things'],
      ['recruter', 'upkeep'],
      ['vétérans', 'upkeep'],
      ['prisonnier', 'serious-injuries'],
      ['trouvaille', 'exploration'],
    ],
    en: [
      ['two-handed', 'weapons'],
      ['two hands', 'weapons'],
      ['gromril', 'materials'],
      ['gromril', 'armour-save'],
      ['poison', 'poisons'],
      ['re-roll', 'rerolls'],
      ['reroll', 'rerolls'],
      ['cover', 'shot-to-hit'],
      ['serious injury', 'serious-injuries'],
      ['serious injuries', 'serious-injuries'],
      ['serious injury', 'out-of-action'],
      ['sell', 'exploration'],
      ['wyrdstone', 'exploration'],
      ['ladder', 'over-and-up'],
      ['stairs', 'over-and-up'],
      ['obstacle', 'over-and-up'],
      ['moving', 'move'],
      ['contact', 'contact'],
      ['charge several', 'charge-several'],
      ['high ground', 'targets'],
      ['halberd', 'weapons'],
      ['blowpipe', 'missile-weapons'],
      ['helmet', 'injury'],
      ['battle tongue', 'far-leaders'],
      ['hidden', 'hide'],
      ['advance', 'advances'],
      ['experience', 'advances'],
      ['promotion', 'advances'],
      ['skill', 'skills'],
      ['strike to injure', 'skills'],
      ['rare items', 'rare-things'],
      ['trade', 'rare-things'],
      ['recruit', 'upkeep'],
      ['veterans', 'upkeep'],
      ['prisoner', 'serious-injuries'],
      ['find', 'exploration'],
    ],
  },
  'warhammer-skirmish': {
    fr: [
      ['deux mains', 'base-weapons'],
      ['gromril', 'base-weapons'],
      ['poison', 'base-weapons'],
      ['relancer', 'rerolls'],
      ['couvert', 'shot-to-hit'],
      ['blessure grave', 'out-of-action'],
      ['points', 'force'],
      ['escalier', 'over-and-up'],
      ['plusieurs ennemis', 'charge-several'],
    ],
    en: [
      ['two-handed', 'base-weapons'],
      ['gromril', 'base-weapons'],
      ['poison', 'base-weapons'],
      ['re-roll', 'rerolls'],
      ['cover', 'shot-to-hit'],
      ['serious injury', 'out-of-action'],
      ['points', 'force'],
      ['stairs', 'over-and-up'],
      ['several enemies', 'charge-several'],
    ],
  },
  colonial: {
    fr: [
      ['fragilisée', 'losses'],
      ['couvert', 'circumstances'],
      ['moral', 'morale-test'],
    ],
    en: [
      ['weakened', 'losses'],
      ['cover', 'circumstances'],
      ['morale', 'morale-test'],
    ],
  },
  'combat-dice': {
    fr: [
      ['couvert', 'situations'],
      ['critique', 'critical'],
      ['fuir', 'disengaging'],
    ],
    en: [
      ['cover', 'situations'],
      ['critical', 'critical'],
      ['flee', 'disengaging'],
    ],
  },
};

/** Titles and gains of the screens between battles; how the app shows them is no rule. */
const HEADS =
  /^(?:step\.(?!record)|advance\.gift|sale\.title|wages\.title|stash\.(?:title|common|rare)$|underdog\.title)/;

/** Words on the tiles, buttons and boxes of a warband’s page. */
const TILES =
  /^(?:tiles\.(?:rating|size|sum)|actions\.(?!title)|group\.(?:title|promote)$|experience\.boxes)/;

test('every game with a reference has queries', () => {
  const readable = ALL_SYSTEMS.filter(({ reference }) => reference.length > 0).map(({ id }) => id);
  expect(Object.keys(QUERIES).toSorted()).toEqual(readable.toSorted());
});

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
  });

  test.each(
    Object.entries(QUERIES).flatMap(([system, wanted]) =>
      wanted[language].map(([query, page]) => [system, query, page] as const),
    ),
  )('%s: "%s" leads to %s', (system, query, page) => {
    const pages = pagesOf(system);
    const found = search(pages, query).map(({ id }) => id);
    expect(found.slice(0, 3)).toContain(page);
  });

  test('mordheim: each word that stands over its screens between battles leads somewhere', () => {
    const pages = pagesOf('mordheim');
    const heads = [
      ...phrasesOf(language, 'after-battle').filter(({ key }) => HEADS.test(key)),
      ...phrasesOf(language, 'mordheim').filter(({ key }) =>
        /^after\.(?:skills|shelf)\./.test(key),
      ),
    ];
    expect(heads.length).toBeGreaterThan(20);
    const tiles = phrasesOf(language, 'builder').filter(({ key }) => TILES.test(key));
    expect(tiles.length).toBeGreaterThan(7);
    heads.push(...tiles);
    const dead = heads.filter(({ text }) => search(pages, text).length === 0);
    expect(dead.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test('mordheim: “serious injuries” finds their tables first', () => {
    const pages = pagesOf('mordheim');
    const [first] = search(pages, language === 'fr' ? 'blessure grave' : 'serious injury');
    expect(first?.id).toBe('serious-injuries');
  });

  test.each(['mordheim', 'warhammer-skirmish'])('%s: “cover” finds its −1 first', (system) => {
    const pages = pagesOf(system);
    const [first] = search(pages, language === 'fr' ? 'couvert' : 'cover');
    expect(first?.id).toBe('shot-to-hit');
    expect(first?.sentence).toMatch(/(?:couvert|cover).*[−-]1/);
  });
});

const PAGES = new Map<string, readonly Page[]>();

/** The pages of a game, as the language of now has them. */
function pagesOf(system: string): readonly Page[] {
  const key = `${i18n.language} ${system}`;
  const known = PAGES.get(key);
  if (known !== undefined) return known;
  const reference = ALL_SYSTEMS.find(({ id }) => id === system)?.reference ?? [];
  const words = ruleWords(system, say);
  const pages = reference.map((entry) => words.page(entry, new Map()));
  PAGES.set(key, pages);
  return pages;
}
