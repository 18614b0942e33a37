import { shareOf } from '../../support/share.ts';
import { EXAMPLES } from './format-examples.ts';
import {
  bytesOf,
  htmlOf,
  jsonOf,
  MADE,
  MORDHEIM,
  xmlOf,
  yamlOf,
  zipOf,
  zipOfFiles,
  zipped,
} from './made-roster.ts';

/** Harmful or useless files. */
export interface Hostile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The permitted results; null for any refusal. */
  readonly code: string | null;
}

/** An intact file of each format, and one in a zip. */
const SOUND: Readonly<Record<string, Uint8Array>> = {
  ...Object.fromEntries(
    Object.entries(EXAMPLES).flatMap(([format, [first]]) =>
      first === undefined ? [] : [[format, first]],
    ),
  ),
  rosz: zipped(xmlOf(MADE)),
};

const hostile = (
  name: string,
  content: string | Uint8Array,
  code: string | null = null,
): Hostile => ({
  name,
  bytes: typeof content === 'string' ? bytesOf(content) : content,
  code,
});

const LIST = `Crows (Reikland)\nHeroes\nOtto (Captain): sword, pistol\nHans (Champion): axe\nHenchmen\n3 Warriors: spear, shield\n2 Marksmen: bow\n`;

/** Cut off at each tenth. */
const CUTS = Object.entries(SOUND).flatMap(([kind, bytes]) =>
  Array.from({ length: 9 }, (_, at) =>
    hostile(
      `${kind} cut at ${(at + 1) * 10} %`,
      bytes.slice(0, Math.floor((bytes.length * (at + 1)) / 10)),
    ),
  ),
);

/** One byte changed, at each of eight places. */
const FLIPPED = Object.entries(SOUND).flatMap(([kind, bytes]) =>
  Array.from({ length: 8 }, (_, at) => {
    const place = Math.floor((bytes.length * (at + 0.5)) / 8);
    return hostile(
      `${kind} with another byte at ${place}`,
      bytes.with(place, ((bytes[place] ?? 0) + 77) % 256),
    );
  }),
);

const deepJson = (depth: number) =>
  `{"heroes":${'[{"name":"a","type":"b","x":'.repeat(depth)}1${'}]'.repeat(depth)}}`;
const deepXml = (depth: number) =>
  `<roster gameSystemName="Mordheim"><forces><force><selections>${'<selection name="a"><selections>'.repeat(depth)}${'</selections></selection>'.repeat(depth)}</selections></force></forces></roster>`;

/** A zip without a file. */
const NO_FILES = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

