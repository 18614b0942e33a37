import type { Flags } from '#rules/contract/battle-view.ts';
import { chanceAtMost2d6 } from '#rules/dice/dice.ts';
import { complement, type Fraction, ONE } from '#rules/dice/fraction.ts';
import { D6 } from '#rules/dice/inquiry.ts';
import { oncePer } from '#rules/kit/once-per.ts';
import { isCarried } from '#rules/kit/trait-rows.ts';
import { fromPacks } from './packs/known.ts';
import type { SpellListId } from './things/spell-lists.ts';
import { SPELL_ROWS, type SpellId } from './things/spells.ts';

/** What is known of a spell. */
export interface Spell {
  /** That of its trait. */
  readonly id: string;
  readonly list: string;
  /** The face of the die that gives it when learning at random; null if none does. */
  readonly roll: number | null;
  /** As printed; null where no dice are thrown. */
  readonly difficulty: number | null;
  /** Inches; null for what is no matter of the table. */
  readonly range: number | 'self' | 'contact' | null;
  /** Asked of a god, or struck in a rune: prayers are no spells. */
  readonly isPrayer: boolean;
  /** Armour and shield don't hinder it. */
  readonly inArmour: boolean;
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

const PRAYERS: readonly SpellListId[] = ['prayers-of-sigmar', 'prayers-of-taal'];

/** Lists that are cast in any armour. @rule PH-CAST */
const IN_ARMOUR: readonly SpellListId[] = [...PRAYERS, 'lizardmen-magic'];

/** Those of the app, list by list. */
const SPELLS: readonly Spell[] = SPELL_ROWS.map(({ id, group: list, range }) => ({
  id,
  list,
  roll: SPELL_ROWS.filter((row) => row.group === list).findIndex((row) => row.id === id) + 1,
  difficulty: range?.default ?? null,
  range: RANGES.find(([spell]) => spell === id)?.[1] ?? null,
  isPrayer: PRAYERS.includes(list),
  inArmour: IN_ARMOUR.includes(list),
}));

/** All of them, list by list, those that packs bring last. @rule MAGIC */
export const allSpells = fromPacks((packs): readonly Spell[] => {
  const own = packs.flatMap(({ things }) =>
    Object.entries(things?.spells ?? {}).flatMap(([list, { spells, prayers, inArmour }]) =>
      spells.map(
        ({ id, difficulty, range }, at): Spell => ({
          id,
          list,
          roll: at < D6 ? at + 1 : null,
          difficulty,
          range,
          isPrayer: prayers === true,
          inArmour: inArmour === true,
        }),
      ),
    ),
  );
  // Two packs may bring the same list.
  return [...SPELLS, ...new Map(own.map((spell) => [spell.id, spell])).values()];
});

/** Those that he knows. */
export function spellsOf(traits: Flags): readonly Spell[] {
  return known()(traits);
}

const known = fromPacks(() =>
  oncePer((traits: Flags) => allSpells().filter(({ id }) => isCarried(traits, id))),
);

/** Whether his kind of magic can be cast in armour and with a shield. @rule PH-CAST */
export function castsInArmour(traits: Flags): boolean {
  return spellsOf(traits).some(({ inArmour }) => inArmour);
}

/** A spell that is learnt again is so much easier from then on. @rule MAGIC */
export const EASIER = 1;

/** What Sorcery adds to the roll to cast. @rule PH-CAST */
export const SORCERY = 1;

/** The exact chance of so much or more on 2D6; null is certain. @rule MAGIC */
export function castingChance(need: number | null): Fraction {
  return need === null ? ONE : complement(chanceAtMost2d6(need - 1));
}
