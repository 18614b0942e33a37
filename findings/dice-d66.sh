#!/bin/sh
# @dice-roller/rpg-dice-roller 5.5.1, droll 0.2.1, dice-typescript 1.6.1: d66, in the charts of skirmish games two
# D6 read as tens and units (36 results, 11 to 66), is taken for one die of 66 sides.
# Seen in 20,000 throws each: 66 different results from 1 to 66, among them 7, 10 and 37, which no chart has.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" @dice-roller/rpg-dice-roller@5.5.1 droll@0.2.1 dice-typescript@1.6.1
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { Dice } from 'dice-typescript';
import droll from 'droll';

const dice = new Dice();
const rollers = {
  'rpg-dice-roller': () => new DiceRoll('d66').total,
  droll: () => droll.roll('d66').total,
  'dice-typescript': () => dice.roll('d66').total,
};
for (const [name, roll] of Object.entries(rollers)) {
  const results = new Set(Array.from({ length: 20_000 }, roll));
  console.log(name, results.size, 'results,', Math.min(...results), 'to', Math.max(...results));
  assert.equal(results.size, 66);
  for (const impossible of [7, 10, 37]) assert.ok(results.has(impossible));
}
JS
node seen.mjs
