// Writes the Mordheim catalogue and its words from a file of facts:
//
//     node tools/catalogue.mjs facts.json
//
// The facts name warbands with their limits, costs, characteristics and rule flags. Mounts are left
// out, because rider and mount are one model on the table; so are traits without a row in traits.ts,
// which are named at the end.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTsModule } from '../scripts/load-ts.mjs';
import { inProject } from '../scripts/paths.mjs';

/**
 * @typedef {{ en: string, fr: string }} Names
 * @typedef {true | number | string} Value
 * @typedef {{
 *   routCasualtyWeight?: number,
 *   stupidityExemptWithin?: { inches: number, of: string },
 *   bubbleSource?: string,
 *   hates?: string[],
 *   attacksOnCharge?: number,
 *   armourSaveModifierInflicted?: number,
 * }} Extra
 * @typedef {{
 *   id: string, name: Names, role: string, isLeader?: boolean, min?: number, max?: number | null,
 *   cost?: number | null, startXp?: number | null, rating?: number,
 *   profile: Record<string, number | string>, flags: string[], extra?: Extra,
 * }} Profile
 * @typedef {{ key: string, value: unknown }} WarbandRule
 * @typedef {{
 *   id: string, name: Names, startGold: number, minModels: number, maxModels: number,
 *   maxHeroes: number, warbandRules: WarbandRule[], profiles: Profile[],
 * }} Warband
 * @typedef {{ warbands: Warband[], hiredSwords: Profile[], animals: Profile[] }} Facts
 */

const CHARACTERISTICS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];

/** The icon `emblem-…` of a warband that has not chosen another. */
/** @type {Record<string, string>} */
const EMBLEMS = {
  reikland: 'raven',
  middenheim: 'wolf',
  marienburg: 'anchor',
  possessed: 'daemon',
  'witch-hunters': 'hammer',
  sisters: 'comet',
  undead: 'skull',
  skaven: 'rat',
  dwarfs: 'dwarf',
  orcs: 'goblin',
  beastmen: 'minotaur',
  averland: 'sun',
  ostland: 'bull',
  kislev: 'bear',
  carnival: 'jester',
  lizardmen: 'lizard',
  ostermark: 'griffin',
};

/** Flags whose trait is not simply their name in kebab case; null: said in another way. */
/** @type {Record<string, string | null>} */
const RENAMED_FLAGS = {
  leader: null,
  hatred: null, // told by whom he hates
  hardyReroll: null, // a trait of the warband
  'biteAttack+1': 'bite-attack',
  'regeneration4+': 'regeneration',
};

/** What hired swords bring along that an injury or a save asks for. */
/** @type {Record<string, Record<string, Value>>} */
const GEAR = {
  'pit-fighter': { helmet: true, buckler: true, 'two-weapons': true },
  'halfling-scout': { helmet: true },
  freelancer: { armour: 'heavy', shield: true },
  wardog: { wardog: true },
};

/** Profiles whose kind is not the first word of their id. */
/** @type {Record<string, string>} */
const KIN = { 'great-crest': 'skink' };

/** Whom someone hates, as the facts name them, with the word key and the words. */
/** @type {Record<string, { key: string } & Names>} */
const HATED = {
  spellcasters: { key: 'spellcasters', en: 'spellcasters', fr: 'lanceurs de sorts' },
  Chaos: { key: 'chaos', en: 'Chaos', fr: 'Chaos' },
  'Orcs & Goblins': { key: 'orcs-and-goblins', en: 'Orcs and Goblins', fr: 'Orques et Gobelins' },
};

/** Words that keep their capital inside a French name. */
const PROPER_NOUNS = ['Possédés', 'Sigmar', 'Chaos', 'Eshin', 'Taal', 'Druzhina'];

const facts = readFacts(process.argv[2]);
const traitIds = await withTsModule('src/rules/systems/mordheim/traits.ts', traitIdsOf);
/** @type {Set<string>} */
const leftOut = new Set();
const extras = [...facts.hiredSwords, ...facts.animals.filter((animal) => animal.role !== 'mount')];
writeCode();
writeWords('fr', (names) => frenchName(names.fr));
writeWords('en', (names) => names.en.replaceAll("'", '’'));
if (leftOut.size > 0) console.warn(`Not in traits.ts, left out: ${[...leftOut].join(', ')}`);

