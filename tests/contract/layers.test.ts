import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { array, number, object, parse, string } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

// A boundary rule that checks nothing looks exactly like a clean codebase. So for each row of the table of
// layers a file imports every module in every syntax, and the linter must refuse exactly what the row
// forbids.

const CONTRACT_AND_DICE = ['#rules/contract/system.ts', '#rules/dice/dice.ts'];
/** What code outside the rules may import of them. */
const PURE_RULES = [...CONTRACT_AND_DICE, '#rules/kit/duty.ts'];
const SKIRMISH = ['#rules/skirmish/rout.ts', '#rules/skirmish/duel/melee.ts'];
const SYSTEM = '#rules/systems/mordheim/rout.ts';
const ROSTER = '#roster/warband.ts';
const BATTLE_READS = ['#battle/state.ts', '#battle/events.ts', '#battle/selectors.ts'];
const BATTLE_DECIDES = ['decide', 'evolve', 'replay', 'upcast'].flatMap((name) => [
  `#battle/${name}.ts`,
  `#battle/${name}/part.ts`,
]);
const STEP = '#battle/steps/turn.ts';
const SHAPE = '#battle/steps/turn.shape.ts';
const BATTLE = [...BATTLE_READS, ...BATTLE_DECIDES];
const EXCHANGE = '#exchange/backup.ts';
const CHECKSUM = '#exchange/checksum.ts';
const STORE_HOOKS = ['#store/hooks.ts', '#store/hooks/use-battle.ts'];
const STORE = ['#store/battle-session.ts', '#store/ports.ts', ...STORE_HOOKS];
const PERSISTENCE = ['#persistence/db.ts', '#persistence/migrations/0001-start.ts'];
const SYNC = ['#sync/links.ts', '#sync/peer.ts'];
const I18N = '#i18n/format.ts';
const OFFLINE = '#offline/registration.ts';
const UI_KIT = '#ui/kit/Button.tsx';
const UI_KIT_FRIENDS = ['#ui/theme/tokens.css', '#ui/effects/use-wake-lock.ts'];
const UI = ['#ui/battle/BattleScreen.tsx', UI_KIT, ...UI_KIT_FRIENDS];
const APP = '#app/compose.ts';

const REACT = ['react', 'react/jsx-runtime', 'react-dom'];
const ZUSTAND = ['zustand', 'zustand/middleware'];
const WOUTER = ['wouter', 'wouter/memory-location'];
const VIRTUAL = ['@tanstack/react-virtual'];
const PARSERS = ['fflate', 'htmlparser2', 'json5', 'yaml'];
const CARRIERS = ['yjs', 'y-protocols/sync', 'lib0/encoding'];
const WORKBOX = ['workbox-window', 'workbox-core', 'workbox-core/skipWaiting.js'];

/** Every module that a file might import, including one outside the project. */
const EVERYTHING = [
  ...PURE_RULES,
  ...SKIRMISH,
  SYSTEM,
  ROSTER,
  ...BATTLE,
  STEP,
  SHAPE,
  EXCHANGE,
  CHECKSUM,
  ...STORE,
  ...SYNC,
  ...PERSISTENCE,
  I18N,
  OFFLINE,
  ...UI,
  APP,
  ...REACT,
  ...ZUSTAND,
  ...WOUTER,
  ...VIRTUAL,
  ...WORKBOX,
  ...PARSERS,
  ...CARRIERS,
  'react-dom/client',
  'react-i18next',
  'i18next',
  'dexie',
  'valibot',
  'left-pad',
  '@somebody/something',
  'node:fs',
  '#new-layer/thing.ts',
];

interface Row {
  /** Where the importing file is. */
  readonly file: string;
  /** What it may import; everything else is refused. */
  readonly may: readonly string[];
  /** Relative imports that are allowed besides files of the same folder. */
  readonly mayRelative?: readonly string[];
  /** Relative imports that must be refused; those into other layers are always tried. */
  readonly neverRelative?: readonly string[];
}

