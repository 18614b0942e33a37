import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// A paragraph that tells who is in a warband is a list; a story with captains and swords is none.

function peopleIn(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(({ count, name }) => `${count} ${name}`);
}

describe('stories are no lists', () => {
  test.each([
    'The captain of the Reiklanders drew his sword as the two orcs came out of the fog. Behind him a youngblood with a bow shivered; the champion, an old man with a halberd, only laughed. When the troll arrived, four warriors with spears formed a line and held it until dawn.',
    'Last night we played our third game. My captain with the sword charged his vampire, who has heavy armour, and lost. Two of my marksmen with bows shot a zombie, and then three ghouls ran over my youngbloods. The necromancer with his staff raised two zombies.',
    'Der Hauptmann zog sein Schwert. Zwei Orks mit Äxten standen vor ihm, dahinter ein Schamane mit einem Stab. Seine Recken hatten Hellebarden, und vier Schützen mit Armbrüsten warteten auf dem Dach, während ein Troll mit einer Keule die Tür einschlug.',
    'Il était une fois un capitaine avec une épée et deux champions avec des haches. Ils marchaient vers la ville quand trois goules et cinq zombies, menés par un nécromancien avec un bâton, sortirent des ruines. Le capitaine leva son épée, mais il était trop tard.',
    'Ayer jugamos. El capitán con espada atacó a dos orcos con hachas y perdió. Tres goblins con arcos dispararon a mis cuatro guerreros con lanzas. El campeón con alabarda huyó del troll.',
    'Dunque, ieri il mio capitano con la spada ha caricato i due orchi con le asce. Poi i tre goblin con gli archi hanno ucciso due guerrieri con lance. Il campione con l’alabarda è fuggito.',
  ])('a report of what happened: %s', (text) => {
    expect(peopleIn(text)).toEqual([]);
  });

  test.each([
    'A Skaven warband must include one Assassin Adept. It may include up to two Black Skaven and up to two Night Runners, and one Eshin Sorcerer. Black Skaven may be armed with fighting claws, halberds and swords; Night Runners can have slings and daggers.',
    'Should I give my captain a sword or an axe? I was thinking of two champions with halberds, but my friend says five warriors with spears and shields would be better than three marksmen with crossbows. What do you think about a youngblood with a bow?',
    'Painting advice: I paint my orcs with a green base, the boss with a darker skin and two axes in silver. For the goblins use a yellow wash. The shaman gets a brown staff and the two trolls get grey skin.',
    "I'm selling: one orc boss with two axes, painted, 10 euro; two big uns with swords, 5 euro each; 8 goblins with short bows, unpainted, and a troll. Also a box of zombies. Postage extra.",
    "We need for Saturday: two swords from the costume shop, a captain's hat, three helmets, one big shield and four bows for the kids. The youngbloods get the wooden spears, my brother has the axe.",
    'Looking for feedback. Option 1: captain with sword and pistol, 2 champions with axes, 4 warriors with spears. Option 2: captain with bow, 2 champions with halberds, 5 marksmen with bows.',
    'In the film there is a captain with a sword and a pistol, two vampires with capes, and a necromancer with a staff who raises five zombies. Great fun, three stars.',
    'Tactics: your vampire should have a sword and heavy armour, the necromancer stays behind with a staff. Give two dregs bows. Zombies are slow but they never run, ghouls with two attacks kill things.',
    'My brother has an orc army and my friend has two goblins with bows. I bought a captain with a sword yesterday and will paint the warriors soon.',
  ])('rules, questions, offers: %s', (text) => {
    expect(peopleIn(text)).toEqual([]);
  });

  test('what is told above a list is its background', () => {
    const list = `The Witch Hunters

My warband began when captain Otto with his old sword and two zealots with flails left Altdorf. There are three warhounds and a priest with a hammer along.

Heroes:
Captain Otto - sword, pistol
Witch Hunter Hans - crossbow
Warrior Priest Karl - hammer, shield
Henchmen:
2 Zealots - flails
3 Warhounds`;
    expect(peopleIn(list)).toEqual(['1 Otto', '1 Hans', '1 Karl', '2 Zealots', '3 Warhounds']);
  });
});

describe('what a paragraph says besides', () => {
  const text = `My skaven: Assassin Adept called Skreek with two swords, two Black Skaven with halberds, three hunters with bows, 4 Verminkin with slings and a lantern. Maybe a rat ogre later. Bring snacks!`;
  const { fighters, issues } = importFile(bytesOf(text));

  test('whoever no catalogue has is nobody, and arms nobody else', () => {
    expect(
      fighters.map(
        ({ count, name, equipment }) =>
          `${count} ${name} [${equipment.map(({ itemId }) => itemId).join(' ')}]`,
      ),
    ).toEqual(['1 Skreek [sword]', '2 Black Skaven [halberd]', '4 Verminkin [sling lantern]']);
  });

  test('is said, and asked for if it may be about somebody', () => {
    const said = issues.filter(({ code }) => code === 'LeftOut' || code === 'LineNotUnderstood');
    expect(said.map(({ code, text: about }) => [code, /“(.*)”/u.exec(about)?.[1]])).toEqual([
      ['LineNotUnderstood', 'three hunters with bows,'],
      ['LineNotUnderstood', 'Maybe a rat ogre later.'],
      ['LeftOut', 'Bring snacks!'],
    ]);
  });

  test('several of whom nobody says how many there are', () => {
    const told = importFile(
      bytesOf(
        'I play orcs: a boss with two axes, a shaman and goblins with short bows and spears.',
      ),
    );
    expect(told.issues.map(({ code }) => code)).toContain('NumberUnclear');
  });
});
