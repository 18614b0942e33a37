// Lists as players write them, put together from their habits: how a name stands beside a type, how
// several are counted, where prices, experience and things stand, and what stands between the lines.

/** One of several; the first argument says of what, for whoever counts them. */
export type Choose = <T>(about: string, from: readonly T[]) => T;

export interface Entry {
  readonly count: number;
  /** '' for those whom nobody gave a name. */
  readonly name: string;
  readonly profileId: string;
  readonly gear: readonly string[];
}

export interface StyledList {
  readonly text: string;
  readonly entries: readonly Entry[];
}

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
type Language = (typeof LANGUAGES)[number];

/** `one|several`, in the order of the languages. */
type Row = readonly [id: string, ...words: readonly string[]];

interface Band {
  readonly types: readonly string[];
  readonly heroes: readonly Row[];
  readonly henchmen: readonly Row[];
}

const BANDS: readonly Band[] = [
  {
    types: [
      'Reiklanders',
      'Mercenaires du Reikland',
      'Reikländer',
      'Reiklandeses',
      'Mercenari del Reikland',
    ],
    heroes: [
      ['reikland/captain', 'Captain', 'Capitaine', 'Hauptmann', 'Capitán', 'Capitano'],
      [
        'reikland/champion',
        'Champion|Champions',
        'Champion|Champions',
        'Champion|Champions',
        'Campeón|Campeones',
        'Campione|Campioni',
      ],
      [
        'reikland/youngblood',
        'Youngblood|Youngbloods',
        'Recrue|Recrues',
        'Jungspund|Jungspunde',
        'Novato|Novatos',
        'Recluta|Reclute',
      ],
    ],
    henchmen: [
      [
        'reikland/warrior',
        'Warrior|Warriors',
        'Guerrier|Guerriers',
        'Krieger|Krieger',
        'Guerrero|Guerreros',
        'Guerriero|Guerrieri',
      ],
      [
        'reikland/marksman',
        'Marksman|Marksmen',
        'Tireur|Tireurs',
        'Schütze|Schützen',
        'Tirador|Tiradores',
        'Tiratore|Tiratori',
      ],
      [
        'reikland/swordsman',
        'Swordsman|Swordsmen',
        'Bretteur|Bretteurs',
        'Schwertkämpfer|Schwertkämpfer',
        'Espadachín|Espadachines',
        'Spadaccino|Spadaccini',
      ],
    ],
  },
  {
    types: ['Skaven', 'Skavens', 'Skaven', 'Skaven', 'Skaven'],
    heroes: [
      [
        'skaven/assassin-adept',
        'Assassin Adept',
        'Adepte assassin',
        'Assassinenadept',
        'Adepto asesino',
        'Adepto assassino',
      ],
      [
        'skaven/black-skaven',
        'Black Skaven|Black Skaven',
        'Skaven noir|Skavens noirs',
        'Schwarzer Skaven|Schwarze Skaven',
        'Skaven negro|Skavens negros',
        'Skaven nero|Skaven neri',
      ],
      [
        'skaven/night-runner',
        'Night Runner|Night Runners',
        'Coureur nocturne|Coureurs nocturnes',
        'Nachtläufer|Nachtläufer',
        'Corredor nocturno|Corredores nocturnos',
        'Corridore notturno|Corridori notturni',
      ],
    ],
    henchmen: [
      [
        'skaven/verminkin',
        'Verminkin|Verminkin',
        'Vermineux|Vermineux',
        'Klanratte|Klanratten',
        'Alimaña|Alimañas',
        'Verminkin|Verminkin',
      ],
    ],
  },
  {
    types: ['Undead', 'Morts-vivants', 'Untote', 'No Muertos', 'Non Morti'],
    heroes: [
      ['undead/vampire', 'Vampire', 'Vampire', 'Vampir', 'Vampiro', 'Vampiro'],
      [
        'undead/necromancer',
        'Necromancer',
        'Nécromancien',
        'Nekromant',
        'Nigromante',
        'Negromante',
      ],
      [
        'undead/dreg',
        'Dreg|Dregs',
        'Paria|Parias',
        'Lakai|Lakaien',
        'Siervo|Siervos',
        'Servo|Servi',
      ],
    ],
    henchmen: [
      [
        'undead/zombie',
        'Zombie|Zombies',
        'Zombie|Zombies',
        'Zombie|Zombies',
        'Zombi|Zombis',
        'Zombie|Zombie',
      ],
      [
        'undead/ghoul',
        'Ghoul|Ghouls',
        'Goule|Goules',
        'Ghul|Ghule',
        'Necrófago|Necrófagos',
        'Ghoul|Ghoul',
      ],
    ],
  },
  {
    types: ['Dwarf Treasure Hunters', 'Chasseurs de trésors nains', 'Zwerge', 'Enanos', 'Nani'],
    heroes: [
      ['dwarfs/noble', 'Dwarf Noble', 'Noble nain', 'Zwergenadliger', 'Noble enano', 'Nobile nano'],
      ['dwarfs/engineer', 'Engineer', 'Ingénieur', 'Ingenieur', 'Ingeniero', 'Ingegnere'],
      [
        'dwarfs/troll-slayer',
        'Troll Slayer|Troll Slayers',
        'Tueur de trolls|Tueurs de trolls',
        'Trollslayer|Trollslayer',
        'Matatrolls|Matatrolls',
        'Sventratroll|Sventratroll',
      ],
    ],
    henchmen: [
      [
        'dwarfs/clansman',
        'Clansman|Clansmen',
        'Guerrier de clan|Guerriers de clan',
        'Klankrieger|Klankrieger',
        'Guerrero enano|Guerreros enanos',
        'Guerriero nano|Guerrieri nani',
      ],
      [
        'dwarfs/thunderer',
        'Thunderer|Thunderers',
        'Arquebusier|Arquebusiers',
        'Donnerer|Donnerer',
        'Atronador|Atronadores',
        'Archibugiere|Archibugieri',
      ],
      [
        'dwarfs/beardling',
        'Beardling|Beardlings',
        'Jeune barbe|Jeunes barbes',
        'Kurzbart|Kurzbärte',
        'Barbilampiño|Barbilampiños',
        'Sbarbatello|Sbarbatelli',
      ],
    ],
  },
  {
    types: ['Orc Mob', 'Horde orque', 'Orks', 'Orcos', 'Orchi'],
    heroes: [
      ['orcs/boss', 'Orc Boss', 'Chef orque', 'Orkboss', 'Jefe orco', 'Capo orco'],
      ['orcs/shaman', 'Orc Shaman', 'Chaman orque', 'Orkschamane', 'Chamán orco', 'Sciamano orco'],
      [
        'orcs/big-un',
        'Big Un|Big Uns',
        'Kosto|Kostos',
        'Moscha|Moschaz',
        'Grandullón|Grandullones',
        'Ragazzone|Ragazzoni',
      ],
    ],
    henchmen: [
      [
        'orcs/boy',
        'Orc Boy|Orc Boyz',
        'Boy orque|Boyz orques',
        'Orkjunge|Orkjungen',
        'Guerrero orco|Guerreros orcos',
        'Guerriero orco|Guerrieri orchi',
      ],
      [
        'orcs/goblin',
        'Goblin Warrior|Goblin Warriors',
        'Guerrier gobelin|Guerriers gobelins',
        'Goblinkrieger|Goblinkrieger',
        'Guerrero goblin|Guerreros goblin',
        'Guerriero goblin|Guerrieri goblin',
      ],
    ],
  },
  {
    types: [
      'Sisters of Sigmar',
      'Sœurs de Sigmar',
      'Schwestern Sigmars',
      'Hermanas de Sigmar',
      'Sorelle di Sigmar',
    ],
    heroes: [
      ['sisters/matriarch', 'Matriarch', 'Matriarche', 'Matriarchin', 'Matriarca', 'Matriarca'],
      [
        'sisters/sister-superior',
        'Sister Superior|Sisters Superior',
        'Sœur supérieure|Sœurs supérieures',
        'Oberschwester|Oberschwestern',
        'Hermana superiora|Hermanas superioras',
        'Sorella superiora|Sorelle superiori',
      ],
      ['sisters/augur', 'Augur', 'Augure', 'Augurin', 'Augur', 'Augure'],
    ],
    henchmen: [
      [
        'sisters/sister',
        'Sister|Sisters',
        'Sœur|Sœurs',
        'Schwester|Schwestern',
        'Hermana|Hermanas',
        'Sorella|Sorelle',
      ],
      [
        'sisters/novice',
        'Novice|Novices',
        'Novice|Novices',
        'Novizin|Novizinnen',
        'Novicia|Novicias',
        'Novizia|Novizie',
      ],
    ],
  },
];