/** The table of layers: one row for each place with rules of its own. */
const ROWS: readonly Row[] = [
  {
    file: 'src/rules/contract/advice.ts',
    may: CONTRACT_AND_DICE,
    mayRelative: ['../dice/dice.ts'],
    neverRelative: ['../kit/duty.ts', '../skirmish/rout.ts', '../systems/mordheim/rout.ts'],
  },
  {
    file: 'src/rules/dice/fraction.ts',
    may: CONTRACT_AND_DICE,
    mayRelative: ['../contract/advice.ts'],
    neverRelative: ['../kit/duty.ts', '../skirmish/rout.ts', '../systems/mordheim/rout.ts'],
  },
  {
    file: 'src/rules/kit/duty.ts',
    may: PURE_RULES,
    mayRelative: ['../contract/advice.ts'],
    neverRelative: ['../skirmish/rout.ts', '../systems/mordheim/rout.ts'],
  },
  { file: 'src/rules/kit/bounded.ts', may: ['valibot'] },
  {
    file: 'src/rules/skirmish/leadership.ts',
    may: [...PURE_RULES, ...SKIRMISH],
    mayRelative: ['../kit/duty.ts', './duel/melee.ts'],
    neverRelative: ['../systems/mordheim/rout.ts'],
  },
  {
    file: 'src/rules/skirmish/duel/melee.ts',
    may: [...PURE_RULES, ...SKIRMISH],
    mayRelative: ['../rout.ts', '../checklist/rout.ts'],
    neverRelative: ['../../systems/mordheim/rout.ts'],
  },
  {
    file: 'src/rules/systems/mordheim/leadership.ts',
    may: [...PURE_RULES, ...SKIRMISH],
    mayRelative: ['./checklist/rout.ts'],
    neverRelative: ['../colonial/rout.ts', '../../systems/colonial/rout.ts'],
  },
  {
    file: 'src/rules/systems/mordheim/checklist/rout.ts',
    may: [...PURE_RULES, ...SKIRMISH],
    mayRelative: ['../leadership.ts'],
    neverRelative: ['../../colonial/rout.ts', '../../../systems/colonial/rout.ts'],
  },
  {
    file: 'src/rules/systems/mordheim/packs/read.ts',
    may: [...PURE_RULES, ...SKIRMISH, 'valibot'],
    mayRelative: ['../leadership.ts', '../things/weapons.ts'],
    neverRelative: ['../../colonial/rout.ts', '../../../systems/colonial/rout.ts'],
  },
  { file: 'src/roster/muster.ts', may: [...PURE_RULES, ROSTER, 'valibot'] },
  {
    file: 'src/battle/commands.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, STEP],
    mayRelative: ['./steps/turn.ts'],
    neverRelative: ['./steps/turn.shape.ts'],
  },
  {
    file: 'src/battle/steps/undo.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, STEP],
    neverRelative: ['./turn.shape.ts'],
  },
  {
    file: 'src/battle/events.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, STEP, SHAPE, 'valibot'],
  },
  {
    file: 'src/battle/steps/duty.shape.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, STEP, SHAPE, 'valibot'],
  },
  {
    file: 'src/exchange/csv.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, EXCHANGE, CHECKSUM, 'valibot'],
  },
  {
    file: 'src/exchange/import/files/inflate.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, EXCHANGE, CHECKSUM, ...PARSERS, 'valibot'],
  },
  {
    file: 'src/store/settings-store.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, ...STORE, ...ZUSTAND, 'react'],
  },
  {
    file: 'src/sync/battle-doc.ts',
    may: [
      '#rules/contract/system.ts',
      ...BATTLE_READS,
      CHECKSUM,
      ...STORE,
      ...SYNC,
      ...ZUSTAND,
      ...CARRIERS,
    ],
  },
  {
    file: 'src/persistence/battle-log.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, STEP, SHAPE, ...PERSISTENCE, 'dexie', 'valibot'],
  },
  {
    file: 'src/persistence/migrations/0002-next.ts',
    may: [...PURE_RULES, ROSTER, ...BATTLE, STEP, SHAPE, ...PERSISTENCE, 'dexie', 'valibot'],
  },
  {
    file: 'src/i18n/setup.ts',
    may: [I18N, 'i18next', 'react'],
    mayRelative: ['../../locales/fr/ui.json'],
  },
  { file: 'src/offline/service-worker.ts', may: [OFFLINE, ...WORKBOX] },
  {
    file: 'src/ui/battle/sides/FighterRow.tsx',
    may: [
      ...PURE_RULES,
      ROSTER,
      ...BATTLE_READS,
      EXCHANGE,
      CHECKSUM,
      ...STORE_HOOKS,
      ...SYNC,
      I18N,
      ...UI,
      ...REACT,
      ...WOUTER,
      ...VIRTUAL,
    ],
  },
  {
    file: 'src/ui/kit/Sheet.tsx',
    may: [UI_KIT, ...UI_KIT_FRIENDS, I18N, ...REACT],
  },
  { file: 'src/app/routes.tsx', may: EVERYTHING },
  { file: 'src/main.ts', may: EVERYTHING },
];

