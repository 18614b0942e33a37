import type { HandList } from './hand-lists.ts';

/** Lists with what players note beside their fighters: sums, losses, numbers of rows, ticks and nicknames. */
export const REMARKED_LISTS: readonly HandList[] = [
  {
    about: 'what each comes to, how many, and what all of them cost',
    text: `AVERLAND 500gc
Captain (60) dbl-handed (15) = 75
Sergeant (35) sword (10) = 45
Warriors (25) halberd (10) = 35 x3 = 105
Marksman (25) bow (10) = 35 x2 = 70
Ogre Bodyguard (80) dbl handed axe = 80 <- worth every crown`,
    name: '',
    rows: [
      '1 Captain = averland/captain 20 [double-handed]',
      '1 Sergeant = averland/sergeant 8 [sword]',
      '3 Warriors = ? 0 [halberd]',
      '2 Marksman = averland/marksman 0 [bow]',
      '1 Ogre Bodyguard = extras/ogre-bodyguard 0 [double-handed]',
    ],
  },
  {
    about: 'numbers that tell people apart, with their names behind',
    text: `undead for the club
vamp (Baron Ottokar) sword, hvy armour
necro - Albrecht - just a club
dreg #1 Hodge: xbow
dreg #2 Podge: axe, helmet
ghouls x2
zombies x4`,
    name: 'undead for the club',
    rows: [
      '1 Baron Ottokar = undead/vampire 20 [sword heavy-armour]',
      '1 Albrecht = undead/necromancer 8 [hammer]',
      '1 Hodge = undead/dreg 0 [crossbow]',
      '1 Podge = undead/dreg 0 [axe helmet]',
      '2 ghouls = undead/ghoul 0 []',
      '4 zombies = undead/zombie 0 []',
    ],
  },
  {
    about: 'what an injury or an advance has changed',
    text: `# Teeth of the Wood (Beastmen)

### Ghorbad, Beastman Chief (24xp)
- halberd, helmet
- +1 W

### Old Mutter, Beastman Shaman (12xp)
- club
- Bear's Anger

### Skarn, Bestigor (9xp)
- 2 axes
- leg wound, M5 -> M4 (remember!!)

### Herd
- Ungors x4, 3xp: spear

## Loot
a spare sword`,
    name: 'Teeth of the Wood',
    rows: [
      '1 Ghorbad = beastmen/chief 24 [halberd helmet]',
      '1 Old Mutter = beastmen/shaman 12 [hammer]',
      '1 Skarn = beastmen/bestigor 9 [2axe]',
      '4 Ungors = beastmen/ungor 3 [spear]',
    ],
  },
  {
    about: 'skills below somebody that end like a fighter',
    text: `Dwarf Treasure Hunters: Last Lamp
Thane Brokk (Noble) [22XP]
  Dwarf axe 15
  Shield 5
Slayer Snorri [14XP]
  2 axes
  Ferocious Charge, Monster Slayer
Clansmen x3 [3XP]
  Axe 5`,
    name: 'Last Lamp',
    rows: [
      '1 Thane Brokk = dwarfs/noble 22 [dwarf-axe shield]',
      '1 Snorri = dwarfs/troll-slayer 14 [2axe]',
      '3 Clansmen = dwarfs/clansman 3 [axe]',
    ],
  },
  {
    about: 'German, a table whose first column is a number cut short',
    text: `Bande;Die Rabensteiner;;;;;
Typ;Reikländer Söldner;;;;;
Anz.;Typ;Name;EP;Waffen;Rüstung;Verletzung
1;Hauptmann;Leopold;25;Schwert;Helm;
1;Champion;Ignaz;12;Zweihänder;;Handverletzung KG-1
1;Jungspund;Veit;4;Bogen, Dolch;;
4;Krieger;Torwache;5;Speer;Schild;`,
    name: 'Die Rabensteiner',
    rows: [
      '1 Leopold = reikland/captain 25 [sword helmet]',
      '1 Ignaz = reikland/champion 12 [double-handed]',
      '1 Veit = reikland/youngblood 4 [bow dagger]',
      '4 Torwache = reikland/warrior 5 [spear shield]',
    ],
  },
  {
    about: 'German, a heading in bold above people in bold',
    text: `### Averländer Söldner – *Die Hopfenritter*

**Helden**
* **Hauptmann Egon** (Hauptmann, 22 EP): Schwert, Langbogen
* **Ruprecht** (Sergeant, 11 EP): Hellebarde
* **Walli** (Bergjäger, 7 EP): Langbogen

**Gefolgsleute**
* 2x Schützen, 1 EP: Armbrust`,
    name: 'Die Hopfenritter',
    rows: [
      '1 Hauptmann Egon = averland/captain 22 [sword long-bow]',
      '1 Ruprecht = averland/sergeant 11 [halberd]',
      '1 Walli = averland/bergjaeger 7 [long-bow]',
      '2 Schützen = averland/marksman 1 [crossbow]',
    ],
  },
  {
    about: 'Spanish, two tables, the second with how many women there are',
    text: `# Hermanas de Sigmar de Rosa

| Heroína | Puesto | Armas | Px |
|:--|:--|:--|--:|
| Madre Piedad | Matriarca | Martillo sigmarita | 22 |
| Sor Clara | Hermana Superiora | Martillo a dos manos | 10 |

| Grupo | Puesto | Cuántas | Armas | Px |
|:--|:--|--:|:--|--:|
| Las Leales | Hermana Sigmarita | 3 | Martillo | 3 |
| Las Chicas | Novicia | 4 | Honda, daga | 0 |`,
    name: 'Hermanas de Sigmar de Rosa',
    rows: [
      '1 Madre Piedad = sisters/matriarch 22 [sigmarite-hammer]',
      '1 Sor Clara = sisters/sister-superior 10 [great-hammer]',
      '3 Las Leales = sisters/sister 3 [hammer]',
      '4 Las Chicas = sisters/novice 0 [sling dagger]',
    ],
  },
  {
    about: 'Italian, experience behind the last stroke',
    text: `Ostlander di Carlo
Capo: Zio Berto (Anziano) armi: ascia, arco lungo / armatura leggera, elmo / esp 23
Eroe: Lotte (Fratello di Sangue) armi: arma a due mani / esp 9
Truppa: Cugini (4 Parenti) armi: lancia, pugnale / esp 2`,
    name: 'Ostlander di Carlo',
    rows: [
      '1 Zio Berto = ostland/elder 23 [axe long-bow light-armour helmet]',
      '1 Lotte = ostland/blood-brother 9 [double-handed]',
      '4 Cugini = ostland/kin 2 [spear dagger]',
    ],
  },
  {
    about: 'French, a hired sword behind a plus, an injury behind a full stop',
    text: `Bande de Middenheim (les chiens du nord)
Gunnar capitaine 25xp: marteau à deux mains, armure légère
Bruno champion 13xp: hache, casque (+1 F)
Petit Luc recrue 3xp: lance. oeil crevé CT-1
3 guerriers 4xp: hache, bouclier

+ Mercenaire: tueur de trolls "Grimm" 2 haches 6xp`,
    name: 'Bande de Middenheim (les chiens du nord)',
    rows: [
      '1 Gunnar = middenheim/captain 25 [great-hammer light-armour]',
      '1 Bruno = middenheim/champion 13 [axe helmet]',
      '1 Petit Luc = middenheim/youngblood 3 [spear]',
      '3 guerriers = middenheim/warrior 4 [axe shield]',
      '1 Grimm = extras/troll-slayer 6 [2axe]',
    ],
  },
  {
    about: 'whom they met in a heading, and what everybody is in brackets',
    text: `# Daughters of the Bent Spoke

*Sisters of Sigmar* // played by Hanne // season 3

## Game 2 (vs Undead, lost)

- sold a shard for 45gc

## Roster after game 2

### Mother Perpetua (Matriarch)
- 24 XP
- Sigmarite Warhammer, Heavy Armour

### Gisla (Sister Superior)
- 11 XP
- Mace, Shield

### Deaf Trude (Augur)
- 5 XP
- Flail`,
    name: 'Daughters of the Bent Spoke',
    rows: [
      '1 Mother Perpetua = sisters/matriarch 24 [sigmarite-hammer heavy-armour]',
      '1 Gisla = sisters/sister-superior 11 [hammer shield]',
      '1 Deaf Trude = sisters/augur 5 [flail]',
    ],
  },
  {
    about: 'a table of units beside the names of the models',
    text: `The Grey Chapter\t\t\t\t\t
Unit\tModel name\tWS\tBS\tXP\tWeapons & armour\tTotal
Vampire\tLord Ravensburg\t4\t4\t20\tSword, Shield\t135
Necromancer\tDeacon Moll\t3\t3\t8\tMace\t38
Dreg\tLimping Nan\t2\t2\t0\tBow\t30
Zombie x3\tThe Choir\t2\t0\tn/a\t-\t45`,
    name: 'The Grey Chapter',
    rows: [
      '1 Lord Ravensburg = undead/vampire 20 [sword shield]',
      '1 Deacon Moll = undead/necromancer 8 [hammer]',
      '1 Limping Nan = undead/dreg 0 [bow]',
      '3 The Choir = undead/zombie 0 []',
    ],
  },
  {
    about: 'French, types in capitals, groups with their number in brackets',
    text: `*** LE CIRQUE DU PÈRE LUNE ***
Carnaval du Chaos

MAÎTRE DE CÉRÉMONIE : Père Lune
   Expérience : 23
   Équipement : épée, dague

COLOSSE : Gros-Jean
   Équipement : fléau

FRÈRES : Les Bateleurs (effectif 3)
   Équipement : arc court, dague

NURGLINGS (effectif 4)`,
    name: 'LE CIRQUE DU PÈRE LUNE',
    rows: [
      '1 Père Lune = carnival/master 23 [sword dagger]',
      '1 Gros-Jean = carnival/brute 8 [flail]',
      '3 Les Bateleurs = carnival/brethren 0 [short-bow dagger]',
      '4 NURGLINGS = carnival/nurgling 0 []',
    ],
  },
  {
    about: 'French, things and their price on a line below, a long name behind a colon',
    text: `Bande de Kislev
- Capitaine Druzhina : Igor le Moyennement Brave
pistolet, épée = 105 co

- Esaul : Fiodor
arme à deux mains = 50 co

- 2 Cosaques
hache et bouclier = 80 co

- 2 Streltsi
masse et bouclier = 66 co (les arquebuses, trop cher pour moi)`,
    name: 'Bande de Kislev',
    rows: [
      '1 Igor le Moyennement Brave = kislev/captain 20 [pistol sword]',
      '1 Fiodor = kislev/esaul 8 [double-handed]',
      '2 Cosaques = kislev/cossack 0 [axe shield]',
      '2 Streltsi = kislev/streltsi 0 [hammer shield]',
    ],
  },
  {
    about: 'Italian, strokes between everything',
    text: `BANDA: I Lupi Grigi (Middenheim)
EROI
Capitano Ulf Dentegrigio / martello a due mani, armatura pesante / 125
Campione Berta la Nera / due asce / 45
SEGUACI
Guerrieri (3) / lancia, pugnale / 105
SPADE DI VENTURA
Guardia del corpo Ogre / due spade / 80`,
    name: 'I Lupi Grigi',
    rows: [
      '1 Ulf Dentegrigio = middenheim/captain 20 [great-hammer heavy-armour]',
      '1 Berta la Nera = middenheim/champion 8 [2axe]',
      '3 Guerrieri = middenheim/warrior 0 [spear dagger]',
      '1 Guardia del corpo Ogre = extras/ogre-bodyguard 0 [2sword]',
    ],
  },
  {
    about: 'Spanish, names of two words before what they have learnt',
    text: `Manada del Cuerno Roto
hombres bestia, 4 partidas

Jefe: Khorgath [28 px] hacha a dos manos, casco
Chamán: Morro Pardo [14 px] bastón
Bestigor: Sin Diente [9 px] espada, escudo
2 Ungors [1 px] lanza`,
    name: 'Manada del Cuerno Roto',
    rows: [
      '1 Khorgath = beastmen/chief 28 [double-handed helmet]',
      '1 Morro Pardo = beastmen/shaman 14 [hammer]',
      '1 Sin Diente = beastmen/bestigor 9 [sword shield]',
      '2 Ungors = beastmen/ungor 1 [spear]',
    ],
  },
  {
    about: 'Italian, experience in brackets behind people who are counted',
    text: `Uomini Lucertola
Tehenzec, Sacerdote Skink (25): mazza, scudo
Cresta Rossa, Grande Cresta Skink (10): giavellotti, pugnale
I Soffioni, 4 Skink (2): cerbottana
I Colossi, 2 Sauri (3): alabarda`,
    name: '',
    rows: [
      '1 Tehenzec = lizardmen/skink-priest 25 [hammer shield]',
      '1 Cresta Rossa = lizardmen/great-crest 10 [javelins dagger]',
      '4 I Soffioni = lizardmen/skink 2 [blowpipe]',
      '2 I Colossi = lizardmen/saurus 3 [halberd]',
    ],
  },
  {
    about: 'German, the chest and what lies in it',
    text: `HEXENJÄGER "Die Laternen"
Ruprecht, Hexenjägerhauptmann, 22 EP. Schwert, Dolch
Ursula, Hexenjägerin, 9 EP. Pistole, Axt
3 Zeloten, 1 EP. Keule

Kasse 19 GK, 1 Splitter. Im Lager: Knoblauch, Seil und Haken.`,
    name: 'Die Laternen',
    rows: [
      '1 Ruprecht = witch-hunters/captain 22 [sword dagger]',
      '1 Ursula = witch-hunters/witch-hunter 9 [pistol axe]',
      '3 Zeloten = witch-hunters/zealot 1 [hammer]',
    ],
  },
  {
    about: 'a mail with what it answers below',
    text: `Hi Tom, mine for Saturday: Ostlanders

Elder - Uncle Bert - axe, light armour
Blood-Brother - Lutz - double-handed axe
Poacher - 1 Jaeger - bow

> On Wed Tom wrote:
> Need all lists by friday!! I only have Skaven and
> the Possessed so far`,
    name: '',
    rows: [
      '1 Uncle Bert = ostland/elder 20 [axe light-armour]',
      '1 Lutz = ostland/blood-brother 12 [double-handed]',
      '1 Poacher = ostland/jaeger 0 [bow]',
    ],
  },
  {
    about: 'Spanish, a table with names in brackets behind what they are',
    text: `## Los Ahogados
**Mercenarios de Marienburgo** · 600 co iniciales

| Guerrero | Equipo | Coste |
|---|---|---:|
| Capitán (Joos van der Haal) | Espada, casco | 125 |
| Campeón (Piet) | Espada | 65 |
| Campeón (el Danés) | Arma a dos manos | 50 |
| 3 Guerreros | Lanza, escudo | 120 |`,
    name: 'Los Ahogados',
    rows: [
      '1 Joos van der Haal = marienburg/captain 20 [sword helmet]',
      '1 Piet = marienburg/champion 8 [sword]',
      '1 el Danés = marienburg/champion 8 [double-handed]',
      '3 Guerreros = marienburg/warrior 0 [spear shield]',
    ],
  },
  {
    about: 'German, numbers from and to before a group',
    text: `Averländer
1. Hauptmann Korbinian (EP 20) – Schwert
2. Sergeant Ferdl (EP 11) – Zweihänder
3.-5. Bergwache (EP 3), Hellebarde und Helm
6.-7. Schützen (EP 2), Armbrust`,
    name: '',
    rows: [
      '1 Korbinian = averland/captain 20 [sword]',
      '1 Ferdl = averland/sergeant 11 [double-handed]',
      '3 Bergwache = averland/mountainguard 3 [halberd helmet]',
      '2 Schützen = averland/marksman 2 [crossbow]',
    ],
  },
  {
    about: 'German, a sheet with its name and its kind in one row',
    text: `Bande;Die Deichratten;Marienburger Söldner;;;
Typ;Name;Anzahl;EP;Ausrüstung;Kosten
Söldnerhauptmann;Piet;1;23;Duellpistole, Schwert;120
Champion;Maarten;1;11;2 Äxte, Helm;55
Krieger;Sackträger;3;2;Speer;90`,
    name: 'Die Deichratten',
    rows: [
      '1 Piet = marienburg/captain 23 [duelling-pistol sword]',
      '1 Maarten = marienburg/champion 11 [2axe helmet]',
      '3 Sackträger = marienburg/warrior 2 [spear]',
    ],
  },
];
