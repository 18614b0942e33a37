// @ts-check
// `npm run -s pack -- --check` checks all packs that come with the app, `npm run -s pack -- FILE…` those of other
// files: what is wrong in each, and at the end how many there are. The exit code says whether all are right. Of the
// catalogue of a list builder it makes a pack first, beside it: `--print` shows the pack instead, `--force` lets it
// take the place of a file that is there.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTsModule } from './load-ts.mjs';
import { inProject } from './paths.mjs';

const FOLDER = inProject('src/rules/systems/mordheim/packs');

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const isOf = (/** @type {string} */ flag) => args.includes(`--${flag}`);
if (named.length === 0 && !isOf('check')) {
  console.error('usage: npm run -s pack -- --check | [--print] [--force] FILE…');
  process.exitCode = 2;
} else {
  const files = isOf('check')
    ? (await readdir(FOLDER))
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(FOLDER, name))
    : named.map((file) => path.resolve(process.env['INIT_CWD'] ?? '', file));
  const read = await Promise.all(
    files.map(async (file) => ({ name: path.basename(file), bytes: await readFile(file) })),
  );
  await withTsModule('scripts/pack-files.ts', async ({ takeFiles }) => {
    if (typeof takeFiles !== 'function') throw new Error('pack-files.ts exports no takeFiles');
    const { made, lines, errors } = takeFiles(read);
    if (errors > 0) process.exitCode = 1;
    for (const { from, name, text } of made) {
      if (isOf('print')) console.log(text.trimEnd());
      else await write(path.join(path.dirname(files[from] ?? ''), name), text);
    }
    for (const line of lines) console.log(line);
  });
}

/**
 * @param {string} file
 * @param {string} text
 */
async function write(file, text) {
  try {
    await writeFile(file, text, { flag: isOf('force') ? 'w' : 'wx' });
    console.log(`${path.basename(file)}: written`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    console.log(
      `${path.basename(file)}: is there already and stays as it is (--force writes it anew)`,
    );
    process.exitCode = 1;
  }
}
