import { type TraitOf, traitsOf } from '#rules/kit/trait-rows.ts';
import type { SpellListId } from './spell-lists.ts';

const { number, plain } = traitsOf('spell');

const sigmar = listed('prayers-of-sigmar');
const taal = listed('prayers-of-taal');
const lesser = listed('lesser-magic');
const necromancy = listed('necromancy');
const chaos = listed('chaos-rituals');
const nurgle = listed('nurgle-rituals');
const rat = listed('horned-rat');
const waaagh = listed('waaagh-magic');
const lizardmen = listed('lizardmen-magic');

/**
 * Every spell in the order of its list's die. Its number is the total needed on 2D6: as printed, and lowered
 * by learning it again. Two of them need no dice. The first screen loads these rows with all others; the rest
 * about spells is in the game’s `spells.ts`.
 * @rule MAGIC
 */
const SPELLS = [
  sigmar('hammer-of-sigmar', 7),
  sigmar('hearts-of-steel', 8),
  sigmar('soulfire', 9),
  sigmar('shield-of-faith', 6),
  sigmar('healing-hand', 5),
  sigmar('armour-of-righteousness', 9),

  taal('stags-leap', 7),
  taal('blessed-ale', 5),
  taal('bears-paw', 7),
  taal('earthshudder', 9),
  taal('tanglefoot', 8),
  taal('summon-squirrels', 7),

  lesser('fires-of-uzhul', 7),
  lesser('flight-of-zimmeran', 7),
  lesser('dread-of-aramar', 7),
  lesser('silver-arrows-of-arha', 7),
  lesser('luck-of-shemtek', 6),
  lesser('sword-of-rezhebel', 8),

  necromancy('lifestealer', 10),
  necromancy('re-animation', 5),
  necromancy('death-vision', 6),
  necromancy('spell-of-doom', 9),
  necromancy('call-of-vanhel', 6),
  plain('spell-of-awakening', 'necromancy'),

  chaos('vision-of-torment', 10),
  chaos('eye-of-god', 7),
  chaos('dark-blood', 8),
  chaos('lure-of-chaos', 9),
  chaos('wings-of-darkness', 7),
  chaos('word-of-pain', 7),

  nurgle('daemonic-vigour', 8),
  nurgle('buboes', 7),
  nurgle('stench-of-nurgle', 8),
  nurgle('pestilence', 10),
  nurgle('scabrous-hide', 8),
  nurgle('nurgles-rot', 9),

  rat('warpfire', 8),
  plain('children-of-the-horned-rat', 'horned-rat'),
  rat('gnawdoom', 7),
  rat('black-fury', 8),
  rat('eye-of-the-warp', 8),
  rat('sorcerers-curse', 6),

  waaagh('ledz-go', 9),
  waaagh('oi-gerroff', 7),
  waaagh('zzap', 9),
  waaagh('fooled-ya', 6),
  waaagh('clubba', 7),
  waaagh('fire-of-gork', 8),

  lizardmen('chotecs-wrath', 8),
  lizardmen('soteks-blessing', 7),
  lizardmen('huanchis-stealth', 7),
  lizardmen('old-ones-protection', 6),
  lizardmen('tincis-rage', 8),
  lizardmen('itzls-speed', 7),
] as const satisfies readonly TraitOf<string, SpellListId>[];

export type SpellId = (typeof SPELLS)[number]['id'];

export const SPELL_ROWS: readonly TraitOf<SpellId, SpellListId>[] = SPELLS;

function listed<List extends SpellListId>(list: List) {
  return <Id extends string>(id: Id, difficulty: number): TraitOf<Id, List> =>
    number(id, list, { min: 2, max: 12, default: difficulty });
}
