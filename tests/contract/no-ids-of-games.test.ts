import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { inProject } from '../../scripts/paths.mjs';
import { phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// Screens learn what a game consists of from its rows. A screen that hard-codes a status, flag or kind of
// duty fits one game only, so none may.

/**
 * Folders that must not know any game. Pictures and tones belong to the games: a game names them, and no
 * screen tests for them.
 */
const FOLDERS = ['src/ui', 'src/store', 'src/battle', 'src/roster'];

/** Words of the app that happen to be an id in some game. */
const ORDINARY: Readonly<Record<string, string>> = {
  fighter: 'whoever stands on the table; a role in one game',
  leader: 'the one whom a side names; a role in one game',
  turn: 'of a side; the only phase of some games',
  absent: 'what a status is used for (`StatusRow.use`)',
};

/** The same, limited to one file. */
const MEANT_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // The sheet of the injury table, a part of the contract.
  'src/ui/battle/to-do/DutyAnswers.tsx': ['injury'],
  'src/ui/battle/table-context.ts': ['injury'],
  'src/ui/battle/TableProvider.tsx': ['injury'],
  'src/ui/battle/sheets/TableSheets.tsx': ['injury'],
  'src/ui/battle/sheets/InjurySheet.tsx': ['injury'],
  'src/ui/battle/sides/FighterRow.tsx': ['injury'],
  // A kind of news, about a fighter whose status has that tone.
  'src/ui/battle/TableNews.tsx': ['out-of-action'],
  // A picture.
  'src/ui/journal/report-words.ts': ['left-table'],
  // The shape of a picture.
  'src/ui/journal/PictureReel.tsx': ['square'],
  'src/ui/journal/use-shared-pictures.ts': ['square'],
  'src/ui/journal/report-picture.ts': ['square'],
  'src/ui/painting/sheet.ts': ['square'],
  'src/ui/kit/PicturePreview.tsx': ['square'],
  // A field of packs.
  'src/roster/pack-edits/with-ids.ts': ['magic'],
  'src/ui/own-packs/ProfileLearning.tsx': ['magic'],
  // The key of a sentence.
  'src/ui/fighter/ThisTurn.tsx': ['near-leader'],
  // The meaning of ids in old logs, whatever the games have changed since.
  'src/battle/steps-until-v2.ts': ['movement', 'charges', 'compulsory', 'other-moves'],
  'src/battle/upcast.ts': ['edgeSixFalls', 'downedStaysHidden'],
};

/** The names by which rules ask for a drawing. */
const PICTURES = ['src/ui/kit/icon-shapes.ts', 'src/ui/kit/icon-glyphs.ts'];

const ROWS = readFileSync(inProject('src/rules/contract/rows.ts'), 'utf8');

/** Unions of looks; a screen may map over their members. */
const FAMILIES: ReadonlySet<string> = new Set(['Tone', 'RoleLook'].flatMap(namesOfType));

/** All names of looks: the members of those unions, signs and drawings. */
const LOOKS: ReadonlySet<string> = new Set([
  ...FAMILIES,
  ...namesOfType('Sign'),
  ...Object.keys(iconShapes),
  ...Object.keys(iconGlyphs),
]);

const IDS = new Set(ALL_SYSTEMS.flatMap(idsOf));

