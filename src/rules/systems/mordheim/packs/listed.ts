import averland from './averland.json?listed' with { type: 'json' };
import beastmen from './beastmen.json?listed' with { type: 'json' };
import carnival from './carnival.json?listed' with { type: 'json' };
import dwarfs from './dwarfs.json?listed' with { type: 'json' };
import extras from './extras.json?listed' with { type: 'json' };
import kislev from './kislev.json?listed' with { type: 'json' };
import lizardmen from './lizardmen.json?listed' with { type: 'json' };
import marienburg from './marienburg.json?listed' with { type: 'json' };
import middenheim from './middenheim.json?listed' with { type: 'json' };
import orcs from './orcs.json?listed' with { type: 'json' };
import ostermark from './ostermark.json?listed' with { type: 'json' };
import ostland from './ostland.json?listed' with { type: 'json' };
import possessed from './possessed.json?listed' with { type: 'json' };
import reikland from './reikland.json?listed' with { type: 'json' };
import type { ListedPack } from './schema.ts';
import sisters from './sisters.json?listed' with { type: 'json' };
import skaven from './skaven.json?listed' with { type: 'json' };
import undead from './undead.json?listed' with { type: 'json' };
import witchHunters from './witch-hunters.json?listed' with { type: 'json' };

/** Those that players choose from, in this order, then who joins a warband of any kind. */
export const LISTED_PACKS: readonly ListedPack[] = [
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
