import type { HandList } from './hand-lists.ts';

// Rosters as they stand in phones and messages, and in the programs that players make for themselves.

export const PHONE_LISTS: readonly HandList[] = [
  {
    about:
      'boxes to tick in front of everybody, a number of a kind with its name behind, and what is for later',
    text: `Karak Zorn Salvage Co
dwarves. 500 - spent 488. 12 in bank

Leader
☐ Thane Borro (noble)
   - dwarf axe
   - shield
☐ Also a slayer - Ragnir Redfist
   - great axe

Lads
☐ 2 clansmen, "Nor's Boys"
   - hammer
☐ 1 beardling, Pim
   - mace

maybe later:
☐ ogre bodyguard? 80+30`,
    name: 'Karak Zorn Salvage Co',
    rows: [
      '1 Thane Borro = dwarfs/noble 20 [dwarf-axe shield]',
      '1 Ragnir Redfist = dwarfs/troll-slayer 8 [double-handed]',
      "2 Nor's Boys = dwarfs/clansman 0 [hammer]",
      '1 Pim = dwarfs/beardling 0 [hammer]',
    ],
  },
  {
    about: 'French, who has fallen told on his own line, and a remark behind the things of a group',
    text: `Les Queues Coupées

Skavens du clan Eshin, après 5 parties.

Héros :

- Skritt l'Essoufflé, adepte assassin (28 xp) : deux lames suintantes, fronde
- Krotch, skaven noir : mort à la partie 4, tué par un flagellant (j'ai gardé la hallebarde)
- Tik, coureur nocturne (6 xp) : fronde, 2 dagues

Hommes de main :

- Les Nouveaux : 2 vermineux (0 xp) avec lance et bouclier, on verra s'ils tiennent
- 2 rats géants, 30 co`,
    name: 'Les Queues Coupées',
    rows: [
      "1 Skritt l'Essoufflé = skaven/assassin-adept 28 [2weeping-blades sling]",
      '1 Tik = skaven/night-runner 6 [sling 2dagger]',
      "2 Les Nouveaux = skaven/verminkin 0 [spear shield on verra s'ils tiennent]",
      '2 rats géants = skaven/giant-rat 0 []',
    ],
  },
  {
    about: 'Italian, places told with numbers, groups behind a word for number, and who is no more',
    text: `I FIGLI DEL POZZO - Culto dei Posseduti

Allora ragazzi, questa è la mia banda aggiornata dopo la sesta, ditemi cosa ne pensate:

1) Vezio, il Magister. 25 px. Spada, bastone
2) Ghigno (Mutante) 14 px. Ascia, pugnale
3-4) due Anime Oscure, 4 px, arma a due mani
5) n. 3 Fratelli "Incappucciati", 4 px: mazza, scudo

Piangiamo invece Nanni (Mutante), finito nel pozzo alla quarta partita.`,
    name: 'I FIGLI DEL POZZO',
    rows: [
      '1 Vezio = possessed/magister 25 [sword hammer]',
      '1 Ghigno = possessed/mutant 14 [axe dagger]',
      '2 Anime Oscure = possessed/darksoul 4 [double-handed]',
      '3 Incappucciati = possessed/brethren 4 [hammer shield]',
    ],
  },
  {
    about: 'a letter for with, money by its letter, and a type with nothing but a number behind it',
    text: `The Squeakers (skaven 500gc)

queek, assassin adept - weeping blades
Gnash, black skaven w 2 swords
Big Tail, black skaven w halberd
2x night runners w slings
Giant rats 3 xp 0 +1 attack!!
Verminkin 20g, spear 10g, shield 5g = 35`,
    name: 'The Squeakers',
    rows: [
      '1 queek = skaven/assassin-adept 20 [weeping-blades]',
      '1 Gnash = skaven/black-skaven 8 [2sword]',
      '1 Big Tail = skaven/black-skaven 8 [halberd]',
      '2 night runners = skaven/night-runner 0 [sling]',
      '3 Giant rats = skaven/giant-rat 0 []',
      '1 Verminkin = skaven/verminkin 0 [spear shield]',
    ],
  },
  {
    about:
      'two on one line, with the things of each on a line of his own, and a group named in its brackets',
    text: `Von Grubb's Own (Averlanders)

Captain Leopold
Equipment: Sword, light armour
Experience: 22

Youngblood Florian and Youngblood Dieter
Equipment (Florian): Sword, buckler
Equipment (Dieter): axe, dagger
Experience: 3

Mountainguard (3 models, "The Goatherds")
Equipment: Spear, shield
Experience: 2`,
    name: "Von Grubb's Own",
    rows: [
      '1 Leopold = averland/captain 22 [sword light-armour]',
      '1 Florian = averland/youngblood 3 [sword buckler]',
      '1 Dieter = averland/youngblood 3 [axe dagger]',
      '3 The Goatherds = averland/mountainguard 2 [spear shield]',
    ],
  },
  {
    about: 'a file of values with the warband in front of everybody, and one who is dead',
    text: `Warband Name,Warband Type,Slot,Category,Unit Type,Fighter Name,Models,M,WS,BS,S,T,W,I,A,Ld,XP,Weapons,Armour,Status
Gutter's Ladz,Orc Mob,1,Leader,Orc Boss,Gutter,1,4,5,4,4,4,1,3,1,8,25,Sword; Axe,Light armour,Active
Gutter's Ladz,Orc Mob,2,Hero,Orc Big 'Un,Krump,1,4,4,3,4,4,1,3,1,7,17,Axe,Helmet,Dead
Gutter's Ladz,Orc Mob,3,Henchmen,Goblin Warrior,Runts,3,4,2,3,3,3,1,3,1,5,0,Spear,,Active`,
    name: "Gutter's Ladz",
    rows: ['1 Gutter = orcs/boss 25 [sword axe light-armour]', '3 Runts = orcs/goblin 0 [spear]'],
  },
  {
    about: 'a builder that puts names behind, and experience and things on lines of their own',
    text: `++ Mordheim Warband (Undead) [419 gc] ++

Warband name: The House of Dry Bones
Treasury: 81 gc

+ Heroes +

Vampire [110 gc]: Lord Casimir
. Sword [10 gc], Heavy armour [50 gc]
. Experience: 24

Dreg [20 gc]: Hobb
. Dagger (free), 2x Club [6 gc]
. Experience: 0

+ Henchmen +

3x Zombie [45 gc]: The Tenants
. no equipment

++ Total: [419 gc] ++

Created with WarbandSmith`,
    name: 'The House of Dry Bones',
    rows: [
      '1 Lord Casimir = undead/vampire 24 [sword heavy-armour]',
      '1 Hobb = undead/dreg 0 [dagger 2hammer]',
      '3 The Tenants = undead/zombie 0 []',
    ],
  },
  {
    about: 'a sheet that works out what everything comes to',
    text: `\tKai\tOrks\t\t\t43340
\tgold\t500\t\t\t\trout test\t3
\t\tWarband\tgold/unit\tamount\tExp\tsum
\theroes\tork boss (1)\t80\t1\t20\t80
\t\tbig'uns (0-3)\t40\t2\t15\t80
\thenchmen\tgoblin warrior\t15\t4\t0\t60
\t\ttroll\t200\t0\t0\t0
\t\tTotal\t\t7\t\t220
\t\tname\ttype\tstrength\tgc/unit\tboss\tbig'uns\tgoblin\ttroll\tcost
\t\taxe\tcc\t\t5\t2\t4\t0\t0\t30
\t\tspear\tcc\tuser\t5\t0\t0\t4\t0\t20
\t\tlight armour\tarmour\t\t20\t1\t0\t0\t0\t20`,
    name: '',
    rows: [
      '1 ork boss = orcs/boss 20 [2axe light-armour]',
      "2 big'uns = orcs/big-un 15 [2axe]",
      '4 goblin warrior = orcs/goblin 0 [spear]',
    ],
  },
];
