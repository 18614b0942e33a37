import { deflateRawSync } from 'node:zlib';

// One warband in every format in which list builders and apps save theirs. Made for these tests.

const FIGHTER = 'e1beaa44-e54d-dd6b-d1f2-446b333c9bb9';
const SIGNS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'LD'];
const IDS =
  '2a0bcc4c-0 d5aca8ba-0 5b4d181b-0 7f1f0a4d-0 54f4796b-0 3172c8dc-0 a6fd52b0-0 bf393c37-0 e234eaea-0'.split(
    ' ',
  );
const CATEGORIES = {
  Heroes: 'a0fce0bc-1',
  Henchmen: 'f9b08d8e-1',
  'Hired Swords': '71f7-5ee6-ab09-7fd9',
} as const;

export interface Made {
  readonly type: string;
  readonly name: string;
  readonly category: keyof typeof CATEGORIES;
  readonly count: number;
  readonly xp: number;
  readonly stats: readonly number[];
  readonly gear: readonly string[];
  readonly skills: readonly string[];
  readonly injuries: readonly string[];
}

/** A captain, an experienced champion, a group and a hired sword. */
export const MADE: readonly Made[] = [
  made(
    'Mercenary Captain',
    'Otto & Söhne',
    'Heroes',
    1,
    23,
    [4, 4, 4, 3, 3, 1, 4, 1, 8],
    'Sword|Pistol|Light Armour',
    'Dodge',
  ),
  made(
    'Champion',
    'Hans',
    'Heroes',
    1,
    11,
    [4, 5, 3, 3, 3, 1, 3, 1, 7],
    'Double-handed Weapon|Helmet',
    'Mighty Blow',
    'Hand Injury',
  ),
  made(
    'Warriors',
    'Red Sashes',
    'Henchmen',
    3,
    2,
    [4, 3, 3, 3, 3, 1, 3, 1, 7],
    'Dagger|Spear|Shield',
  ),
  made(
    'Pit Fighter',
    'Pit Fighter',
    'Hired Swords',
    1,
    0,
    [4, 4, 3, 4, 4, 1, 4, 2, 7],
    'Morning Star|Spiked Gauntlet',
  ),
];

function made(
  type: string,
  name: string,
  category: Made['category'],
  count: number,
  xp: number,
  stats: readonly number[],
  gear: string,
  skills = '',
  injuries = '',
): Made {
  const parts = (text: string) => (text === '' ? [] : text.split('|'));
  return {
    type,
    name,
    category,
    count,
    xp,
    stats,
    gear: parts(gear),
    skills: parts(skills),
    injuries: parts(injuries),
  };
}

export interface Frame {
  readonly systemName: string;
  readonly systemId: string;
  readonly generator: string;
}

export const MORDHEIM: Frame = {
  systemName: 'Mordheim',
  systemId: '9481a749-7900-614b-1695-bdc2899069c1',
  generator: '',
};

