import { describe, expect, it } from 'vitest';
import { addFreeMember, createWarband } from '#roster/edit.ts';
import { muster } from '#roster/muster.ts';
import { validate } from '#roster/validate.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { CatalogueProfile } from '#rules/contract/catalogue.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { roster } from '#rules/systems/mordheim/roster.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { bare, LOCALES, phrasesOf } from '../support/locale-files.ts';

const { catalogue: CATALOGUE, extras: EXTRAS } = roster;

const CHARACTERISTICS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];

const FOR_NOTHING = [
  'swabbie',
  'merchant-bodyguard',
  'cathayan-bodyguard',
  'old-prospector',
  'bertha',
  'nicodemus',
  'thrud',
];

interface Listed {
  readonly group: string;
  readonly profile: CatalogueProfile;
}

const listed: readonly Listed[] = [
  ...CATALOGUE.flatMap(({ id, profiles }) => profiles.map((profile) => ({ group: id, profile }))),
  ...EXTRAS.map((profile) => ({ group: profile.pack, profile })),
];

describe('every warband of the catalogue', () => {
  it('is one of fifty, each listed once', () => {
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(50);
    expect(CATALOGUE).toHaveLength(50);
  });

  it.each(CATALOGUE)('$id has one leader and limits that make sense', (warband) => {
    const leaders = warband.profiles.filter(({ leader }) => leader);
    expect(leaders).toMatchObject([{ role: 'hero', max: 1 }]);
    expect(warband.minFighters).toBeLessThanOrEqual(warband.maxFighters);
    expect(warband.maxHeroes).toBeLessThanOrEqual(warband.maxFighters);
    expect([500, 600]).toContain(warband.startGold);
    const ids = warband.profiles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has an emblem with an icon, and no other of the most official has it', () => {
    const icons = CATALOGUE.map(({ emblem }) => `emblem-${emblem}`);
    expect(icons.filter((icon) => !Object.hasOwn(iconShapes, icon))).toEqual([]);
    const official = CATALOGUE.filter(({ grade = '' }) => ['official', '1a'].includes(grade));
    expect(official).toHaveLength(15);
    expect(new Set(official.map(({ emblem }) => emblem)).size).toBe(official.length);
  });

  it.each(CATALOGUE)('$id carries only traits that exist', ({ traits = {} }) => {
    expect(strangeTraits(traits)).toEqual([]);
  });
});

describe('every profile of the catalogue', () => {
  it.each(listed)('$group/$profile.id has all characteristics in range', ({ profile }) => {
    expect(Object.keys(profile.profile)).toEqual(CHARACTERISTICS);
    for (const value of Object.values(profile.profile)) {
      expect(Number.isInteger(value) && value >= 0 && value <= 12).toBe(true);
    }
    expect(profile.profile['W']).toBeGreaterThan(0);
    expect(profile.profile['Ld']).toBeGreaterThan(1);
    // Only a randomly rolled movement may be 0 in the profile.
    const rolled = Object.keys(profile.traits ?? {}).some((id) => id.startsWith('random-move'));
    expect(profile.profile['M'] === 0).toBe(rolled);
  });

  it.each(listed)('$group/$profile.id has limits and a price that make sense', ({ profile }) => {
    const { max = 1, cost = 1, startXp, role, traits = {} } = profile;
    expect(max).toBeGreaterThanOrEqual(1);
    // Whoever joins for nothing says so.
    expect(cost >= (FOR_NOTHING.includes(profile.id) ? 0 : 1)).toBe(true);
    expect(startXp === undefined).toBe('no-experience' in traits && profile.id !== 'kroxigor');
    expect(['hero', 'henchman', 'hired-sword', 'animal']).toContain(role);
  });

  it.each(listed)('$group/$profile.id carries only traits that exist', ({ profile }) => {
    expect(strangeTraits(profile.traits ?? {})).toEqual([]);
  });

  it('does not count for rout tests’ Leadership as a hired sword', () => {
    // Only the matriarch leads whom she joins.
    const hired = EXTRAS.filter(({ id, role }) => role === 'hired-sword' && id !== 'bertha');
    expect(hired.length).toBeGreaterThan(12);
    for (const { traits } of hired) expect(traits).toMatchObject({ 'rout-ld-excluded': true });
  });

  it('is not a mount', () => {
    expect(EXTRAS.map(({ id }) => id)).not.toContain('warhorse');
  });
});

