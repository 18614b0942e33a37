import { deflateRawSync } from 'node:zlib';
import { writeBackup } from '#exchange/backup.ts';
import { CODE_MARK, codeContent, codeOf, withLink } from '#exchange/warband-code.ts';
import { shareOf, sizeOf } from '../../support/share.ts';
import { warbandOf } from '../../support/warbands.ts';
import {
  builtTextOf,
  bytesOf,
  htmlOf,
  jsonOf,
  MADE,
  MORDHEIM,
  xmlOf,
  yamlOf,
  zipOf,
  zipped,
} from './made-roster.ts';
import { PASTED_FORMS } from './pasted-forms.ts';

/** A valid form, and the ways to corrupt it. */
export interface Spoilt {
  readonly name: string;
  /** Pasted as text, or given as a file’s bytes. */
  readonly given: string | Uint8Array;
}

const OTTO = warbandOf('reikland', [
  ['reikland/captain', 'Otto'],
  ['reikland/champion', 'Karl'],
  ['reikland/warrior', 'Les Gris', 5],
]);

const LINK = `https://example.org/${CODE_MARK}${codeOf(deflateRawSync(Buffer.from(codeContent(OTTO))))}`;

/** One of each form, intact. */
export const FORMS: Readonly<Record<string, string>> = {
  'values parted by commas': PASTED_FORMS['values in quotes, parted by commas'],
  'cells parted by tabs':
    PASTED_FORMS['a sheet with keys in its cells and a fighter called like a thing'],
  'a table in bars': PASTED_FORMS['tables with columns of names that nobody agreed on'],
  'a forum’s list': PASTED_FORMS['French, with the signs of a forum'],
  'a message': PASTED_FORMS['a message with bold words and little pictures'],
  'the printed sheet': PASTED_FORMS['the printed sheet, copied'],
  'a printed list': PASTED_FORMS['printed by a list builder, prices in the middle'],
  'a builder’s text': builtTextOf(MADE),
  'our link': LINK,
  'our text with its link': withLink('Otto (Capitaine) [20 XP] : Épée\n3 × Guerrier : Hache', LINK),
  'our warband': JSON.stringify(OTTO),
  'our backup': writeBackup({
    writtenAt: 5,
    appVersion: '0.1.0',
    warbands: [{ ...OTTO }],
    battles: {},
    settings: {},
  }),
  'an app’s JSON': JSON.stringify({
    name: 'Crows',
    faction: 'Reikland',
    warriors: [
      {
        Name: 'Otto',
        WarriorType: 'Captain',
        HeadCount: 1,
        Experience: 22,
        M: 4,
        WS: 4,
        BS: 4,
        S: 3,
        T: 3,
      },
      {
        Name: 'Reds',
        WarriorType: 'Warrior',
        HeadCount: 3,
        Equipment: [{ EquipmentName: 'Axe', Quantity: 1 }],
      },
    ],
  }),
  'an app’s YAML': yamlOf(MADE),
  'a builder’s XML': xmlOf(MADE),
  'another builder’s JSON': jsonOf(MADE),
  'a page': htmlOf(MADE),
};

const forms = Object.entries(FORMS);

/** Cut off at each tenth, pasted. */
const CUT = forms.flatMap(([form, text]) =>
  Array.from(
    { length: 9 },
    (_, at): Spoilt => ({
      name: `${form}, cut at ${(at + 1) * 10} %`,
      given: text.slice(0, Math.floor((text.length * (at + 1)) / 10)),
    }),
  ),
);

/** Lines or characters in the wrong place. */
const TURNED = forms.flatMap(([form, text]): readonly Spoilt[] => [
  { name: `${form}, backwards`, given: Array.from(text).toReversed().join('') },
  { name: `${form}, its lines backwards`, given: text.split('\n').toReversed().join('\n') },
  { name: `${form} twice`, given: `${text}\n${text}` },
  { name: `${form} in capitals`, given: text.toUpperCase() },
  { name: `${form} without lines`, given: text.replaceAll('\n', ' ') },
  { name: `${form} without blanks`, given: text.replaceAll(' ', '') },
]);