/** The JSON of a list builder. */
export function xmlOf(
  fighters: readonly Made[],
  { systemName, systemId, generator }: Frame = MORDHEIM,
): string {
  const generated = generator === '' ? '' : ` generatedBy="${generator}"`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r1" name="Crows" battleScribeVersion="2.03"${generated} gameSystemId="${systemId}" gameSystemName="${systemName}" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name=" gc" typeId="points" value="480.0"/></costs>
  <forces>
    <force id="f1" name="Warband" catalogueName="Reiklanders (1a)">
      <selections>
        <selection id="c1" name="Stash" number="1" type="upgrade"><selections><selection id="c2" name="Gold" number="17" type="upgrade"/></selections><categories><category entryId="4852-c4cb-82b0-b7fa" name="Configuration" primary="true"/></categories></selection>
${fighters.map(xmlFighter).join('\n')}
      </selections>
    </force>
  </forces>
</roster>
`;
}

function xmlFighter(fighter: Made): string {
  const custom = fighter.name === fighter.type ? '' : ` customName="${escaped(fighter.name)}"`;
  const leaves = (names: readonly string[]) =>
    names
      .map(
        (name) => `<selection name="${escaped(name)}" number="${fighter.count}" type="upgrade"/>`,
      )
      .join('');
  const holder = (name: string, names: readonly string[]) =>
    names.length === 0
      ? ''
      : `<selection name="${name}" number="1" type="upgrade"><selections>${leaves(names)}</selections></selection>`;
  const models =
    fighter.count === 1
      ? ''
      : `<selection name="${fighter.type}" number="${fighter.count}" type="model"/>`;
  const xp =
    fighter.xp === 0
      ? ''
      : `<selection name="Experience" number="${fighter.xp}" type="upgrade"><costs><cost name="wr" typeId="wb-rating" value="${fighter.xp}"/></costs></selection>`;
  return `        <selection id="x" name="${fighter.type}"${custom} number="1" type="${fighter.count === 1 ? 'model' : 'unit'}">
          <profiles>${profile(fighter.type, fighter.stats)}${profile('Human max', [4, 6, 6, 4, 4, 3, 6, 4, 9])}</profiles>
          <selections>${models}${xp}${holder('Equipment', fighter.gear)}${holder('Skills', fighter.skills)}${holder('Serious Injuries', fighter.injuries)}<selection name="+1 WS" number="1" type="upgrade"/></selections>
          <categories><category entryId="${CATEGORIES[fighter.category]}" name="${fighter.category}" primary="true"/></categories>
        </selection>`;
}

function profile(name: string, stats: readonly number[]): string {
  const cells = stats.map(
    (value, at) =>
      `<characteristic name="${SIGNS[at]}" typeId="${IDS[at]}">${value}</characteristic>`,
  );
  return `<profile name="${escaped(name)}" typeId="${FIGHTER}" typeName="Model"><characteristics>${cells.join('')}</characteristics></profile>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
}

/** The same in the other list builder’s JSON. */
export function jsonOf(fighters: readonly Made[]): string {
  const selection = (name: string, number: number) => ({ name, number, type: 'upgrade' });
  return JSON.stringify({
    roster: {
      name: 'Crows',
      generatedBy: 'https://newrecruit.eu',
      gameSystemName: 'Mordheim',
      gameSystemId: MORDHEIM.systemId,
      battleScribeVersion: 2.03,
      forces: [
        {
          name: 'Warband',
          catalogueName: 'Reiklanders (1a)',
          selections: fighters.map((one) => ({
            name: one.type,
            ...(one.name === one.type ? {} : { customName: one.name }),
            number: 1,
            type: one.count === 1 ? 'model' : 'unit',
            categories: [{ entryId: CATEGORIES[one.category], name: one.category, primary: true }],
            profiles: [
              {
                name: one.type,
                typeId: FIGHTER,
                characteristics: one.stats.map((value, at) => ({
                  name: SIGNS[at],
                  typeId: IDS[at],
                  $text: String(value),
                })),
              },
            ],
            selections: [
              ...(one.count === 1 ? [] : [{ name: one.type, number: one.count, type: 'model' }]),
              ...(one.xp === 0 ? [] : [selection('Experience', one.xp)]),
              {
                ...selection('Equipment', 1),
                selections: one.gear.map((name) => selection(name, one.count)),
              },
              {
                ...selection('Skills', 1),
                selections: one.skills.map((name) => selection(name, 1)),
              },
              {
                ...selection('Serious Injuries', 1),
                selections: one.injuries.map((name) => selection(name, 1)),
              },
            ],
          })),
        },
      ],
    },
  });
}

