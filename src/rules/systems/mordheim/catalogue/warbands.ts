import type { CatalogueWarband } from '#rules/contract/catalogue.ts';
import { AVERLAND } from './warbands/averland.ts';
import { BEASTMEN } from './warbands/beastmen.ts';
import { CARNIVAL } from './warbands/carnival.ts';
import { DWARFS } from './warbands/dwarfs.ts';
import { KISLEV } from './warbands/kislev.ts';
import { LIZARDMEN } from './warbands/lizardmen.ts';
import { MARIENBURG } from './warbands/marienburg.ts';
import { MIDDENHEIM } from './warbands/middenheim.ts';
import { ORCS } from './warbands/orcs.ts';
import { OSTERMARK } from './warbands/ostermark.ts';
import { OSTLAND } from './warbands/ostland.ts';
import { POSSESSED } from './warbands/possessed.ts';
import { REIKLAND } from './warbands/reikland.ts';
import { SISTERS } from './warbands/sisters.ts';
import { SKAVEN } from './warbands/skaven.ts';
import { UNDEAD } from './warbands/undead.ts';
import { WITCH_HUNTERS } from './warbands/witch-hunters.ts';

/** The warbands that players choose from, in this order, each profile with its official numbers. */
export const CATALOGUE: readonly CatalogueWarband[] = [
  REIKLAND,
  MIDDENHEIM,
  MARIENBURG,
  POSSESSED,
  WITCH_HUNTERS,
  SISTERS,
  UNDEAD,
  SKAVEN,
  DWARFS,
  ORCS,
  BEASTMEN,
  AVERLAND,
  OSTLAND,
  KISLEV,
  CARNIVAL,
  LIZARDMEN,
  OSTERMARK,
];
