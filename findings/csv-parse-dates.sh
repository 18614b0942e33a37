#!/bin/sh
# csv-parse 6.1.0 with cast and cast_date: cells of a roster that are no dates become days of 2001: a number with
# a sign in front, a model's range in inches, a characteristic with its maximum, a percentage, a decimal comma.
# Seen: #1, 10", 6 (3), 3% and 12,5 all are Date objects of the year 2001.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" csv-parse@6.1.0
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';

const cells = ['#1', '10"', '6 (3)', '3%', '12,5'];
const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
const [row] = parse(line, { delimiter: ';', cast: true, cast_date: true });
for (const [at, cell] of cells.entries()) {
  console.log(cell, '→', row[at]);
  assert.ok(row[at] instanceof Date);
  assert.equal(row[at].getFullYear(), 2001);
}
JS
node seen.mjs
