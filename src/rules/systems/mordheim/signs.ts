import type { GameSigns, Sign, Signs } from '#rules/contract/rows.ts';
import { EVENT_SIGNS } from '#rules/skirmish/events/event-duties.ts';
import { SKIRMISH_SIGNS } from '#rules/skirmish/signs.ts';
import { POSSESSION_WARES } from './things/possession-wares.ts';
import type { Ware } from './things/ware.ts';
import { WEAPON_WARES } from './things/weapon-wares.ts';

export const SIGNS: Partial<GameSigns> = {
  ...SKIRMISH_SIGNS,
  flags: { ...SKIRMISH_SIGNS.flags, riding: 'mounted' },
  duties: {
    ...SKIRMISH_SIGNS.duties,
    dismount: 'mounted',
    remount: 'mounted',
    'mount-blows': 'mounted',
    unseated: 'fall',
    'mount-loose': 'mounted',
    'mount-bolts': 'mounted',
    crushing: 'wound',
    drunken: 'stupidity',
    stupidity: 'stupidity',
    'stupid-behaviour': 'stupidity',
    'stupid-move': 'stupidity',
    'no-blows': 'stupidity',
    animosity: 'frenzy',
    'animosity-result': 'frenzy',
    frenzy: 'frenzy',
    'frenzy-blows': 'frenzy',
    'fear-to-charge': 'fear',
    'fear-charged': 'fear',
    'fear-sixes': 'fear',
    hatred: 'hatred',
    'first-turn-weapon': 'close-combat',
    'healing-herbs': 'healing',
    ...EVENT_SIGNS,
  },
  resolvers: { ...SKIRMISH_SIGNS.resolvers, cast: 'magic' },
  arms: { ...signsOf(WEAPON_WARES), ...signsOf(POSSESSION_WARES), armour: 'armour' },
};

function signsOf(wares: Readonly<Record<string, Ware & { readonly sign?: Sign }>>): Signs {
  return Object.fromEntries(
    Object.entries(wares).flatMap(([id, { sign }]) => (sign === undefined ? [] : [[id, sign]])),
  );
}
