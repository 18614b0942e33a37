import type { HandList } from './hand-lists.ts';

/** Lists as French, Spanish, Italian and German players write them, invented here. */
export const OTHER_TONGUES: readonly HandList[] = [
  {
    about: 'Italian, a greeting above, in which a word is also a fighter of another list',
    text: `Ciao ragazzi, ecco la mia seconda banda di mercenari del Reikland, 500 corone d'oro:

Eroi
Capitano mercenario 60 co - spada 10 co, elmo 10 co
Recluta 15 co - ascia 5 co

Truppa
2 Tiratori 50 co - archi lunghi 30 co`,
    name: '',
    rows: [
      '1 Capitano mercenario = reikland/captain 20 [sword helmet]',
      '1 Recluta = reikland/youngblood 0 [axe]',
      '2 Tiratori = reikland/marksman 0 [long-bow]',
    ],
  },
  {
    about: 'Italian, name and type on lines of their own below the title and the treasury',
    text: `CACCIATORI DI STREGHE
Tesoro: 9 corone

Nome: Ruprecht Falk
Tipo: Capitano Cacciatore di Streghe
Equipaggiamento: spada, pistola

Nome: Le Fiamme
Tipo: Zeloti
Numero: 3
Equipaggiamento: mazza`,
    name: '',
    rows: [
      '1 Ruprecht Falk = witch-hunters/captain 20 [sword pistol]',
      '3 Le Fiamme = witch-hunters/zealot 0 [hammer]',
    ],
  },
  {
    about: 'Spanish, name, type and experience on one line each',
    text: `Culto de los Poseídos: "Los Ojos Vacíos"
Coronas de oro: 7

Nombre: Azrik   Tipo: Magister   Exp: 22
Equipo: espada, maza

Grupo: Los Sordos   Tipo: Hermano   Número: 3
Equipo: maza, daga`,
    name: 'Los Ojos Vacíos',
    rows: [
      '1 Azrik = possessed/magister 22 [sword hammer]',
      '3 Los Sordos = possessed/brethren 0 [hammer dagger]',
    ],
  },
  {
    about: 'Spanish, the name of a group behind its number, with its article',
    text: `Cazadores de Brujas

Fanáticos (x4) - La Marea
Equipo: Daga, Maza
Flagelantes (x2) - El Coro
Equipo: Mayal
Cazador de Brujas - Anselm
Equipo: Espada, Yelmo abierto`,
    name: '',
    rows: [
      '4 La Marea = witch-hunters/zealot 0 [dagger hammer]',
      '2 El Coro = witch-hunters/flagellant 0 [flail]',
      '1 Anselm = witch-hunters/witch-hunter 8 [sword helmet]',
    ],
  },
  {
    about: 'Spanish, a pair with its price in brackets, and things that count as others',
    text: `Marienburgo

Capitán "De Groot" [60]: par de pistolas de duelo [60], sombrero (cuenta como yelmo)
Novato "Jan" [15]: bastón (maza) [3]`,
    name: '',
    rows: [
      '1 De Groot = marienburg/captain 20 [brace-of-duelling-pistols helmet]',
      '1 Jan = marienburg/youngblood 0 [hammer]',
    ],
  },
  {
    about: 'French, things behind a word for having them, and a sum below',
    text: `Reiklanders, 500 co

- Capitaine mercenaire (60) : épée (10)
- 2 tireurs (50) avec arc long (30) = 80 co
- 2 bretteurs (70) avec épée et rondache (30) = 100 co
Reste 12 co`,
    name: '',
    rows: [
      '1 Capitaine mercenaire = reikland/captain 20 [sword]',
      '2 tireurs = reikland/marksman 0 [long-bow]',
      '2 bretteurs = reikland/swordsman 0 [sword buckler]',
    ],
  },
  {
    about: 'French, a name that is nearly a thing',
    text: `Nains chasseurs de trésors

Tueur de trolls - Bardin - XP 8
2 haches

Tueur de trolls - Dorgan - XP 9
hache à deux mains`,
    name: '',
    rows: [
      '1 Bardin = dwarfs/troll-slayer 8 [2axe]',
      '1 Dorgan = dwarfs/troll-slayer 9 [double-handed]',
    ],
  },
  {
    about: 'French, a warband told in one sentence behind a word for it',
    text: `Reiklanders

Ma bande : le capitaine a une épée, mes deux champions ont une hache et un bouclier et mes trois guerriers ont des hallebardes.`,
    name: '',
    rows: [
      '1 capitaine = reikland/captain 20 [sword]',
      '2 champions = reikland/champion 8 [axe shield]',
      '3 guerriers = reikland/warrior 0 [halberd]',
    ],
  },
  {
    about: 'German, each of several on lines below, and what it makes',
    text: `Moin, meine Middenheimer:

Söldnerhauptmann (60 GK)
- Zweihandhammer (15 GK)
2 Jungblüter (30 GK)
- je ein Streitkolben (6 GK)
3 Krieger (75 GK)
- jeweils Axt und Dolch (15 GK)

Macht 201 GK, mehr habe ich nicht bemalt.`,
    name: '',
    rows: [
      '1 Söldnerhauptmann = middenheim/captain 20 [great-hammer]',
      '2 Jungblüter = middenheim/youngblood 0 [hammer]',
      '3 Krieger = middenheim/warrior 0 [axe dagger]',
    ],
  },
  {
    about: 'German, one hired behind a word for such',
    text: `Zwergische Schatzsucher
Bragi (Ingenieur): Armbrust
3 Clankrieger „Amboss“: Hammer, Schild
Söldling: Grubenkämpfer mit Morgenstern und Helm`,
    name: '',
    rows: [
      '1 Bragi = dwarfs/engineer 10 [crossbow]',
      '3 Amboss = dwarfs/clansman 0 [hammer shield]',
      '1 Grubenkämpfer = extras/pit-fighter 0 [morning-star helmet]',
    ],
  },
  {
    about: 'waves before everybody, and a number is nobody’s name',
    text: `The Bramble Herd [Beastmen Raiders]

HEROES (2)
~ Chief Ghorr | axe, axe | 20xp
~ Bestigor Hruk | halberd | 8xp
HENCHMEN (5)
~ 3 Gors | mace, dagger | 0xp
~ 2 Chaos Hounds | 0xp`,
    name: 'The Bramble Herd',
    rows: [
      '1 Ghorr = beastmen/chief 20 [2axe]',
      '1 Hruk = beastmen/bestigor 8 [halberd]',
      '3 Gors = beastmen/gor 0 [hammer dagger]',
      '2 Chaos Hounds = beastmen/chaos-hound 0 []',
    ],
  },
  {
    about: 'short words for ranks',
    text: `Sisters of Sigmar, "The Thistles"

Matriarch Ottilie - Sigmarite Warhammer, Helm
Sup. Klara - Sigmarite Warhammer/Steel Whip
3 Sisters (xp 2) - hammer/sling`,
    name: 'The Thistles',
    rows: [
      '1 Ottilie = sisters/matriarch 20 [sigmarite-hammer helmet]',
      '1 Klara = sisters/sister-superior 8 [sigmarite-hammer steel-whip]',
      '3 Sisters = sisters/sister 2 [hammer sling]',
    ],
  },
];
