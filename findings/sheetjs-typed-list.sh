#!/bin/sh
# xlsx (SheetJS) 0.18.5: a typed list as CSV. A count in brackets becomes negative, the decimal comma of a list
# with semicolons is dropped (ten times the gold), and a note that begins with = vanishes from the rows as a formula.
# Seen: {"nom":"Otto","effectif":-3,"or":125} of the cells "Otto", "(3)", "12,5", "=2 dagues"
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" xlsx@0.18.5
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import XLSX from 'xlsx';

const list = 'nom;effectif;or;note\nOtto;(3);12,5;=2 dagues\n';
const { Sheets, SheetNames } = XLSX.read(list, { type: 'string' });
const rows = XLSX.utils.sheet_to_json(Sheets[SheetNames[0]]);
console.log(JSON.stringify(rows));
assert.deepEqual(rows, [{ nom: 'Otto', effectif: -3, or: 125 }]);
JS
node seen.mjs
