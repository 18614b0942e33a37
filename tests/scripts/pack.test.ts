import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { checkPacks } from '../../scripts/pack-files.ts';
import { inProject } from '../../scripts/paths.mjs';

const NOBODY = { name: 'extras.json', text: '{"pack": 1, "id": "extras", "profiles": []}' };
const BROKEN = { name: 'broken.json', text: '{"pack": 1, "id": "Broken", "profils": []}' };
const STRANGE = {
  name: 'strange.json',
  text: '{"pack": 1, "id": "extras", "profiles": [], "hires": ["parrot"]}',
};

describe('checking packs', () => {
  test('ends with one line that counts', () => {
    expect(checkPacks([NOBODY])).toEqual({ lines: ['1 packs, 0 profiles, 0 errors'], errors: 0 });
  });

  test('says what is wrong, where, and in which file', () => {
    expect(checkPacks([NOBODY, BROKEN])).toEqual({
      lines: [
        'broken.json: id-malformed id',
        'broken.json: field-missing profiles',
        'broken.json: field-unknown profils',
        '2 packs, 0 profiles, 3 errors',
      ],
      errors: 3,
    });
  });

  test('says what no rule knows, which is no error', () => {
    const { lines, errors } = checkPacks([STRANGE]);
    expect(lines[0]).toBe('strange.json: said, not played: hired-unknown hires parrot');
    expect(errors).toBe(0);
  });
});

describe('npm run pack', () => {
  const run = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [inProject('scripts/pack.mjs'), ...args],
      { encoding: 'utf8' },
    );
    return { status, last: stdout.trim().split('\n').at(-1) };
  };

  test('finds nothing wrong with the packs of the app', () => {
    expect(run('--check')).toEqual({ status: 0, last: '59 packs, 396 profiles, 0 errors' });
  });

  test('fails for a file that is no pack', () => {
    expect(run(inProject('package.json'))).toMatchObject({ status: 1 });
  });

  test('fails without a file', () => {
    expect(run()).toMatchObject({ status: 2 });
  });
});
