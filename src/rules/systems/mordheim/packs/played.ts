import averland from './averland.json?played' with { type: 'json' };
import beastmen from './beastmen.json?played' with { type: 'json' };
import carnival from './carnival.json?played' with { type: 'json' };
import dwarfs from './dwarfs.json?played' with { type: 'json' };
import extras from './extras.json?played' with { type: 'json' };
import kislev from './kislev.json?played' with { type: 'json' };
import lizardmen from './lizardmen.json?played' with { type: 'json' };
import marienburg from './marienburg.json?played' with { type: 'json' };
import middenheim from './middenheim.json?played' with { type: 'json' };
import orcs from './orcs.json?played' with { type: 'json' };
import ostermark from './ostermark.json?played' with { type: 'json' };
import ostland from './ostland.json?played' with { type: 'json' };
import possessed from './possessed.json?played' with { type: 'json' };
import reikland from './reikland.json?played' with { type: 'json' };
import type { PlayedPack } from './schema.ts';
import sisters from './sisters.json?played' with { type: 'json' };
import skaven from './skaven.json?played' with { type: 'json' };
import undead from './undead.json?played' with { type: 'json' };
import witchHunters from './witch-hunters.json?played' with { type: 'json' };

/** The same, as far as the rules read them. */
export const PLAYED_PACKS: readonly PlayedPack[] = [
  reikland,
  middenheim,
  marienburg,
  possessed,
  witchHunters,
  sisters,
  undead,
  skaven,
  dwarfs,
  orcs,
  beastmen,
  averland,
  ostland,
  kislev,
  carnival,
  lizardmen,
  ostermark,
  extras,
];
