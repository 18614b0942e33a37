/** A list as a player writes it, and who is in it: count, name, profile, experience, things. */
export interface HandList {
  readonly about: string;
  readonly text: string;
  readonly name: string;
  readonly rows: readonly string[];
}

/** Lists in the manner of forums, blogs, messages and sheets, in five languages. */
export const HAND_LISTS: readonly HandList[] = [
  {
    about: 'a title with its cost, a name behind a dash',
    text: `**The Grim Reapers** (Witch Hunters) - 487gc, rating 112

HEROES
1. Witch Hunter Captain "Matthias Voss" - M4 WS4 BS4 S3 T3 W1 I4 A1 Ld8 [20XP]
   brace of pistols, sword, light armour
   Skills: Pistolier, Mighty Blow
2. Warrior-Priest - Father Anton [12xp]: hammer, heavy armour, shield. Prayers: The Hammer of Sigmar
3. Witch Hunter (Klaus): crossbow, sword [8XP]
4. Witch Hunter (Jonas): crossbow, dagger, old battle wound [9XP]

HENCHMEN
3x Zealot - flail & dagger (25gc each) xp 2
2x Flagellant: flail
2 Warhounds

HIRED SWORDS
Ogre Bodyguard - 2 axes, light armour`,
    name: 'The Grim Reapers',
    rows: [
      '1 Matthias Voss = witch-hunters/captain 20 [brace-of-pistols sword light-armour]',
      '1 Father Anton = witch-hunters/warrior-priest 12 [hammer heavy-armour shield]',
      '1 Klaus = witch-hunters/witch-hunter 8 [crossbow sword]',
      '1 Jonas = witch-hunters/witch-hunter 9 [crossbow dagger]',
      '3 Zealot = witch-hunters/zealot 2 [flail dagger]',
      '2 Flagellant = witch-hunters/flagellant 0 [flail]',
      '2 Warhounds = witch-hunters/warhound 0 []',
      '1 Ogre Bodyguard = extras/ogre-bodyguard 0 [2axe light-armour]',
    ],
  },
  {
    about: 'numbers behind fighters, things without a sign',
    text: `Rat pack — Skaven
Assassin Adept - Skrik: weeping blades, throwing stars / 23xp
Eshin Sorcerer: Warp lightning?? staff
Black Skaven #1 fighting claws
Black Skaven #2 halberd
Night Runners (2) - slings, daggers
Verminkin x4 w/ spears + shields
Giant Rats 3
Rat Ogre "Bonebreaker"`,
    name: 'Rat pack',
    rows: [
      '1 Skrik = skaven/assassin-adept 23 [weeping-blades throwing-weapon]',
      '1 Eshin Sorcerer = skaven/eshin-sorcerer 8 [Warp lightning hammer]',
      '1 Black Skaven #1 = skaven/black-skaven 8 [fighting-claws]',
      '1 Black Skaven #2 = skaven/black-skaven 8 [halberd]',
      '2 Night Runners = skaven/night-runner 0 [sling dagger]',
      '4 Verminkin = skaven/verminkin 0 [spear shield]',
      '3 Giant Rats = skaven/giant-rat 0 []',
      '1 Bonebreaker = skaven/rat-ogre 0 []',
    ],
  },
  {
    about: 'a forum post, fighters told apart by numbers',
    text: `[b]Reikland Raiders[/b] - Reiklanders, 500gc

[u]Heroes[/u]
Captain - Johann "The Knife" Krause - sword, dagger, pistols, light armour (121gc)
Champion #1: Double-handed sword, helm
Champion #2: sword, buckler, dagger
Youngblood - Willi - axe, dagger
Youngblood - Franz - axe, dagger

[u]Henchmen[/u]
Swordsmen x2 - sword, buckler
Marksmen x3 - crossbow, dagger
Warriors (2): spear, shield

Total: 500`,
    name: 'Reikland Raiders',
    rows: [
      '1 Johann "The Knife" Krause = reikland/captain 20 [sword dagger brace-of-pistols light-armour]',
      '1 Champion #1 = reikland/champion 8 [double-handed helmet]',
      '1 Champion #2 = reikland/champion 8 [sword buckler dagger]',
      '1 Willi = reikland/youngblood 0 [axe dagger]',
      '1 Franz = reikland/youngblood 0 [axe dagger]',
      '2 Swordsmen = reikland/swordsman 0 [sword buckler]',
      '3 Marksmen = reikland/marksman 0 [crossbow dagger]',
      '2 Warriors = reikland/warrior 0 [spear shield]',
    ],
  },
  {
    about: 'cells parted by tabs',
    text: [
      'Marienburgers "Der Goldene Anker"',
      'Captain Pieter van Dyk\t20xp\tDuelling pistol, sword, light armour',
      'Champion Joost\t8xp\tPistol, sword',
      'Champion Klaas\t8xp\tCrossbow, axe',
      'Youngblood Rik\t0xp\tDagger, sling',
      'Warrior x3\t0xp\tClub, dagger',
      'Marksman x2\t0xp\tHandgun',
    ].join('\n'),
    name: 'Der Goldene Anker',
    rows: [
      '1 Pieter van Dyk = marienburg/captain 20 [duelling-pistol sword light-armour]',
      '1 Joost = marienburg/champion 8 [pistol sword]',
      '1 Klaas = marienburg/champion 8 [crossbow axe]',
      '1 Rik = marienburg/youngblood 0 [dagger sling]',
      '3 Warrior = marienburg/warrior 0 [hammer dagger]',
      '2 Marksman = marienburg/marksman 0 [handgun]',
    ],
  },
  {
    about: 'things below, counts behind names',
    text: `my undead list (campaign start):

Vampire 110
- sword
- spear
- light armour
Necromancer 35
- staff
Dreg #1
- club
- sling
Dreg #2
- axe
5 Zombies 75
Ghouls 3
Dire Wolf`,
    name: 'my undead list (campaign start)',
    rows: [
      '1 Vampire = undead/vampire 20 [sword spear light-armour]',
      '1 Necromancer = undead/necromancer 8 [hammer]',
      '1 Dreg #1 = undead/dreg 0 [hammer sling]',
      '1 Dreg #2 = undead/dreg 0 [axe]',
      '5 Zombies = undead/zombie 0 []',
      '3 Ghouls = undead/ghoul 0 []',
      '1 Dire Wolf = undead/dire-wolf 0 []',
    ],
  },
  {
    about: 'one line a fighter, armed with',
    text: `Skaven 500 gc
Assassin Adept w/ weeping blades, throwing stars
Eshin Sorcerer w/ club
2 Black Skaven w/ fighting claws each
Black Skaven w/ halberd & heavy armour
2 Night Runners w/ 2 slings
5 Verminkin w/ clubs
4 Giant Rats
Rat Ogre`,
    name: '',
    rows: [
      '1 Assassin Adept = skaven/assassin-adept 20 [weeping-blades throwing-weapon]',
      '1 Eshin Sorcerer = skaven/eshin-sorcerer 8 [hammer]',
      '2 Black Skaven = skaven/black-skaven 8 [fighting-claws]',
      '1 Black Skaven = skaven/black-skaven 8 [halberd heavy-armour]',
      '2 Night Runners = skaven/night-runner 0 [sling]',
      '5 Verminkin = skaven/verminkin 0 [hammer]',
      '4 Giant Rats = skaven/giant-rat 0 []',
      '1 Rat Ogre = skaven/rat-ogre 0 []',
    ],
  },
  {
    about: 'French, n°1 and n°2',
    text: `Skaven : Les Griffes de l'Ombre
Héros :
Adepte assassin - Skritch - lames suintantes, étoiles de jet [20 XP]
Sorcier Eshin - Queek - gourdin
Skaven noir n°1 : hallebarde
Skaven noir n°2 : épée, dague, armure lourde
Coureurs nocturnes (x2) : fronde, dague
Hommes de main :
Vermineux (4) : lance, bouclier
Rats géants : 5
Rat-ogre`,
    name: "Les Griffes de l'Ombre",
    rows: [
      '1 Skritch = skaven/assassin-adept 20 [weeping-blades throwing-weapon]',
      '1 Queek = skaven/eshin-sorcerer 8 [hammer]',
      '1 Skaven noir n°1 = skaven/black-skaven 8 [halberd]',
      '1 Skaven noir n°2 = skaven/black-skaven 8 [sword dagger heavy-armour]',
      '2 Coureurs nocturnes = skaven/night-runner 0 [sling dagger]',
      '4 Vermineux = skaven/verminkin 0 [spear shield]',
      '5 Rats géants = skaven/giant-rat 0 []',
      '1 Rat-ogre = skaven/rat-ogre 0 []',
    ],
  },
  {
    about: 'German, counts behind names',
    text: `Die Hexenjäger von Wolfenburg
(Hexenjäger)

HELDEN
Hexenjägerhauptmann - Magnus Stahl: 2 Pistolen, Schwert, leichte Rüstung (20 EP)
Kriegerpriester - Bruder Anselm: Hammer, schwere Rüstung
Hexenjäger - Karl - Armbrust, Schwert (8 EP)
Hexenjäger - Rolf - Armbrust, Axt (8 EP)

GEFOLGSLEUTE
Zeloten 3: Speer, Schild
Flagellanten 2: Flegel
Kampfhunde x3

GEDUNGENE KLINGEN
Halbling-Kundschafter: Bogen, Dolch`,
    name: 'Die Hexenjäger von Wolfenburg',
    rows: [
      '1 Magnus Stahl = witch-hunters/captain 20 [2pistol sword light-armour]',
      '1 Bruder Anselm = witch-hunters/warrior-priest 12 [hammer heavy-armour]',
      '1 Karl = witch-hunters/witch-hunter 8 [crossbow sword]',
      '1 Rolf = witch-hunters/witch-hunter 8 [crossbow axe]',
      '3 Zeloten = witch-hunters/zealot 0 [spear shield]',
      '2 Flagellanten = witch-hunters/flagellant 0 [flail]',
      '3 Kampfhunde = witch-hunters/warhound 0 []',
      '1 Halbling-Kundschafter = extras/halfling-scout 0 [bow dagger]',
    ],
  },
  {
    about: 'Spanish, with traits in brackets',
    text: `Banda: Los Condenados
Tipo: Culto de los Poseídos
Oro: 12

Héroes
1. Magíster Malaquías - espada, daga, armadura ligera (20 px)
2. Poseído "Gusano" (tentáculo)
3. Mutante - Ojo - hacha
Secuaces
Hombres bestia x2 - hacha, escudo
Almas oscuras x2: mayal
Adeptos (4): maza, daga`,
    name: 'Los Condenados',
    rows: [
      '1 Malaquías = possessed/magister 20 [sword dagger light-armour]',
      '1 Gusano = possessed/possessed 8 []',
      '1 Ojo = possessed/mutant 0 [axe]',
      '2 Hombres bestia = possessed/beastman 0 [axe shield]',
      '2 Almas oscuras = possessed/darksoul 0 [flail]',
      '4 Adeptos = possessed/brethren 0 [hammer dagger]',
    ],
  },
  {
    about: 'Italian',
    text: `Nani Cacciatori di Tesori - "Barba d'Oro"

Eroi:
Nobile nano Thorgrim (20 PE): ascia nanica, scudo, armatura pesante, elmo
Ingegnere nano Bardin: archibugio, ascia
Sventratore di troll Gotrek: 2 asce
Gregari:
2 Guerrieri del clan: ascia, scudo
2 Barbacorte: mazza`,
    name: "Barba d'Oro",
    rows: [
      '1 Thorgrim = dwarfs/noble 20 [dwarf-axe shield heavy-armour helmet]',
      '1 Bardin = dwarfs/engineer 10 [handgun axe]',
      '1 Gotrek = dwarfs/troll-slayer 8 [2axe]',
      '2 Guerrieri del clan = dwarfs/clansman 0 [axe shield]',
      '2 Barbacorte = dwarfs/beardling 0 [hammer]',
    ],
  },
  {
    about: 'a sheet pasted as text',
    text: [
      'Orc Mob',
      'Da Boyz of Gork',
      'Name\tType\tXP\tEquipment',
      'Grimgor\tOrc Boss\t20\tDouble-handed axe, heavy armour',
      'Wurzag\tOrc Shaman\t10\tClub',
      "Snagga\tBig 'Un\t15\tChoppa, choppa",
      "Mogga\tBig 'Un\t15\tChoppa, shield",
      'Da Boyz\tOrc Boy x4\t0\tChoppa, club',
      'Gobboz\tGoblin Warrior x5\t0\tShort bow',
      'Squigs\tCave Squig x2\t0',
    ].join('\n'),
    name: 'Da Boyz of Gork',
    rows: [
      '1 Grimgor = orcs/boss 20 [double-handed heavy-armour]',
      '1 Wurzag = orcs/shaman 10 [hammer]',
      '1 Snagga = orcs/big-un 15 [2axe]',
      '1 Mogga = orcs/big-un 15 [axe shield]',
      '4 Da Boyz = orcs/boy 0 [axe hammer]',
      '5 Gobboz = orcs/goblin 0 [short-bow]',
      '2 Squigs = orcs/cave-squig 0 []',
    ],
  },
  {
    about: 'a sheet whose heads are Hero and Qty',
    text: [
      'Beastmen raiders',
      'Hero\tQty\tWeapons\tArmour\tXP',
      'Beastman Chief\t1\tAxe, Axe\tLight armour\t20',
      'Beastman Shaman\t1\tStaff\t-\t10',
      'Bestigor\t1\tHalberd\tHelmet\t8',
      'Centigor\t1\tSpear\tShield\t8',
      'Gor\t3\tClub, dagger\t-\t0',
      'Ungor\t4\tSpear\t-\t0',
      'Warhound of Chaos\t2\t-\t-\t0',
    ].join('\n'),
    name: '',
    rows: [
      '1 Beastman Chief = beastmen/chief 20 [2axe light-armour]',
      '1 Beastman Shaman = beastmen/shaman 10 [hammer]',
      '1 Bestigor = beastmen/bestigor 8 [halberd helmet]',
      '1 Centigor = beastmen/centigor 8 [spear shield]',
      '3 Gor = beastmen/gor 0 [hammer dagger]',
      '4 Ungor = beastmen/ungor 0 [spear]',
      '2 Warhound of Chaos = beastmen/chaos-hound 0 []',
    ],
  },
  {
    about: 'French, fighters told apart by bare numbers',
    text: `Ours de Kislev (Kislévites) 500 couronnes

Capitaine de Druzhina – Boris – hache, pistolet, armure lourde [20xp]
Dompteur d'ours – Ivan – gourdin
Esaul 1 – épée, arc
Esaul 2 – épée, arc
Jeune – Piotr – dague
Cosaques : 3 – hache, dague
Streltsi ×2 – arquebuse, hallebarde
Ours dressé`,
    name: 'Ours de Kislev',
    rows: [
      '1 Boris = kislev/captain 20 [axe pistol heavy-armour]',
      '1 Ivan = kislev/bear-tamer 8 [hammer]',
      '1 Esaul #1 = kislev/esaul 8 [sword bow]',
      '1 Esaul #2 = kislev/esaul 8 [sword bow]',
      '1 Piotr = kislev/youth 0 [dagger]',
      '3 Cosaques = kislev/cossack 0 [axe dagger]',
      '2 Streltsi = kislev/streltsi 0 [handgun halberd]',
      '1 Ours dressé = kislev/trained-bear 0 []',
    ],
  },
  {
    about: 'names in brackets, counts behind commas',
    text: `Ostlanders: House of the Bull
Elder (Ulrich): two-handed axe, heavy armour
Blood-Brothers (Hans and Georg): sword, axe
Priest of Taal (Father Hirsch): club
Kin, 4: axe, dagger
Jaegers, 2: bow
Ruffians, 3: clubs
Ogre: two handed club`,
    name: 'House of the Bull',
    rows: [
      '1 Ulrich = ostland/elder 20 [double-handed heavy-armour]',
      '1 Hans = ostland/blood-brother 12 [sword axe]',
      '1 Georg = ostland/blood-brother 12 [sword axe]',
      '1 Father Hirsch = ostland/priest-of-taal 12 [hammer]',
      '4 Kin = ostland/kin 0 [axe dagger]',
      '2 Jaegers = ostland/jaeger 0 [bow]',
      '3 Ruffians = ostland/ruffian 0 [hammer]',
      '1 Ogre = ostland/ogre 0 [great-hammer]',
    ],
  },
  {
    about: 'Spanish, names behind colons',
    text: `Hermanas de Sigmar - La Luz
Heroínas
- Matriarca: Sor Inés; martillo sigmarita, escudo (20 exp)
- Hermana superiora: Sor Ana; látigo de acero, rodela
- Augur: Sor Luz
- Hermana superiora: Sor Eva; martillo sigmarita, armadura ligera
Secuaces
- 3 Hermanas: maza, honda
- Novicias: 4; maza
Espadas de alquiler
- Gladiador de pozo`,
    name: 'La Luz',
    rows: [
      '1 Sor Inés = sisters/matriarch 20 [sigmarite-hammer shield]',
      '1 Sor Ana = sisters/sister-superior 8 [steel-whip buckler]',
      '1 Sor Luz = sisters/augur 0 []',
      '1 Sor Eva = sisters/sister-superior 8 [sigmarite-hammer light-armour]',
      '3 Hermanas = sisters/sister 0 [hammer sling]',
      '4 Novicias = sisters/novice 0 [hammer]',
      '1 Gladiador de pozo = extras/pit-fighter 0 []',
    ],
  },
  {
    about: 'Italian, names in brackets',
    text: `Cacciatori di streghe
Capitano cacciatore di streghe (Lorenzo) - coppia di pistole, spada - 21 PE
Prete guerriero (Don Carlo) - martello, scudo
Cacciatore di streghe (Ugo) - balestra
2 Zeloti - lancia
1 Mastino
1 Mastino`,
    name: '',
    rows: [
      '1 Lorenzo = witch-hunters/captain 21 [brace-of-pistols sword]',
      '1 Don Carlo = witch-hunters/warrior-priest 12 [hammer shield]',
      '1 Ugo = witch-hunters/witch-hunter 8 [crossbow]',
      '2 Zeloti = witch-hunters/zealot 0 [spear]',
      '1 Mastino = witch-hunters/warhound 0 []',
      '1 Mastino = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'a post with talk below',
    text: `The Black Hand
Witch Hunters warband. 500gc

Captain Aurelius – brace of pistols, rapier
Warrior Priest (Brother Tomas) – warhammer, shield
Witch Hunter – Hilda – crossbow
Zealots x4 – club, dagger
Warhounds: 2
Flagellant x1 – flail

Thoughts? I still have 12 gc left.
We play on Tuesdays, 3 games so far.
2 wins, 1 loss`,
    name: 'The Black Hand',
    rows: [
      '1 Aurelius = witch-hunters/captain 20 [brace-of-pistols rapier]',
      '1 Brother Tomas = witch-hunters/warrior-priest 12 [hammer shield]',
      '1 Hilda = witch-hunters/witch-hunter 8 [crossbow]',
      '4 Zealots = witch-hunters/zealot 0 [hammer dagger]',
      '2 Warhounds = witch-hunters/warhound 0 []',
      '1 Flagellant = witch-hunters/flagellant 0 [flail]',
    ],
  },
  {
    about: 'numbers before everybody',
    text: `Skaven Warband
Name: Nightclaws
Rating: 87

#1 Assassin Adept "Sleek" weeping blades (20xp)
#2 Black Skaven "Gnaw" halberd (8xp)
#3 Black Skaven "Chew" 2 swords (8xp)
#4 Night Runner sling, dagger
#5 Night Runner sling
(6) Giant Rats x 3
(7) 3x Verminkin spear, shield`,
    name: 'Nightclaws',
    rows: [
      '1 Sleek = skaven/assassin-adept 20 [weeping-blades]',
      '1 Gnaw = skaven/black-skaven 8 [halberd]',
      '1 Chew = skaven/black-skaven 8 [2sword]',
      '1 Night Runner = skaven/night-runner 0 [sling dagger]',
      '1 Night Runner = skaven/night-runner 0 [sling]',
      '3 Giant Rats = skaven/giant-rat 0 []',
      '3 Verminkin = skaven/verminkin 0 [spear shield]',
    ],
  },
  {
    about: 'names and types in cells',
    text: [
      'Warband\tOrcs & Goblins',
      'Leader\tOrc Boss "Urgh"\tChoppa, Axe, Light armour',
      'Shaman\tOrc Shaman\tClub',
      "Big 'Un\tBonk\tDouble-handed axe",
      'Orc Boys (3)\t\tAxe, Club',
      'Goblins (4)\t\tSpear',
      'Troll',
    ].join('\n'),
    name: '',
    rows: [
      '1 Urgh = orcs/boss 20 [axe axe light-armour]',
      '1 Shaman = orcs/shaman 10 [hammer]',
      '1 Bonk = orcs/big-un 15 [double-handed]',
      '3 Orc Boys = orcs/boy 0 [axe hammer]',
      '4 Goblins = orcs/goblin 0 [spear]',
      '1 Troll = orcs/troll 0 []',
    ],
  },
  {
    about: 'marks of mutants',
    text: `**Possessed** - *Children of Shadow*
- Magister "Korvus": sword, dagger | 20 XP
- Possessed "Thing" - Great Claw, Tentacle - 8xp
- Mutant - Scorpion Tail, axe
- 2x Darksouls w/ flails
- Brethren ×3 (club, dagger)
- Beastman #1: axe, axe
- Beastman #2: halberd
1. Hired: Pit Fighter`,
    name: 'Children of Shadow',
    rows: [
      '1 Korvus = possessed/magister 20 [sword dagger]',
      '1 Thing = possessed/possessed 8 []',
      '1 Mutant = possessed/mutant 0 [axe]',
      '2 Darksouls = possessed/darksoul 0 [flail]',
      '3 Brethren = possessed/brethren 0 [hammer dagger]',
      '1 Beastman #1 = possessed/beastman 0 [2axe]',
      '1 Beastman #2 = possessed/beastman 0 [halberd]',
      '1 Pit Fighter = extras/pit-fighter 0 []',
    ],
  },
  {
    about: 'commas only',
    text: `Warband: Ironbeards (Dwarf Treasure Hunters)
Noble, Thorek, 20XP, dwarf axe, gromril armour
Engineer, Burlok, 10XP, handgun, hammer
Troll Slayer, Snorri, 8XP, two axes
Clansmen, 3, 0XP, axe, shield
Thunderers, 2, 0XP, crossbow`,
    name: 'Ironbeards',
    rows: [
      '1 Thorek = dwarfs/noble 20 [dwarf-axe gromril-armour]',
      '1 Burlok = dwarfs/engineer 10 [handgun hammer]',
      '1 Snorri = dwarfs/troll-slayer 8 [2axe]',
      '3 Clansmen = dwarfs/clansman 0 [axe shield]',
      '2 Thunderers = dwarfs/thunderer 0 [crossbow]',
    ],
  },
  {
    about: 'two names for two people',
    text: `Undead: Count Orlok's Brood
Vampire - Count Orlok - 2x swords, heavy armour - 3rd skill: Strike to Injure
Necromancer - Szilard - staff - spells: Lifestealer, Re-Animation
Dregs - Renfield & Igor - club, sling
Ghouls x 3 - xp 2
Zombies x 4
Dire Wolves x 2`,
    name: "Count Orlok's Brood",
    rows: [
      '1 Count Orlok = undead/vampire 20 [2sword heavy-armour 3rd skill]',
      '1 Szilard = undead/necromancer 8 [hammer]',
      '1 Renfield = undead/dreg 0 [hammer sling]',
      '1 Igor = undead/dreg 0 [hammer sling]',
      '3 Ghouls = undead/ghoul 2 []',
      '4 Zombies = undead/zombie 0 []',
      '2 Dire Wolves = undead/dire-wolf 0 []',
    ],
  },
];
