// @ts-check
// `npm run -s import -- FILE` prints what the importer makes of a file, as JSON, and nothing else.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withTsModule } from './load-ts.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run -s import -- FILE');
  process.exitCode = 2;
} else {
  const bytes = await readFile(path.resolve(process.env['INIT_CWD'] ?? '', file));
  await withTsModule('scripts/import-file.ts', ({ importFile }) => {
    if (typeof importFile !== 'function') throw new Error('import-file.ts exports no importFile');
    console.log(JSON.stringify(importFile(new Uint8Array(bytes)), null, 2));
  });
}