const GEAR: readonly Row[] = [
  ['sword', 'sword', 'épée', 'Schwert', 'espada', 'spada'],
  ['axe', 'axe', 'hache', 'Axt', 'hacha', 'ascia'],
  ['hammer', 'mace', 'masse', 'Streitkolben', 'maza', 'mazza'],
  ['dagger', 'dagger', 'dague', 'Dolch', 'daga', 'pugnale'],
  ['halberd', 'halberd', 'hallebarde', 'Hellebarde', 'alabarda', 'alabarda'],
  ['flail', 'flail', 'fléau', 'Flegel', 'mayal', 'flagello'],
  ['bow', 'bow', 'arc', 'Bogen', 'arco', 'arco'],
  ['crossbow', 'crossbow', 'arbalète', 'Armbrust', 'ballesta', 'balestra'],
  ['pistol', 'pistol', 'pistolet', 'Pistole', 'pistola', 'pistola'],
  [
    'double-handed',
    'double-handed sword',
    'épée à deux mains',
    'Zweihandschwert',
    'espada a dos manos',
    'spada a due mani',
  ],
  [
    'light-armour',
    'light armour',
    'armure légère',
    'leichte Rüstung',
    'armadura ligera',
    'armatura leggera',
  ],
  [
    'heavy-armour',
    'heavy armour',
    'armure lourde',
    'schwere Rüstung',
    'armadura pesada',
    'armatura pesante',
  ],
  ['shield', 'shield', 'bouclier', 'Schild', 'escudo', 'scudo'],
  ['helmet', 'helmet', 'casque', 'Helm', 'casco', 'elmo'],
  ['buckler', 'buckler', 'rondache', 'Buckler', 'rodela', 'brocchiere'],
];

