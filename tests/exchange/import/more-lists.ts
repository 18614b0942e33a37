import type { HandList } from './hand-lists.ts';

/** More lists of forums, messages, sheets and list builders, in five languages. */
export const MORE_LISTS: readonly HandList[] = [
  {
    about: 'French, with the signs of a forum',
    text: `[b][size=150]Les Chiens de Minuit[/size][/b] - Répurgateurs, 12 figurines, valeur 187

[u]Héros :[/u]
[*] Capitaine Répurgateur [b]Wilhelm Kranz[/b] (31 xp) : arbalète, épée, pistolet, armure légère - Coup précis, Maître d'armes
[*] Prêtre-guerrier Anselme (19 xp) : marteau x2, armure lourde, casque - Prières : Marteau de Sigmar
[*] Répurgateur Jost (14 xp) : épée, rondache, pistolet - jambe blessée
[*] Répurgateur Ludo (11 xp) : arc, épée
[u]Hommes de main :[/u]
[*] 4 Zélotes (3 xp) "Les Pénitents" : masse, dague, bouclier
[*] 2 Flagellants (2 xp) : fléau
[*] 2 Chiens de guerre
[u]Franc-tireurs :[/u]
[*] Éclaireur halfling Merri (2 xp) : arc, dague

Trésor : 42 co, 1 fragment`,
    name: 'Les Chiens de Minuit',
    rows: [
      '1 Wilhelm Kranz = witch-hunters/captain 31 [crossbow sword pistol light-armour]',
      '1 Anselme = witch-hunters/warrior-priest 19 [2hammer heavy-armour helmet]',
      '1 Jost = witch-hunters/witch-hunter 14 [sword buckler pistol]',
      '1 Ludo = witch-hunters/witch-hunter 11 [bow sword]',
      '4 Les Pénitents = witch-hunters/zealot 3 [hammer dagger shield]',
      '2 Flagellants = witch-hunters/flagellant 2 [flail]',
      '2 Chiens de guerre = witch-hunters/warhound 0 []',
      '1 Merri = extras/halfling-scout 2 [bow dagger]',
    ],
  },
  {
    about: 'a message with bold words and little pictures',
    text: `**🐀 The Under-Kings 🐀** *(Clan Eshin Skaven)*  — rating **143**

👑 **Snikkit** – Assassin Adept – 26xp
> weeping blades, throwing stars, Art of Silent Death
🧙 **Twitchtail** – Eshin Sorcerer – 13xp
> staff, sling // Children of the Horned Rat
⚔️ **Gnarl** & **Skree** – Black Skaven – 9xp each
> halberd; 2 swords
🌙 **Pip** – Night Runner – 4xp – 2 daggers, sling
🌙 **Squee** – Night Runner – 5xp – club, sling

**Henchmen**
🐁 Verminkin ×3 (xp 3) – spear, shield
🐁 Giant Rats ×5
🦍 Rat Ogre`,
    name: 'The Under-Kings',
    rows: [
      '1 Snikkit = skaven/assassin-adept 26 [weeping-blades throwing-weapon]',
      '1 Twitchtail = skaven/eshin-sorcerer 13 [hammer sling]',
      '1 Gnarl = skaven/black-skaven 9 [halberd sword]',
      '1 Skree = skaven/black-skaven 9 [halberd sword]',
      '1 Pip = skaven/night-runner 4 [2dagger sling]',
      '1 Squee = skaven/night-runner 5 [hammer sling]',
      '3 Verminkin = skaven/verminkin 3 [spear shield]',
      '5 Giant Rats = skaven/giant-rat 0 []',
      '1 Rat Ogre = skaven/rat-ogre 0 []',
    ],
  },
  {
    about: 'German, prices behind dots',
    text: `Die Grauen Wölfe - Middenheimer Söldner (Startbande 500 GK)

Hauptmann Ulfrich Weißbart: Zweihandhammer, Dolch, schwere Rüstung ............ 128 GK
Champion Gernot: Schwert, Schild, Helm .................... 60 GK
Champion Dietmar: 2 Äxte, Dolch ................... 45 GK
Jungspund Til: Keule, Dolch ........ 18 GK
Jungspund Hein: Speer, Dolch ........ 25 GK
3x Krieger: Schwert, Schild, Dolch ....... 150 GK
2x Schützen: Bogen, Dolch ........ 70 GK
Gesamt: 496 GK, Rest 4 GK`,
    name: 'Die Grauen Wölfe',
    rows: [
      '1 Ulfrich Weißbart = middenheim/captain 20 [great-hammer dagger heavy-armour]',
      '1 Gernot = middenheim/champion 8 [sword shield helmet]',
      '1 Dietmar = middenheim/champion 8 [2axe dagger]',
      '1 Til = middenheim/youngblood 0 [hammer dagger]',
      '1 Hein = middenheim/youngblood 0 [spear dagger]',
      '3 Krieger = middenheim/warrior 0 [sword shield dagger]',
      '2 Schützen = middenheim/marksman 0 [bow dagger]',
    ],
  },
  {
    about: 'Spanish, keys above and experience in brackets',
    text: `BANDA: Los Cuervos de Miragliano
TIPO: Mercenarios de Marienburgo
Coronas restantes: 12

- Capitán Rodrigo [20 PX] espada, pistola, armadura ligera
- Campeón Íñigo [8 PX]: ballesta, daga
- Campeón Nuño [8 PX]: espada, rodela
- Novato Sancho: hacha, daga
- Novato Tello: maza
- 2 guerreros: lanza, escudo
- 3 Espadachines: 2 espadas
- 2 tiradores: arcabuz

Espadas de alquiler
- Guardaespaldas ogro: mangual`,
    name: 'Los Cuervos de Miragliano',
    rows: [
      '1 Rodrigo = marienburg/captain 20 [sword pistol light-armour]',
      '1 Íñigo = marienburg/champion 8 [crossbow dagger]',
      '1 Nuño = marienburg/champion 8 [sword buckler]',
      '1 Sancho = marienburg/youngblood 0 [axe dagger]',
      '1 Tello = marienburg/youngblood 0 [hammer]',
      '2 guerreros = marienburg/warrior 0 [spear shield]',
      '3 Espadachines = marienburg/swordsman 0 [2sword]',
      '2 tiradores = marienburg/marksman 0 [handgun]',
      '1 Guardaespaldas ogro = extras/ogre-bodyguard 0 [morning-star]',
    ],
  },
  {
    about: 'Italian, everything behind dashes',
    text: `I Figli del Martello (Sorelle di Sigmar)

EROI
Matriarca sigmarita Agnese - 24 PE - martello sigmarita, frusta d'acciaio, armatura pesante, acqua santa
Sorella superiora Bianca - 9 PE - martello sigmarita, scudo, elmo
Sorella superiora Chiara - 10 PE - mazza, mazza, elmo
Augure Delia - 3 PE - frusta d'acciaio, fionda

GREGARI
4x Sorella sigmarita "Le Ardenti" - 4 PE - mazza, scudo
3x Novizia - 1 PE - mazza, pugnale`,
    name: 'I Figli del Martello',
    rows: [
      '1 Agnese = sisters/matriarch 24 [sigmarite-hammer steel-whip heavy-armour blessed-water]',
      '1 Bianca = sisters/sister-superior 9 [sigmarite-hammer shield helmet]',
      '1 Chiara = sisters/sister-superior 10 [2hammer helmet]',
      '1 Delia = sisters/augur 3 [steel-whip sling]',
      '4 Le Ardenti = sisters/sister 4 [hammer shield]',
      '3 Novizia = sisters/novice 1 [hammer dagger]',
    ],
  },
  {
    about: 'tables with columns of names that nobody agreed on',
    text: `# Da Iron Tusks

*Orc Mob — 134 rating — 18 gc in the box*

## Heroes

| Warrior | Position | XP | Stats | Kit | Skills & Injuries |
|:--|:--|--:|:-:|:--|:--|
| **Skabnoz** | Boss | 29 | M4 WS5 BS4 S4 T4 W1 I3 A1 Ld8 | choppa x2, light armour | Mighty Blow |
| **Wurrzag** | Shaman | 14 | M4 WS3 BS3 S3 T4 W1 I3 A1 Ld7 | staff | Led'er go |
| Grimtoof | Big 'Un | 17 | M4 WS4 BS3 S3 T4 W1 I3 A1 Ld7 | axe, shield, helmet | Nervous |
| Nazgit | Big 'Un | 16 | M4 WS4 BS3 S3 T4 W1 I3 A1 Ld7 | flail | |

## Henchmen

| Group | Type | No. | XP | Kit |
|:--|:--|--:|--:|:--|
| Da Ladz | Orc Boyz | 4 | 3 | spear, shield |
| Runts | Goblin Warriors | 5 | 1 | short bow, dagger |
| Chompy & Bitey | Cave Squigs | 2 | - | |
| Lump | Troll | 1 | - | |`,
    name: 'Da Iron Tusks',
    rows: [
      '1 Skabnoz = orcs/boss 29 [2axe light-armour]',
      '1 Wurrzag = orcs/shaman 14 [hammer]',
      '1 Grimtoof = orcs/big-un 17 [axe shield helmet]',
      '1 Nazgit = orcs/big-un 16 [flail]',
      '4 Da Ladz = orcs/boy 3 [spear shield]',
      '5 Runts = orcs/goblin 1 [short-bow dagger]',
      '2 Chompy & Bitey = orcs/cave-squig 0 []',
      '1 Lump = orcs/troll 0 []',
    ],
  },
  {
    about: 'values in quotes, parted by commas',
    text: `"Name","Class","Qty","XP","M","WS","BS","S","T","W","I","A","Ld","Weapons","Armour","Skills","Notes"
"Countess Mirella","Vampire","1","27","6","4","4","4","4","2","5","2","8","Sword, Dagger","Light armour","Step Aside",""
"Ottokar the Grey","Necromancer","1","12","4","3","3","3","3","1","3","1","7","Staff","","",""
"Grub","Dreg","1","5","4","2","2","3","3","1","3","1","7","Club","","","lost a toe"
"Maggot","Dreg","1","4","4","2","2","3","3","1","3","1","7","Short bow, dagger","Helmet","",""
"The Rotten","Zombie","4","0","4","2","0","3","3","1","1","1","5","","","",""
"Bonegnawers","Ghoul","3","4","4","2","2","3","4","1","3","2","5","","","",""
"Fang","Dire Wolf","1","0","9","3","0","4","3","1","2","1","4","","","",""`,
    name: '',
    rows: [
      '1 Countess Mirella = undead/vampire 27 [sword dagger light-armour]',
      '1 Ottokar the Grey = undead/necromancer 12 [hammer]',
      '1 Grub = undead/dreg 5 [hammer]',
      '1 Maggot = undead/dreg 4 [short-bow dagger helmet]',
      '4 The Rotten = undead/zombie 0 []',
      '3 Bonegnawers = undead/ghoul 4 []',
      '1 Fang = undead/dire-wolf 0 []',
    ],
  },
  {
    about: 'a sheet with keys in its cells and a fighter called like a thing',
    text: `Bande\tLes Fils de Grungni\t\t\t\t
Type\tNains chasseurs de trésors\t\t\t\t
Or\t27\t\t\t\t
\t\t\t\t\t
Nom\tProfil\tNb\tXP\tArmes\tArmure
Borgrim\tNoble\t1\t22\tHache naine, pistolet\tArmure lourde, casque
Snorri\tIngénieur\t1\t11\tArbalète\t
Hache\tTueur de trolls\t1\t9\t2 haches naines\t
Les Frères Pierre\tGuerriers du clan\t3\t2\tMarteau\tBouclier
Tonnerre\tArquebusiers\t2\t1\tArquebuse\t
Poils\tPoils-au-menton\t2\t0\tHache\t`,
    name: 'Les Fils de Grungni',
    rows: [
      '1 Borgrim = dwarfs/noble 22 [dwarf-axe pistol heavy-armour helmet]',
      '1 Snorri = dwarfs/engineer 11 [crossbow]',
      '1 Hache = dwarfs/troll-slayer 9 [2dwarf-axe]',
      '3 Les Frères Pierre = dwarfs/clansman 2 [hammer shield]',
      '2 Tonnerre = dwarfs/thunderer 1 [handgun]',
      '2 Poils = dwarfs/beardling 0 [axe]',
    ],
  },
  {
    about: 'two columns, parted by blanks',
    text: `KARNEVAL  -- The Laughing Plague (Carnival of Chaos)

Carnival Master Jester   [23xp]        sword, dagger, light armour
Brute Wobble             [8xp]         great axe
Brute Hobble             [9xp]         two-handed hammer
Tainted One Drip         [4xp]         club, Stream of Corruption
Plague Bearers x2                      
Nurglings x4                           
Brethren x3              [2xp]         spear, helmet`,
    name: 'KARNEVAL -- The Laughing Plague',
    rows: [
      '1 Jester = carnival/master 23 [sword dagger light-armour]',
      '1 Wobble = carnival/brute 8 [double-handed]',
      '1 Hobble = carnival/brute 9 [great-hammer]',
      '1 Drip = carnival/tainted 4 [hammer]',
      '2 Plague Bearers = carnival/plague-bearer 0 []',
      '4 Nurglings = carnival/nurgling 0 []',
      '3 Brethren = carnival/brethren 2 [spear helmet]',
    ],
  },
  {
    about: 'short words for those whom everybody knows',
    text: `WH warband - The Pyre, 500gc start
WH Capt (20xp) - sword, xbow, lt armour
WP (12xp) - hammer, hvy armour
WH x2 (8xp) - brace of pistols, sword
Zealots x3 - mace, dagger
Flagellants x2 - flail
Warhounds x2`,
    name: 'WH warband - The Pyre, start',
    rows: [
      '1 WH Capt = witch-hunters/captain 20 [sword crossbow light-armour]',
      '1 WP = witch-hunters/warrior-priest 12 [hammer heavy-armour]',
      '2 WH = witch-hunters/witch-hunter 8 [brace-of-pistols sword]',
      '3 Zealots = witch-hunters/zealot 0 [hammer dagger]',
      '2 Flagellants = witch-hunters/flagellant 0 [flail]',
      '2 Warhounds = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'slips in nearly every word',
    text: `Cult of the Posessed: Children of the Rift

Magistr Vorn (22 exp): sowrd, daggr, ligth armor
Mutnat Slagg (10 exp): axe, helmt; mutations: Great Claw
Mutant Vex (9 exp): sword, sheild
Posessed Brakk (8 exp)
4 Bretheren (2 exp): clubs, daggers, sheilds
2 Beastmn (1 exp): double handed weapn
2 Darksuls: flial`,
    name: 'Children of the Rift',
    rows: [
      '1 Vorn = possessed/magister 22 [sword dagger light-armour]',
      '1 Slagg = possessed/mutant 10 [axe helmet]',
      '1 Vex = possessed/mutant 9 [sword shield]',
      '1 Brakk = possessed/possessed 8 []',
      '4 Bretheren = possessed/brethren 2 [hammer dagger shield]',
      '2 Beastmn = possessed/beastman 1 [double-handed]',
      '2 Darksuls = possessed/darksoul 0 [flail]',
    ],
  },
  {
    about: 'numbers behind each, and one who is dead',
    text: `Kislev - Bears of Praag (house rules: +1 hero, black powder -10%)

Captain Yuri: M4 WS5 BS4 S3 T3 W1 I4 A1 Ld8, 33 XP
  Gear: cavalry sabre (sword), pistol, heavy armor
  Skills: Mighty Blow, Sprint
  Injury: Old Battle Wound
Esaul Pavel: M4 WS4 BS3 S3 T3 W1 I3 A1 Ld7, 15 XP
  Gear: double-handed axe
Esaul Grigor: M4 WS3 BS4 S3 T3 W1 I3 A1 Ld7, 14 XP
  Gear: bow, dagger
Bear Tamer Misha: M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7, 10 XP
  Gear: spear, net
Youth Kolya: M4 WS2 BS2 S3 T3 W1 I3 A1 Ld6, 3 XP
  Gear: axe, dagger
Trained Bear "Potap"
Cossacks (3): M4 WS3 BS2 S3 T3 W1 I3 A1 Ld7, 5 XP
  Gear: axe, shield
Streltsi (2): M4 WS3 BS4 S3 T3 W1 I3 A1 Ld7, 2 XP
  Gear: handgun, halberd

DEAD:
Esaul Boris - killed by a rat ogre in game 4`,
    name: 'Bears of Praag',
    rows: [
      '1 Yuri = kislev/captain 33 [sword pistol heavy-armour]',
      '1 Pavel = kislev/esaul 15 [double-handed]',
      '1 Grigor = kislev/esaul 14 [bow dagger]',
      '1 Misha = kislev/bear-tamer 10 [spear net]',
      '1 Kolya = kislev/youth 3 [axe dagger]',
      '1 Potap = kislev/trained-bear 0 []',
      '3 Cossacks = kislev/cossack 5 [axe shield]',
      '2 Streltsi = kislev/streltsi 2 [handgun halberd]',
    ],
  },
  {
    about: 'hired swords and people of fame, sentences among skills',
    text: `Warband: Gilded Stags
Race: Averland mercenaries
Treasury: 61gc, wyrdstone: 2

HEROES:
Gerhard (Captain, 35xp) – sword, duelling pistol, heavy armour, shield. Skills: Master of Blades, Step Aside, Fearsome. Hand injury (-1 WS)
Ilse (Sergeant, 16xp) – halberd, light armour
Ruprecht (Bergjaeger, 18xp) – long bow, 2 axes. Trick Shooter
Benno (Bergjaeger, 12xp) – bow, dagger
Kaspar (Youngblood, 6xp) – spear

HENCHMEN:
Mountain Guard (3, 5xp) – halberd, light armour
Marksmen (2, 4xp) – bow, dagger
Halfling Scouts (2, 1xp) – sling

HIRED SWORDS & DRAMATIS PERSONAE:
Elf Ranger (8xp)
Pit Fighter – Bronn (5xp)
Warlock - Fizz, spells: Fires of U'Zhul
Freelancer Sir Raynald
Aenur, the Sword of Twilight
Johann the Knife`,
    name: 'Gilded Stags',
    rows: [
      '1 Gerhard = averland/captain 35 [sword duelling-pistol heavy-armour shield]',
      '1 Ilse = averland/sergeant 16 [halberd light-armour]',
      '1 Ruprecht = averland/bergjaeger 18 [long-bow 2axe]',
      '1 Benno = averland/bergjaeger 12 [bow dagger]',
      '1 Kaspar = averland/youngblood 6 [spear]',
      '3 Mountain Guard = averland/mountainguard 5 [halberd light-armour]',
      '2 Marksmen = averland/marksman 4 [bow dagger]',
      '2 Halfling Scouts = averland/halfling-scout 1 [sling]',
      '1 Elf Ranger = extras/elf-ranger 8 []',
      '1 Bronn = extras/pit-fighter 5 []',
      '1 Fizz = extras/warlock 0 []',
      '1 Sir Raynald = extras/freelancer 0 []',
      '1 Aenur, the Sword of Twilight = ? 0 []',
      '1 Johann the Knife = ? 0 []',
    ],
  },
  {
    about: 'a tournament’s form',
    text: `++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Mordheim - Beastmen Raiders
+ TOTAL ARMY POINTS: 488gc
+ NUMBER OF ENHANCEMENTS: 0
++++++++++++++++++++++++++++++++

Char1: 1x Beastmen Chief (96 gc): Axe, Sword, Light Armour
Char2: 1x Shaman (45 gc): Staff
Char3: 1x Bestigor (60 gc): Halberd

4x Gor (160 gc)
• 4x Gor: 4 with Axe, Shield
3x Ungor (80 gc)
• 3x Ungor: 3 with Spear
2x Warhounds of Chaos (40 gc)`,
    name: '',
    rows: [
      '1 Beastmen Chief = beastmen/chief 20 [axe sword light-armour]',
      '1 Shaman = beastmen/shaman 11 [hammer]',
      '1 Bestigor = beastmen/bestigor 8 [halberd]',
      '4 Gor = beastmen/gor 0 [axe shield]',
      '3 Ungor = beastmen/ungor 0 [spear]',
      '2 Warhounds of Chaos = beastmen/chaos-hound 0 []',
    ],
  },
  {
    about: 'printed by a list builder, everything below a fighter in one list',
    text: `The Salt Wolves (112 Warband Rating, 487 gc)

Warband (Ostlanders (1b)) (112 Warband Rating, 487 gc)

Heroes
Elder (34 Warband Rating, 96 gc)
Experience, Equipment, Sword, Light Armour, 20x Experience, Skills, Mighty Blow
Model: Elder
HtH Weapon: Sword
Armor: Light Armour

Blood-Brother (13 Warband Rating, 70 gc)
Equipment, Great Axe, Helmet, 8x Experience
Model: Blood-Brother
HtH Weapon: Great Axe

Henchmen
Kin (18 Warband Rating, 120 gc)
3x Kin, Equipment, 3x Spear, 3x Shield
Model: Kin

Created with BattleScribe`,
    name: 'The Salt Wolves',
    rows: [
      '1 Elder = ostland/elder 21 [sword light-armour]',
      '1 Blood-Brother = ostland/blood-brother 8 [double-handed helmet]',
      '3 Kin = ostland/kin 0 [spear shield]',
    ],
  },
  {
    about: 'printed by a list builder, prices in the middle',
    text: `Ash Crows (97 Warband Rating, 455 gc)
Warband (Witch Hunters (1a)) (97 Warband Rating, 455 gc)
Heroes (60 Warband Rating, 300 gc)
Witch Hunter Captain - Vara
Experience, 22x Experience, Equipment, Crossbow, Sword,
(37 Warband Rating, 120 gc)
Skills, Mighty Blow, Serious Injuries, Hand Injury
Rules: Leader, Burn the Witch
Model: Witch Hunter Captain, Human max
H-t-H Weapon: Sword
Ranged Weapon: Crossbow
Warrior-Priest (20 Warband Rating, 70 gc)
12x Experience, Equipment, Hammer,
Shield, Prayers, The Hammer of Sigmar
Model: Warrior-Priest, Human max
Henchmen (37 Warband Rating, 155 gc)
Zealots (15 Warband Rating, 75 gc)
Equipment, 3x Flail, 3x Zealot, 2x Experience
Model: Zealot
Warhounds (10 Warband Rating, 30 gc)
2x Warhound
Model: Warhound`,
    name: 'Ash Crows',
    rows: [
      '1 Vara = witch-hunters/captain 23 [crossbow sword]',
      '1 Warrior-Priest = witch-hunters/warrior-priest 12 [hammer shield]',
      '3 Zealots = witch-hunters/zealot 2 [flail]',
      '2 Warhounds = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'French, as it is said',
    text: `Ma bande pour la campagne du club (Reiklanders) :
le capitaine : Heinrich, 60+35, 20 d'xp, épée + pistolet + arm légère
mes deux champions Karl et Jurgen (35 chacun) hache et bouclier
deux recrues (15 co chaque) avec gourdin
et 4 guerriers (25x4) épée/bouclier
2 tireurs : arbalètes
total 495`,
    name: 'Ma bande pour la campagne du club',
    rows: [
      '1 Heinrich = reikland/captain 20 [sword pistol light-armour]',
      '1 Karl = reikland/champion 8 [axe shield]',
      '1 Jurgen = reikland/champion 8 [axe shield]',
      '2 recrues = reikland/youngblood 0 [hammer]',
      '4 guerriers = reikland/warrior 0 [sword shield]',
      '2 tireurs = reikland/marksman 0 [crossbow]',
    ],
  },
  {
    about: 'a sentence above, keys below each',
    text: `Carnage at the Crossroads - my Middenheim warband after 6 games

Rating: 178  |  Gold: 23gc  |  Wyrdstone: 3

Captain: Ulrika "Wolfmother" Steiner   XP 38
M4 WS5 BS4 S4 T4 W2 I5 A2 Ld9
Weapons: Double-handed hammer, brace of pistols
Armour: Heavy armour, helmet
Skills: Mighty Blow, Strike to Injure, Resilient
Injuries: Horrible scars (causes fear)

Champion: Bruno    XP 21
M4 WS5 BS3 S4 T3 W1 I4 A2 Ld7
Weapons: Sword, axe
Armour: Light armour, buckler
Skills: Weapons Training

Champion: Emil    XP 17
M4 WS4 BS4 S4 T3 W1 I3 A1 Ld7
Weapons: Crossbow, dagger

Youngblood: Rolf    XP 9
M4 WS3 BS2 S3 T3 W1 I4 A1 Ld6
Weapons: Spear, shield

Henchmen Group 1: The Greybacks (4 Warriors)   XP 4
M4 WS4 BS3 S3 T3 W1 I3 A1 Ld7
Weapons: Club, dagger
Armour: Shield

Henchmen Group 2: Long Eyes (2 Marksmen)   XP 3
M4 WS3 BS4 S3 T3 W1 I3 A1 Ld7
Weapons: Long bow`,
    name: '',
    rows: [
      '1 Ulrika "Wolfmother" Steiner = middenheim/captain 38 [great-hammer brace-of-pistols heavy-armour helmet]',
      '1 Bruno = middenheim/champion 21 [sword axe light-armour buckler]',
      '1 Emil = middenheim/champion 17 [crossbow dagger]',
      '1 Rolf = middenheim/youngblood 9 [spear shield]',
      '4 The Greybacks = middenheim/warrior 4 [hammer dagger shield]',
      '2 Long Eyes = middenheim/marksman 3 [long-bow]',
    ],
  },
  {
    about: 'everything counted, prices behind dashes',
    text: `Hi all, here's my starting Undead list for Saturday's campaign, 500gc:

1 x Vampire - 110
   Sword - 10
   Dagger - free
   Light Armour - 20
1 x Necromancer - 35
   Mace - 3
2 x Dregs - 40
   2 x Bow - 20
   2 x Mace - 6
5 x Zombies - 75
3 x Ghouls - 120
1 x Dire Wolf - 50

Total 489. What do you think? I may swap the wolf for another ghoul.`,
    name: '',
    rows: [
      '1 Vampire = undead/vampire 20 [sword dagger light-armour]',
      '1 Necromancer = undead/necromancer 8 [hammer]',
      '2 Dregs = undead/dreg 0 [bow hammer]',
      '5 Zombies = undead/zombie 0 []',
      '3 Ghouls = undead/ghoul 0 []',
      '1 Dire Wolf = undead/dire-wolf 0 []',
    ],
  },
  {
    about: 'orcs in few words',
    text: `Orc mob
Boss (Gutrippa): choppa, choppa, light armor - 105
Shaman (Snotz): club, 43
Big'Un x2: 2 choppas each - 90
Boyz x3: spear & shield - 120
Boyz x2: bow - 70
Gobbos x4: spear - 100
Squig x1 - 15`,
    name: '',
    rows: [
      '1 Gutrippa = orcs/boss 20 [2axe light-armour]',
      '1 Snotz = orcs/shaman 10 [hammer]',
      "2 Big'Un = orcs/big-un 15 [2axe]",
      '3 Boyz = orcs/boy 0 [spear shield]',
      '2 Boyz = orcs/boy 0 [bow]',
      '4 Gobbos = orcs/goblin 0 [spear]',
      '1 Squig = orcs/cave-squig 0 []',
    ],
  },
  {
    about: 'German, things on the next line',
    text: `SCHWESTERN SIGMARS
"Die Dornen"

1 Matriarchin (20 EP)
   Sigmarhammer, Stahlpeitsche, leichte Rüstung
   Fertigkeiten: Absolute Treue
2 Oberschwestern (8 EP)
   Sigmarhammer, Schild
1 Seherin (0 EP)
   Streitkolben, Schleuder
4 Sigmarschwestern (0 EP)
   Streitkolben, Dolch, Helm
2 Novizinnen
   Streitkolben`,
    name: 'Die Dornen',
    rows: [
      '1 Matriarchin = sisters/matriarch 20 [sigmarite-hammer steel-whip light-armour]',
      '2 Oberschwestern = sisters/sister-superior 8 [sigmarite-hammer shield]',
      '1 Seherin = sisters/augur 0 [hammer sling]',
      '4 Sigmarschwestern = sisters/sister 0 [hammer dagger helmet]',
      '2 Novizinnen = sisters/novice 0 [hammer]',
    ],
  },
  {
    about: 'French, letters before groups, keys behind dashes',
    text: `Nom de la bande : Les Gueux de Talabheim
Type : Ostlanders
Or : 8 co

HÉROS
1) Doyen - Vieux Max - Exp : 22 - Equipement : épée, pistolet, armure lourde - Compétences : Commandant
2) Frère de sang - Klaus - Exp : 9 - Equipement : arme à deux mains
3) Frère de sang - Peter - Exp : 11 - Equipement : 2 haches - Blessures : Oeil crevé
4) Prêtre de Taal - Ursus - Exp : 12 - Equipement : masse, arc

HOMMES DE MAIN
A) Proches (3) - Exp : 2 - Equipement : lance, bouclier
B) Jaegers (2) - Exp : 0 - Equipement : arc long
C) Ogre (1) - Exp : 4 - Equipement : hache, hache`,
    name: 'Les Gueux de Talabheim',
    rows: [
      '1 Vieux Max = ostland/elder 22 [sword pistol heavy-armour]',
      '1 Klaus = ostland/blood-brother 9 [double-handed]',
      '1 Peter = ostland/blood-brother 11 [2axe]',
      '1 Ursus = ostland/priest-of-taal 12 [hammer bow]',
      '3 Proches = ostland/kin 2 [spear shield]',
      '2 Jaegers = ostland/jaeger 0 [long-bow]',
      '1 Ogre = ostland/ogre 4 [2axe]',
    ],
  },
  {
    about: 'a message with dots before each',
    text: `🐸 **Lizardmen — Temple Wardens** 🐸
\`500gc start · game 3\`

**Heroes**
• *Tlax* — Skink Priest (14 XP): mace, shield
• *Kroq* — Saurus Totem Warrior (9 XP): 2x club, bone helmet
• *Zip* — Great Crest (8 XP): javelins, dagger
• *Zap* — Great Crest (10 XP): short bow, dagger
**Henchmen**
• 4 Skinks (2 XP): javelins, shield
• 2 Saurus (3 XP): club, shield
• Kroxigor: halberd`,
    name: 'Temple Wardens',
    rows: [
      '1 Tlax = lizardmen/skink-priest 14 [hammer shield]',
      '1 Kroq = lizardmen/saurus-totem 9 [2hammer helmet]',
      '1 Zip = lizardmen/great-crest 8 [javelins dagger]',
      '1 Zap = lizardmen/great-crest 10 [short-bow dagger]',
      '4 Skinks = lizardmen/skink 2 [javelins shield]',
      '2 Saurus = lizardmen/saurus 3 [hammer shield]',
      '1 Kroxigor = lizardmen/kroxigor 0 [halberd]',
    ],
  },
  {
    about: 'things in brackets behind types in brackets',
    text: `The Wanderers (Reikland)

Heroes:
Kurt, Captain (sword, bow, light armour)
Leo and Max, Champions (axe, shield)
Young Tim (youngblood) (club)

Henchmen:
Archers: 3 Marksmen (bow, dagger)
Swordsmen: 2 (sword, buckler)
Bob the warrior (spear)

Hired: Halfling scout "Pippo"`,
    name: 'The Wanderers',
    rows: [
      '1 Kurt = reikland/captain 20 [sword bow light-armour]',
      '1 Leo = reikland/champion 8 [axe shield]',
      '1 Max = reikland/champion 8 [axe shield]',
      '1 Young Tim = reikland/youngblood 0 [hammer]',
      '3 Archers = reikland/marksman 0 [bow dagger]',
      '2 Swordsmen = reikland/swordsman 0 [sword buckler]',
      '1 Bob = reikland/warrior 0 [spear]',
      '1 Pippo = extras/halfling-scout 0 []',
    ],
  },
  {
    about: 'nothing but small letters',
    text: `mordheim warband "the pale court"
type undead
vampire elisaveta 27xp sword, light armour, skills: step aside, dodge
necromancer horst 13xp staff, spells: lifestealer
dreg igor 6xp club, dagger
dreg fritz 5xp bow
zombies x3
ghouls x3 4xp
dire wolves x2
gold 17`,
    name: 'the pale court',
    rows: [
      '1 elisaveta = undead/vampire 27 [sword light-armour]',
      '1 horst = undead/necromancer 13 [hammer]',
      '1 igor = undead/dreg 6 [hammer dagger]',
      '1 fritz = undead/dreg 5 [bow]',
      '3 zombies = undead/zombie 0 []',
      '3 ghouls = undead/ghoul 4 []',
      '2 dire wolves = undead/dire-wolf 0 []',
    ],
  },
  {
    about: 'the printed sheet, copied',
    text: `Warband roster sheet
Warband name: Fire & Brimstone    Warband type: Witch Hunters
Treasury: Gold 14, Wyrdstone 0
Heroes
Name: Jurgen Haas     Type: Witch Hunter Captain
M 4 WS 4 BS 4 S 3 T 3 W 1 I 4 A 1 Ld 8
Equipment: Sword, crossbow pistol, light armour
Skills, injuries, etc.: Leader
Experience: 21
Name: Balthasar       Type: Warrior Priest
M 4 WS 3 BS 3 S 3 T 3 W 1 I 3 A 1 Ld 8
Equipment: Warhammer, shield
Skills, injuries, etc.: Prayers of Sigmar
Experience: 13
Henchmen
Group name: Doomed     Number: 3    Type: Flagellants
M 4 WS 3 BS 3 S 4 T 4 W 1 I 3 A 1 Ld 10
Equipment: Flail
Group experience: 2
Group name: Hounds     Number: 2    Type: Warhounds
M 6 WS 4 BS 0 S 4 T 3 W 1 I 4 A 1 Ld 5`,
    name: 'Fire & Brimstone',
    rows: [
      '1 Jurgen Haas = witch-hunters/captain 21 [sword crossbow-pistol light-armour]',
      '1 Balthasar = witch-hunters/warrior-priest 13 [hammer shield]',
      '3 Doomed = witch-hunters/flagellant 2 [flail]',
      '2 Hounds = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'Italian, experience in brackets, wolves of no kind',
    text: `LA COMPAGNIA DELLA LUNA (Non Morti) - 134 pti

Vampiro "Conte Ruggero" (PE 28) Spada, Armatura pesante. Abilità: Schivata
Negromante "Malachia" (PE 12) Bastone
Reietto "Gobbo" (PE 5) Mazza, pugnale
Zombi (4)
Ghoul (3) (PE 4)
Lupi (2)

Oro: 34   Malapietra: 1`,
    name: 'LA COMPAGNIA DELLA LUNA',
    rows: [
      '1 Conte Ruggero = undead/vampire 28 [sword heavy-armour]',
      '1 Malachia = undead/necromancer 12 [hammer]',
      '1 Gobbo = undead/dreg 5 [hammer dagger]',
      '4 Zombi = undead/zombie 0 []',
      '3 Ghoul = undead/ghoul 4 []',
      '2 Lupi = ? 0 []',
    ],
  },
  {
    about: 'a heading for each fighter',
    text: `# Warband: Steel & Sorrow
# Faction: Averlanders
# Gold: 19

## Heroes
### Captain Ritter — 24 XP
- Halberd
- Heavy Armour
- *Skills*: Strike to Injure
### Sergeant Bock — 11 XP
- Great Sword
### Bergjaeger Lenz — 10 XP
- Long Bow
- Dagger
### Youngblood Jo — 3 XP
- Spear
## Henchmen
### Mountainguard ×3 — 2 XP
- Halberd
- Light Armour
### Halfling Scouts ×2 — 0 XP
- Bow`,
    name: 'Steel & Sorrow',
    rows: [
      '1 Ritter = averland/captain 24 [halberd heavy-armour]',
      '1 Bock = averland/sergeant 11 [double-handed]',
      '1 Lenz = averland/bergjaeger 10 [long-bow dagger]',
      '1 Jo = averland/youngblood 3 [spear]',
      '3 Mountainguard = averland/mountainguard 2 [halberd light-armour]',
      '2 Halfling Scouts = averland/halfling-scout 0 [bow]',
    ],
  },
  {
    about: 'a heading that nobody knows',
    text: `Possessed warband
Leader: Magister Kain, exp 24, sword+dagger, lt armour
Heroes:
 Possessed "Ghul" exp 11 (Tentacle, Spines)
 Possessed "Rend" exp 9 (Great Claw)
 Mutant Wart exp 10 (Cloven Hoofs) - axe, club
 Mutant Boil exp 8 (Hideous) - double handed sword
Henchies:
 Darksouls - 2 - exp 1 - flails
 Brethren - 3 - exp 2 - mace, shield
 Beastmen - 2 - exp 3 - double handed axes
Dead: Mutant Sore`,
    name: 'Possessed warband',
    rows: [
      '1 Kain = possessed/magister 24 [sword dagger light-armour]',
      '1 Ghul = possessed/possessed 11 []',
      '1 Rend = possessed/possessed 9 []',
      '1 Wart = possessed/mutant 10 [axe hammer]',
      '1 Boil = possessed/mutant 8 [double-handed]',
      '2 Darksouls = possessed/darksoul 1 [flail]',
      '3 Brethren = possessed/brethren 2 [hammer shield]',
      '2 Beastmen = possessed/beastman 3 [double-handed]',
    ],
  },
  {
    about: 'experience in square brackets, without a word',
    text: `Dwarf Treasure Hunters "Hammerfall"
Noble Dwarf Brokk [25]: Dwarf Axe x2, Gromril Armor, Helm
Engineer Finn [10]: Handgun, Axe
Troll Slayer Gim [12]: 2H axe
Troll Slayer Gam [9]: two Dwarf axes
Clansmen (2) [3]: hammer, shield, lt. armor
Thunderers (2) [4]: crossbow, dagger
Beardlings (2) [1]: axe`,
    name: 'Hammerfall',
    rows: [
      '1 Dwarf Brokk = dwarfs/noble 25 [2dwarf-axe gromril-armour helmet]',
      '1 Finn = dwarfs/engineer 10 [handgun axe]',
      '1 Gim = dwarfs/troll-slayer 12 [double-handed]',
      '1 Gam = dwarfs/troll-slayer 9 [2dwarf-axe]',
      '2 Clansmen = dwarfs/clansman 3 [hammer shield light-armour]',
      '2 Thunderers = dwarfs/thunderer 4 [crossbow dagger]',
      '2 Beardlings = dwarfs/beardling 1 [axe]',
    ],
  },
  {
    about: 'columns of prices',
    text: `-- CULT OF THE POSSESSED --
Magister                70
  sword                 10
  dagger                0
  light armour          20
Possessed               90
  mutation: great claw  50
Mutant                  25
  mutation: blackblood  30
  axe                   5
Darksoul x2             70
  flail                 15
Brethren x3             75
  mace                  3
                       ----
                        498`,
    name: '',
    rows: [
      '1 Magister = possessed/magister 20 [sword dagger light-armour]',
      '1 Possessed = possessed/possessed 8 []',
      '1 Mutant = possessed/mutant 0 [axe]',
      '2 Darksoul = possessed/darksoul 0 [flail]',
      '3 Brethren = possessed/brethren 0 [hammer]',
    ],
  },
  {
    about: 'a key before each, saying what he is',
    text: `Averland Mercs [AM] - "The Mountain Kings"

HERO: Captain Leopold (Ldr), 27xp, WS5, W2 - Heavy armour, sword, pistol brace; Mighty blow, dodge
HERO: Sergeant Otto, 14xp - great axe, light armour
HERO: Bergjaeger Fritz, 15xp - hunting rifle
HERO: Bergjaeger Anton, 8xp - longbow
HERO: Youngblood Kurt, 4xp - sword/dagger
HENCH: 4 Mountain guard, 3xp - halberds, lt armour
HENCH: 2 Marksmen, 2xp - bows
HIRED: Ogre bodyguard, 6xp - 2h weapon`,
    name: 'The Mountain Kings',
    rows: [
      '1 Leopold = averland/captain 27 [heavy-armour sword brace-of-pistols]',
      '1 Otto = averland/sergeant 14 [double-handed light-armour]',
      '1 Fritz = averland/bergjaeger 15 [hochland-rifle]',
      '1 Anton = averland/bergjaeger 8 [long-bow]',
      '1 Kurt = averland/youngblood 4 [sword dagger]',
      '4 Mountain guard = averland/mountainguard 3 [halberd light-armour]',
      '2 Marksmen = averland/marksman 2 [bow]',
      '1 Ogre bodyguard = extras/ogre-bodyguard 6 [double-handed]',
    ],
  },
  {
    about: 'French, experience in brackets at the end',
    text: `Carnaval du Chaos : "La Troupe Rieuse" (493 CO)
1 Maître de Cérémonie "Bouffon" : épée, dague, arm. légère [20]
2 Brutes : masse à deux mains [0]
2 Impurs : masse, Flux de corruption [0]
3 Nurglings
4 Frères : masse, bouclier [0]
2 Porte-peste`,
    name: 'La Troupe Rieuse',
    rows: [
      '1 Bouffon = carnival/master 20 [sword dagger light-armour]',
      '2 Brutes = carnival/brute 0 [great-hammer]',
      '2 Impurs = carnival/tainted 0 [hammer Flux de corruption]',
      '3 Nurglings = carnival/nurgling 0 []',
      '4 Frères = carnival/brethren 0 [hammer shield]',
      '2 Porte-peste = carnival/plague-bearer 0 []',
    ],
  },
  {
    about: 'a tab deeper for each',
    text: `Marienburg, 600 gold
Heroes (5)
\tCaptain "Silk" Aldo
\t\txp 20
\t\tRapier, Brace of duelling pistols, Light armour
\tChampion Dirk
\t\txp 8
\t\tCrossbow, Sword
\tChampion Hendrik
\t\txp 8
\t\tAxe, Shield, Helmet
\tYoungblood Pim
\t\tSpear
\tYoungblood Tom
\t\tSpear
Henchmen (3)
\tSwordsmen (2)
\t\tSword, Buckler
\tWarriors (3)
\t\tMace, Dagger`,
    name: '',
    rows: [
      '1 "Silk" Aldo = marienburg/captain 20 [rapier brace-of-duelling-pistols light-armour]',
      '1 Dirk = marienburg/champion 8 [crossbow sword]',
      '1 Hendrik = marienburg/champion 8 [axe shield helmet]',
      '1 Pim = marienburg/youngblood 0 [spear]',
      '1 Tom = marienburg/youngblood 0 [spear]',
      '2 Swordsmen = marienburg/swordsman 0 [sword buckler]',
      '3 Warriors = marienburg/warrior 0 [hammer dagger]',
    ],
  },
  {
    about: 'French, pieces that end in dots',
    text: `Équipe : Les Fils d'Ulric (Middenheim)
Capitaine : Gunnar. Épée à deux mains, armure lourde, casque. 24 XP. Frappe puissante.
Champion : Sven. Marteau, hache. 12 XP.
Champion : Olaf. Arc long. 9 XP. Tir rapide.
Recrue : Petit Jean. Dague. 3 XP.
3 x Guerriers (les Loups blancs). Lance, bouclier. 4 XP.
2 x Bretteurs. Épée, rondache. 1 XP.`,
    name: "Les Fils d'Ulric",
    rows: [
      '1 Gunnar = middenheim/captain 24 [double-handed heavy-armour helmet Frappe puissante]',
      '1 Sven = middenheim/champion 12 [hammer axe]',
      '1 Olaf = middenheim/champion 9 [long-bow]',
      '1 Petit Jean = middenheim/youngblood 3 [dagger]',
      '3 Guerriers = middenheim/warrior 4 [spear shield]',
      '2 Bretteurs = middenheim/swordsman 1 [sword buckler]',
    ],
  },
  {
    about: 'sisters in few words',
    text: `SoS warband (Sisters of Sigmar)
Matriarch Ysolde 22xp: Sigmarite warhammer x2, heavy armour, holy relic, blessed water x2
Sister Superior Ana 11xp: Sigmarite warhammer, steel whip, helmet
Sister Superior Eva 9xp: Sigmarite warhammer, shield
Sister Superior Uta 8xp: Great hammer
Augur Mia 6xp: Sling, mace
5 Sisters 2xp: mace, sling, dagger
4 Novices 0xp: mace, dagger`,
    name: 'SoS warband',
    rows: [
      '1 Ysolde = sisters/matriarch 22 [2sigmarite-hammer heavy-armour holy-relic 2blessed-water]',
      '1 Ana = sisters/sister-superior 11 [sigmarite-hammer steel-whip helmet]',
      '1 Eva = sisters/sister-superior 9 [sigmarite-hammer shield]',
      '1 Uta = sisters/sister-superior 8 [great-hammer]',
      '1 Mia = sisters/augur 6 [sling hammer]',
      '5 Sisters = sisters/sister 2 [hammer sling dagger]',
      '4 Novices = sisters/novice 0 [hammer dagger]',
    ],
  },
  {
    about: 'numbers in brackets before names',
    text: `WARBAND NAME: Bloody Hooves
WARBAND TYPE: Beastmen Raiders
RATING: 152

=== HEROES ===
[1] Karghar
    Beastman Chief | XP: 25
    M5 WS5 BS3 S4 T4 W2 I4 A1 Ld7
    > Axe, Axe, Light Armour
    > Skills: Mighty Blow
[2] Rul
    Bestigor | XP: 12
    M5 WS4 BS3 S4 T4 W1 I3 A1 Ld7
    > Halberd
[3] Tsha
    Beastmen Shaman | XP: 13
    M5 WS4 BS3 S3 T4 W1 I3 A1 Ld6
    > Staff
[4] Gallop
    Centigor | XP: 9
    M8 WS4 BS3 S4 T4 W1 I2 A1 Ld7
    > Spear, Shield

=== HENCHMEN ===
[5] The Herd (x3)
    Gor | XP: 3
    M5 WS4 BS3 S3 T4 W1 I3 A1 Ld6
    > Axe, Shield
[6] Biters (x2)
    Warhound of Chaos
    M7 WS4 BS0 S4 T3 W1 I3 A1 Ld5`,
    name: 'Bloody Hooves',
    rows: [
      '1 Karghar = beastmen/chief 25 [2axe light-armour]',
      '1 Rul = beastmen/bestigor 12 [halberd]',
      '1 Tsha = beastmen/shaman 13 [hammer]',
      '1 Gallop = beastmen/centigor 9 [spear shield]',
      '3 The Herd = beastmen/gor 3 [axe shield]',
      '2 Biters = beastmen/chaos-hound 0 []',
    ],
  },
  {
    about: 'skills in braces, and one who is crossed out',
    text: `Undead again!

**Heroes:**
**Vampire** *Sieglinde* (28 XP) [Sword, Heavy Armour] {Step Aside, Lightning Reflexes}
**Necromancer** *Mortimer* (14 XP) [Staff] {Lifestealer, Re-animation}
**Dreg** *Igor* (8 XP) [Club, Helmet]
**Dreg** *Olga* (6 XP) [Bow]
~~**Dreg** *Hans* (4 XP) [Club]~~
**Henchmen:**
**Ghouls** ×4 (3 XP)
**Zombies** ×3
**Dire Wolves** ×2`,
    name: '',
    rows: [
      '1 Sieglinde = undead/vampire 28 [sword heavy-armour]',
      '1 Mortimer = undead/necromancer 14 [hammer]',
      '1 Igor = undead/dreg 8 [hammer helmet]',
      '1 Olga = undead/dreg 6 [bow]',
      '4 Ghouls = undead/ghoul 3 []',
      '3 Zombies = undead/zombie 0 []',
      '2 Dire Wolves = undead/dire-wolf 0 []',
    ],
  },
  {
    about: 'strokes between things',
    text: `ROSTER - Ostermark: Order of the Silver Stag
Captain Magnus (20): sword/shield/light armour
2 Champions (8): spear+shield+helm
2 Youngbloods (0): club
5 Warriors (0): spear/shield
1 Marksman (0): longbow`,
    name: 'Order of the Silver Stag',
    rows: [
      '1 Magnus = ostermark/captain 20 [sword shield light-armour]',
      '2 Champions = ostermark/champion 8 [spear shield helmet]',
      '2 Youngbloods = ostermark/youngblood 0 [hammer]',
      '5 Warriors = ostermark/warrior 0 [spear shield]',
      '1 Marksman = ostermark/marksman 0 [long-bow]',
    ],
  },
  {
    about: 'a heading for the leader alone',
    text: `Middenheim mercenaries, campaign day 5. Played by Tom.
Leader
  Wulfgar the Grim: mercenary captain, experience 31, two-handed hammer and heavy armour; skills: Mighty blow, Fearsome
Heroes
  Gerd: champion, experience 14, sword and buckler
  Hilde: champion, experience 13, long bow
  Nils: youngblood, experience 6, axe
Henchmen
  The Pack: 4 swordsmen, experience 3, two swords each
  Eyes: 2 marksmen, experience 2, crossbow`,
    name: '',
    rows: [
      '1 Wulfgar the Grim = middenheim/captain 31 [great-hammer heavy-armour]',
      '1 Gerd = middenheim/champion 14 [sword buckler]',
      '1 Hilde = middenheim/champion 13 [long-bow]',
      '1 Nils = middenheim/youngblood 6 [axe]',
      '4 The Pack = middenheim/swordsman 3 [2sword]',
      '2 Eyes = middenheim/marksman 2 [crossbow]',
    ],
  },
  {
    about: 'German, things joined by signs',
    text: `Kapitän Otto Sauer – Söldner aus Marienburg
- Hauptmann Otto Sauer, 23 EP, Duellpistole + Schwert, Schwere Rüstung
- Champion Willem, 10 EP, Armbrust & Dolch
- Champion Cornelis, 9 EP, Rapier? nein: Schwert, Buckler
- Jungblut Jan, 2 EP, Keule
- 4 Krieger, 3 EP, Speere und Schilde
- 2 Schützen, 1 EP, Musketen
Stand: 12 GK, 1 Morrstein`,
    name: 'Kapitän Otto Sauer',
    rows: [
      '1 Otto Sauer = marienburg/captain 23 [duelling-pistol sword heavy-armour]',
      '1 Willem = marienburg/champion 10 [crossbow dagger]',
      '1 Cornelis = marienburg/champion 9 [rapier nein sword buckler]',
      '1 Jan = marienburg/youngblood 2 [hammer]',
      '4 Krieger = marienburg/warrior 3 [spear shield]',
      '2 Schützen = marienburg/marksman 1 [handgun]',
    ],
  },
];
