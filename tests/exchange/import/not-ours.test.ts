import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

const read = (text: string) => importFile(bytesOf(text));

/** Texts about the game that are not warbands. */
const NOBODYS: readonly (readonly [about: string, text: string])[] = [
  [
    'a battle told turn by turn',
    `Battle report: fog on the quay, Sunday at the club

My Reiklanders had ten men left and the other side brought sixteen rats, so nobody gave me a chance.

Turn 1: his adept climbed the warehouse at once and I had nothing that could see him up there.

Turn 2: the captain and two warriors ran for the bridge. Charged a black skaven with a sword and lost my youngblood to a fighting claw.

Turn 3: a bolt from the tower, a six to wound, and a black skaven with a sword was out of the game.

Turn 4: he failed his test at last and everybody went home for supper, thanks to Lena for the cake.`,
  ],
  [
    'a diary of the brush',
    `# Painting log, Mordheim project

**3 May** – Primed the captain and both champions in grey, by hand, since it would not stop raining.

**9 May** – Captain: coat red, then a brown wash all over. Sword in steel, the feather white, two coats!

**12 May** – Five warriors in one go. Leather brown, trousers grey, and a scarf of putty for the crossbowman.

**20 May** – 11 of 14 done. Left: ogre bodyguard, warlock, the halfling scout. Bases: cork, sand, static grass.

**1 June** – All varnished. The ogre went cloudy and had to be done once more.`,
  ],
  [
    'what a home-made warband may hire',
    `LAKELANDER WARBAND (a first draft)

HEROES
1 Captain                     60 gold crowns to hire
  M WS BS S T W I A Ld
  4 4  4  3 3 1 4 1 8
0-2 Champions                 35 gold crowns to hire
  4 4  3  3 3 1 4 1 7
0-2 Youngbloods               15 gold crowns to hire

HENCHMEN
Fishermen                     25 gold crowns to hire
0-7 Marksmen                  25 gold crowns to hire`,
  ],
  [
    'what the market has, and how hard it is to find',
    `# The market, as we play it

| Thing | Cost | Availability | What it does |
|---|---|---|---|
| Squig prodder | 15 gc | Rare 7 | Goblins only, keeps the squigs together |
| Trophy of skinks | 30 gc | Rare 9 | Pirates only |
| Net | 5 gc | Rare 8 | Holds the ogres |
| Nomad robe | 10 gc | Rare 6 | Half the weather |
| Warhound | 25 gc | Rare 10 | Fights like a warrior |
| Mule | 20 gc | Rare 7 | Stubborn |
| Parrot | 15 gc | Rare 8 | Talks |`,
  ],
  [
    'who may hire whom, in rows of signs',
    `# Hired Swords

|  | Dark Elves | Dwarfs | Orc Mob | Skaven |
|---|---|---|---|---|
| **Bard** | - | - | - | + |
| **Beast Hunter** | - | + | - | + |
| **Dwarf Troll Slayer** | - | + | - | - |
| **Elf Ranger** | - | + (2x cost) | - | - |
| **Halfling Scout** | - | + | - | - |
| **Ogre Bodyguard** | + | + | + | - |
| **Pit Fighter** | + | + | + | - |`,
  ],
  [
    'who may hire whom, warband by warband',
    `### Hired Swords
 - **Beastmen:** Ogre Bodyguard
 - **Lizardmen:** Warlock, Pit Fighter
 - **Skaven:** Warlock, Highwayman
 - **Undead:** Ogre Bodyguard, Warlock
 - **Kislevites:** Pit Fighter, Halfling Scout
 - **Witch Hunters:** Pit Fighter, Elf Ranger, Freelancer`,
  ],
  [
    'a log of who has put out whom, with what was bought and sold',
    `**Szenario:** Round-Up (Mordheim, second evening)

**Battle Log:**
Emma kills Wild Boar
Wild Boar kills Squig
Gorm kills Wild Boar
Squig Herder kills Wild Boar
Augur kills Squig herder
Goblins 1x Gruppe 2

**Experience:**
teresa (augur) +3 (advance: 10 +skill)
rosa +2

**Trading:**
Sell Rain Coat & Garlics & Net for 5 + 2 + 3 = 10 gc
Buy Helmet for 1 => 106gc
hire: Ogre Bodyguard (80gc)`,
  ],
  [
    'what everybody of the other side did, again and again',
    `## House Rules, and our evening of Mordheim

Aristocrat: kill, winning leader, take part
Waywatcher: hero kill, take part
Thrall: kill, take part
Damsel: take part

Aristocrat: dream parlour
Waywatcher: cartographer
Damsel: tannery
Thrall: no pact, upkeep

Aristocrat: +3
Waywatcher: +5
Thrall: +2`,
  ],
  [
    'who may be had for money, in Spanish',
    `ESPADAS DE ALQUILER

Guardaespaldas ogro
Contratación: 80 co + 30 co de mantenimiento
Equipo: dos armas a elegir; armadura ligera

Explorador halfling
Contratación: 15 co + 5 co de mantenimiento
Equipo: arco, daga

Luchador de los fosos
Contratación: 30 co + 15 co de mantenimiento
Equipo: mangual, casco

Brujo
Contratación: 30 co + 15 co de mantenimiento
Equipo: bastón`,
  ],
  [
    'who may be hired, how many of them, and what they may carry',
    `Dwarf Treasure Hunter Warband List

Heroes

1 Dwarf Captain - 60GC
M WS BS S T W I A Ld
3 5 4 3 4 1 3 1 10
The captain may be armed with equipment from both lists.

0-2 Old Beards - 30GC
M WS BS S T W I A Ld
3 5 3 3 4 1 3 1 9
They may be armed with equipment from both lists.

0-1 Cooper - 20GC
M WS BS S T W I A Ld
3 3 3 3 4 1 2 1 9

Henchmen

Dwarf Warriors - 25GC
M WS BS S T W I A Ld
3 4 3 3 4 1 2 1 9
Dwarf Warriors may be armed with weapons from the first list.`,
  ],
  [
    'what starts a server',
    `version: '3.8'

services:
  server:
    image: mordheim-server:dev
    ports:
      - "8043:8043" # WebSocket port
    restart: unless-stopped`,
  ],
];