const NAMES: readonly string[] = [
  'Otto',
  'Gunther',
  'Wilhelm Brandt',
  'Lukas',
  'Old Marek',
  'Josef von Stolz',
  'Bruno',
  'Karl the Tall',
  'Sigrun',
  'Émile',
  'Hartwig Kessler',
  'Skritt',
  'Mordak',
  'Grishnak',
  'Balin',
  'Thora',
  'Ernesto',
  'Beatrice',
  'Le Borgne',
  'El Tuerto',
  'Lo Smilzo',
  'Der Lange',
  'One-Eye',
  'Rolf-Dieter',
  'O’Malley',
  'Jürgen',
  'Zoé',
  'Franz II',
];
const GROUPS: readonly string[] = [
  'The Lads',
  'Red Caps',
  'Les Loups',
  'Night Watch',
  'Die Treuen',
  'Los Perros',
  'I Corvi',
  'River Rats',
  'Squad A',
  'Old Guard',
];

const OWN_NAMES = [
  'The Crooked Lanterns',
  'Les Corbeaux gris',
  'Die Nebelkrähen',
  'Los Olvidados',
  'I Senza Nome',
  'Ulfric’s Reckoning',
];

interface Words {
  readonly stash: string;
  readonly rope: string;
  readonly heroes: string;
  readonly henchmen: string;
  readonly equipment: string;
  readonly with: string;
  readonly and: string;
  readonly xp: string;
  readonly gold: string;
  readonly warband: string;
  readonly type: string;
  readonly name: string;
  readonly number: string;
  readonly stats: readonly string[];
}
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    stash: 'Stash',
    rope: 'rope',
    heroes: 'Heroes',
    henchmen: 'Henchmen',
    equipment: 'Equipment',
    with: 'with',
    and: 'and',
    xp: 'XP',
    gold: 'gc',
    warband: 'Warband',
    type: 'Type',
    name: 'Name',
    number: 'Number',
    stats: ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  },
  fr: {
    stash: 'Réserve',
    rope: 'corde',
    heroes: 'Héros',
    henchmen: 'Hommes de main',
    equipment: 'Équipement',
    with: 'avec',
    and: 'et',
    xp: 'XP',
    gold: 'co',
    warband: 'Bande',
    type: 'Type',
    name: 'Nom',
    number: 'Nombre',
    stats: ['M', 'CC', 'CT', 'F', 'E', 'PV', 'I', 'A', 'Cd'],
  },
  de: {
    stash: 'Lager',
    rope: 'Seil',
    heroes: 'Helden',
    henchmen: 'Gefolge',
    equipment: 'Ausrüstung',
    with: 'mit',
    and: 'und',
    xp: 'EP',
    gold: 'GK',
    warband: 'Bande',
    type: 'Typ',
    name: 'Name',
    number: 'Anzahl',
    stats: ['B', 'KG', 'BF', 'S', 'W', 'LP', 'I', 'A', 'MW'],
  },
  es: {
    stash: 'Reserva',
    rope: 'cuerda',
    heroes: 'Héroes',
    henchmen: 'Secuaces',
    equipment: 'Equipo',
    with: 'con',
    and: 'y',
    xp: 'PX',
    gold: 'co',
    warband: 'Banda',
    type: 'Tipo',
    name: 'Nombre',
    number: 'Número',
    stats: ['M', 'HA', 'HP', 'F', 'R', 'H', 'I', 'A', 'L'],
  },
  it: {
    stash: 'Riserva',
    rope: 'corda',
    heroes: 'Eroi',
    henchmen: 'Gregari',
    equipment: 'Equipaggiamento',
    with: 'con',
    and: 'e',
    xp: 'PE',
    gold: 'co',
    warband: 'Banda',
    type: 'Tipo',
    name: 'Nome',
    number: 'Numero',
    stats: ['M', 'AC', 'AB', 'F', 'R', 'Fe', 'I', 'A', 'D'],
  },
};

