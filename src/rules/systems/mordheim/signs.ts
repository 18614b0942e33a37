import type { GameSigns } from '#rules/contract/rows.ts';
import { SKIRMISH_SIGNS } from '#rules/skirmish/signs.ts';

export const SIGNS: GameSigns = {
  ...SKIRMISH_SIGNS,
  duties: {
    ...SKIRMISH_SIGNS.duties,
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
  },
};