test.each(NOBODYS)('%s is not a warband', (_, text) => {
  expect(read(text)).toMatchObject({ outcome: 'refused', fighters: [] });
});

/** In the style of players’ posts, but all in our own words. */
const FOREIGN: readonly (readonly [game: string, text: string])[] = [
  [
    'Kings of War',
    `Kings of War: Vanguard - 100 pts - Undead

Command
Revenant Champion - 33 - Leader. Bastard sword, heavy armour

Spellcaster
Necromancer - 35 - Surge, Bane Chant; staff

Grunts
Skeleton Warrior x2 - 18
Zombie x2 - 10

4 white, 3 red power dice.`,
  ],
  [
    'Warhammer Fantasy Battles',
    `Unnamed, 1200 Pts - Skaven Army
- 1 Grey Seer @ 335.0 Pts
- General; Magic Level 4
- Power Scroll [35.0]
- 1 Warlock Engineer @ 125.0 Pts
- Dispel Scroll [25.0]
- 1 Chieftain @ 120.0 Pts
- Heavy Armour; Battle Standard
- 39 Stormvermin @ 355.0 Pts
- Halberd; Heavy Armour; Standard; Musician
- 5 Giant Rats @ 23.0 Pts
- 9 Gutter Runners @ 162.0 Pts
- Sling; Throwing Stars
- Models in Army: 56
- Total Army Cost: 1200.0`,
  ],
  [
    'Warhammer Fantasy Roleplay',
    `### WFRP 4e, our Thursday party

* **Albrecht** — Human (Reikland), *Witch Hunter*. WS 44 BS 39 S 33 T 36, W 13. Sword, brace of pistols.
* **Grimhild** — Dwarf, *Slayer* (Troll Slayer). WS 55, W 18. Great axe.
* **Sister Ortrun** — Human, *Warrior Priest of Sigmar*. WS 42, W 14. Warhammer, shield.
* **Tipp** — Halfling, *Thief*. Dagger, sling.`,
  ],
  [
    'Warhammer Fantasy Battles',
    `<html><body><h3>1500 Pts - Skaven Army - Clan Rotfang</h3><table>
<tr><th>Name</th><th>#</th><th>Mv</th><th>WS</th><th>BS</th><th>St</th><th>Ld</th><th>Cost</th></tr>
<tr><td>Assassin</td><td>1</td><td>6</td><td>6</td><td>5</td><td>4</td><td>7</td><td>150</td></tr>
<tr><td colspan="8"><i>Weeping Blades; Throwing Stars</i></td></tr>
<tr><td>Clanrats</td><td>25</td><td>5</td><td>3</td><td>3</td><td>3</td><td>5</td><td>205</td></tr>
<tr><td colspan="8"><i>Shield; Light Armour; Full Command; Ratling Gun team</i></td></tr>
<tr><td>Giant Rats</td><td>18</td><td>6</td><td>3</td><td>-</td><td>3</td><td>3</td><td>90</td></tr>
</table></body></html>`,
  ],
  [
    'Frostgrave',
    `{"app":"ice","warband":{"name":"The Late Hour","wizard":{"name":"Ottla","school":"Chronomancer","level":4},
"soldiers":[{"type":"Infantryman","name":"Brok","equipment":["Two-Handed Weapon","Dagger"]},
{"type":"Marksman","name":"Lin","equipment":["Crossbow","Dagger"]}]}}`,
  ],
  [
    'Rangers of Shadow Deep',
    `# Ranger: Ilse Farrow (level 3)
**Heroic abilities:** Deadly Shot

## Companions (100 RP)
- **Archer** – Nell (25 RP) – bow, dagger – 2 PP
- **Hound** – Biscuit (10 RP)`,
  ],
  [
    'Trench Crusade',
    `{"game":"Trench Crusade","warband":{"name":"The Ninth Lamp","ducats":700,"elites":[{"name":"Brother Alban",
"type":"War Prophet","experience":5,"equipment":["Sword/Axe","Pistol"]}],"troops":[{"type":"Trench Pilgrim","quantity":3}]}}`,
  ],
  [
    'Five Leagues from the Borderlands',
    `Five Leagues from the Borderlands, "Lamps of Aldwick"
Heroes
 Avatar: Gerlach - Combat +2, Tough 4 - bastard sword, partial armor, shield - XP 6
Followers
 2 followers, standard weapons
Gold marks 9. Story points 1.`,
  ],
  [
    'another game',
    `PERSONNAGES
Prêtre (90):
destrier (14), armure lourde (4), arme lourde (4)
112 points.
BASES
20 Flagellants
200 points.
25 Épéistes (150):
fanion (25)
175 points.
10 Arquebusiers:
80 points.
TOTAL: 567 points`,
  ],
  [
    'Malifaux',
    `Guild Crew - 50 SS
Leader: Sonnia Criid
 Cache: 4
Witchling Stalker - 5
Schemes: Breakthrough
SS Pool: 3`,
  ],
  [
    'Bolt Action',
    `1000pts British, reinforced platoon
Regular Infantry section, 10 men, NCO w/ SMG, 1 LMG, rifles - 120
PIAT team - 40
order dice: 9`,
  ],
];

describe('a list of another game', () => {
  test.each(FOREIGN)('of %s is called that', (game, text) => {
    expect(read(text)).toMatchObject({
      outcome: 'foreign',
      fighters: [],
      issues: [{ code: 'ForeignSystem' }],
    });
    expect(read(text).issues[0]?.text).toContain(game);
  });
});
