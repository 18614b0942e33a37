#!/bin/sh
# dice-typescript 1.6.1: what its reader doesn't know behind a throw changes the total or is dropped, and the list
# of errors stays empty: a factor written with a multiplication sign or an x, and a unit such as the "co" of gold
# crowns, of which only sixes are added up.
# Seen: 3d6×10 and 3d6 x 10 give 3 to 18 (3d6 * 10 gives 30 to 180), 2d6 co gives 0, 6 or 12.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" dice-typescript@1.6.1
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { Dice } from 'dice-typescript';

const dice = new Dice();
for (const [thrown, least, most] of [
  ['3d6 * 10', 30, 180],
  ['3d6×10', 3, 18],
  ['3d6 x 10', 3, 18],
  ['2d6 co', 0, 12],
]) {
  const rolls = Array.from({ length: 2000 }, () => dice.roll(thrown));
  const totals = rolls.map(({ total }) => total);
  console.log(thrown, 'gives', Math.min(...totals), 'to', Math.max(...totals));
  assert.ok(rolls.every(({ errors }) => errors.length === 0));
  assert.ok(totals.every((total) => total >= least && total <= most));
}
const crowns = Array.from({ length: 2000 }, () => dice.roll('2d6 co').total);
assert.deepEqual([...new Set(crowns)].sort((a, b) => a - b), [0, 6, 12]);
JS
node seen.mjs
