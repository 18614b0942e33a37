import { areBare } from './bare.ts';
import type { Facts } from './facts.ts';
import { isArmedAppWarband, isOwned } from './owned.ts';
import {
  DAYS,
  FEE_AND_UPKEEP,
  HIRE_AND_UPKEEP,
  HIRES,
  MAY_CARRY,
  MAY_HIRE,
  POINTS,
  PRICE_OR_DOLLARS,
  PRICES,
  RARE,
  RARITY_LINES,
  RATINGS,
  SALES,
  TICKS,
  TURNS,
  UNIT_SIZES,
  UNITS,
} from './patterns.ts';
import {
  comeAgain,
  count,
  isAmongTurns,
  isCalculator,
  isIndex,
  isMadeOfQuestions,
  isMostlyProse,
  isStory,
  numbersAgain,
  tellsFates,
} from './stories.ts';

/** Something by which a text is known for what it is. */
export interface Sign {
  readonly name: string;
  /** The heaviest sign decides; those of one weight say the same. */
  readonly weight: number;
  readonly says: 'ours' | 'foreign' | 'nothing';
  /** Only in texts typed by hand. */
  readonly written?: true;
  readonly sees: (facts: Facts) => boolean;
  /** A text that would be judged otherwise without this sign. */
  readonly example: string;
}