describe('code outside the games', () => {
  const files = FOLDERS.flatMap(sourcesIn).filter((file) => !PICTURES.includes(file));

  test('hard-codes no id of a game', () => {
    const spelled = files.flatMap((file) => {
      const exempt = MEANT_OTHERWISE[file] ?? [];
      return spelledIn(file, read(file))
        .filter((id) => !exempt.includes(id))
        .map((id) => `${file}: ${id}`);
    });
    expect(spelled).toEqual([]);
  });

  test('has no unused exemptions', () => {
    const excused = Object.entries(MEANT_OTHERWISE).flatMap(([file, ids]) =>
      ids.filter((id) => !spelledIn(file, read(file)).includes(id)).map((id) => `${file}: ${id}`),
    );
    expect(excused).toEqual([]);
    expect(Object.keys(ORDINARY).filter((id) => !IDS.has(id))).toEqual([]);
  });

  test('is checked completely', () => {
    for (const folder of FOLDERS) {
      expect(files.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(9);
    }
  });
});

describe('an id of a game is found', () => {
  test.each([
    [`duty.kind === 'outnumbered'`, 'outnumbered'],
    [`const icons = { rally: 'fleeing', 'all-alone': 'fear' };`, 'rally'],
    [`const looks = new Map([['stunned', 'dice']]);`, 'stunned'],
    [`fighter.status === 'stunned'`, 'stunned'],
    [`switch (phase) { case 'shooting': go(); }`, 'shooting'],
    [`new Set(['stunned']).has('stunned')`, 'stunned'],
    [`const hidden = fighter.flags['near-leader'];`, 'near-leader'],
    ['const flag = `near-leader`;', 'near-leader'],
    [`<Row of="stand-up" />`, 'stand-up'],
    [`const value = profile['Ld'];`, 'Ld'],
    [`position.step === 'compulsory'`, 'compulsory'],
    [`type Kind = 'morale-test';`, 'morale-test'],
  ])('in %s', (line, id) => {
    expect(spelledIn('src/ui/Sample.tsx', line)).toContain(id);
  });

  test.each([
    `row.tone === 'out-of-action'`,
    `<Icon name="stunned" />`,
    `const TONES = { standing: 1, fleeing: 2 };`,
    `const by = fighter.leader; // a 'rally' of fugitives`,
    'words.of(`status.${status}.word`)',
  ])('is not found in %s', (line) => {
    expect(spelledIn('src/ui/Sample.tsx', line)).toEqual([]);
  });
});

describe.each(ALL_SYSTEMS.map((system) => [system.id, system] as const))(
  'the pictures of %s',
  (_, { signs, statuses, flags, phases, resolvers, traits, ...system }) => {
    test('belong to ids of that game', () => {
      const parts = [
        [signs.statuses, statuses],
        [signs.flags, flags],
        [signs.phases, phases],
        [signs.resolvers, resolvers],
        [signs.arms, traits],
      ] as const;
      for (const [pictures, rows] of parts) {
        const known = rows.map(({ id }) => id);
        expect(Object.keys(pictures).filter((id) => !known.includes(id))).toEqual([]);
      }
      const withWords = [...wordsIn(system.id, 'duty'), ...wordsIn(system.id, 'action')];
      expect(Object.keys(signs.duties).filter((id) => !withWords.includes(id))).toEqual([]);
    });
  },
);

/** Everything that a game gives an id. Kinds of duties and actions are those that it has words for. */
function idsOf(system: RuleSystem): readonly string[] {
  const rows = [
    system.statuses,
    system.flags,
    system.traits,
    system.phases,
    system.roles,
    system.characteristics,
    system.counters,
    system.houseRules,
    system.resolvers,
  ];
  return [
    ...rows.flatMap((table) => table.map(({ id }) => id)),
    ...system.phases.flatMap(({ steps }) => steps),
    ...wordsIn(system.id, 'duty'),
    ...wordsIn(system.id, 'action'),
  ];
}

/** The keys of one group of a game’s words. */
function wordsIn(system: string, group: string): readonly string[] {
  const keys = phrasesOf('fr', system).map(({ key }) => key.split('.'));
  return [...new Set(keys.filter(([first]) => first === group).map(([, id = '']) => id))];
}

/** The members of a union type in the contract. @throws when there is no such type */
function namesOfType(name: string): readonly string[] {
  const [, members] = new RegExp(`export type ${name} =([^;]+);`).exec(ROWS) ?? [];
  const names = [...(members ?? '').matchAll(/'([^']+)'/g)].map(([, member = '']) => member);
  if (names.length === 0) throw new Error(`no type ${name}`);
  return names;
}

/** Ids of games in a file, each once. */
function spelledIn(file: string, text: string): readonly string[] {
  const found = new Set<string>();
  visit({ ...parseSync(file, text).program }, [], (node, above) => {
    const word = wordOf(node);
    if (word === null || !IDS.has(word) || Object.hasOwn(ORDINARY, word)) return;
    if (!LOOKS.has(word) || isAsked(node, above)) found.add(word);
  });
  return [...found];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** A string literal, or the name of a property in an object literal. */
function wordOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type === 'TemplateLiteral') {
    const [only, ...others] = nodesIn(node['quasis']);
    const value = only?.['value'];
    const cooked: unknown = isRecord(value) ? value['cooked'] : null;
    return others.length === 0 && typeof cooked === 'string' ? cooked : null;
  }
  return node.type === 'Property' && node['computed'] === false ? keyOf(node) : null;
}

function keyOf(property: Node): string | null {
  const [key] = nodesIn([property['key']]);
  if (key === undefined) return null;
  const name = key.type === 'Identifier' ? key['name'] : key['value'];
  return typeof name === 'string' ? name : null;
}

/** Passing a look to a screen is fine; comparing it or looking something up by it is not. */
function isAsked(node: Node, [parent, beyond]: readonly Node[]): boolean {
  if (parent === undefined) return false;
  switch (parent.type) {
    case 'ObjectExpression':
      return !nodesIn(parent['properties']).every((one) => FAMILIES.has(keyOf(one) ?? ''));
    case 'ArrayExpression':
      // The key of an entry in a Map literal.
      return beyond?.type === 'ArrayExpression' && nodesIn(parent['elements'])[0] === node;
    case 'BinaryExpression':
      return !nodesIn([parent['left'], parent['right']]).some(isTone);
    case 'SwitchCase':
      return true;
    case 'CallExpression':
      return LOOKED_UP.has(keyOf({ type: '', key: calleeName(parent) }) ?? '');
    case 'MemberExpression':
      return true;
    default:
      return false;
  }
}

const LOOKED_UP: ReadonlySet<string> = new Set(['includes', 'indexOf', 'has', 'get']);

function calleeName(call: Node): unknown {
  return nodesIn([call['callee']])[0]?.['property'];
}

/** `row.tone`: a property that the contract declares. */
function isTone(node: Node): boolean {
  return node.type === 'MemberExpression' && keyOf({ type: '', key: node['property'] }) === 'tone';
}

/** Every node with its ancestors, nearest first. A property’s key is reported by the property itself. */
function visit(
  node: Node,
  above: readonly Node[],
  look: (node: Node, above: readonly Node[]) => void,
): void {
  look(node, above);
  for (const [name, inner] of Object.entries(node)) {
    if (node.type === 'Property' && name === 'key' && node['computed'] === false) continue;
    for (const child of nodesIn(Array.isArray(inner) ? inner : [inner]))
      visit(child, [node, ...above], look);
  }
}

function nodesIn(values: unknown): readonly Node[] {
  return Array.isArray(values) ? values.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['type'] === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

function read(file: string): string {
  return readFileSync(inProject(file), 'utf8');
}
