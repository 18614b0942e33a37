import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Texts as copied from list builders.

function read(text: string) {
  const { format, warband, fighters } = importFile(bytesOf(text));
  return {
    format,
    warband,
    rows: fighters.map(
      ({ count, profileId, xp, equipment }) =>
        `${count} ${profileId ?? '?'} ${xp} [${equipment.map(({ itemId, name, count: each }) => `${each > 1 ? each : ''}${itemId ?? name}`).join(' ')}]`,
    ),
  };
}

describe('New Recruit', () => {
  const LIST = `++ Warband ++ [303 gc, 60 Warband Rating]
+ Configuration +
Stash [1]
. Gold [17]
+ Heroes + [123 gc]
Captain [1] [105 gc]
. Experience [20]
. Starting Equipment (Mercenary) [1]
. . Sword [1]
. . Brace of Duelling Pistols [1]
Youngblood [1] [18 gc]
. Starting Equipment (Mercenary) [1]
. . Mace [1]
+ Henchmen + [150 gc]
Marksmen [3] [150 gc]
. 3x Marksmen
. . Crossbow [3]

Created with New Recruit (newrecruit.eu)`;

  test.each([
    'The Gilded Eel - Mordheim - Marienburgers (1a) - [303 gc, 60 Warband Rating]',
    'The Gilded Eel - Marienburgers (1a) - [303 gc]',
  ])('puts the game and its list after the name: %s', (title) => {
    expect(read(`${title}\n\n${LIST}`)).toEqual({
      format: 'newrecruit-text',
      warband: { name: 'The Gilded Eel', type: 'Marienburgers' },
      rows: [
        '1 marienburg/captain 20 [sword brace-of-duelling-pistols]',
        '1 marienburg/youngblood 0 [hammer]',
        '3 marienburg/marksman 0 [crossbow]',
      ],
    });
  });

  test('may put the type before the name that the player chose', () => {
    const text = `++ Warband (Orc Mob (1a)) [253gc] ++

+ Heroes + [268gc]
Orc Boss (Gutnash Halftooth) [1] [120gc]
. Experience: 20
. Equipment
. . Axe

Created with New Recruit`;
    expect(importFile(bytesOf(text)).fighters.map(({ name, type }) => [name, type])).toEqual([
      ['Gutnash Halftooth', 'Orc Boss'],
    ]);
  });

  test('has its title between the markers of a force, and groups below their list’s name', () => {
    const text = `++ Mordheim - Ostermarkers - Sons of the Moor ++ [216gc]

++ Warband (Ostermarkers (1b)) ++ [216gc]

+ Heroes + [105gc]
Mercenary Captain [1] [105gc]
. 20x Experience
. Starting Equipment (Heroes)
. . Sword

+ Henchmen + [100gc]
Marksmen [2] [100gc]
. Starting Equipment (Marksmen)
. . 2x Dagger
. . 2x Crossbow

Created with New Recruit (newrecruit.eu)`;
    expect(read(text)).toEqual({
      format: 'newrecruit-text',
      warband: { name: 'Sons of the Moor', type: 'Ostermarkers' },
      rows: ['1 ostermark/captain 20 [sword]', '2 ostermark/marksman 0 [dagger crossbow]'],
    });
  });
});

describe('BattleScribe’s page, copied as text', () => {
  const PAGE = `The Open Book (Mordheim) [215pts]

Warband (Cult of the Possessed) [215pts]

Rules: Exploration

Heroes [180pts]

Magester [100pts]
Selections: Characteristic Increases, 22x Experience, Serious Injuries, Skills
Categories: H
Rules: Leader
Model: Magister

Equipment [30pts]
Selections: Axe [5pts], Free Dagger, Light Armor [20pts]
Armor: Light Armor, HtH Weapon: Axe, Free Dagger

HtH Weapon Str Special Ref

Axe Cutting edge

Model M WS BS S T W I A LD Ref

Magister 4 4 4 3 3 1 3 1 8

Mutant [80pts]
Selections: 8x Experience, Spines [35pts]
Categories: H
Model: Mutant

Henchmen [100pts]

Dark Souls [50pts]

Selections: Characteristic Increases
Categories: H
Rules: Crazed
Model: Dark Soul

Equipment [15pts]
Selections: Flail [15pts]
HtH Weapon: Flail

Flail +2 Heavy, Two-handed

Dark Soul 4 2 2 4 3 1 3 1 6`;

  test('gives every fighter once, with what is below him, and nothing from its tables', () => {
    expect(read(PAGE)).toEqual({
      format: 'battlescribe-text',
      warband: { name: 'The Open Book', type: 'Cult of the Possessed' },
      rows: [
        '1 possessed/magister 22 [axe dagger light-armour]',
        '1 possessed/mutant 8 []',
        '1 possessed/darksoul 0 [flail]',
      ],
    });
  });
});

describe('BattleScribe', () => {
  test('may put the type before a colon, and the name after it', () => {
    const text = `++ Warband (Undead (1a)) ++ [489 gc]

+ Heroes +

Vampire: Baroness Ottilie [140 gc]
. Equipment: Dagger, Sword

Dreg: Hob the Least [30 gc]
. Equipment: Dagger, Bow

Created with BattleScribe`;
    expect(importFile(bytesOf(text)).fighters.map(({ name, type }) => [name, type])).toEqual([
      ['Baroness Ottilie', 'Vampire'],
      ['Hob the Least', 'Dreg'],
    ]);
  });

  test('counts the models of a group below its name, in either notation', () => {
    const text = `++ Warband (Witch Hunters (1a)) [112 wb-rating, 489 gc] ++

+ Henchmen +

Warhounds of Sigmar [15 wb-rating, 45 gc]
. 3x Warhound of Sigmar

Zealots [12 wb-rating, 46 gc]
. 2x Zealot: 2x Dagger, 2x Hammer

Created with BattleScribe`;
    expect(read(text).rows).toEqual([
      '3 witch-hunters/warhound 0 []',
      '2 witch-hunters/zealot 0 [dagger hammer]',
    ]);
  });
});
