import type { HandList } from './hand-lists.ts';

// Lists that say little: first letters for who somebody is, nothing between a name and his things, half a name that
// means only one fighter of the warband.

export const SAVED_LETTERS: readonly HandList[] = [
  {
    about: 'a message with first letters, two on a line, and reasons that are nobody’s things',
    text: `Clan Eshin - The Drain Choir 500gc
AA "Skrix" - weeping blades, sling, dag (125)
sorc "Old Wheeze" club + dag (48) rolled Warpfire lol
BS "Tchik" - 2x sword, dag (60)
NR "Pip" sling dag, NR "Squeak" sling dag - 22 each
4 VK w/ slings, clubs (100)
1 VK on his own w/ spear, shield so he can get his own roll`,
    name: 'The Drain Choir',
    rows: [
      '1 Skrix = skaven/assassin-adept 20 [weeping-blades sling dagger]',
      '1 Old Wheeze = skaven/eshin-sorcerer 8 [hammer dagger rolled Warpfire lol]',
      '1 Tchik = skaven/black-skaven 8 [2sword dagger]',
      '1 Pip = skaven/night-runner 0 [sling dagger]',
      '1 Squeak = skaven/night-runner 0 [sling dagger]',
      '4 Verminkin = skaven/verminkin 0 [sling hammer]',
      '1 Verminkin = skaven/verminkin 0 [spear shield]',
    ],
  },
  {
    about: 'a sheet with the warband in its first row, hired swords below theirs',
    text: `Name;Typ;Anzahl;Waffen;Rüstung;EP;Kosten
Die Schlammratten;Söldner aus Marienburg;;;;;600
;;;;;;
Joost van Aken;Hauptmann;1;"Duellpistole, Schwert";leichte Rüstung;20;130
Griet die Rote;Champion;1;"Pistolenpaar, Dolch";;8;65
Hafenwache;Schwertkämpfer;2;"Schwert, Dolch";;0;100
;;;;;;
Mietlinge;;;;;;
Baltus;Oger-Leibwächter;1;Zweihandwaffe;leichte Rüstung;0;80`,
    name: 'Die Schlammratten',
    rows: [
      '1 Joost van Aken = marienburg/captain 20 [duelling-pistol sword light-armour]',
      '1 Griet die Rote = marienburg/champion 8 [brace-of-pistols dagger]',
      '2 Hafenwache = marienburg/swordsman 0 [sword dagger]',
      '1 Baltus = extras/ogre-bodyguard 0 [double-handed light-armour]',
    ],
  },
  {
    about:
      'a list builder’s group whose models carry different things, and its sum in the signs of a title',
    text: `+++ Da Stompaz (Mordheim - Orc Mob) [488 gc] +++

# ++ Warband Roster ++ [488 gc]
## Heroes [105 gc]
Gutrip (Orc Boss) [105 gc]: Axe, Helmet

## Henchmen [145 gc]
3x Goblin Warrior [65 gc]
• 2x Goblin Warrior: Short Bow, Dagger
• 1x Goblin Warrior: Spear, Dagger
2x Cave Squig [30 gc]

+++ Total [488 gc] +++
Created with New Recruit (https://www.newrecruit.eu)`,
    name: 'Da Stompaz',
    rows: [
      '1 Gutrip = orcs/boss 0 [axe helmet]',
      '2 Goblin Warrior = orcs/goblin 0 [short-bow dagger]',
      '1 Goblin Warrior = orcs/goblin 0 [spear dagger]',
      '2 Cave Squig = orcs/cave-squig 0 []',
    ],
  },
  {
    about: 'French dwarfs with half of what they are called, and groups of a name of their own',
    text: `Les Barbes de Karak (Chasseurs de trésors nains)

Borrek – Noble – hache naine, pistolet (23 XP)
Groupe « les Pieds-de-Fer » : 2 Guerriers
Équipement : hache naine, bouclier
Groupe « les Bouches » : 3 Tireurs
Équipement : arquebuse`,
    name: 'Les Barbes de Karak',
    rows: [
      '1 Borrek = dwarfs/noble 23 [dwarf-axe pistol]',
      '2 les Pieds-de-Fer = dwarfs/clansman 0 [dwarf-axe shield]',
      '3 les Bouches = dwarfs/thunderer 0 [handgun]',
    ],
  },
  {
    about: 'a note on a phone with nothing between names, kinds and things',
    text: `Karneval "Der Fröhliche Eiter"

Meister Trallala - Karnevalsmeister, Schwert, Dolch
Dickbert Brute Zweihandflegel
Nixe Tainted One Axt+Dolch (Segen)
2 Nurglinge
2 Brüder Bogen Dolch`,
    name: 'Der Fröhliche Eiter',
    rows: [
      '1 Meister Trallala = carnival/master 20 [sword dagger]',
      '1 Dickbert = carnival/brute 8 [flail]',
      '1 Nixe = carnival/tainted 0 [axe dagger]',
      '2 Nurglinge = carnival/nurgling 0 []',
      '2 Brüder = carnival/brethren 0 [bow dagger]',
    ],
  },
  {
    about: 'weapons behind a mutation, and a second one of the same',
    text: `Les Enfants du Puits (Culte des Possédés)

Magister « Anselme » : 70 co
- épée, 2e épée, dague
Mutant « Gaspard » : 25 co
- mutation : tentacule (35 co), hache (5 co), dague
2 Initiés « les Tisserands » : masse`,
    name: 'Les Enfants du Puits',
    rows: [
      '1 Anselme = possessed/magister 20 [2sword dagger]',
      '1 Gaspard = possessed/mutant 0 [axe dagger]',
      '2 les Tisserands = possessed/brethren 0 [hammer]',
    ],
  },
  {
    about: 'what somebody has learnt on a line of its own, and a remark that is none of his things',
    text: `The Hill Folk (Reiklanders)

Captain Ida (31 xp)
+1 WS, +1 A
sword, pistol

Marksmen "Hill Men" (x2) - 5 xp
+1 BS
crossbow, dagger, never seen to leave the house without them`,
    name: 'The Hill Folk',
    rows: [
      '1 Ida = reikland/captain 31 [sword pistol]',
      '2 Hill Men = reikland/marksman 5 [crossbow dagger]',
    ],
  },
  {
    about: 'those of a group who carry other things, told in so many ways',
    text: `The Split Lamps (Witch Hunters)
Captain Otto: sword, pistol
4 Zealots: 2 with bows, 2 with flails
5 Zealots, 3 with clubs and 2 with short bows
3 Flagellants: flail, 1 with shield`,
    name: 'The Split Lamps',
    rows: [
      '1 Otto = witch-hunters/captain 20 [sword pistol]',
      '2 Zealots = witch-hunters/zealot 0 [bow]',
      '2 Zealots = witch-hunters/zealot 0 [flail]',
      '3 Zealots = witch-hunters/zealot 0 [hammer]',
      '2 Zealots = witch-hunters/zealot 0 [short-bow]',
      '1 Flagellants = witch-hunters/flagellant 0 [flail shield]',
      '2 Flagellants = witch-hunters/flagellant 0 [flail]',
    ],
  },
  {
    about: 'codes in front of everybody, experience at the end of a line of spells',
    text: `Bande de possédés du 12/03

H1 Magister Vorkan - épée, arc - sort : Œil de Dieu - 23 xp - 70+10+10
H2 Mutant Tor - 2 masses - 9xp - 25+6
HM1 Les Ombres x3 (initiés) - masse, bouclier - 4xp
FT Gladiateur - fléau d'armes - 3xp`,
    name: 'Bande de possédés du 12/03',
    rows: [
      '1 Vorkan = possessed/magister 23 [sword bow]',
      '1 Tor = possessed/mutant 9 [2hammer]',
      '3 Les Ombres = possessed/brethren 4 [hammer shield]',
      '1 Gladiateur = extras/pit-fighter 3 [flail]',
    ],
  },
  {
    about: 'what they have learnt as a number behind each, and no unit',
    text: `Lizardmen "Sons of the Marsh"
skink priest Tehen 20 - dagger
saurus totem warrior Kroq 8 - halberd, shield
4 skink braves 0 - javelins
3 saurus 0 - club, shield
1 kroxigor 0`,
    name: 'Sons of the Marsh',
    rows: [
      '1 Tehen = lizardmen/skink-priest 20 [dagger]',
      '1 Kroq = lizardmen/saurus-totem 8 [halberd shield]',
      '4 skink braves = lizardmen/skink 0 [javelins]',
      '3 saurus = lizardmen/saurus 0 [hammer shield]',
      '1 kroxigor = lizardmen/kroxigor 0 []',
    ],
  },
  {
    about: 'prices in front, with how many they are in them; a warband whose name stands in quotes',
    text: `Middenheim - "The Grey Hounds"
(60) Captain Ulf: hammer(3), pistol(15) =78
(35) Champion #1: Bors - 2 axes
(35) Champion #2: Lott - halberd
(25x3) Warriors: spear(10), shield(5) =120`,
    name: 'The Grey Hounds',
    rows: [
      '1 Ulf = middenheim/captain 20 [hammer pistol]',
      '1 Bors = middenheim/champion 8 [2axe]',
      '1 Lott = middenheim/champion 8 [halberd]',
      '3 Warriors = middenheim/warrior 0 [spear shield]',
    ],
  },
  {
    about: 'Italian, with a sum at the end that no German reads as a death',
    text: `Sorelle di Sigmar "Le Braci"

1x Matriarca (70) martello sigmarita
2x Sorella superiora (35):
   - Agnese: 2 martelli
   - Bice: mazza, scudo
2x Novizie (15 cad.): mazza
TOT 489`,
    name: 'Le Braci',
    rows: [
      '1 Matriarca = sisters/matriarch 20 [sigmarite-hammer]',
      '1 Agnese = sisters/sister-superior 8 [2hammer]',
      '1 Bice = sisters/sister-superior 8 [hammer shield]',
      '2 Novizie = sisters/novice 0 [hammer]',
    ],
  },
  {
    about: 'French, two colons on a line, and keys cut short',
    text: `Warband: Les Rats du Port (Skavens)
Chef: Skritch, assassin (26px): 2 lames suintantes, étoiles
 Comp: Esquive, Coup puissant
Skaven noir n°1: Gnaw (12px): hallebarde, arm. légère
Skaven noir n°2: Nib (3px): épée, masse
Coureur: Fip (4px): fronde`,
    name: 'Les Rats du Port',
    rows: [
      '1 Skritch = skaven/assassin-adept 26 [2weeping-blades throwing-weapon]',
      '1 Gnaw = skaven/black-skaven 12 [halberd light-armour]',
      '1 Nib = skaven/black-skaven 3 [sword hammer]',
      '1 Fip = skaven/night-runner 4 [sling]',
    ],
  },
  {
    about: 'a title whose warband is called like its fighters, with what all of them cost',
    text: `**Daughters of the Bent Nail** (Sisters, 498gc)
Matriarch Ottilie – sigmarite warhammer, steel whip
Sister Superior Marthe – hammer + shield
- 3 Sisters w/ sling & hammer`,
    name: 'Daughters of the Bent Nail',
    rows: [
      '1 Ottilie = sisters/matriarch 20 [sigmarite-hammer steel-whip]',
      '1 Marthe = sisters/sister-superior 8 [hammer shield]',
      '3 Sisters = sisters/sister 0 [sling hammer]',
    ],
  },
  {
    about: 'a list builder’s names on lines of their own',
    text: `The Lynsk Patrol - Kislevites - [616 gc]

# ++ Warband ++ [616 gc]
## Heroes [155 gc]
Druzhina Captain [95 gc]: Leader
• Name: Boyar Ilya
• 1x Sword [10 gc], 1x Bow [10 gc]
Esaul [60 gc]
• Name: Kuzma Redbeard
• 1x Helmet [10 gc], 1x Dagger

## Henchmen [70 gc]
2x Cossack [70 gc]: Dagger, Axe

Created with New Recruit`,
    name: 'The Lynsk Patrol',
    rows: [
      '1 Boyar Ilya = kislev/captain 0 [sword bow]',
      '1 Kuzma Redbeard = kislev/esaul 0 [helmet dagger]',
      '2 Cossack = kislev/cossack 0 [dagger axe]',
    ],
  },
];
