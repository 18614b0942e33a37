import type { CatalogueFiles, Lexicon, NameTable } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { nameTable } from '#rules/kit/name-tables.ts';
import { meleeWeapon } from '#rules/skirmish/duel/weapons.ts';
import { GEAR } from './lexicon/gear.ts';
import { OTHER_GAMES } from './lexicon/other-games.ts';
import { fromPacks } from './packs/known.ts';
import type { Pack } from './packs/schema.ts';
import { SHARED_LISTS } from './skill-lists.ts';
import { WEAPON_ROWS } from './things/weapons.ts';
import type { TraitId } from './traits.ts';

const CATALOGUE_FILES: CatalogueFiles = {
  systemId: '9481a749-7900-614b-1695-bdc2899069c1',
  fighterProfile: 'e1beaa44-e54d-dd6b-d1f2-446b333c9bb9',
  gearProfiles: ['9db87680', 'c4b0233c', '94239014'],
  spellProfile: 'd891-ee2b-b7dc-f545',
  ratingCost: 'wb-rating',
  characteristics: {
    '2a0bcc4c': 'M',
    d5aca8ba: 'WS',
    '5b4d181b': 'BS',
    '7f1f0a4d': 'S',
    '54f4796b': 'T',
    '3172c8dc': 'W',
    a6fd52b0: 'I',
    bf393c37: 'A',
    e234eaea: 'Ld',
  },
  roles: {
    a0fce0bc: 'hero',
    f9b08d8e: 'henchmen',
    '71f7-5ee6-ab09-7fd9': 'hiredSword',
    '0aea-26b8-980b-28aa': 'hiredSword',
    '4852-c4cb-82b0-b7fa': '',
  },
};

const OTHER_HAND: readonly string[] = ['shield', 'buckler', 'pavise', 'spiked-gauntlet'];

/** Weapons of which two may be carried, one in each hand. */
const ONE_HANDED = WEAPON_ROWS.flatMap(({ id, kind }) => {
  const weapon = meleeWeapon(id);
  const paired = weapon?.hands === 1 && weapon.beside === 'any' && !weapon.mountedOnly;
  return paired && kind === 'possession' && !OTHER_HAND.includes(id) ? [id] : [];
});

/** What lists made elsewhere call things, by kind. */
const ELSEWHERE = {
  warbands: nameTable('warbands'),
  profiles: nameTable('profiles'),
  items: nameTable('items'),
  skills: nameTable('skills'),
  rules: nameTable('rules'),
};

/** The same, and what the packs that are known call them beside it. */
const withPacks = fromPacks((packs): typeof ELSEWHERE => ({
  warbands: withOthers(ELSEWHERE.warbands, packs),
  profiles: withOthers(
    ELSEWHERE.profiles,
    packs.flatMap((pack) =>
      pack.profiles.map(({ id, names }) => ({ id: `${pack.id}/${id}`, names })),
    ),
  ),
  items: withOthers(ELSEWHERE.items, namedIn(packs, 'items')),
  skills: withOthers(ELSEWHERE.skills, namedIn(packs, 'skills')),
  rules: withOthers(ELSEWHERE.rules, [
    ...namedIn(packs, 'traits'),
    ...packs.flatMap(({ things }) =>
      Object.values(things?.spells ?? {}).flatMap(({ spells }) => spells),
    ),
  ]),
}));

interface Named {
  readonly id: string;
  readonly names?: Pack['names'] | undefined;
}

function namedIn(packs: readonly Pack[], kind: 'items' | 'skills' | 'traits'): readonly Named[] {
  return packs.flatMap(({ things }) =>
    Object.entries<Pick<Named, 'names'>>(things?.[kind] ?? {}).map(([id, { names }]) => ({
      id,
      names,
    })),
  );
}

/** A table with the names of these that it does not hold yet, before the others of the same thing. */
function withOthers(table: NameTable, all: readonly Named[]): NameTable {
  const held = new Set(
    table.flatMap(({ ids, names }) =>
      Object.entries(names).flatMap(([language, each]) =>
        each.flatMap((name) => ids.map((id) => keyOf(id, language, name))),
      ),
    ),
  );
  const more = new Map(
    all.flatMap(({ id, names = {} }) => {
      const own = Object.entries(names).filter(
        ([language, name]) => !held.has(keyOf(id, language, name)),
      );
      return own.length === 0 ? [] : [[id, new Map(own)] as const];
    }),
  );
  const rows = table.map(({ ids, names }) => {
    const own = ids.length === 1 ? more.get(ids[0] ?? '') : undefined;
    const each = Object.entries(names).map(([language, others]) => {
      const name = own?.get(language);
      return [language, name === undefined ? others : [name, ...others]] as const;
    });
    return { ids, names: Object.fromEntries(each) };
  });
  const alone = new Set(table.flatMap(({ ids }) => (ids.length === 1 ? ids : [])));
  const others = [...more].filter(([id]) => !alone.has(id));
  return [
    ...rows,
    ...others.map(([id, own]) => ({
      ids: [id],
      names: Object.fromEntries([...own].map(([language, name]) => [language, [name]])),
    })),
  ];
}

function keyOf(id: string, language: string, name: string): string {
  return `${id} ${language} ${name.toLowerCase()}`;
}

/** What lists of Mordheim made elsewhere say. */
export const lexicon: Lexicon = {
  game: 'Mordheim',
  alsoCalled: ['mordheim', 'mortheim'],
  catalogueFiles: CATALOGUE_FILES,
  languages: LANGUAGES,
  get warbands() {
    return withPacks().warbands;
  },
  get profiles() {
    return withPacks().profiles;
  },
  get items() {
    return withPacks().items;
  },
  get skills() {
    return withPacks().skills;
  },
  get rules() {
    return withPacks().rules;
  },
  injuries: nameTable('injuries'),
  gear: GEAR,
  skillCodes: {
    language: 'fr',
    lists: {
      combat: SHARED_LISTS.combat,
      tir: SHARED_LISTS.shooting,
      academique: SHARED_LISTS.academic,
      force: SHARED_LISTS.strength,
      vitesse: SHARED_LISTS.speed,
    },
  },
  pairs: {
    pistol: 'brace-of-pistols',
    'duelling-pistol': 'brace-of-duelling-pistols',
    'warplock-pistol': 'brace-of-warplock-pistols',
  },
  // A scimitar is a sword here.
  oneHanded: [...ONE_HANDED, 'scimitar'],
  twoWeaponsTrait: 'two-weapons',
  otherHand: OTHER_HAND,
  characteristics: ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  leadership: 'Ld',
  captive: 'held-captive' satisfies TraitId,
  treasury: { gold: 'gold', shards: 'wyrdstone' },
  otherGames: OTHER_GAMES,
};