/** As other programs save them, or misread what others have saved. */
const ENCODED = forms.flatMap(([form, text]): readonly Spoilt[] => {
  const wide = Buffer.from(text, 'utf16le');
  return [
    { name: `${form} in two bytes a sign`, given: new Uint8Array(wide) },
    {
      name: `${form} in two bytes a sign, the other way round`,
      given: new Uint8Array(wide).toReversed(),
    },
    { name: `${form} in half of a wide sign`, given: new Uint8Array(wide).slice(1) },
    {
      name: `${form} read wrongly and saved again`,
      given: bytesOf(Buffer.from(text).toString('latin1')),
    },
    { name: `${form} with zeroes`, given: bytesOf(text.replaceAll(' ', '\u0000')) },
    { name: `${form} with two marks of order`, given: bytesOf(`\uFEFF\uFEFF${text}`) },
  ];
});

const NASTY = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '__proto__',
  '=HYPERLINK("https://example.org")',
  '\u202E\u2066\u200B',
];

/** A name that occurs in every form. */
const NAMED = NASTY.flatMap((nasty) =>
  forms.map(
    ([form, text]): Spoilt => ({
      name: `${nasty} in ${form}`,
      given: text.replaceAll(
        /Otto|Skrit|Vara|Countess|Borgrim|Skabnoz|Snikkit|Wilhelm|Jurgen/g,
        () => nasty,
      ),
    }),
  ),
);

/** The length of endless input in characters and lines: enough to expose a pattern that backtracks. */
const LONG = sizeOf(60_000, 0.1);
const LINES = sizeOf(500, 0.1);
const ROWS = sizeOf(9000, 0.1);

/** One character repeated, where a pattern might start anew at each. */
const ENDLESS = Array.from(' \t([{,;:|-–.…"\'*_#+/x9éA🐀>=&<«~`$@').flatMap((sign) => [
  { name: `${sign} without end`, given: sign.repeat(LONG) },
  {
    name: `${sign} without end in a line`,
    given: `Reikland\nCaptain ${sign.repeat(LONG)}: sword`,
  },
  {
    name: `${sign} on every line`,
    given: `Reikland\n${`Captain ${`${sign} `.repeat(LONG / 200)}\n`.repeat(40)}`,
  },
]);

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

/** Names of properties that every object has, as keys and as words. */
const POLLUTING = KEYS.flatMap((key): readonly Spoilt[] => [
  {
    name: `${key} as a key`,
    given: `{"name":"x","faction":"Reikland","heroes":[{"name":"a","type":"Captain","xp":1,"${key}":{"polluted":1},"stats":{"${key}":9}}]}`,
  },
  {
    name: `${key} as the warband`,
    given: `{"${key}":{"name":"x","heroes":[{"name":"a","type":"Captain","xp":1}]}}`,
  },
  {
    name: `${key} in YAML`,
    given: `warband: x\n${key}: 1\nheros:\n  - hero: a (Captain)\n    ${key}: 3\n`,
  },
  { name: `${key} as a column`, given: `Name,Type,XP,Equipment,${key}\nOtto,Captain,3,sword,1\n` },
  {
    name: `${key} as an attribute`,
    given: `<roster gameSystemName="Mordheim" ${key}="1"><forces><force><selections><selection ${key}="2" name="Captain"/></selections></force></forces></roster>`,
  },
]);

const ONE = zipped(xmlOf(MADE));

/** Zip files with false entries. */
const ZIPPED: readonly Spoilt[] = [
  ...Array.from({ length: 19 }, (_, at) => ({
    name: `a zip cut at ${(at + 1) * 5} %`,
    given: ONE.slice(0, Math.floor((ONE.length * (at + 1)) / 20)),
  })),
  ...Array.from({ length: 24 }, (_, at) => ({
    name: `a zip whose list of contents has another byte at ${at}`,
    given: ONE.with(ONE.length - 1 - at * 3, 0xff),
  })),
  ...['spaces', 'zeroes', 'tags'].map((what) => ({
    name: `a bomb of ${what}`,
    given: zipOf(
      bytesOf((what === 'tags' ? '<a>' : what === 'zeroes' ? '\u0000' : ' ').repeat(9_000_000)),
      'a.ros',
      100,
    ),
  })),
  {
    name: 'a zip that climbs out of its folder',
    given: zipped(xmlOf(MADE), '../../etc/passwd.ros'),
  },
  { name: 'a zip of a zip of a roster', given: zipOf(ONE, 'inner.rosz') },
];