interface Person {
  readonly id: string;
  readonly one: string;
  readonly several: string;
  readonly hero: boolean;
  readonly name: string;
  readonly count: number;
  readonly gear: readonly { readonly id: string; readonly word: string }[];
  readonly xp: number;
  readonly cost: number;
}

const HERO_HEADS = [
  'N (T)',
  'N - T',
  'N, T',
  'T: N',
  'T N',
  'T - N',
  'T "N"',
  'T (N)',
  '**N** - T',
  'N / T',
  'T, N',
  'N: T',
  '"N" (T)',
  'N | T',
  'N [T]',
  'T | N',
  '**T** N',
  '**T**: N',
  'N – T',
  'T / N',
  'N = T',
  'T = N',
  'T. N',
  'N\nT',
  'T\nN',
  'N (the T)',
];
const GROUP_HEADS = [
  '3x T',
  '3 T',
  'T x3',
  'T (3)',
  'T: 3',
  'T [3]',
  '3 x T',
  'T ×3',
  'T (x3)',
  '(3) T',
  'T * 3',
  'x3 T',
  '**3 T**',
  '3X T',
];
const NAMED_GROUP_HEADS = [
  'N (3 T)',
  'N - 3 T',
  '3 T "N"',
  'N (T x3)',
  '3x T - N',
  'N, 3 T',
  'T x3 "N"',
  'N: 3 T',
  '3 T (N)',
  'T (3) - N',
  'N (3x T)',
  'N - T (3)',
  'N - T x3',
  '3 T: N',
  'T "N" x3',
  'T "N" (3)',
  'N (T, 3)',
  'N x3 (T)',
  'N | 3 T',
];

