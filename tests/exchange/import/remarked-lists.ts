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
      "1 Old Mutter = beastmen/shaman 12 [hammer Bear's Anger]",
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
      '1 Snorri = dwarfs/troll-slayer 14 [2axe Ferocious Charge Monster Slayer]',
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
];
