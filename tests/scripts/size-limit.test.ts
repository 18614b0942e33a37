import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesOnTheWay, firstLoadScripts } from '../../scripts/size-limit.mjs';

const MANIFEST = {
  '_main-1.js': { file: 'assets/main-1.js', dynamicImports: ['_words-fr-1.js', '_rules-1.js'] },
  '_app-1.js': { file: 'assets/app-1.js', imports: ['_react-1.js'] },
  '_react-1.js': { file: 'assets/react-1.js', imports: ['_app-1.js', '_main-1.js'] },
  '_words-fr-1.js': { file: 'assets/words-fr-1.js', imports: ['_shared-1.js'] },
  '_words-en-1.js': { file: 'assets/words-en-1.js' },
  '_shared-1.js': { file: 'assets/shared-1.js' },
  '_rules-1.js': { file: 'assets/rules-1.js' },
  'style.css': { file: 'assets/style-1.css' },
};

describe('the first load', () => {
  test('is the named chunks and everything that they import', () => {
    expect(firstLoadScripts(MANIFEST, ['_app-', '_words-fr-'])).toEqual([
      'assets/app-1.js',
      'assets/main-1.js',
      'assets/react-1.js',
      'assets/shared-1.js',
      'assets/words-fr-1.js',
    ]);
  });

  test('fails when a name matches nothing', () => {
    expect(() => firstLoadScripts(MANIFEST, ['_words-de-'])).toThrow('_words-de-');
  });
});

describe('the transfer size', () => {
  const content = Buffer.from('Commandement '.repeat(100));

  test('is the Brotli size of text', () => {
    expect(bytesOnTheWay('a.js', content)).toBe(brotliCompressSync(content).length);
    expect(bytesOnTheWay('a.svg', content)).toBeLessThan(content.length);
  });

  test('is the file size of fonts and images', () => {
    expect(bytesOnTheWay('a.woff2', content)).toBe(content.length);
    expect(bytesOnTheWay('a.png', content)).toBe(content.length);
  });
});
