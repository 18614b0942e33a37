import type { PriceList } from '#rules/contract/catalogue.ts';
import type { TraitId } from './traits.ts';

type Prices = { readonly [Id in TraitId]?: PriceList['prices'][string] };

/** Warbands that equip themselves from one list of human mercenaries. */
const MERCENARIES = ['reikland', 'middenheim', 'marienburg', 'ostermark'] as const;

/** Where the list of a warband asks more or less than the price chart. @rule MORD-PRICE-LIST */
export const PRICE_LISTS: readonly PriceList[] = [
  always(of('possessed', 'magister', 'mutant', 'brethren'), { bow: 15, 'short-bow': 10 }),
  always(of('carnival', 'master', 'tainted', 'brethren'), { bow: 15, 'short-bow': 10 }),
  always(of('carnival', 'brute'), { flail: 10 }),
  always(of('ostland', 'ogre'), { 'double-handed': 10 }),
  always(of('orcs', 'goblin'), { 'mad-cap-mushrooms': 25 }),
  always(of('lizardmen', 'saurus-totem', 'saurus'), { armour: { light: 50 } }),
  always(of('lizardmen', 'skink-priest', 'great-crest', 'skink'), { javelins: 10 }),
  atFounding(
    [
      ...MERCENARIES.flatMap((type) =>
        of(type, 'captain', 'champion', 'youngblood', 'warrior', 'swordsman'),
      ),
      ...of('averland', 'captain', 'sergeant', 'youngblood', 'mountainguard'),
      ...of('kislev', 'captain', 'bear-tamer', 'esaul', 'youth', 'warrior', 'cossack', 'streltsi'),
    ],
    { 'duelling-pistol': 25, 'brace-of-duelling-pistols': 50 },
  ),
  atFounding(of('averland', 'bergjaeger'), { 'hunting-arrows': 35 }),
  {
    ...atFounding(of('dwarfs', 'noble', 'troll-slayer', 'clansman', 'beardling'), {
      armour: { gromril: 75 },
    }),
    times: { 'gromril-weapon': 3 } satisfies { readonly [Id in TraitId]?: number },
  },
  atFounding(of('sisters', 'matriarch', 'sister-superior', 'augur', 'sister', 'novice'), {
    'holy-relic': 15,
  }),
];

/** What every smith has, whenever it is bought. */
function always(profiles: readonly string[], prices: Prices): PriceList {
  return { for: profiles, prices, founding: false };
}

/** What is rare, and has to be found once a battle has been fought. */
function atFounding(profiles: readonly string[], prices: Prices): PriceList {
  return { for: profiles, prices, founding: true };
}

function of(type: string, ...ids: readonly string[]): readonly string[] {
  return ids.map((id) => `${type}/${id}`);
}