/** The output of XML converters: attributes with a prefix, and lists of one without an array. */
export function convertedOf(fighters: readonly Made[], mark: string, text: string): string {
  const one = (values: readonly unknown[]) => (values.length === 1 ? values[0] : values);
  const selection = (name: string, number: number, inner: readonly unknown[] = []) => ({
    [`${mark}name`]: name,
    [`${mark}number`]: String(number),
    [`${mark}type`]: 'upgrade',
    ...(inner.length === 0 ? {} : { selections: { selection: one(inner) } }),
  });
  return JSON.stringify({
    roster: {
      [`${mark}name`]: 'Crows',
      [`${mark}gameSystemName`]: 'Mordheim',
      [`${mark}gameSystemId`]: MORDHEIM.systemId,
      forces: {
        force: {
          [`${mark}name`]: 'Warband',
          [`${mark}catalogueName`]: 'Reiklanders (1a)',
          selections: {
            selection: fighters.map((fighter) => ({
              [`${mark}name`]: fighter.type,
              [`${mark}customName`]: fighter.name,
              [`${mark}number`]: String(fighter.count),
              [`${mark}type`]: 'unit',
              categories: {
                category: {
                  [`${mark}entryId`]: CATEGORIES[fighter.category],
                  [`${mark}primary`]: 'true',
                },
              },
              profiles: {
                profile: {
                  [`${mark}name`]: fighter.type,
                  [`${mark}typeId`]: FIGHTER,
                  characteristics: {
                    characteristic: fighter.stats.map((value, at) => ({
                      [`${mark}name`]: SIGNS[at],
                      [`${mark}typeId`]: IDS[at],
                      [text]: String(value),
                    })),
                  },
                },
              },
              selections: {
                selection: one([
                  selection('Experience', fighter.xp),
                  selection(
                    'Equipment',
                    1,
                    fighter.gear.map((name) => selection(name, fighter.count)),
                  ),
                  ...(fighter.skills.length === 0
                    ? []
                    : [
                        selection(
                          'Skills',
                          1,
                          fighter.skills.map((name) => selection(name, 1)),
                        ),
                      ]),
                  ...(fighter.injuries.length === 0
                    ? []
                    : [
                        selection(
                          'Serious Injuries',
                          1,
                          fighter.injuries.map((name) => selection(name, 1)),
                        ),
                      ]),
                ]),
              },
            })),
          },
        },
      },
    },
  });
}

/** A list builder’s page. */
export function htmlOf(fighters: readonly Made[]): string {
  const table = (one: Made) =>
    `<table><tr><th>Model</th>${SIGNS.map((sign) => `<th>${sign}</th>`).join('')}<th>Ref</th></tr><tr><td class="profile-name">${escaped(one.type)}</td>${one.stats.map((value) => `<td>${value}</td>`).join('')}<td></td></tr></table>`;
  const listed = (one: Made) => [
    ...(one.xp === 0 ? [] : ['Experience', `${one.xp}x Experience`]),
    'Equipment',
    ...one.gear.map((name) => `${one.count > 1 ? `${one.count}x ` : ''}${name}`),
    ...one.skills,
    ...one.injuries,
  ];
  return `<!DOCTYPE html><html><head><title>Crows</title><style>li { color: red }</style><script>document.title = 'x';</script></head>
<body class="battlescribe"><h1>Crows (Mordheim) [480gc]</h1><ul><li class="force"><h2>Warband (Reiklanders (1a)) [480gc]</h2><ul>
${Object.keys(CATEGORIES)
  .map(
    (category) =>
      `<li class="category"><h3>${category} [99gc]</h3><ul>${fighters
        .filter((one) => one.category === category)
        .map(
          (one) =>
            `<li class="rootselection"><h4>${one.count > 1 ? `${one.count}x ` : ''}${escaped(one.type)}${one.name === one.type ? '' : ` - ${escaped(one.name)}`} [60gc]</h4><p><span class="bold">Selections:</span> ${escaped(
              listed(one)
                .filter((name) => name !== 'Experience')
                .join(', '),
            )}</p><p><span class="bold">Categories:</span> ${category}</p>${table(one)}</li>`,
        )
        .join('\n')}</ul></li>`,
  )
  .join('\n')}
</ul></li></ul><p>Created with BattleScribe</p></body></html>`;
}