/** One list in ways that fit together: the same way for all of its heroes, and for all of its groups. */
export function styledList(choose: Choose): StyledList {
  const language = choose('language', LANGUAGES);
  const at = LANGUAGES.indexOf(language);
  const words = WORDS[language];
  const band = choose('band', BANDS);
  const wordOf = (row: Row) => {
    const said = row[at + 1] ?? '';
    const [one = '', several = one] = said.split('|');
    return { one, several };
  };
  const names = new Set<string>();
  const nameFrom = (from: readonly string[]): string => {
    const left = from.filter((one) => !names.has(one));
    const name = choose('name', left);
    names.add(name);
    return name;
  };
  const gearOf = (most: number) => {
    const number = choose(
      'things',
      Array.from({ length: most }, (_, n) => n + 1),
    );
    const left = [...GEAR];
    return Array.from({ length: number }, () => {
      const row = choose('thing', left);
      left.splice(left.indexOf(row), 1);
      return { id: row[0], word: row[at + 1] ?? '' };
    });
  };
  const layout = choose('layout', ['lines', 'lines', 'lines', 'lines', 'table', 'type headings']);
  const groupsNamed = layout !== 'type headings' && choose('groups named', [false, false, true]);
  const people: Person[] = [
    ...band.heroes.flatMap((row, index) =>
      Array.from(
        {
          length:
            index === 0 ? 1 : choose('heroes', [1, 1, 2]) * (row[1]?.includes('|') ? 1 : 0) || 1,
        },
        (): Person => ({
          id: row[0],
          ...wordOf(row),
          hero: true,
          name: nameFrom(NAMES),
          count: 1,
          gear: gearOf(4),
          xp: choose('xp', [0, 8, 11, 12, 20, 23]),
          cost: choose('cost', [35, 60, 75, 88, 105]),
        }),
      ),
    ),
    ...band.henchmen.map(
      (row): Person => ({
        id: row[0],
        ...wordOf(row),
        hero: false,
        name: groupsNamed ? nameFrom(GROUPS) : '',
        count: choose('count', [2, 3, 4, 5]),
        gear: gearOf(3),
        xp: choose('xp', [0, 2, 5]),
        cost: choose('cost', [70, 105, 120]),
      }),
    ),
  ];
  const lines =
    layout === 'table'
      ? tableOf(people, words, choose)
      : layout === 'type headings'
        ? headedLines(people, words, choose)
        : linesOf(people, words, choose);
  const own = choose('own name', OWN_NAMES);
  const type = band.types[at] ?? '';
  const at0 = band === BANDS[0];
  const typed = [
    'N (T)',
    'T',
    'N\nT',
    '# N\n*T*',
    '# T: N',
    '# N\n\n## T',
    'N - T',
    'T: N',
    'W: N\nY: T',
    '**N** (T)',
    'N, T',
  ];
  // Several kinds of mercenaries share their people: nobody can tell which without the word.
  const title = choose('title', at0 ? typed : [...typed, '# N\n', 'N\n', 'none']);
  const keys: Readonly<Record<string, string>> = {
    N: own,
    T: type,
    W: words.warband,
    Y: words.type,
  };
  const above =
    title === 'none' ? [] : title.replace(/[NTWY]/g, (key) => keys[key] ?? '').split('\n');
  const extra = choose('below title', ['', '', '', `500 ${words.gold}`, 'Rating: 123']);
  return {
    text: [
      ...above,
      ...(extra === '' ? [] : [extra]),
      ...(choose('space', [true, false]) ? [''] : []),
      ...lines,
    ].join('\n'),
    entries: people.map(({ count, name, id, gear }) => ({
      count,
      name,
      profileId: id,
      gear: gear.map((one) => one.id),
    })),
  };
}

function headings(choose: Choose, words: Words): (hero: boolean) => readonly string[] {
  const style = choose('headings', [
    'none',
    'none',
    'H',
    'H:',
    '## H',
    '**H**',
    '--- H ---',
    'HH',
    '[b]H[/b]',
    '== H ==',
    'H (n)',
    '> H',
  ]);
  return (hero) => {
    const word = hero ? words.heroes : words.henchmen;
    if (style === 'none') return [];
    if (style === 'HH') return ['', word.toUpperCase()];
    return ['', style.replace('(n)', '(3)').replace('H', () => word)];
  };
}

function xpWay(choose: Choose, words: Words): (xp: number) => string {
  const style = choose('xp style', [
    'none',
    'none',
    '[nX]',
    '(n X)',
    'nX',
    'X n',
    'X: n',
    '(X n)',
    '[n X]',
    '(nX)',
    ', n X',
    '- n X',
  ]);
  if (style === 'none') return () => '';
  return (xp) =>
    ` ${style.replace('X', () => words.xp).replace('n', () => String(xp))}`.replace(' ,', ',');
}

