import type { HandList } from './hand-lists.ts';

/** Lists whose every part says what it is, whatever parts them, and rows that number everybody. */
export const PLAIN_LISTS: readonly HandList[] = [
  {
    about: 'Spanish, a table whose first column numbers all models',
    text: `**Banda:** Los Ojos del Lago
**Tipo:** Hombres Lagarto

| # | Miniatura | Perfil | Armas | Exp |
|--:|:--|:--|:--|--:|
| 1 | Tlacotl | Sacerdote eslizón | maza, daga | 20 |
| 2 | Quetz | Guerrero tótem saurio | espada, escudo | 8 |
| 3 | Chalco | Gran cresta eslizón | jabalinas | 0 |
| 4-7 | Los de arriba | Eslizones (4) | cerbatana | 0 |
| 8-9 | Las murallas | Saurios (2) | garrote, escudo | 0 |`,
    name: 'Los Ojos del Lago',
    rows: [
      '1 Tlacotl = lizardmen/skink-priest 20 [hammer dagger]',
      '1 Quetz = lizardmen/saurus-totem 8 [sword shield]',
      '1 Chalco = lizardmen/great-crest 0 [javelins]',
      '4 Los de arriba = lizardmen/skink 0 [blowpipe]',
      '2 Las murallas = lizardmen/saurus 0 [hammer shield]',
    ],
  },
  {
    about: 'German, rows of a sheet in a letter, groups without a name',
    text: `Moin zusammen,

hier meine Middenheimer fürs Wochenende:

Name\tTyp\tAnzahl\tAusrüstung\tKosten
Ritter Bodo\tHauptmann\t1\tBihänder, schwere Rüstung\t125
Eike\tChampion\t1\tSchwert, Helm\t55
\tKrieger\t3\tSpeer, Schild\t120
\tSchützen\t2\tLangbogen\t80

Gruß
Jens`,
    name: '',
    rows: [
      '1 Ritter Bodo = middenheim/captain 20 [double-handed heavy-armour]',
      '1 Eike = middenheim/champion 8 [sword helmet]',
      '3 Krieger = middenheim/warrior 0 [spear shield]',
      '2 Schützen = middenheim/marksman 0 [long-bow]',
    ],
  },
  {
    about: 'names that say what somebody suffers from, or are called like another type',
    text: `Ostland – Les Ours
Doyen : Gaspard – épée, armure lourde
Frère de sang / Le Borgne / hache. casque
Prêtre de Taal = One-Eye (12 XP) | arc
Les chasseurs : 2 Jaegers [2 XP], arc long et dague
(3) Proches [3 XP] – hallebarde`,
    name: 'Les Ours',
    rows: [
      '1 Gaspard = ostland/elder 20 [sword heavy-armour]',
      '1 Le Borgne = ostland/blood-brother 12 [axe helmet]',
      '1 One-Eye = ostland/priest-of-taal 12 [bow]',
      '2 Les chasseurs = ostland/jaeger 2 [long-bow dagger]',
      '3 Proches = ostland/kin 3 [halberd]',
    ],
  },
  {
    about: 'French, what each is above his name, in capitals and without a sign',
    text: `La Cour du Puits (Morts-vivants)

VAMPIRE
Comtesse Irmelin de Brume, 27 xp
M6 CC5 CT4 F4 E4 PV2 I6 A2 Cd8
épée, armure lourde

NÉCROMANCIEN
Maître Anselme, 12 xp
bâton, dague

RÉPROUVÉS
Goitron, 6 xp
arbalète
Le Borgne, 3 xp
hallebarde, casque

GOULES x2

ZOMBIES x4`,
    name: 'La Cour du Puits',
    rows: [
      '1 Comtesse Irmelin de Brume = undead/vampire 27 [sword heavy-armour]',
      '1 Maître Anselme = undead/necromancer 12 [hammer dagger]',
      '1 Goitron = undead/dreg 6 [crossbow]',
      '1 Le Borgne = undead/dreg 3 [halberd helmet]',
      '2 GOULES = undead/ghoul 0 []',
      '4 ZOMBIES = undead/zombie 0 []',
    ],
  },
  {
    about: 'sums behind things without any sign, and nicknames within names',
    text: `beastmen 500

chief 2h axe, light armour 65+15+20=100
bestigor halberd 45+10
bestigor axe, shield 45+5+5
gor x2 axe + dagger 35+5
ungor x3 spear 25+10 (one of these may become a champion)`,
    name: '',
    rows: [
      '1 chief = beastmen/chief 20 [double-handed light-armour]',
      '1 bestigor = beastmen/bestigor 8 [halberd]',
      '1 bestigor = beastmen/bestigor 8 [axe shield]',
      '2 gor = beastmen/gor 0 [axe dagger]',
      '3 ungor = beastmen/ungor 0 [spear]',
    ],
  },
  {
    about:
      'French, a leader who is said to be one, what people are for, and what two heroes have each',
    text: `Les Moustaches du Puits (Skavens)

- Skrell, Adepte Assassin (le chef) : épée, dague
- Vritch et Skab, mes deux Skavens Noirs :
  - Vritch : hallebarde
  - Skab : épée, bouclier
- 3 Rats Géants pour encombrer les ruelles
- Vermines, meute 1 (x2) : lance`,
    name: 'Les Moustaches du Puits',
    rows: [
      '1 Skrell = skaven/assassin-adept 20 [sword dagger]',
      '1 Vritch = skaven/black-skaven 8 [halberd]',
      '1 Skab = skaven/black-skaven 8 [sword shield]',
      '3 Rats Géants = skaven/giant-rat 0 []',
      '2 Vermines, meute 1 = skaven/verminkin 0 [spear]',
    ],
  },
  {
    about: 'who is whom, with equals signs and with a word',
    text: `witch hunters

captain is Matthias, sword, pistol
witch hunter 1 = Agatha, 2 swords
witch hunter 2 = Bruno, crossbow pistol and their free dagger
3 zealots, flail`,
    name: '',
    rows: [
      '1 Matthias = witch-hunters/captain 20 [sword pistol]',
      '1 Agatha = witch-hunters/witch-hunter 8 [2sword]',
      '1 Bruno = witch-hunters/witch-hunter 8 [crossbow-pistol dagger]',
      '3 zealots = witch-hunters/zealot 0 [flail]',
    ],
  },
  {
    about: 'no name with a capital, and dashes before what they have',
    text: `hier meine zwerge (schatzsucher):
adeliger durgrim - axt, schwere rüstung
ingenieur bolin - pistole
troll slayer ungrim - 2 äxte
Bartling snorri - dolch, axt
2x donnerer - arkebuse`,
    name: '',
    rows: [
      '1 durgrim = dwarfs/noble 20 [axe heavy-armour]',
      '1 bolin = dwarfs/engineer 10 [pistol]',
      '1 ungrim = dwarfs/troll-slayer 8 [2axe]',
      '1 snorri = dwarfs/beardling 0 [dagger axe]',
      '2 donnerer = dwarfs/thunderer 0 [handgun]',
    ],
  },
];