/** One import in every syntax: static, type-only, side-effect, re-export, dynamic. */
const FORMS: readonly ((target: string, name: string) => string)[] = [
  (target, name) => `import { a as ${name} } from '${target}';`,
  (target, name) => `import type { A as ${name} } from '${target}';`,
  (target) => `import '${target}';`,
  (target, name) => `export { a as ${name} } from '${target}';`,
  (target) => `void import('${target}');`,
];

const PURE_FOLDERS = ['src/rules', 'src/roster', 'src/battle', 'src/exchange'];

/** What a pure folder may not use, one line of code each. */
const IMPURE = [
  'Date.now();',
  'new Date();',
  'new Date(2026, 1);',
  'Math.random();',
  "Math['random']();",
  'const { random } = Math;',
  'performance.now();',
  'crypto.randomUUID();',
  'crypto.getRandomValues(bytes);',
  'globalThis.Date.now();',
  'window.name;',
  'self.name;',
  'document.title;',
  'navigator.onLine;',
  'localStorage.clear();',
  'sessionStorage.clear();',
  "indexedDB.open('x');",
  "fetch('/x');",
  'setTimeout(act, 1);',
  'setInterval(act, 1);',
  'process.exit();',
  "new Intl.NumberFormat('fr');",
];

const PURE = ['Math.max(1, 2);', 'Math.floor(dice / 2);', 'Object.keys(table);'];

const LAX_CODE = {
  'const a: any = 1;': 'typescript(no-explicit-any)',
  'const b = list[0]!;': 'typescript(no-non-null-assertion)',
  'const c = thing as Fighter;': 'typescript(consistent-type-assertions)',
  'const d = <Fighter>thing;': 'typescript(consistent-type-assertions)',
  "type E = import('#ui/kit/Button.tsx').E;": 'typescript(consistent-type-imports)',
  '// @ts-ignore': 'typescript(ban-ts-comment)',
  "console.log('here');": 'eslint(no-console)',
};

/** The linter’s findings by file, line (from 1) and rule. */
type Complaints = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
let complaints: Complaints = new Map();