/** A word of no language, different each time. */
const noise = (seed: number) =>
  Array.from({ length: 4 }, (_, at) =>
    String.fromCodePoint(97 + ((seed * 7919 + at * 104_729 + seed * seed * at) % 26)),
  ).join('');

/** Lines in which every word is ambiguous if enough is tried. */
const NOISE: readonly Spoilt[] = [
  {
    name: 'words cut short',
    line: (at: number) =>
      `${noise(at)}. x2 : ${noise(at + 1)}., ${noise(at + 2)}. ${noise(at + 3)}.`,
  },
  {
    name: 'words after words',
    line: (at: number) => `captain ${noise(at)} ${noise(at + 1)} sword ${noise(at + 2)} axe bow`,
  },
  {
    name: 'sentences',
    line: (at: number) =>
      `${noise(at)} ${noise(at + 1)} - ${noise(at + 2)} ${noise(at + 3)}. ${noise(at + 4)} has a sword, two`,
  },
].map(({ name, line }) => ({
  name: `hundreds of lines of ${name}`,
  given: `Reikland\n${Array.from({ length: LINES }, (_, at) => line(at)).join('\n')}`,
}));

/** Markup with declarations, deep nesting or no end. */
const MARKUP: readonly Spoilt[] = [
  '<!doctype roster [<!ENTITY a "b">]><roster/>',
  '<!-- x --><!DOCTYPE r SYSTEM "http://example.org/x.dtd"><roster/>',
  '<roster name="&#x110000;&#0;&#xD800;" gameSystemName="Mordheim"><forces/></roster>',
  `<roster name="${'&amp;'.repeat(90_000)}"/>`,
  '<roster><![CDATA[ <forces> ]]></roster>',
  '<?php echo 1 ?><roster/>',
  `<roster ${Array.from({ length: ROWS }, (_, at) => `a${at}="1"`).join(' ')}/>`,
  `<!--${'-'.repeat(200_000)}`,
  '<div>'.repeat(60_000),
  `<table>${'<tr><td>Captain<td>sword'.repeat(ROWS)}`,
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">Captain: sword</iframe>',
  `{"roster":{"forces":${'['.repeat(90)}${']'.repeat(90)}}}`,
  `{"a":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`,
  '{"roster":{"forces":[{"selections":[null,1,"x",[],{"selections":7}]}]}}',
  '{"heroes":[{"name":{"name":{"name":1}},"type":["Captain"],"xp":1e400,"count":-5}]}',
  '{"heroes":[{"name":"\\ud800","type":"Captain","xp":"9".repeat}]}',
  `[${'{"name":"a","type":"Captain","xp":1},'.repeat(ROWS)}{}]`,
  'heroes:\n  - &a [*a, *a]\n  - name: !!js/function "alert(1)"\n',
  `heroes:\n${'  - name: Captain\n    xp: 1\n'.repeat(ROWS)}`,
].map((given, at) => ({ name: `markup ${at}`, given }));

/** Other games, in the forms that name their game. */
export const FOREIGN: readonly Spoilt[] = [
  'Necromunda',
  'Blood Bowl',
  'Frostgrave',
  'Warcry',
  'Kill Team',
  'Age of Sigmar',
  'Warhammer 40,000',
  'Gaslands',
].flatMap((systemName) => [
  { name: `${systemName} as XML`, given: xmlOf(MADE, { ...MORDHEIM, systemName }) },
  { name: `${systemName}, zipped`, given: zipped(xmlOf(MADE, { ...MORDHEIM, systemName })) },
  {
    name: `${systemName} as JSON`,
    given: jsonOf(MADE).replaceAll('"Mordheim"', JSON.stringify(systemName)),
  },
  {
    name: `${systemName} as a page`,
    given: htmlOf(MADE).replaceAll('(Mordheim)', `(${systemName})`),
  },
]);

/** All of them in the lab; otherwise a sample that has every form and every kind of corruption. */
export const HOSTILE_FORMS: readonly Spoilt[] = [
  ...shareOf([...CUT, ...TURNED, ...ENCODED, ...NAMED], 7),
  ...ENDLESS,
  ...POLLUTING,
  ...ZIPPED,
  ...NOISE,
  ...MARKUP,
  ...FOREIGN,
];