/** A list builder’s copied text. */
export function builtTextOf(fighters: readonly Made[]): string {
  const rows = (category: string) =>
    fighters
      .filter((one) => one.category === category)
      .map((one) => {
        const things = [
          ...(one.xp === 0 ? [] : [`${one.xp}x Experience`]),
          ...one.skills,
          ...one.injuries,
        ];
        const all = (count: number) =>
          one.gear.map((name) => (count > 1 ? `${count}x ${name}` : name));
        return one.count === 1
          ? `${one.type} [60gc]: ${[...things, ...all(1)].join(', ')}`
          : `${one.type} [75gc]: ${things.join(', ')}\n. ${one.count}x ${one.type}: ${all(one.count).join(', ')}`;
      });
  return `++ Warband (Reiklanders (1a)) [480gc] ++

+ Heroes +

${rows('Heroes').join('\n\n')}

+ Henchmen +

${rows('Henchmen').join('\n\n')}

+ Hired Swords +

${rows('Hired Swords').join('\n\n')}

++ Total: [480gc] ++

Created with BattleScribe (https://battlescribe.net)
`;
}

/** An app’s YAML. */
export function yamlOf(fighters: readonly Made[]): string {
  const stats = (one: Made) => one.stats.map((value, at) => `${SIGNS[at]}${value}`).join(', ');
  const rest = (one: Made) => `    stats: ${stats(one)}, Sv5+
    weapons: ${one.gear.join(', ')}
    armour:
    rules: ${[...one.skills, ...one.injuries].join(', ')}
    skilllists: Combat, Speed`;
  const heroes = fighters.filter((one) => one.category !== 'Henchmen');
  return `warband: Crows (Reikland)
campaign: 2
gc: 17
objective: ""

heros:
${heroes.map((one) => `  - hero: ${one.name} (${one.type}) [${one.xp}XP]\n${rest(one)}${one.category === 'Heroes' ? '' : '\n    hiredsword: true'}`).join('\n\n')}
  # - hero: Gone (Champion) [8XP]

henchmen:
${fighters
  .filter((one) => one.category === 'Henchmen')
  .map((one) => `  - group: ${one.name} (${one.count} ${one.type}) [${one.xp}XP]\n${rest(one)}`)
  .join('\n\n')}
`;
}

/** A text as bytes. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The roster in a zip, as list builders save it. */
export function zipped(text: string, name = 'Crows’ own.ros'): Uint8Array {
  return zipOf(bytesOf(text), name);
}

/**
 * A zip of one file with its sizes only after the data and in the central directory, as list builders write
 * it. `told` is the size that the directory claims.
 */
export function zipOf(content: Uint8Array, name: string, told = content.length): Uint8Array {
  return zipOfAll([{ name, content, told }]);
}

/** A zip of several texts, as office programs save sheets and documents. */
export function zipOfFiles(files: Readonly<Record<string, string>>): Uint8Array {
  return zipOfAll(
    Object.entries(files).map(([name, text]) => {
      const content = bytesOf(text);
      return { name, content, told: content.length };
    }),
  );
}

function zipOfAll(
  files: readonly { readonly name: string; readonly content: Uint8Array; readonly told: number }[],
): Uint8Array {
  const data: Buffer[] = [];
  const contents: Buffer[] = [];
  let from = 0;
  for (const { name, content, told } of files) {
    const packed = deflateRawSync(content);
    const called = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(0x808, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(called.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50);
    listed.writeUInt16LE(0x808, 8);
    listed.writeUInt16LE(8, 10);
    listed.writeUInt32LE(packed.length, 20);
    listed.writeUInt32LE(told, 24);
    listed.writeUInt16LE(called.length, 28);
    listed.writeUInt32LE(from, 42);
    data.push(local, called, packed);
    contents.push(listed, called);
    from += local.length + called.length + packed.length;
  }
  const list = Buffer.concat(contents);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(from, 16);
  return new Uint8Array(Buffer.concat([...data, list, end]));
}
