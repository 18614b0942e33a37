import type { HandList } from './hand-lists.ts';

/** Lists of players who had never met the others: everything strung together, sentences, and words of their own. */
export const NEW_HANDS: readonly HandList[] = [
  {
    about: 'French, in small letters, all strung together with a word on each at the end',
    text: `les chamois
averland

hans gruber capitaine 24xp epee pistolet armure legere   (a pris sprint, +1 cc)
ludo sergent 13xp hache a deux mains casque - oeil creve -1 ct
klaus recrue 2xp gourdin dague rondache   remplace willi
willi recrue mort game 2 (troll)
gardes des montagnes x2 1xp hallebarde armure legere`,
    name: 'les chamois',
    rows: [
      '1 hans gruber = averland/captain 24 [sword pistol light-armour]',
      '1 ludo = averland/sergeant 13 [double-handed helmet]',
      '1 klaus = averland/youngblood 2 [hammer dagger buckler]',
      '2 gardes des montagnes = averland/mountainguard 1 [halberd light-armour]',
    ],
  },
  {
    about: 'who has fallen told in a sentence, in brackets and behind a dash',
    text: `The Gutter Boys
Skaven

Skrix, Assassin Adept: weeping blades, sling
Gnash, Black Skaven: 2 swords
Night Runner Pip (was killed by his own friends)
Squit, Night Runner - got killed by a falling bell
Tok, Night Runner. RIP, we all miss him so much.
Rik, Night Runner 5xp, killed by an orc
3 Verminkin: spears`,
    name: 'The Gutter Boys',
    rows: [
      '1 Skrix = skaven/assassin-adept 20 [weeping-blades sling]',
      '1 Gnash = skaven/black-skaven 8 [2sword]',
      '3 Verminkin = skaven/verminkin 0 [spear]',
    ],
  },
  {
    about: 'what they are before a colon, and everything else in short sentences',
    text: `THE CRIMSON FLOCK (Cult of the Possessed)

Magister: Volkmar. Exp 29. Sword, pistol.
Possessed: Rags. DEAD wk 3, RIP. was Exp 12, Spines
Mutant: Sabeth. Exp 9. Axe, dagger, helmet.
Hero from henchman: Wendel, Brethren. Exp 6. Bow, dagger. Dodge
Brethren: The Ushers x3. Exp 3. Short bow, dagger. was 4 before Wendel moved up
Beastman: Khorr. Exp 2. Axe, shield.
Beastman: Ghorst. killed wk 5. had the other shield, gone too

In the chest: 1 mace, lucky charm`,
    name: 'THE CRIMSON FLOCK',
    rows: [
      '1 Volkmar = possessed/magister 29 [sword pistol]',
      '1 Sabeth = possessed/mutant 9 [axe dagger helmet]',
      '1 Wendel = possessed/brethren 6 [bow dagger]',
      '3 The Ushers = possessed/brethren 3 [short-bow dagger]',
      '1 Khorr = possessed/beastman 2 [axe shield]',
    ],
  },
  {
    about: 'groups of whom sentences say who carries what, and somebody who is not in it any more',
    text: `Sauer's Goats
Averland

Captain Edel Sauer, 22 exp: sword, pistol
Mountainguard x4, 3 exp. Two of them have halberd and helmet, other two have sword, shield and helmet.
Marksmen x3, 2 exp. All with crossbow and dagger.

not in anymore: Youngblood Franzi (captured, sold to slavers)`,
    name: "Sauer's Goats",
    rows: [
      '1 Edel Sauer = averland/captain 22 [sword pistol]',
      '2 Mountainguard = averland/mountainguard 3 [halberd helmet]',
      '2 Mountainguard = averland/mountainguard 3 [sword shield helmet]',
      '3 Marksmen = averland/marksman 2 [crossbow dagger]',
    ],
  },
  {
    about: 'Italian, a carnival that is no other game, two of a kind in one sentence',
    text: `I pagliacci
carnevale del caos

* Zio Pustola, Maestro del Carnevale. 25 px. Spada, pugnale, armatura leggera.
* i Bruti sono due, Ciccio (mazza a due mani + elmo, 6 px) e Pasticcio (mazza a due mani, 4 px)
* Donna Barbuta - Contaminata - 7px - frusta, pugnale
* 3 Nurgling, niente`,
    name: 'I pagliacci',
    rows: [
      '1 Zio Pustola = carnival/master 25 [sword dagger light-armour]',
      '1 Ciccio = carnival/brute 6 [great-hammer helmet]',
      '1 Pasticcio = carnival/brute 4 [great-hammer]',
      '1 Donna Barbuta = carnival/tainted 7 [steel-whip dagger]',
      '3 Nurgling = carnival/nurgling 0 []',
    ],
  },
  {
    about: 'Italian, names above, who leads behind what he is',
    text: `I BARBAGRIGIA
Cacciatori di Tesori Nani

THORGRIM
Nobile Nano - capo
M 3  AC 6  AB 4  F 3  R 4  Fe 1  I 2  A 1  D 9
Ascia, scudo, elmo
Exp 26

I BUM BUM
2 Archibugieri Nani
M3 AC4 AB4 F3 R4 Fe1 I2 A1 D9
archibugio, pugnale
exp 3`,
    name: 'I BARBAGRIGIA',
    rows: [
      '1 THORGRIM = dwarfs/noble 26 [axe shield helmet]',
      '2 I BUM BUM = dwarfs/thunderer 3 [handgun dagger]',
    ],
  },
  {
    about: 'German, whom they pay told beside what he is, in a table',
    text: `| Name | Typ | EP | Ausrüstung |
|---|---|---|---|
| Agathe | Matriarchin | 22 | Sigmarhammer, Helm |
| Berta | Oberin | 11 | Flegel |
| Bruno | Grubenkämpfer (Söldner) | 2 | Morgenstern, Helm |`,
    name: '',
    rows: [
      '1 Agathe = sisters/matriarch 22 [sigmarite-hammer helmet]',
      '1 Berta = sisters/sister-superior 11 [flail]',
      '1 Bruno = extras/pit-fighter 2 [morning-star helmet]',
    ],
  },
];
