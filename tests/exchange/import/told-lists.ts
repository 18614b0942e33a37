import type { HandList } from './hand-lists.ts';

/** Warbands told in sentences, as into a chat or a mail, invented here. */
export const TOLD_LISTS: readonly HandList[] = [
  {
    about:
      'English: names, one after the other, those of several told apart, one who may come later',
    text: `Hey all! So I finally settled on a Reikland warband. My captain is called Bertold and he has a sword, a pistol and light armour. He's backed up by two champions, Emil with a halberd and Jost with two axes. Then three youngbloods with bows. I've also got five warriors, three with spears and two with swords and shields. Might add an ogre later when I have the gold. See you on Friday!`,
    name: '',
    rows: [
      '1 Bertold = reikland/captain 20 [sword pistol light-armour]',
      '1 Emil = reikland/champion 8 [halberd]',
      '1 Jost = reikland/champion 8 [2axe]',
      '3 youngbloods = reikland/youngblood 0 [bow]',
      '3 warriors = reikland/warrior 0 [spear]',
      '2 warriors = reikland/warrior 0 [sword shield]',
    ],
  },
  {
    about: 'English: a message of a chat without capitals and dots',
    text: `[03/05, 19:02] Nora: hi sure its undead again lol. vampire called mordecai with a sword and heavy armour, necromancer (no name yet) just a staff, 2 dregs both with bows, then 3 zombies with nothing, 2 more zombies and 2 ghouls cos i like them thats 480gc or so no dire wolf yet but one day`,
    name: '',
    rows: [
      '1 mordecai = undead/vampire 20 [sword heavy-armour]',
      '1 necromancer = undead/necromancer 8 [hammer]',
      '2 dregs = undead/dreg 0 [bow]',
      '3 zombies = undead/zombie 0 []',
      '2 zombies = undead/zombie 0 []',
      '2 ghouls = undead/ghoul 0 []',
    ],
  },
  {
    about: 'English: a mail whose lines are wrapped, and a name for the warband',
    text: `Hi Marc,

here is what I am going to bring. It is a Middenheim warband called The Grey
Hounds. The leader is Captain Rufus (12 xp), who carries a double-handed weapon and wears
heavy armour. Under him serve two champions, Kurt and Dieter, both with axes and
shields. The youngblood, a boy named Wim, has only a dagger and a bow. Henchmen:
four warriors with swords and helmets, two marksmen with crossbows
and three swordsmen with two swords each.

Cheers,
Paul`,
    name: 'The Grey Hounds',
    rows: [
      '1 Rufus = middenheim/captain 12 [double-handed heavy-armour]',
      '1 Kurt = middenheim/champion 8 [axe shield]',
      '1 Dieter = middenheim/champion 8 [axe shield]',
      '1 Wim = middenheim/youngblood 0 [dagger bow]',
      '4 warriors = middenheim/warrior 0 [sword helmet]',
      '2 marksmen = middenheim/marksman 0 [crossbow]',
      '3 swordsmen = middenheim/swordsman 0 [2sword]',
    ],
  },
  {
    about: 'English: names in front, and taken up again',
    text: 'My Marienburg list. Otto is my captain and has a sword and a pistol. Hans and Karl are my champions: Hans has a halberd, Karl two axes. The captain has a helmet as well. Willi is a youngblood with a mace. Behind them come 5 warriors, 3 of them with spears and the rest with swords.',
    name: '',
    rows: [
      '1 Otto = marienburg/captain 20 [sword pistol helmet]',
      '1 Hans = marienburg/champion 8 [halberd]',
      '1 Karl = marienburg/champion 8 [2axe]',
      '1 Willi = marienburg/youngblood 0 [hammer]',
      '3 warriors = marienburg/warrior 0 [spear]',
      '2 warriors = marienburg/warrior 0 [sword]',
    ],
  },
  {
    about: 'English: the second of those told of, and what they are called last',
    text: "I play dwarfs. The noble is Borin; he wears gromril armour and uses a double-handed axe. There's an engineer named Tok with a crossbow, two troll slayers with two axes each, four clansmen (axe, shield) and two beardlings. The second slayer is called Grim.",
    name: '',
    rows: [
      '1 Borin = dwarfs/noble 20 [gromril-armour double-handed]',
      '1 Tok = dwarfs/engineer 10 [crossbow]',
      '1 Grim = dwarfs/troll-slayer 8 [2axe]',
      '1 troll slayers = dwarfs/troll-slayer 8 [2axe]',
      '4 clansmen = dwarfs/clansman 0 [axe shield]',
      '2 beardlings = dwarfs/beardling 0 []',
    ],
  },
  {
    about: 'German: a mail with a signature, one of whom it is told that he comes later',
    text: `Re: Samstag

Bei mir werden es Zwerge. Boss ist der Adlige Grimbart-der-Rote mit Zweihandaxt und schwerer Rüstung, daneben ein Ingenieur (Name: Bömbür) mit Armbrust. Zwei Trollslayer sind dabei, einer mit zwei Äxten, der andere mit Schwert und Keule. Dahinter laufen vier Clankrieger mit je zwei Hämmern und drei Bartlinge mit Speer. Donnerer kommen erst später rein :(

Bringt jemand Kuchen mit?

Gruß, Timo
--
Getippt mit dicken Fingern`,
    name: '',
    rows: [
      '1 Grimbart-der-Rote = dwarfs/noble 20 [double-handed heavy-armour]',
      '1 Bömbür = dwarfs/engineer 10 [crossbow]',
      '1 Trollslayer = dwarfs/troll-slayer 8 [2axe]',
      '1 Trollslayer = dwarfs/troll-slayer 8 [sword hammer]',
      '4 Clankrieger = dwarfs/clansman 0 [2hammer]',
      '3 Bartlinge = dwarfs/beardling 0 [spear]',
    ],
  },
  {
    about: 'German: names of both, and what each has',
    text: '12.03.24, 21:47 - Inga: Lieber Felix, hier kommt meine Bande. Der Anführer der Reikländer ist Hauptmann Bruno, er trägt eine leichte Rüstung, ein Schwert und eine Duellpistole. Seine beiden Recken heißen Ulf und Egon. Ulf hat eine Hellebarde, Egon zwei Äxte. Dazu zwei Jungblüter mit Bögen, fünf Krieger (drei mit Speeren, zwei mit Schwertern) und zwei Schützen mit Armbrüsten. Geld ist alle. Bis Freitag!',
    name: '',
    rows: [
      '1 Bruno = reikland/captain 20 [light-armour sword duelling-pistol]',
      '1 Ulf = reikland/champion 8 [halberd]',
      '1 Egon = reikland/champion 8 [2axe]',
      '2 Jungblüter = reikland/youngblood 0 [bow]',
      '3 Krieger = reikland/warrior 0 [spear]',
      '2 Krieger = reikland/warrior 0 [sword]',
      '2 Schützen = reikland/marksman 0 [crossbow]',
    ],
  },
  {
    about: 'French: sentences about those of the sentence before, the third without a name',
    text: `Cette saison je joue des nains, la bande s'appelle l'Enclume Fêlée. Elle est dirigée par un noble, Sire Brundin. Il manie un marteau et porte une armure lourde. Son ingénieur s'appelle Oncle Pik. Il n'a qu'un pistolet, il bricole le reste. Ensuite viennent trois guerriers de clan. Morvan porte deux haches. Kadok a un marteau et un bouclier. Le troisième attend encore son nom, il a seulement une lance. Pour finir, il y a un tueur de trolls sans armure. Kadok tousse depuis l'hiver.`,
    name: "l'Enclume Fêlée",
    rows: [
      '1 Sire Brundin = dwarfs/noble 20 [hammer heavy-armour]',
      '1 Oncle Pik = dwarfs/engineer 10 [pistol]',
      '1 Morvan = dwarfs/clansman 0 [2axe]',
      '1 Kadok = dwarfs/clansman 0 [hammer shield]',
      '1 guerriers de clan = dwarfs/clansman 0 [spear]',
      '1 tueur de trolls = dwarfs/troll-slayer 8 []',
    ],
  },
  {
    about: 'French: with somebody whom no catalogue has, and what he carries',
    text: `Salut, voici ma bande de répurgateurs : elle s'appelle les Flammes Noires. Le capitaine, Gaspard, porte une épée et deux pistolets. J'ai un prêtre-guerrier (nom : Frère Anselme) avec un marteau, deux chasseurs, l'un avec une arbalète et l'autre avec une épée, trois flagellants avec des fléaux et deux chiens de guerre. Pas d'ogre pour l'instant.`,
    name: 'les Flammes Noires',
    rows: [
      '1 Gaspard = witch-hunters/captain 20 [sword brace-of-pistols]',
      '1 Frère Anselme = witch-hunters/warrior-priest 12 [hammer]',
      '3 flagellants = witch-hunters/flagellant 0 [flail]',
      '2 chiens de guerre = witch-hunters/warhound 0 []',
    ],
  },
  {
    about: 'Spanish: a message in one breath, what they are in brackets, the name at the end',
    text: `ya tengo banda para la liga, son orcos 😂 un jefe orco con maza y escudo, chaman sin nada, dos brutos (big uns) uno con alabarda y el otro con dos mazas, tres chicos orcos con lanza y casco, dos chicos con ballesta, seis goblins con lanza, el troll cuando tenga pasta. la banda se llama los Dientes Flojos`,
    name: 'los Dientes Flojos',
    rows: [
      '1 jefe orco = orcs/boss 20 [hammer shield]',
      '1 chaman = orcs/shaman 10 []',
      '1 big uns = orcs/big-un 15 [halberd]',
      '1 big uns = orcs/big-un 15 [2hammer]',
      '3 chicos orcos = orcs/boy 0 [spear helmet]',
      '2 chicos = orcs/boy 0 [crossbow]',
      '6 goblins = orcs/goblin 0 [spear]',
    ],
  },
  {
    about: 'Spanish: who has what, said in verbs',
    text: 'Mi banda de Reikland se llama los Colmillos. La lidera el capitán Ramiro, con espada y pistola. Tengo dos campeones: Íñigo lleva una alabarda y Lope lleva dos hachas. Luego hay dos novatos con mazas, cuatro guerreros con espada y escudo y dos tiradores con ballesta. Más adelante quiero un ogro.',
    name: 'los Colmillos',
    rows: [
      '1 Ramiro = reikland/captain 20 [sword pistol]',
      '1 Íñigo = reikland/champion 8 [halberd]',
      '1 Lope = reikland/champion 8 [2axe]',
      '2 novatos = reikland/youngblood 0 [hammer]',
      '4 guerreros = reikland/warrior 0 [sword shield]',
      '2 tiradores = reikland/marksman 0 [crossbow]',
    ],
  },
  {
    about: 'Italian: the first and the second',
    text: "Allora, la mia banda di skaven si chiama i Denti Neri: un adepto assassino di nome Skrik con due spade, uno stregone eshin con un bastone, due skaven neri, il primo con artigli da combattimento e l'altro con un'alabarda e uno scudo, due corridori notturni con fionde e quattro ratti giganti. Il rattogre arriva più avanti.",
    name: 'i Denti Neri',
    rows: [
      '1 Skrik = skaven/assassin-adept 20 [2sword]',
      '1 stregone eshin = skaven/eshin-sorcerer 8 [hammer]',
      '1 skaven neri = skaven/black-skaven 8 [fighting-claws]',
      '1 skaven neri = skaven/black-skaven 8 [halberd shield]',
      '2 corridori notturni = skaven/night-runner 0 [sling]',
      '4 ratti giganti = skaven/giant-rat 0 []',
    ],
  },
  {
    about: 'a message for each of them, as in an ordinary list',
    text: `[12/03, 21:48] Ana: Orcos
[12/03, 21:48] Ana: jefe orco con hacha y escudo
[12/03, 21:49] Ana: chamán con garrote
[12/03, 21:49] Ana: 4 goblins con arco corto`,
    name: '',
    rows: [
      '1 jefe orco = orcs/boss 20 [axe shield]',
      '1 chamán = orcs/shaman 10 [hammer]',
      '4 goblins = orcs/goblin 0 [short-bow]',
    ],
  },
  {
    about: 'English: without capitals, what they have learnt, and one who is dead',
    text: 'my reikland warband after 3 games: captain otto (28xp) sword, pistol, light armour, dodge. champion karl (14xp) has a halberd and strike to injure. the other champion died. youngblood pim with a bow, 4 warriors with spears, 2 marksmen (one crossbow, one bow)',
    name: '',
    rows: [
      '1 otto = reikland/captain 28 [sword pistol light-armour]',
      '1 karl = reikland/champion 14 [halberd]',
      '1 pim = reikland/youngblood 0 [bow]',
      '4 warriors = reikland/warrior 0 [spear]',
      '1 marksmen = reikland/marksman 0 [crossbow]',
      '1 marksmen = reikland/marksman 0 [bow]',
    ],
  },
  {
    about: 'English: names before what they are, and what the rest are in a line of its own',
    text: `So my dwarfs: Borin the noble has a hammer and a shield, Durak the engineer has a crossbow and a brace of pistols, then Snorri and Grim, troll slayers with two axes each. No gyrocopter, sadly.

The rest are 3 clansmen, 2 thunderers with handguns and a beardling.`,
    name: '',
    rows: [
      '1 Borin = dwarfs/noble 20 [hammer shield]',
      '1 Durak = dwarfs/engineer 10 [crossbow brace-of-pistols]',
      '1 Snorri = dwarfs/troll-slayer 8 [2axe]',
      '1 Grim = dwarfs/troll-slayer 8 [2axe]',
      '3 clansmen = dwarfs/clansman 0 []',
      '2 thunderers = dwarfs/thunderer 0 [handgun]',
      '1 beardling = dwarfs/beardling 0 []',
    ],
  },
  {
    about: 'German: names behind those who are several, of whom nobody says how many',
    text: 'Der Haufen heißt Schwarze Sieben. Wir sind Söldner aus Reikland: Hauptmann Falk (Schwert, Pistole), Recke Ingo (Hellebarde), Recke Jens (zwei Äxte), die Jungspunde Tim und Tom mit Bögen, fünf Krieger mit Speer und Schild, drei Schützen mit Langbögen.',
    name: 'Schwarze Sieben',
    rows: [
      '1 Falk = reikland/captain 20 [sword pistol]',
      '1 Ingo = reikland/champion 8 [halberd]',
      '1 Jens = reikland/champion 8 [2axe]',
      '1 Tim = reikland/youngblood 0 [bow]',
      '1 Tom = reikland/youngblood 0 [bow]',
      '5 Krieger = reikland/warrior 0 [spear shield]',
      '3 Schützen = reikland/marksman 0 [long-bow]',
    ],
  },
];
