import type { HandList } from './hand-lists.ts';

// Lists that say little: first letters for who somebody is, nothing between a name and his things, half a name that
// means only one fighter of the warband.

export const SAVED_LETTERS: readonly HandList[] = [
  {
    about: 'a message with first letters, two on a line, and reasons that are nobody’s things',
    text: `Clan Eshin - The Drain Choir 500gc
AA "Skrix" - weeping blades, sling, dag (125)
sorc "Old Wheeze" club + dag (48)
BS "Tchik" - 2x sword, dag (60)
NR "Pip" sling dag, NR "Squeak" sling dag - 22 each
4 VK w/ slings, clubs (100)
1 VK on his own w/ spear, shield so he can get his own roll`,
    name: 'The Drain Choir',
    rows: [
      '1 Skrix = skaven/assassin-adept 20 [weeping-blades sling dagger]',
      '1 Old Wheeze = skaven/eshin-sorcerer 8 [hammer dagger]',
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
];
