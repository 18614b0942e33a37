import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { namespacesOf, phrasesOf } from '../support/locale-files.ts';

// Every sentence about a failure or a repair must be seen on screen by some test: a component test (tests/ui,
// tests/app) or, where it takes a browser, a journey. A new sentence of these families fails here until a
// test shows it.

/** Keys of such sentences. */
const FAMILIES: readonly RegExp[] = [
  /^ui:(?:backup\.(?:damaged|failed|refused)|language\.unavailable|limit|unknown)\b/,
  /^ui:storage\.(?:hold|log|open|persistence|save|unreadable)\b/,
  /^error:/,
  /^last-resort:/,
  /^page:/,
  /^home:(?:lost\.(?:battle|text)|restore\.(?:differing|refused)|room|status|unfinished\.(?:unknown|missing)-rules|unreadable|unsaved)/,
  /^home:update\.replaced/,
  /^settings:(?:data\.backup-failed|wipe\.(?:failed|no-copy)|version\.no-|copies\.refused)/,
  /^settings:about\.third-party-missing/,
  /^settings:hubs\.failed/,
  /^battle:(?:save\.failed|refused\.(?:still-opening|held-elsewhere|removed-elsewhere|newer-elsewhere|looks-on))/,
  /^roster:warband\.(?:not-saved|changed-elsewhere)/,
  /^setup:start-failed/,
  /^journal:no-picture/,
  /^ui:handed-over\.not-copied/,
  /^pass-battle:(?:refused|too-many|unpackable|no-file)/,
  /^pass-battle:phones\.(?:trouble|network|camera|guest\.slow)/,
  /^table:link\.(?:mending|gone|hostile)/,
  /^table:hub\.(?:apart|tried-again|offences|only-reads|trouble)/,
  /^pass-battle:hub\.(?:trouble|join\.empty)/,
  /^import:(?:link-damaged|nothing-shared|not-here|foreign)/,
  /^import:camera\.(?:taken|refused|none|not-here|no-warband|other-game)/,
  /^import:notice\.(?:CutOff|Damaged|Empty|NewerFormat|NoFighters|NotARoster|TooBig|TooDeep|Unsafe)/,
];

/** Keys of the same families that are buttons, questions, headings or good news. */
const NO_TROUBLE: readonly RegExp[] = [
  /^ui:storage\.(?:hold\.take|log\.(?:put-back|play-on|seen))$/,
  /^ui:unknown\./,
  /^error:(?:back-up|backed-up|restart|detail|to-home)$/,
  /^error:arrival\.(?:title|coming|home)$/,
  /^error:battle\.(?:export|exported|delete|ask-title|ask-text|keep|confirm|close)$/,
  /^last-resort:restart$/,
  /^home:status\.(?:saved|offline\.ready)$/,
  /^home:unsaved\.(?:retry|resume|export|exported)$/,
];

/** Sentences that no test can bring up, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'battle:refused.still-opening':
    'for as long as a lock takes to be asked for: no moment to tap in',
  'page:no-script':
    'in a noscript, where getByText does not look: tests/e2e/bad-start.test.ts does',
};

/** Component tests, and journeys. */
const SCREENS = sourcesOf(['tests/ui', 'tests/app'], '.test.tsx');
const JOURNEYS = sourcesOf(['tests/e2e'], '.test.ts');

/** An awaited assertion with a literal key: `sees` of tests/support, or a journey’s toBeVisible. */
const IN_SCREENS = /\bawait sees\(\s*'([^']+)'/g;
const IN_JOURNEYS =
  /\bawait expect\(\s*[^;]*?\.getByText\(\s*fr\('([^']+)'[^;]*?\)\.toBeVisible\(\);/g;

const seen = new Set([...keysIn(SCREENS, IN_SCREENS), ...keysIn(JOURNEYS, IN_JOURNEYS)]);

const sentences = [
  ...new Set(
    namespacesOf('fr').flatMap((file) =>
      phrasesOf('fr', file).map(({ base }) => `${file}:${base}`),
    ),
  ),
].filter(
  (key) =>
    FAMILIES.some((family) => family.test(key)) && !NO_TROUBLE.some((family) => family.test(key)),
);

describe('sentences about failures', () => {
  test('are found at all', () => {
    expect(sentences.length).toBeGreaterThan(60);
  });

  test.each(sentences.filter((key) => !(key in UNSEEN)))('%s is seen by a test', (key) => {
    expect([...seen]).toContain(key);
  });

  test('listed as untestable exist, and no test sees them', () => {
    const named = Object.keys(UNSEEN);
    expect(named.filter((key) => seen.has(key))).toEqual([]);
    expect(named.filter((key) => !sentences.includes(key))).toEqual([]);
  });

  test('are always awaited', () => {
    const unawaited = SCREENS.flatMap(
      (source) => source.match(/^.*(?<!await )\bsees\(.*$/gm) ?? [],
    );
    expect(unawaited).toEqual([]);
  });

  test('are seen only by tests that really run', () => {
    const those = [...SCREENS, ...JOURNEYS].filter(
      (source) => keysIn([source], IN_SCREENS).length + keysIn([source], IN_JOURNEYS).length > 0,
    );
    expect(those.length).toBeGreaterThan(10);
    for (const source of those) {
      expect(source).not.toMatch(/\b(?:test|it|describe)\.(?:skip|fixme|fail|todo|only)\b/);
    }
  });
});

function sourcesOf(folders: readonly string[], end: string): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(end))
      .map((file) => readFileSync(inProject(folder, file), 'utf8')),
  );
}

function keysIn(sources: readonly string[], pattern: RegExp): readonly string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key = '']) => key));
}