export const MADE_UP: readonly Hostile[] = [
  hostile('nothing', '', 'Empty'),
  hostile('blanks', ' \n\t \n', 'Empty'),
  hostile('an order mark alone', '\uFEFF', 'Empty'),
  hostile('five megabytes and one', new Uint8Array(5_000_001), 'TooBig'),
  hostile('zeroes', new Uint8Array(4000)),
  hostile(
    'random bytes',
    Uint8Array.from({ length: 4000 }, (_, at) => (at * at * 31 + at * 7) % 256),
  ),
  hostile('a PDF', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>', 'Pdf'),
  hostile(
    'a picture',
    Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1,
    ]),
    'Picture',
  ),
  hostile('a zip bomb', zipOf(new Uint8Array(20_000_000), 'a.ros'), 'TooBig'),
  hostile(
    'a zip that lies about its size',
    zipOf(new Uint8Array(30_000_000), 'a.ros', 1000),
    'TooBig',
  ),
  hostile('a zip of nothing', NO_FILES, 'Damaged'),
  hostile(
    'a workbook whose sheet is a bomb',
    zipOfFiles({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(190_000)}</worksheet>`,
    }),
    'TooBig',
  ),
  hostile('a workbook without sheets', zipOfFiles({ 'xl/workbook.xml': '<workbook/>' }), 'Empty'),
  hostile('a book that is cut off', zipOfFiles({ 'xl/workbook.xml': '<workbook' }), 'CutOff'),
  hostile(
    'a document with entities of its own',
    zipOfFiles({
      'word/document.xml':
        '<!DOCTYPE d [<!ENTITY x "Otto">]><document><p><t>&x;</t></p></document>',
    }),
    'Unsafe',
  ),
  hostile('a zip within a zip', zipped('', 'a.zip'), 'Empty'),
  hostile('half a zip', (SOUND['rosz'] ?? new Uint8Array()).slice(40), null),
  hostile(
    'a billion laughs',
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><roster>&lol2;</roster>`,
    'Unsafe',
  ),
  hostile(
    'somebody’s password',
    `<!DOCTYPE roster [<!ENTITY x SYSTEM "file:///etc/passwd">]><roster name="&x;"/>`,
    'Unsafe',
  ),
  hostile(
    'an entity of its own',
    `<roster name="&x;" gameSystemName="Mordheim"><forces/></roster>`,
    'Unsafe',
  ),
  hostile('XML too deep', deepXml(500), 'TooDeep'),
  hostile('JSON too deep', deepJson(2000), 'TooDeep'),
  hostile('JSON deeper than any stack', '['.repeat(400_000), 'TooDeep'),
  hostile(
    'YAML too deep',
    `heroes:\n${Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}  - name:`).join('\n')}`,
  ),
  hostile('YAML of braces', `heroes:\n  - name: ${'{a: '.repeat(200_000)}`, 'TooBig'),
  hostile('YAML of dashes', `heroes:\n${'- a: '.repeat(14_000)}`),
  hostile('YAML of names for nothing', `heroes:\n  - name: ${'&a '.repeat(28_000)}`),
  hostile(
    'a billion laughs in YAML',
    `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${Array.from(
      { length: 9 },
      (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at}, `.repeat(9)}*a${at}]\n`,
    ).join('')}heroes:\n  - name: *a9\n`,
    'TooBig',
  ),
  hostile('YAML that holds itself', 'heroes: &a\n  - name: Otto\n    gear: *a\n'),
  hostile(
    'prototype keys in an object without quotes',
    `{ __proto__: { polluted: true }, name: 'x', faction: 'Reikland', heroes: [{ __proto__: { polluted: 1 }, name: 'Otto', type: 'Captain', stats: { constructor: 4, WS: 4 } }] }`,
  ),
  hostile('an object without quotes that never ends', '{ a: '.repeat(200_000)),
  hostile('an object of a program, all braces', `{ a: ${'[[],[],'.repeat(100_000)}`),
  hostile('cards without end', '+-----+\n| Otto\n'.repeat(40_000)),
  hostile('an outline without end', `:PROPERTIES:\n${'** '.repeat(60_000)}`),
  hostile('a wiki without end', `== a ==\n''b''\n${"'''".repeat(40_000)}${'[['.repeat(20_000)}`),
  hostile('strokes without end', '[s]'.repeat(40_000)),
  hostile('a form of blanks', `NAME${' '.repeat(100_000)}x\n`.repeat(8)),
  hostile('numbers of nobody', 'M 4  WS 3\n'.repeat(20_000)),
  hostile('an app’s XML, cut off', `<saved>${'<one c="d">'.repeat(30)}`, 'CutOff'),
  hostile('an XML that never ends', '<roster '.repeat(200_000)),
  hostile('a tag of one attribute, a megabyte long', `<roster name="${'x'.repeat(1_000_000)}"/>`),
  hostile('half a million tags', `<roster>${'<a/>'.repeat(500_000)}</roster>`, 'TooBig'),
  hostile(
    'a list of a hundred thousand lines',
    'Champion: sword, axe, dagger\n'.repeat(100_000),
    'TooBig',
  ),
  hostile('ten thousand champions', `Reikland\n${'Champion: sword, axe, dagger\n'.repeat(9000)}`),
  hostile(
    'ten thousand words that are nearly known',
    Array.from({ length: 9000 }, (_, at) => `Chamqion${at} swrod${at}`).join('\n'),
  ),
  hostile('a line a hundred thousand signs long', `Reikland\nCaptain: ${'sword, '.repeat(15_000)}`),
  hostile('brackets', `Reikland\nCaptain ${'('.repeat(50_000)}`),
  hostile('blanks without end', `Reikland\nCaptain${' '.repeat(100_000)}: sword`),
  hostile('dashes without end', `Reikland\nCaptain ${'- '.repeat(50_000)}sword`),
  hostile('numbers without end', `Reikland\nCaptain ${'9'.repeat(50_000)}x sword`),
  hostile('a table of a thousand columns', `${'| Name '.repeat(1000)}|\n`.repeat(20)),
  hostile(
    'prototype keys in JSON',
    `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":"x","faction":"Reikland","heroes":[{"__proto__":{"polluted":1},"name":"Otto","type":"Captain","stats":{"__proto__":4,"constructor":4,"WS":4}}]}`,
  ),
  hostile(
    'prototype keys in YAML',
    'warband: x (Reikland)\nheros:\n  - hero: __proto__ (Captain)\n    __proto__: 4\n    constructor: 4\n',
  ),
  hostile(
    'prototype words in a list',
    'Reikland\nHeroes\n__proto__ (Captain): constructor, toString, hasOwnProperty\nconstructor: valueOf, sword\n',
  ),
  hostile('JSON of nothing', '{}', 'NotARoster'),
  hostile('JSON of numbers', '[1,2,3]'),
  hostile(
    'JSON of another app',
    '{"version":3,"todos":[{"title":"milk","done":false}]}',
    'NotARoster',
  ),
  hostile(
    'a package',
    JSON.stringify({ name: 'x', version: '1.0.0', dependencies: { a: '1' } }),
    'NotARoster',
  ),
  hostile(
    'a page of the web',
    '<!doctype html><html><body><h1>News</h1><p>The captain of the team had a sword in his hand, and everybody laughed.</p></body></html>',
    null,
  ),
  hostile(
    'another XML',
    '<?xml version="1.0"?><rss><channel><title>News</title></channel></rss>',
    'NotARoster',
  ),
  hostile(
    'a letter',
    'Dear John,\n\nthe captain says hello. We have had a good summer, with many warriors in town.\n\nYours,\nOtto',
    null,
  ),
  hostile('a shopping list', 'milk\n2x bread\n3 eggs\nbutter (2)\n', null),
  hostile(
    'a recipe',
    'Pancakes\n- 2 eggs\n- 3 cups of flour\n- a pinch of salt\nMix and fry.',
    null,
  ),
  hostile(
    'a program',
    'import { a } from "b";\nexport function c(d) {\n  return d.map((e) => e * 2);\n}\n',
    null,
  ),
  hostile('values of a bank', 'Date;Amount;From;To\n2020-01-01;12;A;B\n2020-01-02;13;B;C\n', null),
  hostile(
    'another game’s list',
    '++ Army Roster (Imperium - Space Marines) [500pts] ++\n\n+ HQ +\n\nCaptain [100pts]: Power fist, Storm bolter\n\n+ Troops +\n\nTactical Squad [180pts]: 9x Space Marine, Boltgun\n\nCreated with BattleScribe',
    'ForeignSystem',
  ),
  hostile(
    'a team of players',
    'Blood Bowl team: Skaven Scramblers\n1 Rat Ogre\n2 Blitzers\n7 Linemen\n3 rerolls, apothecary',
    'ForeignSystem',
  ),
  hostile(
    'an army',
    'Warhammer Fantasy - Vampire Counts 2000pts\nLords\nVampire Lord 300\nCore Units\n30 Zombies\n20 Ghouls\n8 Dire Wolves',
    'ForeignSystem',
  ),
  hostile(
    'another skirmish',
    'Frostgrave warband\nWizard: staff, Will +4\nApprentice\nKnight\nThug\nThief\nTreasure Hunter',
    'ForeignSystem',
  ),
];