beforeAll(() => {
  copyFileSync(inProject('.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const row of ROWS)
    write(
      row.file,
      importsOf(row).map(({ line }) => line),
    );
  for (const pure of PURE_FOLDERS) write(`${pure}/impure.ts`, [...IMPURE, ...PURE]);
  write('src/persistence/clock.ts', IMPURE);
  write('src/roster/lax.ts', [...Object.keys(LAX_CODE), "const tones = ['a'] as const;"]);
  write('src/ui/battle/Words.tsx', ['<b>Déroute</b>;', '<b>{words}</b>;', '<b>×</b>;']);
  complaints = lint();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('allowed imports', () => {
  test.each(ROWS)('$file', (row) => {
    const refused = importsOf(row).filter((_, index) =>
      complaintsOf(row.file, index).includes('eslint(no-restricted-imports)'),
    );
    const expected = importsOf(row).filter(({ allowed }) => !allowed);

    expect(refused.map(({ line }) => line)).toEqual(expected.map(({ line }) => line));
  });

  test('every folder of src has a row', () => {
    const folders = readdirSync(inProject('src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

    for (const name of folders) {
      expect(
        ROWS.some(({ file }) => file.startsWith(`src/${name}/`)),
        `a row for src/${name}`,
      ).toBe(true);
    }
  });

  test('no import hides from the linter in a computed expression', () => {
    const hidden = sources().filter(({ text }) => /\bimport\(\s*[^'"\s]/.test(text));
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  test('only app, i18n and the standalone page import by glob', () => {
    const globbing = sources().filter(({ text }) => text.includes('import.meta.glob'));
    const allowed = /^src\/(app\/|i18n\/|offline\/nothing-here\.ts$)/;
    const elsewhere = globbing.filter(({ name }) => !allowed.test(name));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });
});

describe('pure folders have no clock, randomness or browser', () => {
  test.each(PURE_FOLDERS)('%s', (pure) => {
    const file = `${pure}/impure.ts`;
    const refused = [...IMPURE, ...PURE].filter((_, index) => isImpure(complaintsOf(file, index)));
    expect(refused).toEqual(IMPURE);
  });

  test('other folders may use them', () => {
    const file = 'src/persistence/clock.ts';
    expect(IMPURE.filter((_, index) => isImpure(complaintsOf(file, index)))).toEqual([]);
  });

  test('browser globals do not compile in pure folders', () => {
    for (const name of ['tsconfig.json', 'tsconfig.pure.json']) {
      copyFileSync(inProject(name), path.join(folder, name));
    }
    const lines = [
      'document.title;',
      'localStorage.clear();',
      'structuredClone({});',
      'Math.max(1);',
    ];
    for (const old of PURE_FOLDERS) rmSync(path.join(folder, old), { recursive: true });
    for (const pure of PURE_FOLDERS) write(`${pure}/browser.ts`, [...lines, 'export {};']);

    const { stdout } = runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.pure.json']);
    for (const pure of PURE_FOLDERS) {
      const found = [...stdout.matchAll(new RegExp(`^${pure}/browser\\.ts\\((\\d+),`, 'gm'))];
      expect(found.map(([, line]) => Number(line))).toEqual([1, 2, 3]);
    }
  });
});

describe('code style checked by machine', () => {
  test.each(Object.entries(LAX_CODE))('%s', (line, rule) => {
    expect(complaintsOf('src/roster/lax.ts', Object.keys(LAX_CODE).indexOf(line))).toContain(rule);
  });

  test('as const is allowed', () => {
    const found = complaintsOf('src/roster/lax.ts', Object.keys(LAX_CODE).length);
    expect(found).not.toContain('typescript(consistent-type-assertions)');
  });

  test('visible words come from the locales; symbols may be literal', () => {
    const refused = [0, 1, 2].map((index) =>
      complaintsOf('src/ui/battle/Words.tsx', index).includes('react(jsx-no-literals)'),
    );
    expect(refused).toEqual([true, false, false]);
  });
});

/** Every import that a row is tried with, and whether it is allowed. */
function importsOf({ file, may, mayRelative = [], neverRelative = [] }: Row) {
  const own = layerOf(file);
  const intoOtherLayers = EVERYTHING.filter((target) => {
    const layer = layerOfTarget(target);
    return layer !== undefined && layer !== own;
  }).map((target) => relativeTo(file, target));
  const free = own === 'app' || own === undefined;
  const targets = [
    ...EVERYTHING.map((target) => ({ target, allowed: may.includes(target) })),
    ...intoOtherLayers.map((target) => ({ target, allowed: free })),
    ...['./same-folder.ts', ...mayRelative].map((target) => ({ target, allowed: true })),
    ...neverRelative.map((target) => ({ target, allowed: false })),
  ];
  return targets.flatMap(({ target, allowed }, at) =>
    FORMS.map((form, which) => ({ line: form(target, `a${at}x${which}`), allowed })),
  );
}

/** The layer of a file; undefined for `src/main.ts`. */
function layerOf(file: string) {
  return /^src\/([^/]+)\//.exec(file)?.[1];
}

function layerOfTarget(target: string) {
  return /^#([^/]+)\//.exec(target)?.[1];
}

function relativeTo(file: string, target: string) {
  const address = path.posix.relative(path.posix.dirname(file), target.replace('#', 'src/'));
  return address.startsWith('.') ? address : `./${address}`;
}

function isImpure(rules: readonly string[]) {
  return rules.some((rule) => /no-restricted-(globals|properties)/.test(rule));
}

function complaintsOf(file: string, index: number) {
  return complaints.get(file)?.get(index + 1) ?? [];
}

function write(file: string, lines: readonly string[]) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${lines.join('\n')}\n`);
}

const REPORT = object({
  diagnostics: array(
    object({
      code: string(),
      filename: string(),
      labels: array(object({ span: object({ line: number() }) })),
    }),
  ),
});

/** Runs the project’s linter with its own settings on all samples at once. */
function lint(): Complaints {
  const { stdout } = runTool('node_modules/oxlint/bin/oxlint', ['--format=json']);
  const found = new Map<string, Map<number, string[]>>();
  for (const { code, filename, labels } of parse(REPORT, JSON.parse(stdout)).diagnostics) {
    const line = labels[0]?.span.line ?? 0;
    const file = filename.replaceAll('\\', '/');
    const lines = found.get(file) ?? new Map<number, string[]>();
    found.set(file, lines);
    lines.set(line, [...(lines.get(line) ?? []), code]);
  }
  return found;
}

function runTool(tool: string, args: readonly string[]) {
  return spawnSync(process.execPath, [inProject(tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
}

/** The app’s source files, without the samples. */
function sources() {
  return readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      name: `src/${name.replaceAll('\\', '/')}`,
      text: readFileSync(inProject('src', name), 'utf8'),
    }));
}