describe('well-known numbers and rules', () => {
  it.each([
    ['reikland/captain', { Ld: 8, W: 1 }, { 'bubble-range': 12 }],
    ['reikland/marksman', { BS: 4 }, {}],
    ['middenheim/champion', { S: 4 }, {}],
    ['undead/vampire', { W: 2, Ld: 8 }, { 'causes-fear': true, 'never-leaves-combat': true }],
    ['skaven/rat-ogre', { W: 3, A: 3 }, { stupidity: true, 'stupidity-exempt-near-hero': true }],
    ['dwarfs/beardling', { T: 4, Ld: 8 }, { 'hard-to-kill': true, hates: 'orcs-and-goblins' }],
    ['orcs/goblin', { Ld: 5 }, { animosity: true, 'rout-half-casualty': true }],
    ['orcs/cave-squig', { M: 0 }, { 'random-move': true, 'rout-half-casualty': true }],
    ['orcs/troll', { W: 3 }, { regeneration: true }],
    ['kislev/trained-bear', { T: 5 }, { 'bubble-source': 'bear-tamer', 'never-uses-leader': true }],
    ['lizardmen/saurus', { Ld: 7 }, { 'cold-blooded': true, 'rout-ld-excluded': true }],
    ['witch-hunters/flagellant', { Ld: 10 }, { 'auto-pass-leadership-tests': true }],
    ['extras/ogre-bodyguard', { W: 3 }, { 'causes-fear': true, 'large-target': true }],
  ])('%s', (profileId, profile, traits) => {
    const found = listed.find((each) => `${each.group}/${each.profile.id}` === profileId);
    expect(found?.profile).toMatchObject({ profile });
    expect(found?.profile.traits ?? {}).toMatchObject(traits);
  });

  it('the warband rules of Ostermark, the Lizardmen and Marienburg', () => {
    expect(warbandOf('ostermark')?.traits).toEqual({ hardy: true });
    expect(warbandOf('lizardmen')?.traits).toEqual({ 'cold-blooded': true });
    expect(warbandOf('marienburg')?.startGold).toBe(600);
  });
});

describe.each(LOCALES)('the words in %s', (language) => {
  it('name exactly those who are hated', () => {
    const named = [...wordsOf(language, 'mordheim').keys()].filter((key) =>
      key.startsWith('hatred.'),
    );
    expect(new Set(named)).toEqual(new Set(hatedKeys().map((key) => `hatred.${key}`)));
  });

  it('name and explain exactly the traits that exist', () => {
    const wanted = system.traits.flatMap(wordsOfTrait);
    expect(new Set(wordsOf(language, 'mordheim-traits').keys())).toEqual(new Set(wanted));
  });

  it('are never empty or padded', () => {
    for (const [key, word] of allWords(language)) expect([key, word.trim()]).toEqual([key, word]);
    expect(allWords(language).filter(([, word]) => word === '')).toEqual([]);
  });

  it('use typographic apostrophes', () => {
    expect(allWords(language).filter(([, word]) => /['"]/.test(word))).toEqual([]);
  });
});

describe('a game without official lists', () => {
  const force = createWarband(warhammerSkirmish, '', { id: 'w-1', name: 'Altdorf', now: 0 });
  const [leading] = warhammerSkirmish.roles;

  it('has forces with free profiles that can be mustered', () => {
    expect(warhammerSkirmish).toMatchObject({ catalogue: [], extras: [] });
    const role = leading?.id ?? '';
    const joined = addFreeMember(force, warhammerSkirmish, role, { id: 'm-1', name: 'Otto' });
    const led = { ...joined, members: joined.members.map((one) => ({ ...one, leader: true })) };
    expect(validate(led, warhammerSkirmish)).toEqual([]);
    expect(muster(led, warhammerSkirmish, () => 'f-1')).toMatchObject({
      leaderId: 'f-1',
      fighters: [{ label: 'Otto', status: 'standing', wounds: 1 }],
    });
  });

  it.each(LOCALES)('names and explains every trait in %s, and nothing else', (language) => {
    const wanted = warhammerSkirmish.traits.flatMap(wordsOfTrait);
    const words = wordsOf(language, 'warhammer-skirmish-traits');
    expect(new Set(words.keys())).toEqual(new Set(wanted));
  });
});

describe('the French words', () => {
  const words = allWords('fr');

  it('have no-break spaces before high punctuation and inside guillemets', () => {
    const wrong = /[^\u202f][;!?]|[^\u00a0][:%»]|«[^\u00a0]/;
    expect(words.filter(([, word]) => wrong.test(bare(word)))).toEqual([]);
  });
});

/** A trait with a number has a second text with it. */
function wordsOfTrait({ id, value }: TraitRow): readonly string[] {
  return ['name', 'hint', ...(value === 'number' ? ['with'] : [])].map((part) => `${id}.${part}`);
}

function strangeTraits(traits: Flags): readonly string[] {
  const kinds = { boolean: 'none', number: 'number', string: 'text' } as const;
  return Object.entries(traits)
    .filter(([id, value]) => {
      const row = system.traits.find((known) => known.id === id);
      const kind = value === true ? 'boolean' : typeof value === 'number' ? 'number' : 'string';
      return row?.value !== kinds[kind];
    })
    .map(([id]) => id);
}

function hatedKeys(): readonly string[] {
  const hated = listed.flatMap(({ profile }) => {
    const whom = profile.traits?.['hates'];
    return typeof whom === 'string' ? whom.split(', ') : [];
  });
  return [...new Set(hated)];
}

function warbandOf(wanted: string) {
  return CATALOGUE.find(({ id }) => id === wanted);
}

/** The words of these files: traits and texts of the roster. */
function allWords(language: string): readonly (readonly [string, string])[] {
  return ['mordheim-traits', 'roster'].flatMap((file) => [...wordsOf(language, file)]);
}

/** Dotted key → text of one file, and of what packs bring to it. */
function wordsOf(language: string, file: string): ReadonlyMap<string, string> {
  return new Map(phrasesOf(language, file).map(({ key, text }) => [key, text]));
}
