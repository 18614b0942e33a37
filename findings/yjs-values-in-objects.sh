#!/bin/sh
# yjs 13.6.33: a Y.Map takes a plain object that holds a Date, a Map, a Set or a large BigInt without a word.
# The phone that wrote it reads the value back; each other phone gets {} (of the BigInt: 0).
# Seen: here a Date of 2026, a Map of one, a Set of one and 2^64; there {}, {}, {} and 0n.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" yjs@13.6.33
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import * as Y from 'yjs';

const here = new Y.Doc();
const there = new Y.Doc();
const fighter = {
  joined: new Date('2026-11-28T20:00:00Z'),
  kit: new Map([['dagger', 1]]),
  skills: new Set(['dodge']),
  number: 2n ** 64n,
};
here.getMap('roster').set('otto', fighter);
Y.applyUpdate(there, Y.encodeStateAsUpdate(here));

const written = here.getMap('roster').get('otto');
const received = there.getMap('roster').get('otto');
console.log('here', written);
console.log('there', received);
assert.equal(written.joined.getUTCFullYear(), 2026);
assert.equal(written.kit.size, 1);
assert.equal(written.skills.size, 1);
assert.equal(written.number, 2n ** 64n);
assert.deepEqual(received, { joined: {}, kit: {}, skills: {}, number: 0n });
JS
node seen.mjs
