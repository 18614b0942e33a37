import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesOnTheWay, firstLoadScripts } from '../../scripts/size-limit.mjs';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['locales/fr/ui.json', 'locales/en/ui.json', 'src/ui/rules/RulesScreen.tsx'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
  'locales/fr/ui.json': { file: 'assets/ui-fr.js', imports: ['_shared.js'] },
  'locales/en/ui.json': { file: 'assets/ui-en.js' },
  '_shared.js': { file: 'assets/shared.js' },
  'src/ui/rules/RulesScreen.tsx': { file: 'assets/RulesScreen.js' },
  'src/ui/theme/base.css': { file: 'assets/base.css' },
};

describe('what the first screen loads', () => {
  test('the script of the page, all that it imports, and the French words with theirs', () => {
    expect(firstLoadScripts(MANIFEST, ['locales/fr/'])).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/scheduler.js',
      'assets/shared.js',
      'assets/ui-fr.js',
    ]);
  });

  test('a name that matches nothing is an error, not a free pass', () => {
    expect(() => firstLoadScripts(MANIFEST, ['locales/de/'])).toThrow('locales/de/');
  });

  test('a build without an entry is an error', () => {
    expect(() => firstLoadScripts({}, [])).toThrow('no entry');
  });
});

describe('the bytes that travel', () => {
  const content = Buffer.from('Commandement '.repeat(100));

  test('Brotli for text', () => {
    expect(bytesOnTheWay('a.js', content)).toBe(brotliCompressSync(content).length);
    expect(bytesOnTheWay('a.svg', content)).toBeLessThan(content.length);
  });

  test('as they are for fonts and pictures', () => {
    expect(bytesOnTheWay('a.woff2', content)).toBe(content.length);
    expect(bytesOnTheWay('a.png', content)).toBe(content.length);
  });
});
