import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { SCREEN_FILES } from '#app/screen-files.ts';
import { STARTER } from '#app/starter.ts';
import { OWN_NAMESPACES, TABLE_NAMESPACES } from '#i18n/own-namespaces.ts';
import { inProject } from '../../scripts/paths.mjs';
import { filesNamedIn, withoutComments } from '../support/words-in-code.ts';

// A screen renders as soon as its code and its words are there: whatever file it reaches, the words of that
// file have come with the first screen, with the screen, or with whoever fetches the file.

/** These wait for the game of their battle: BattleRoutes. */
const OF_A_BATTLE = new Set<string>(
  [...code('app/BattleRoutes.tsx').matchAll(/<(\w+)\.Screen/g)].map(([, name = '']) => name),
);

beforeEach(() => {
  vi.resetModules();
});

test('home says nothing of which the words do not come with the first screen', async () => {
  const { startI18n } = await import('#i18n/setup.ts');
  await startI18n('fr', 'own');
  expect(await unsaid('app/start.tsx')).toEqual([]);
});

test.each(Object.keys(SCREEN_FILES))(
  'the screen %s says nothing of which the words do not come with it',
  async (name) => {
    const { startI18n } = await import('#i18n/setup.ts');
    const { SCREENS } = await import('#app/screens.ts');
    const { SYSTEMS } = await import('#app/systems.ts');
    await startI18n('fr', 'own');
    if (OF_A_BATTLE.has(name)) await SYSTEMS.load(STARTER);
    const screen = Object.entries(SCREENS).find(([one]) => one === name)?.[1];
    await screen?.preload();
    expect(screen).toBeDefined();
    expect(await unsaid(screenFile(name))).toEqual([]);
  },
);

/** Files that this one reaches and the words that they use, if those are not loaded now. */
async function unsaid(from: string): Promise<readonly string[]> {
  const { i18n } = await import('#i18n/instance.ts');
  const loaded = OWN_NAMESPACES.filter((name) => i18n.hasResourceBundle('fr', name));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, words: readonly string[]) => {
    const visited = `${file} ${String(words)}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    const source = code(file);
    // Whoever waits for a game has its words from then on.
    const played = /await systems\.load\(/.test(source) ? [...words, ...TABLE_NAMESPACES] : words;
    for (const name of filesNamedIn(source)) {
      if (!played.includes(name) && /^(?:app|ui)\//.test(file)) missing.add(`${file}: ${name}`);
    }
    for (const next of imported(source, file)) visit(next, words);
    const brought = [...source.matchAll(/loadScreenWords\('([\w-]+)'\)/g)].map(([, one]) => one);
    for (const next of fetched(source, file)) visit(next, [...played, ...brought.map(String)]);
  };
  visit(from, loaded);
  return [...missing].toSorted();
}

/** Files of the app that one imports, types aside. */
function imported(source: string, from: string): readonly string[] {
  return files(source.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm), from);
}

/** Files of the app that one fetches when they are needed; screens bring words of their own. */
function fetched(source: string, from: string): readonly string[] {
  if (from === 'app/screen-files.ts') return [];
  return files(source.matchAll(/import\('([^']+)'\)/g), from);
}

function files(found: Iterable<RegExpMatchArray>, from: string): readonly string[] {
  return [...found].flatMap(([, name = '']) => {
    const file = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(from), name);
    return /\.tsx?$/.test(file) && existsSync(inProject('src', file)) ? [file] : [];
  });
}

function screenFile(name: string): string {
  const found = new RegExp(`\\b${name}: async[^']*'#([^']+)'`).exec(code('app/screen-files.ts'));
  return found?.[1] ?? '';
}

function code(file: string): string {
  return withoutComments(readFileSync(inProject('src', file), 'utf8'));
}
