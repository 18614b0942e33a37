import type { Flags } from '#rules/contract/battle-view.ts';
import { chanceAtMost2d6 } from '#rules/dice/dice.ts';
import { complement, type Fraction, ONE } from '#rules/dice/fraction.ts';
import type { SpellListId } from './things/spell-lists.ts';
import { SPELL_ROWS, type SpellId } from './things/spells.ts';
import { carries } from './traits.ts';

/** What is known of a spell beside its list and its difficulty. */
export interface Spell {
  readonly id: SpellId;
  readonly list: SpellListId;
  /** The face of the die that gives it when learning at random. */
  readonly roll: number;
  /** As printed; null where no dice are thrown. */
  readonly difficulty: number | null;
  /** Inches; null for what is no matter of the table. */
  readonly range: number | 'self' | 'contact' | null;
}

/** @rule MAGIC */
const RANGES: readonly (readonly [SpellId, Spell['range']])[] = [
  ['hammer-of-sigmar', 'self'],
  ['hearts-of-steel', 8],
  ['soulfire', 4],
  ['shield-of-faith', 'self'],
  ['healing-hand', 2],
  ['armour-of-righteousness', 'self'],

  ['stags-leap', 9],
  ['blessed-ale', 2],
  ['bears-paw', 6],
  ['earthshudder', 4],
  ['tanglefoot', 12],
  ['summon-squirrels', 12],

  ['fires-of-uzhul', 18],
  ['flight-of-zimmeran', 12],
  ['dread-of-aramar', 12],
  ['silver-arrows-of-arha', 24],
  ['luck-of-shemtek', 'self'],
  ['sword-of-rezhebel', 'self'],

  ['lifestealer', 6],
  ['re-animation', 6],
  ['death-vision', 'self'],
  ['spell-of-doom', 12],
  ['call-of-vanhel', 6],
  ['spell-of-awakening', null],

  ['vision-of-torment', 6],
  ['eye-of-god', 6],
  ['dark-blood', 8],
  ['lure-of-chaos', 12],
  ['wings-of-darkness', 12],
  ['word-of-pain', 3],

  ['daemonic-vigour', 8],
  ['buboes', 8],
  ['stench-of-nurgle', 6],
  ['pestilence', 12],
  ['scabrous-hide', 'self'],
  ['nurgles-rot', 'contact'],

  ['warpfire', 8],
  ['children-of-the-horned-rat', 6],
  ['gnawdoom', 8],
  ['black-fury', 12],
  ['eye-of-the-warp', 'contact'],
  ['sorcerers-curse', 12],

  ['ledz-go', 4],
  ['oi-gerroff', 8],
  ['zzap', 12],
  ['fooled-ya', 'self'],
  ['clubba', 'self'],
  ['fire-of-gork', 12],

  ['chotecs-wrath', 10],
  ['soteks-blessing', 6],
  ['huanchis-stealth', 6],
  ['old-ones-protection', 4],
  ['tincis-rage', 6],
  ['itzls-speed', 6],
];

/** All of them, list by list. @rule MAGIC */
export const SPELLS: readonly Spell[] = SPELL_ROWS.map(({ id, group: list, range }) => ({
  id,
  list,
  roll: SPELL_ROWS.filter((row) => row.group === list).findIndex((row) => row.id === id) + 1,
  difficulty: range?.default ?? null,
  range: RANGES.find(([spell]) => spell === id)?.[1] ?? null,
}));

/** Those that he knows. */
export function spellsOf(traits: Flags): readonly Spell[] {
  return SPELLS.filter(({ id }) => carries(traits, id));
}

/** Whether it is asked of a god: prayers are no spells. @rule MAGIC */
export function isPrayer({ list }: Spell): boolean {
  return list === 'prayers-of-sigmar' || list === 'prayers-of-taal';
}

/** Lists that are cast in any armour. @rule PH-CAST */
const IN_ARMOUR: readonly SpellListId[] = [
  'prayers-of-sigmar',
  'prayers-of-taal',
  'lizardmen-magic',
];

/** Whether his kind of magic can be cast in armour and with a shield. @rule PH-CAST */
export function castsInArmour(traits: Flags): boolean {
  return spellsOf(traits).some(({ list }) => IN_ARMOUR.includes(list));
}

/** A spell that is learnt again is so much easier from then on. @rule MAGIC */
export const EASIER = 1;

/** What Sorcery adds to the roll to cast. @rule PH-CAST */
export const SORCERY = 1;

/** The exact chance of so much or more on 2D6; null is certain. @rule MAGIC */
export function castingChance(need: number | null): Fraction {
  return need === null ? ONE : complement(chanceAtMost2d6(need - 1));
}