/** Other games in every format that names its game. */
const FOREIGN = [
  'Warcry',
  'Kill Team 2021',
  'Gorkamorka',
  'Warhammer 40,000 9th Edition',
  'Age of Sigmar 4.0',
  'Necromunda',
  'Horus Heresy',
  'Apocalypse',
].flatMap((systemName) => [
  hostile(`${systemName} as XML`, xmlOf(MADE, { ...MORDHEIM, systemName }), 'ForeignSystem'),
  hostile(
    `${systemName} as JSON`,
    jsonOf(MADE).replace('"Mordheim"', JSON.stringify(systemName)),
    'ForeignSystem',
  ),
  hostile(
    `${systemName} as a page`,
    htmlOf(MADE).replace('Crows (Mordheim)', `Crows (${systemName})`),
    'ForeignSystem',
  ),
]);

/** Scripts in place of a name, in every kind of file. */
const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '"><svg onload=alert(1)>',
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  "'; DROP TABLE warbands; --",
  '\u202Eotto\u202C',
  'Otto\u0000\u0007',
  '../../etc/passwd',
].flatMap((name) => {
  const safe = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return [
    hostile(`${name} in XML`, xmlOf(MADE).replace('Otto &amp; Söhne', safe)),
    hostile(`${name} in JSON`, jsonOf(MADE).replace('"Otto & Söhne"', JSON.stringify(name))),
    hostile(`${name} in YAML`, yamlOf(MADE).replace('Otto & Söhne', name)),
    hostile(`${name} in a list`, LIST.replace('Otto', name)),
  ];
});

/** All of them; of those cut off or changed a sample that includes each kind of file. */
export const HOSTILE_FILES: readonly Hostile[] = [
  ...shareOf([...CUTS, ...FLIPPED], 7),
  ...MADE_UP,
  ...FOREIGN,
  ...SCRIPTS,
];
