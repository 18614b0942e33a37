import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';

// Whoever makes a warband of his own, or is given one, is told in a sentence why it can't be played.

const CODES = codesIn(
  'systems/mordheim/packs/schema.ts',
  'systems/mordheim/packs/read.ts',
  'kit/bounded.ts',
  '../app/own-types.ts',
);

test.each(LOCALES)('each reason why a pack is refused has a sentence in %s', (language) => {
  expect(CODES).toContain('one-leader-expected');
  const said = phrasesOf(language, 'own-packs').map(({ key }) => key);
  expect(CODES.filter((code) => !said.includes(`reason.${code}`))).toEqual([]);
});

test('there is no sentence for a reason that nobody gives', () => {
  const said = phrasesOf('fr', 'own-packs').flatMap(({ key }) =>
    key.startsWith('reason.') ? [key.slice('reason.'.length)] : [],
  );
  expect(said.filter((code) => !CODES.includes(code))).toEqual([]);
});

/** What stands in these files in the form of a reason, and is no remark on what nobody knows. */
function codesIn(...files: readonly string[]): readonly string[] {
  const code = files
    .map((file) => readFileSync(inProject('src/rules', file), 'utf8'))
    .join('\n')
    .replace(/function strangersIn[\s\S]*?\n\}\n/u, '')
    .replace(/function marketIn[\s\S]*?\n\}\n/u, '');
  const found = code.matchAll(
    /'((?:[a-z]+-)+(?:expected|malformed|unknown|missing|too-long|out-of-range|twice|taken|crossed|listed|own|big|json|version|long|range)|damaged)'/gu,
  );
  const codes = new Set([...found].map(([, id = '']) => id));
  // Packs have objects in its place.
  codes.delete('record-expected');
  return [...codes].toSorted();
}