export const SIGNS: readonly Sign[] = [
  // ── Texts about the game ──
  {
    name: 'what became of everybody',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: (facts) => !facts.armedList && tellsFates(facts),
    example: `Reikland
Captain Otto, sword: out of action
Champion Hans, axe: out of action
Youngblood Kin, mace: out of action
4 Warriors, spears: out of action`,
  },
  {
    name: 'one numbered again and again',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: (facts) => !facts.armedList && numbersAgain(facts),
    example: `Reikland
Captain: sword
3 Warriors: spears
2 Marksmen: bows
Slayer #1: sword
Slayer #1: an orc
Slayer #1: an elf
Slayer #1: a rat`,
  },
  {
    name: 'the same people further below',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: (facts) => !facts.armedList && comeAgain(facts),
    example: `Mordheim
Aristocrat: sword
Waywatcher: axe
Damsel: axe
Thrall: spear
Aristocrat: tannery
Waywatcher: docks
Damsel: brewery
Thrall: library`,
  },
  {
    name: 'fee and upkeep in a table',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) =>
      [...lower.matchAll(FEE_AND_UPKEEP)].filter(([, fee, upkeep]) => Number(upkeep) < Number(fee))
        .length > 3,
    example: `Reikland
Captain Otto: sword
3 Warriors: spears
2 Marksmen: bows
Ogre Bodyguard 7 80 gc 30 gc
Warlock 8 30 gc 15 gc
Halfling Scout 7 15 gc 5 gc
Pit Fighter 8 30 gc 15 gc`,
  },
  {
    name: 'a rarity for each thing',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(RARITY_LINES, lower) > 3,
    example: `Reikland
Captain: sword
Rarity: common
Champion: axe
Rarity: common
3 Warriors: spears
Rarity: common
2 Marksmen: bows
Rarity: common`,
  },
  {
    name: 'rare things',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(RARE, lower) > 5,
    example: `Reikland
Captain: sword, rare 5
Champion: axe, rare 5
Youngblood: mace, rare 6
3 Warriors: spears, rare 6
2 Marksmen: bows, rare 7
2 Swordsmen: shields, rare 7`,
  },
  {
    name: 'ticks for who may hire whom',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(TICKS, lower) > 5,
    example: `| Captain | x | - | x |
| Champion | x | - | x |
| Youngblood | x | - | x |
| Warrior | x | - | x |
| Marksman | x | - | x |
| Swordsman | x | - | x |
Reikland
Captain: sword
3 Warriors: spears
2 Marksmen: bows`,
  },
  {
    name: 'whom a warband may have',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(MAY_HIRE, lower) > 2,
    example: `Reikland
A warband must include one Captain: sword
A warband may include two Champions: axes
A warband may include two Youngbloods: maces
3 Warriors: spears`,
  },
  {
    name: 'what they cost to hire',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(HIRES, lower) + count(HIRE_AND_UPKEEP, lower) > 3,
    example: `Reikland
Captain, sword, 60 gc to hire
Champion, axe, 35 gc to hire
Youngblood, mace, 15 gc to hire
3 Warriors, spears, 25 gc to hire`,
  },
  {
    name: 'how many there may be, and with what',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(UNIT_SIZES, lower) + count(MAY_CARRY, lower) > 3,
    example: `Reikland
1 Captain, sword - 60 gc
0-2 Champions, axes - 35 gc
0-2 Youngbloods, maces - 15 gc
0-7 Marksmen, bows - 25 gc
0-5 Swordsmen, swords - 35 gc`,
  },
  {
    name: 'warbands with their hired swords',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: isIndex,
    example: `Skaven: Warlock, sword
Reikland: Ogre Bodyguard, axe
Undead: Warlock, sword
Dwarfs: Halfling Scout, bow
Orcs: Ogre Bodyguard, club`,
  },
  {
    name: 'categories of a calculator',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: isCalculator,
    example: `Reikland
Captain: sword
3 Warriors: spears
2 Marksmen: bows
1 cc: sword
1 cc: axe
1 cc: mace
1 cc: spear`,
  },
  {
    name: 'turn by turn',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: (facts) => {
      const turns = count(TURNS, facts.lower);
      return (
        turns > 2 && turns * 3 >= facts.fighters.length && !facts.armedList && isAmongTurns(facts)
      );
    },
    example: `Reikland
Turn 1
Captain: sword
3 Warriors: spears
Turn 2
2 Marksmen: bows
Turn 3
Champion: axe`,
  },
  {
    name: 'day by day',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: (facts) => {
      const days = count(DAYS, facts.lower);
      return days > 3 && days > facts.fighters.length && !facts.armedList;
    },
    example: `Reikland
3 May
Captain: sword
5 May
3 Warriors: spears
8 May
2 Marksmen: bows
9 May
10 May`,
  },
  {
    name: 'for sale',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) =>
      count(SALES, lower.slice(0, 400)) > 0 && count(PRICE_OR_DOLLARS, lower) > 0,
    example: `For sale, Reikland, painted
Captain: sword
3 Warriors: spears
2 Marksmen: bows
All for 45 €`,
  },
  {
    name: 'prices in real money',
    weight: 100,
    says: 'nothing',
    written: true,
    sees: ({ lower }) => count(PRICES, lower) > 2,
    example: `Reikland
Captain, sword: 5 €
3 Warriors, spears: 12 €
2 Marksmen, bows: 8 €`,
  },
  // ── Other games ──
  {
    name: 'another game, and little of ours',
    weight: 90,
    says: 'foreign',
    sees: ({ other, says, ownItems }) =>
      !says && other.strength >= 2 && other.strength > ownItems / 4,
    example: `Frostgrave, with an apothecary
Captain: sword
Champion: axe
3 Warriors: spears
2 Marksmen: bows`,
  },
  {
    name: 'units of an army, with points',
    weight: 90,
    says: 'foreign',
    written: true,
    sees: ({ lower, says }) => !says && count(UNITS, lower) > 1 && count(POINTS, lower) > 1,
    example: `Reikland
Captain: sword, 80 points
Champion: axe, 60 points
20 Warriors: spears, warband rating 90
20 Marksmen: bows`,
  },
  {
    name: 'another game, and nobody',
    weight: 90,
    says: 'foreign',
    sees: ({ fighters, says, other }) => says && fighters.length === 0 && other.strength >= 6,
    example:
      'No Mordheim on Sunday, but Frostgrave: the apothecary, the summoner and the soothsayer fight at home',
  },
  // ── Nobody’s ──
  {
    name: 'sentences',
    weight: 70,
    says: 'nothing',
    written: true,
    sees: isMostlyProse,
    example: `Reikland
Captain, sword
3 Warriors, spears
2 Marksmen, bows
The hall opens at nine and the coffee is on the table by then.
Whoever comes by train can be fetched from the station at ten.
There is room for six tables and for everything that you bring along.
Nobody has to pay for the hall before the end of the year.
Please tell us by Friday evening whether you are going to be there.`,
  },
  {
    name: 'a story',
    weight: 70,
    says: 'nothing',
    sees: (facts) => !facts.armedList && isStory(facts),
    example: `Reikland
3 Warriors
2 Marksmen
4 Swordsmen${'\nand then the fog'.repeat(13)}`,
  },
  {
    name: 'a report in which people come up',
    weight: 70,
    says: 'nothing',
    written: true,
    sees: ({ fighters, armed, unread }) =>
      unread > 0 &&
      fighters.length > 0 &&
      armed * 2 <= fighters.length &&
      fighters.every(({ unsure }) => unsure.includes('who')),
    example: `Our third evening in Reikland
We met at the old bridge, with all that we had.
- Captain Rolf charged two Warriors there and then fell.
- Two Marksmen were taken out by our very own Champions.
- Nobody was left in turn five.`,
  },
  {
    name: 'questions',
    weight: 70,
    says: 'nothing',
    written: true,
    sees: isMadeOfQuestions,
    example: `Reikland
3 Warriors, spears
2 Marksmen, bows
Captain, sword
May he have a bow?
And may they?`,
  },
  {
    name: 'names of a warband’s heroes and henchmen',
    weight: 72,
    says: 'ours',
    written: true,
    sees: ({ band, known, fighters }) =>
      band &&
      known.length === 0 &&
      fighters.length > 2 &&
      new Set(fighters.map(({ role }) => (role.origin === 'file' ? role.value : ''))).size > 1,
    example: `The Low Tide
Reikland
## Heroes
- Lotte Finch
- Dirk
## Henchmen
- The Oars`,
  },
  {
    name: 'people that nobody owns',
    weight: 70,
    says: 'nothing',
    written: true,
    sees: (facts) => !isOwned(facts),
    example: `Reikland
Captain
Champion
Youngblood
Warrior
Marksman`,
  },
  {
    name: 'a catalogue',
    weight: 70,
    says: 'nothing',
    sees: ({ fighters, written }) => !written && areBare(fighters, written),
    example:
      '{"type":"Reikland","members":[{"type":"Captain","stats":{"M":4,"WS":3,"BS":3,"S":3,"T":3,"W":1,"I":3,"A":1,"Ld":7}},{"type":"Champion","stats":{"M":4,"WS":3,"BS":3,"S":3,"T":3,"W":1,"I":3,"A":1,"Ld":7}},{"type":"Warrior","stats":{"M":4,"WS":3,"BS":3,"S":3,"T":3,"W":1,"I":3,"A":1,"Ld":7}}]}',
  },
  // ── Lists ──
  {
    name: 'another game, played with miniatures of this one',
    weight: 60,
    says: 'foreign',
    sees: ({ says, other, huge, known }) =>
      says &&
      other.strength > 0 &&
      (huge || (other.strength >= 5 && other.strength > known.length)),
    example: `Mordheim figures for Frostgrave, with an apothecary
Captain: sword
20 Warriors: spears
2 Marksmen: bows`,
  },
  {
    name: 'the name of the game',
    weight: 50,
    says: 'ours',
    sees: ({ says, written, known, fighters, ownItems }) =>
      says && (ownItems > 1 || known.length * (written ? fighters.length : 4) >= fighters.length),
    example: `Mordheim
3 Warriors: sword, spear`,
  },
  {
    name: 'the name of the game alone',
    weight: 40,
    says: 'nothing',
    sees: ({ says }) => says,
    example:
      '{"game":"Mordheim, not Frostgrave","members":[{"name":"Ulf","type":"Wader","items":["net"],"xp":3},{"name":"Ivo","type":"Eeler","items":["eel"],"xp":2}]}',
  },
  {
    name: 'groups too large',
    weight: 35,
    says: 'foreign',
    sees: ({ huge, lower }) => huge && count(RATINGS, lower) === 0,
    example: `Captain: sword
20 Warriors: spears
2 Marksmen: bows`,
  },
  {
    name: 'the name of a warband',
    weight: 30,
    says: 'ours',
    sees: ({ band, known, ownItems }) => band && (known.length > 0 || ownItems > 1),
    example: `Reikland
3 Warriors`,
  },
  {
    name: 'several types',
    weight: 30,
    says: 'ours',
    sees: (facts) => facts.types > 1 && areKnown(facts),
    example: `Otto, Captain
Hans, Champion
3 Warriors
2 Marksmen`,
  },
  {
    name: 'one type, with gear or characteristics',
    weight: 30,
    says: 'ours',
    sees: (facts) =>
      facts.known.length > 1 && areKnown(facts) && (facts.ownItems > 2 || facts.full > 1),
    example:
      '{"note":"summoner, soothsayer","members":[{"name":"Ulf","type":"Champion","items":["sword","axe","spear","shield"]},{"name":"Ivo","type":"Champion","items":["sword","axe","spear","shield"]}]}',
  },
  {
    name: 'another game',
    weight: 20,
    says: 'foreign',
    sees: ({ other }) => other.strength >= 2,
    example:
      '{"note":"summoner, soothsayer","heroes":[{"name":"Ulf","type":"Wader","items":["sword","axe","spear","shield"]}],"henchmen":[{"name":"Ivo","type":"Eeler","items":["sword","axe","spear","shield"]},{"name":"Jan","type":"Eeler","items":["bow"]}]}',
  },
  {
    name: 'one type, with some gear',
    weight: 10,
    says: 'ours',
    sees: (facts) => facts.types === 1 && areKnown(facts) && facts.ownItems > 0,
    example: '{"members":[{"name":"Ulf","type":"Champion","items":["sword"]}]}',
  },
  {
    name: 'a made-up warband of an app, with its characteristics',
    weight: 10,
    says: 'ours',
    sees: ({ fighters, full, items, ownItems }) => {
      const half = Math.ceil(fighters.length / 2);
      const learnt = fighters.filter(({ xp }) => xp.origin === 'file').length;
      return full >= half && learnt >= half && ownItems > 3 && ownItems * 2 > items;
    },
    example:
      '{"name":"Crows","members":[{"name":"Ulf","type":"Wader","xp":3,"stats":{"M":4,"WS":3,"BS":3,"S":3,"T":3,"W":1,"I":3,"A":1,"Ld":7},"items":["sword","axe"]},{"name":"Ivo","type":"Eeler","xp":2,"stats":{"M":4,"WS":3,"BS":3,"S":3,"T":3,"W":1,"I":3,"A":1,"Ld":7},"items":["spear","shield"]}]}',
  },
  {
    name: 'a made-up warband of an app, all armed',
    weight: 10,
    says: 'ours',
    sees: (facts) => !facts.written && isArmedAppWarband(facts),
    example:
      '{"name":"Crows","heroes":[{"name":"Ulf","type":"Wader","items":["sword"]}],"henchmen":[{"name":"Ivo","type":"Eeler","items":["spear"]},{"name":"Jan","type":"Eeler","items":["bow"]}]}',
  },
];

/** Whether a third of the fighters have known types. */
function areKnown({ known, fighters }: Facts): boolean {
  return known.length * 3 >= fighters.length;
}
