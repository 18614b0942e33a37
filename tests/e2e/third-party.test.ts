import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fallback, object, parse, record, string } from 'valibot';
import { inProject } from '../../scripts/paths.mjs';
import { openTab, visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

test('the settings list every third-party package with version, licence and licence text, without a network', async ({
  site,
  page,
}) => {
  await visit(page);
  await cutOff(site, page);
  await openTab(page, 'settings');
  await page.getByText(fr('settings:about.third-party')).tap();

  const wanted = importedPackages();
  expect(wanted.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dexie', 'react', 'react-dom', 'scheduler', 'workbox-precaching']),
  );
  const named = page.locator('li summary');
  await expect(named.filter({ hasText: /^react \d/ })).toBeVisible();
  const all = await named.allTextContents();
  expect(all).toEqual(
    expect.arrayContaining(
      wanted.map(({ name, version, license }) => `${name} ${version} · ${license}`),
    ),
  );
  for (const name of ['Alegreya Sans', 'Grenze Gotisch', 'Game Icons']) {
    expect(all).toContainEqual(expect.stringMatching(new RegExp(`^${name}.* · (?:OFL|CC)`)));
  }
  const react = page.getByRole('listitem').filter({ has: page.getByText(/^react \d/) });
  await react.getByText(/^react \d/).tap();
  await expect(react.getByText(/Permission is hereby granted/)).toBeVisible();
  await expect(page.getByRole('link', { name: /http/ })).toHaveCount(0);
});

const PACKAGE = object({
  name: string(),
  version: string(),
  license: string(),
  dependencies: fallback(record(string(), string()), {}),
});

/**
 * Not in the app: what htmlparser2 builds trees with, since only its parser is used, and what lib0 needs
 * outside browsers.
 */
const NOT_BUILT = new Set([
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'isomorphic.js',
]);

/** The packages that our sources import and their dependencies, without types. */
function importedPackages() {
  const found = new Map<string, ReturnType<typeof describePackage>>();
  const add = (name: string, needs = '') => {
    if (found.has(name) || name.startsWith('@types/') || NOT_BUILT.has(name)) return;
    const described = describePackage(name, needs);
    found.set(name, described);
    for (const next of Object.keys(described.dependencies)) add(next, name);
  };
  for (const name of directImports()) add(name);
  return [...found.values()];
}

/** @param needs the package that depends on it, which may have a version of its own */
function describePackage(name: string, needs: string) {
  const own = inProject('node_modules', needs, 'node_modules', name, 'package.json');
  const file = existsSync(own) ? own : inProject('node_modules', name, 'package.json');
  return parse(PACKAGE, JSON.parse(readFileSync(file, 'utf8')));
}

function directImports(): ReadonlySet<string> {
  const sources = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(inProject('src'), file), 'utf8'));
  const names = sources.flatMap((text) =>
    [...text.matchAll(/^(?:import|\} from|import .* from) ?.*'([a-z@][^']*)';$/gm)].map(
      ([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '',
    ),
  );
  return new Set(names);
}