function writeCode() {
  const folder = inProject('src/rules/systems/mordheim/catalogue');
  const warbands = path.join(folder, 'warbands.ts');
  const hired = path.join(folder, 'extras.ts');
  write(warbands, warbandsModule());
  write(hired, extrasModule());
  const biome = inProject('node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', warbands, hired], {
    stdio: 'inherit',
  });
}

function warbandsModule() {
  return `import type { CatalogueWarband } from '#rules/system.ts';
import { row } from './row.ts';

// Written by tools/catalogue.mjs.

/** The warbands that players choose from, each profile with its official numbers. */
export const CATALOGUE: readonly CatalogueWarband[] = [${facts.warbands.map(warbandCode).join(',\n')}];
`;
}

function extrasModule() {
  return `import type { CatalogueProfile } from '#rules/system.ts';
import { row } from './row.ts';

// Written by tools/catalogue.mjs.

/** Hired swords and animals that join a warband of any kind. */
export const EXTRAS: readonly CatalogueProfile[] = [${extras.map((extra) => rowCode(extra, GEAR[extra.id] ?? {})).join(',\n')}];
`;
}

/** @param {Warband} warband */
function warbandCode(warband) {
  return `{
    id: ${code(warband.id)},
    emblem: ${code(known(EMBLEMS, warband.id))},
    startGold: ${warband.startGold},
    minFighters: ${warband.minModels},
    maxFighters: ${warband.maxModels},
    maxHeroes: ${warband.maxHeroes},
    traits: ${code(warbandTraits(warband))},
    profiles: [
      ${warband.profiles.map((profile) => rowCode(profile, traitsFromWarband(warband, profile))).join(',\n')}
    ],
  }`;
}

/**
 * @param {Profile} profile
 * @param {Record<string, Value>} moreTraits
 */
function rowCode(profile, moreTraits) {
  const traits = onlyKnown({ ...profileTraits(profile), ...moreTraits });
  return `row(${[
    code(profile.id),
    code(roleOf(profile)),
    code([profile.min ?? 0, profile.max ?? null]),
    code(profile.cost ?? null),
    code(profile.startXp ?? null),
    code(CHARACTERISTICS.map((id) => characteristic(profile, id))),
    ...(Object.keys(traits).length > 0 ? [code(traits)] : []),
  ].join(', ')})`;
}

/** @param {Profile} profile */
function roleOf(profile) {
  if (profile.isLeader) return 'leader';
  return profile.role === 'equipment-animal' ? 'animal' : profile.role;
}

/**
 * A movement that is rolled is kept as 0; the trait says why.
 * @param {Profile} profile
 * @param {string} id
 */
function characteristic(profile, id) {
  const value = profile.profile[id];
  if (typeof value === 'number') return value;
  if (id === 'M' && value === '2D6') return 0;
  throw new Error(`${profile.id}: ${id} is ${value}`);
}

/**
 * @param {Profile} profile
 * @returns {Record<string, Value>}
 */
function profileTraits(profile) {
  const { extra = {}, flags, rating } = profile;
  const ids = flags.map((flag) => (flag in RENAMED_FLAGS ? RENAMED_FLAGS[flag] : kebab(flag)));
  /** @type {Record<string, Value>} */
  const traits = Object.fromEntries(ids.filter((id) => id !== null).map((id) => [id, true]));
  if (profile.profile['M'] === '2D6') traits['random-move'] = true;
  if (extra.routCasualtyWeight === 0.5) traits['rout-half-casualty'] = true;
  if (extra.stupidityExemptWithin !== undefined) traits['stupidity-exempt-near-hero'] = true;
  if (extra.bubbleSource !== undefined) {
    traits['stupidity-exempt-near-tamer'] = true;
    traits['never-uses-leader'] = true;
    traits['bubble-source'] = extra.bubbleSource;
  }
  if (extra.attacksOnCharge !== undefined) traits['attacks-on-charge'] = extra.attacksOnCharge;
  if (extra.armourSaveModifierInflicted !== undefined) {
    traits['armour-save-modifier-inflicted'] = extra.armourSaveModifierInflicted;
  }
  if (extra.hates !== undefined) traits['hates'] = hatedKey(extra.hates);
  if (rating !== undefined) traits['rating-points'] = rating;
  return traits;
}

/**
 * What a warband's own rules give to one of its members.
 * @param {Warband} warband
 * @param {Profile} profile
 * @returns {Record<string, Value>}
 */
