import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { namespacesOf, phrasesOf } from '../support/locale-files.ts';

// Whoever is told that something could not be done, or was mended, is told in words that a journey has
// seen on the screen, in French and in English: tests/e2e/sentences-*.test.ts. A new sentence of these
// families that no journey reaches fails here.

/** Where such sentences stand. */
const FAMILIES: readonly RegExp[] = [
  /^ui:(?:backup\.(?:damaged|failed|refused)|language\.unavailable|limit|unknown)\b/,
  /^ui:storage\.(?:hold|log|open|persistence|save|unreadable)\b/,
  /^error:/,
  /^last-resort:/,
  /^home:(?:restore\.refused|room|status|unfinished\.(?:unknown|missing)-rules|unreadable|unsaved)/,
  /^home:update\.replaced/,
  /^settings:(?:data\.backup-failed|wipe\.(?:failed|no-copy)|version\.no-|copies\.refused)/,
  /^settings:about\.third-party-missing/,
  /^battle:(?:save\.failed|refused\.(?:still-opening|held-elsewhere|removed-elsewhere))/,
  /^roster:warband\.(?:not-saved|changed-elsewhere)/,
  /^setup:start-failed/,
  /^journal:no-picture/,
  /^ui:handed-over\.not-copied/,
  /^pass-battle:(?:refused|too-many|unpackable|no-file)/,
  /^import:(?:link-damaged|nothing-shared|not-here|foreign)/,
  /^import:camera\.(?:refused|none|not-here|no-warband|other-game)/,
  /^import:notice\.(?:CutOff|Damaged|Empty|NewerFormat|NoFighters|NotARoster|TooBig|TooDeep|Unsafe)/,
];

/** Buttons, questions and headings among them, and what is said when all is well. */
const NO_TROUBLE: readonly RegExp[] = [
  /^ui:storage\.(?:hold\.take|log\.(?:put-back|seen))$/,
  /^ui:unknown\./,
  /^error:(?:back-up|backed-up|restart|detail|to-home)$/,
  /^error:arrival\.(?:title|coming|home)$/,
  /^error:battle\.(?:export|exported|delete|ask-title|ask-text|keep|confirm|close)$/,
  /^last-resort:restart$/,
  /^home:status\.(?:saved|offline\.ready)$/,
  /^home:unsaved\.(?:retry|resume|export|exported)$/,
];

/** What no journey reaches in both languages, and why. */
const WITHOUT_JOURNEY: Readonly<Record<string, string>> = {
  'last-resort:title': 'stands in the page of the build for when no words can be had',
  'last-resort:text': 'as its title',
  'error:row': 'a row that throws while it is drawn: hostile-rows.test.tsx, and none is known',
  'battle:refused.still-opening':
    'for as long as a lock takes to be asked for: no moment to tap in',
  'home:status.offline.unknown': 'a moment of the first visit only',
  'home:status.offline.mending': 'a moment: in French in offline-copy.test.ts',
  'home:unsaved.battle': 'in French in left-unsaved.test.ts',
  'home:unsaved.not-exported': 'takes a file that the browser will not write',
  'home:unfinished.missing-rules': 'takes rules lost from a device that had them',
  'home:update.replaced-after-battle': 'in French in update-battle.test.ts',
  'settings:about.third-party-missing': 'in French in third-party.test.ts',
  'setup:start-failed': 'takes rules lost between two taps',
  'ui:handed-over.not-copied': 'takes a clipboard that refuses',
  'journal:no-picture': 'takes a canvas that refuses',
  'pass-battle:too-many': 'takes an evening of thousands of actions: pass-battle.test.tsx',
};

const FOLDER = inProject('tests/e2e');
const JOURNEYS = readdirSync(FOLDER)
  .filter((name) => /^sentences-.*\.test\.ts$/.test(name))
  .map((name) => ({ name, source: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

/** The sentences that a journey waits for: the lines of `sees`, with the key as it is. */
function seenIn(source: string): readonly string[] {
  return [...source.matchAll(/\bsees\(\s*[^;]*?,\s*words,\s*'([^']+)'/g)].map(
    ([, key = '']) => key,
  );
}

const seen = new Set(JOURNEYS.flatMap(({ source }) => seenIn(source)));

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

describe('sentences of trouble', () => {
  test('there are many', () => {
    expect(sentences.length).toBeGreaterThan(60);
  });

  test.each(sentences.filter((key) => !(key in WITHOUT_JOURNEY)))('a journey reaches %s', (key) => {
    expect([...seen]).toContain(key);
  });

  test('those without a journey have none, and are sentences still', () => {
    const named = Object.keys(WITHOUT_JOURNEY);
    expect(named.filter((key) => seen.has(key))).toEqual([]);
    expect(named.filter((key) => !sentences.includes(key))).toEqual([]);
  });
});

describe.each(JOURNEYS)('$name', ({ source }) => {
  test('runs in both languages, every journey of it, and awaits all that it is to see', () => {
    const journeys = source.indexOf('inBothLanguages((words) => {');
    expect(journeys).toBeGreaterThan(0);
    expect(source.slice(0, journeys)).not.toMatch(/\btest(?:\.\w+)?\(/);
    const after = source.slice(source.indexOf('\n});', journeys));
    expect(after).not.toMatch(/\btest(?:\.\w+)?\(/);
    expect(source).not.toMatch(/\btest\.(?:skip|fixme|fail|only)\b/);
    // Handed on as the whole of a function, or awaited.
    expect(source.match(/^(?!.*(?:await|=>)\s+sees\().*\bsees\(.*$/gm) ?? []).toEqual([
      // None but a call whose arrow stands in the line before.
      ...(source.match(/(?<==>\n)\s+sees\(.*$/gm) ?? []),
    ]);
  });
});