function costWay(choose: Choose, words: Words): (cost: number) => string {
  const style = choose('cost style', [
    'none',
    'none',
    'ng',
    '(n g)',
    '- n g',
    '= n g',
    '[ng]',
    '(ng)',
    ', n g',
    'n g',
    '= n',
  ]);
  if (style === 'none') return () => '';
  return (cost) =>
    ` ${style.replace('g', () => words.gold).replace('n', () => String(cost))}`.replace(' ,', ',');
}

/** How things follow: `lines` below, or on the same one. */
function gearWay(
  choose: Choose,
  words: Words,
  styles: readonly string[],
): (gear: Person['gear']) => string {
  const style = choose('gear style', styles);
  const joiner = choose('between things', [', ', ', ', ', ', ' + ', ' / ', '; ', ' & ', ', and']);
  const bracketed = /[([]/.test(style);
  const priced = choose(
    'prices of things',
    bracketed ? ['', '', '', ' 10g'] : ['', '', '', '', ' (10)', ' (10 g)', ' [5g]', ' 10g'],
  ).replace('g', () => words.gold);
  return (gear) => {
    const all = gear.map(({ word }) => `${word}${priced}`);
    const list =
      joiner === ', and'
        ? [all.slice(0, -1).join(', '), all.at(-1) ?? '']
            .filter((one) => one !== '')
            .join(` ${words.and} `)
        : all.join(joiner);
    const each = (sign: string) => all.map((one) => `\n${sign}${one}`).join('');
    switch (style) {
      case ': L':
        return `: ${list}`;
      case ' - L':
        return ` - ${list}`;
      case ' – L':
        return ` – ${list}`;
      case ', L':
        return `, ${list}`;
      case ' w L':
        return ` ${words.with} ${list}`;
      case ' (L)':
        return ` (${list})`;
      case ' [L]':
        return ` [${list}]`;
      case ' | L':
        return ` | ${list}`;
      case ' L':
        return ` ${list}`;
      case '. L':
        return `. ${list}`;
      case 'n  L':
        return `\n  ${list}`;
      case 'nL':
        return `\n${list}`;
      case 'nE: L':
        return `\n${words.equipment}: ${list}`;
      case 'n  E: L':
        return `\n   ${words.equipment}: ${list}`;
      case 'n- E: L':
        return `\n  - ${words.equipment}: ${list}`;
      case 'n  - L':
        return each('  - ');
      case 'n. L':
        return each('    ');
      default:
        return ` → ${list}`;
    }
  };
}

const SAME_LINE = [
  ': L',
  ': L',
  ' - L',
  ' – L',
  ', L',
  ' w L',
  ' (L)',
  ' [L]',
  ' | L',
  '. L',
  ' → L',
];
const NEXT_LINE = ['n  L', 'nL', 'nE: L', 'n  E: L', 'n- E: L', 'n  - L', 'n. L'];

function bulletWay(choose: Choose): (index: number) => string {
  const style = choose('bullet', ['', '', '- ', '* ', '• ', '1. ', '1) ', '– ']);
  return (index) => style.replace('1', String(index + 1));
}

function statsWay(choose: Choose, words: Words): () => string {
  const style = choose('stats', ['none', 'none', 'none', 'M4 …', 'rows', 'M:4, …', 'slashes']);
  const numbers = [4, 4, 3, 3, 3, 1, 3, 1, 7];
  if (style === 'none') return () => '';
  if (style === 'M4 …')
    return () => `\n${words.stats.map((key, n) => `${key}${numbers[n]}`).join(' ')}`;
  if (style === 'M:4, …')
    return () => `\n  ${words.stats.map((key, n) => `${key}: ${numbers[n]}`).join(', ')}`;
  if (style === 'slashes') return () => `\n  ${words.stats.join('/')}\n  ${numbers.join('/')}`;
  return () => `\n${words.stats.join(' ')}\n${numbers.join(' ')}`;
}

function linesOf(people: readonly Person[], words: Words, choose: Choose): readonly string[] {
  const heroHead = choose('hero head', HERO_HEADS);
  const named = people.some(({ hero, name }) => !hero && name !== '');
  const groupHead = choose('group head', named ? NAMED_GROUP_HEADS : GROUP_HEADS);
  const xp = xpWay(choose, words);
  const cost = costWay(choose, words);
  const costLast = choose('cost where', [true, false]);
  const twoLines = heroHead.includes('\n');
  const gear = gearWay(choose, words, twoLines ? NEXT_LINE : [...SAME_LINE, ...NEXT_LINE]);
  const bullet = twoLines ? () => '' : bulletWay(choose);
  const heading = headings(choose, words);
  const stats = statsWay(choose, words);
  const apart = twoLines || choose('apart', [true, false]);
  const lines: string[] = [];
  for (const [index, one] of people.entries()) {
    if (index === 0 || people[index - 1]?.hero !== one.hero) lines.push(...heading(one.hero));
    const head = one.hero
      ? heroHead.replace(/[NT]/g, (key) => (key === 'N' ? one.name : one.one))
      : groupHead.replace(/[NT3]/g, (key) =>
          key === 'N' ? one.name : key === 'T' ? one.several : String(one.count),
        );
    const [first = '', ...below] = gear(one.gear).split('\n');
    const shownXp = one.xp === 0 && !one.hero ? '' : xp(one.xp);
    const front = `${head}${shownXp}${costLast ? '' : cost(one.cost)}${first}${costLast ? cost(one.cost) : ''}`;
    lines.push(
      ...`${bullet(index)}${front}${stats()}${below.map((row) => `\n${row}`).join('')}`.split('\n'),
    );
    if (apart) lines.push('');
  }
  return lines;
}

/** What they are as a heading of its own, and each of them below. */
function headedLines(people: readonly Person[], words: Words, choose: Choose): readonly string[] {
  const style = choose('type heading', ['T', 'T:', '## T', '**T**', 'TT', 'T (n)']);
  const bullet = choose('bullet below', ['- ', '* ', '', '  ']);
  const xp = xpWay(choose, words);
  const cost = costWay(choose, words);
  const gear = gearWay(choose, words, [': L', ': L', ' - L', ', L', ' (L)']);
  const apart = choose('apart', [true, false]);
  const lines: string[] = [];
  let last = '';
  for (const one of people) {
    if (one.hero) {
      const mates = people.filter(({ id }) => id === one.id).length;
      if (last !== one.id) {
        if (apart && last !== '') lines.push('');
        const word = mates > 1 ? one.several : one.one;
        lines.push(
          style === 'TT'
            ? word.toUpperCase()
            : style.replace('n', String(mates)).replace('T', () => word),
        );
      }
      lines.push(`${bullet}${one.name}${xp(one.xp)}${gear(one.gear)}${cost(one.cost)}`);
    } else {
      if (apart) lines.push('');
      lines.push(`${one.count} ${one.several}${gear(one.gear)}${cost(one.cost)}`);
    }
    last = one.id;
  }
  return lines;
}

function tableOf(people: readonly Person[], words: Words, choose: Choose): readonly string[] {
  const kind = choose('table', ['md', 'tab', ';', ',']);
  const order = choose(
    'columns',
    ['N T # E X C', 'T N # E', 'N T E X #', '# T N E C', 'N # T X E', 'T # E N', 'N T # X C E'].map(
      (one) => one.split(' '),
    ),
  );
  const heads: Readonly<Record<string, string>> = {
    N: words.name,
    T: words.type,
    '#': words.number,
    E: words.equipment,
    X: words.xp,
    C: words.gold,
  };
  const between = choose(
    'in cells',
    kind === ',' ? [' + ', '; ', ' / '] : kind === ';' ? [', ', ' + '] : [', ', ' + ', ' / ', '; '],
  );
  const rows = [
    order.map((key) => heads[key] ?? ''),
    ...(kind === 'md' ? [order.map(() => '---')] : []),
    ...people.map((one) =>
      order.map((key) => {
        if (key === 'N') return one.name;
        if (key === 'T') return one.hero || !plural ? one.one : one.several;
        if (key === '#') return String(one.count);
        if (key === 'E') return one.gear.map(({ word }) => word).join(between);
        return String(key === 'X' ? one.xp : one.cost);
      }),
    ),
  ];
  return rows.map((row) =>
    kind === 'md' ? `| ${row.join(' | ')} |` : row.join(kind === 'tab' ? '\t' : kind),
  );
}
const plural = true;