function traitsFromWarband(warband, profile) {
  /** @type {Record<string, Value>} */
  const traits = {};
  const range = ruleOf(warband, 'leaderBubbleRange');
  if (profile.isLeader && typeof range === 'number') traits['bubble-range'] = range;
  const hated = ruleOf(warband, 'hatred');
  if (Array.isArray(hated)) traits['hates'] = hatedKey(hated);
  const skin = ruleOf(warband, 'scalySkin');
  if (isNumbers(skin)) {
    traits['scaly-skin'] = known(skin, KIN[profile.id] ?? profile.id.replace(/-.*/, ''));
  }
  return traits;
}

/**
 * @param {Warband} warband
 * @returns {Record<string, Value>}
 */
function warbandTraits(warband) {
  if (ruleOf(warband, 'rerollFailed') !== undefined) return { hardy: true };
  if (ruleOf(warband, 'coldBlooded') !== undefined) return { 'cold-blooded': true };
  return {};
}

/**
 * @param {Warband} warband
 * @param {string} key
 */
function ruleOf(warband, key) {
  return warband.warbandRules.find((rule) => rule.key === key)?.value;
}

/**
 * @param {Record<string, Value>} traits
 * @returns {Record<string, Value>}
 */
function onlyKnown(traits) {
  const unknown = Object.keys(traits).filter((id) => !traitIds.has(id));
  for (const id of unknown) leftOut.add(id);
  return Object.fromEntries(Object.entries(traits).filter(([id]) => !unknown.includes(id)));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, number>}
 */
function isNumbers(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'number')
  );
}

/**
 * @param {Record<string, unknown>} traits the module traits.ts
 * @returns {ReadonlySet<unknown>}
 */
function traitIdsOf({ TRAIT_ROWS: rows }) {
  if (!Array.isArray(rows)) throw new Error('traits.ts exports no TRAIT_ROWS');
  return new Set(rows.map(({ id }) => id));
}

/** @param {unknown[]} hated */
function hatedKey(hated) {
  const [only, ...others] = hated;
  if (others.length > 0) throw new Error(`more than one hatred: ${hated.join(', ')}`);
  return known(HATED, String(only)).key;
}

/**
 * @param {'fr' | 'en'} language
 * @param {(names: Names) => string} spell
 */
function writeWords(language, spell) {
  const words = {
    warbands: Object.fromEntries(
      facts.warbands.map(({ id, name, profiles }) => [
        id,
        { name: spell(name), profiles: spellAll(profiles, spell) },
      ]),
    ),
    extras: spellAll(extras, spell),
    hatred: Object.fromEntries(Object.values(HATED).map((hated) => [hated.key, hated[language]])),
  };
  const file = inProject('locales', language, 'mordheim-catalogue.json');
  write(file, `${JSON.stringify(words, null, 2)}\n`);
}

/**
 * @param {Profile[]} profiles
 * @param {(names: Names) => string} spell
 */
function spellAll(profiles, spell) {
  return Object.fromEntries(profiles.map(({ id, name }) => [id, spell(name)]));
}

/**
 * A French name as it is printed inside a sentence: one capital at its head and on proper nouns.
 * @param {string} name
 */
function frenchName(name) {
  const words = name
    .replaceAll("'", '’')
    .replace('Chamane', 'Chaman')
    .split(/(?<=[\s(’-])/u);
  return words.map((word, index) => (index === 0 ? word : inner(word))).join('');
}

/** @param {string} word */
function inner(word) {
  const small = word.toLowerCase();
  const letters = small.replace(/[^\p{L}]/gu, '');
  const proper = PROPER_NOUNS.find((noun) => noun.toLowerCase() === letters);
  return proper === undefined ? small : small.replace(letters, proper);
}

/** @param {string} flag */
function kebab(flag) {
  return flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @param {unknown} value */
function code(value) {
  return JSON.stringify(value);
}

/**
 * @template T
 * @param {Record<string, T>} table
 * @param {string} key
 */
function known(table, key) {
  const value = table[key];
  if (value === undefined) throw new Error(`unknown: ${key}`);
  return value;
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {string | undefined} file
 * @returns {Facts}
 */
function readFacts(file) {
  if (file === undefined) throw new Error('usage: node tools/catalogue.mjs facts.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}
