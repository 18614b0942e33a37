// @ts-check
// `npm run -s pack -- --check` checks all packs that come with the app, `npm run -s pack -- FILE…` those of other
// files: what is wrong in each, and at the end how many there are. The exit code says whether all are right.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withTsModule } from './load-ts.mjs';
import { inProject } from './paths.mjs';

const FOLDER = inProject('src/rules/systems/mordheim/packs');

const args = process.argv.slice(2);
if (args.length === 0) {
  console.error('usage: npm run -s pack -- --check | FILE…');
  process.exitCode = 2;
} else {
  const files = args.includes('--check')
    ? (await readdir(FOLDER))
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(FOLDER, name))
    : args.map((file) => path.resolve(process.env['INIT_CWD'] ?? '', file));
  const packs = await Promise.all(
    files.map(async (file) => ({ name: path.basename(file), text: await readFile(file, 'utf8') })),
  );
  await withTsModule('scripts/pack-files.ts', ({ checkPacks }) => {
    if (typeof checkPacks !== 'function') throw new Error('pack-files.ts exports no checkPacks');
    const { lines, errors } = checkPacks(packs);
    for (const line of lines) console.log(line);
    if (errors > 0) process.exitCode = 1;
  });
}
