#!/bin/sh
# valibot 1.5.0: a list in a pipe with maxLength is checked item by item before anybody asks for its length, with
# abortEarly too; a record with maxEntries likewise. A bound does not keep the work within it, unless a list of
# anything is asked for its length first.
# Seen: 10000 items are looked at to refuse a list of 3 at the most; none with v.array(v.unknown()) in front.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" valibot@1.5.0
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import * as v from 'valibot';

let looks = 0;
const item = v.custom(() => {
  looks += 1;
  return true;
});
const list = Array.from({ length: 10_000 }, (_, at) => at);
const record = Object.fromEntries(list.map((at) => [`k${at}`, at]));
const looksFor = (schema, value) => {
  looks = 0;
  assert.equal(v.safeParse(schema, value, { abortEarly: true }).success, false);
  return looks;
};

const seen = {
  list: looksFor(v.pipe(v.array(item), v.maxLength(3)), list),
  record: looksFor(v.pipe(v.record(v.string(), item), v.maxEntries(3)), record),
  'list, its length first': looksFor(
    v.pipe(v.array(v.unknown()), v.maxLength(3), v.array(item)),
    list,
  ),
};
console.log(seen);
assert.deepEqual(Object.values(seen), [10_000, 10_000, 0]);
JS
node seen.mjs
