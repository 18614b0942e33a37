#!/bin/sh
# fast-xml-parser 5.12.1: of a roster’s characteristics, a bonus loses its sign and a number its form: +1 is read as
# the number 1, as is 1, and 1e2 as 100; 4+ and +2D6 stay text. What stood in the file can’t be told any more.
# Seen: [1, 1, -1, 100, "4+", "+2D6"]
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" fast-xml-parser@5.12.1
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { XMLParser } from 'fast-xml-parser';

const cells = ['+1', '1', '-1', '1e2', '4+', '+2D6'];
const xml = `<profile>${cells.map((cell) => `<c>${cell}</c>`).join('')}</profile>`;
const { c } = new XMLParser().parse(xml).profile;
console.log(c);
assert.deepEqual(c, [1, 1, -1, 100, '4+', '+2D6']);
JS
node seen.mjs
