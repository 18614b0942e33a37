import { writeBackup } from '#exchange/backup.ts';
import type { Format } from '#exchange/import/result.ts';
import { warbandOf } from '../../support/warbands.ts';
import {
  builtTextOf,
  bytesOf,
  convertedOf,
  htmlOf,
  jsonOf,
  MADE,
  MORDHEIM,
  xmlOf,
  yamlOf,
  zipped,
} from './made-roster.ts';

/** The warband of `MADE` in each format, in every form that a source of its own reads. */
export const EXAMPLES: Readonly<Record<Exclude<Format, 'unknown'>, readonly Uint8Array[]>> = {
  backup: [
    bytesOf(
      writeBackup({
        writtenAt: 1,
        appVersion: '1',
        warbands: [{ ...ownWarband() }],
        battles: {},
        settings: {},
      }),
    ),
  ],
  warband: [bytesOf(JSON.stringify(ownWarband()))],
  'battlescribe-xml': [
    bytesOf(xmlOf(MADE)),
    zipped(xmlOf(MADE)),
    zipped(xmlOf(MADE), 'another name altogether.xml'),
  ],
  'newrecruit-xml': [bytesOf(xmlOf(MADE, { ...MORDHEIM, generator: 'https://newrecruit.eu' }))],
  'battlescribe-json': [
    bytesOf(convertedOf(MADE, '_', '__text')),
    bytesOf(convertedOf(MADE, '@_', '#text')),
  ],
  'newrecruit-json': [bytesOf(jsonOf(MADE))],
  'battlescribe-html': [bytesOf(htmlOf(MADE))],
  'battlescribe-text': [bytesOf(builtTextOf(MADE)), bytesOf(markdownOf(builtTextOf(MADE)))],
  'newrecruit-text': [
    bytesOf(
      builtTextOf(MADE).replace(/^Created with .*$/m, 'Created with New Recruit (newrecruit.eu)'),
    ),
  ],
  'app-json': [
    bytesOf(JSON.stringify(appOf(), null, 2)),
    bytesOf(looseOf(JSON.stringify(appOf(), null, 2))),
    bytesOf(`Crows\nOtto, whoever\n\nMORDHEIM-DATA: ${JSON.stringify(appOf())}\n`),
  ],
  'app-yaml': [bytesOf(yamlOf(MADE))],
  'app-xml': [bytesOf(appXmlOf())],
  sheet: [bytesOf(sheetOf())],
  list: [bytesOf(listOf().join('\n')), bytesOf(pageOf(listOf()))],
};

function ownWarband() {
  return warbandOf('reikland', [
    ['reikland/captain', 'Otto & Söhne'],
    ['reikland/champion', 'Hans'],
    ['reikland/warrior', 'Red Sashes', 3],
    ['extras/pit-fighter', 'Pit Fighter'],
  ]);
}

/** As a list builder copies its text for forums. */
function markdownOf(text: string): string {
  return text
    .replaceAll(/^\+\+ (.*) \+\+$/gm, '# ++ $1 ++')
    .replaceAll(/^\+ (.*) \+$/gm, '## + $1 +');
}

function appOf() {
  return {
    name: 'Crows',
    faction: 'Reikland',
    warriors: MADE.map(({ name, type, count, xp, gear }) => ({ name, type, count, xp, gear })),
  };
}

/** As a program writes an object: its keys without quotes. */
function looseOf(json: string): string {
  return `export const crows = ${json.replaceAll(/"(\w+)":/g, '$1:')};\n`;
}

function appXmlOf(): string {
  const rows = MADE.map(
    ({ name, type, count, xp }) =>
      `<Warrior Name="${name.replace('&', '&amp;')}" Type="${type}" Experience="${xp}"><AmountInGroup>${count}</AmountInGroup></Warrior>`,
  );
  return `<?xml version="1.0"?>
<WarbandRoster Name="Crows" Warband="Reikland"><WarriorList>${rows.join('')}</WarriorList></WarbandRoster>`;
}

/** Our own table, edited in a spreadsheet: its last column is empty. */
function sheetOf(): string {
  const rows = MADE.map(({ name, type, count, xp, gear }) =>
    ['Crows', 'Reikland', name, type, count, xp, `"${gear.join(', ')}"`, ''].join(','),
  );
  return ['Warband,Warband type,Name,Type,Count,Experience,Equipment,hors-de-combat', ...rows].join(
    '\n',
  );
}

/** As players type it, where “&” would stand between two fighters. */
function listOf(): readonly string[] {
  return [
    'Crows, Reiklanders',
    ...MADE.map(
      ({ name, type, count, xp, gear }) =>
        `${count > 1 ? `${count} ` : ''}${type} "${name.replace(' & ', ' ')}": ${gear.join(', ')}, ${xp} xp`,
    ),
  ];
}

function pageOf(rows: readonly string[]): string {
  return `<!doctype html><html><body>${rows.map((row) => `<p>${row}</p>`).join('\n')}</body></html>`;
}
