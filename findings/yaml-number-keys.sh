#!/bin/sh
# yaml 2.9.1: a number and the same number in quotes are two keys to its check for unique keys and one key of the
# object that parse returns: the first value is gone, without error or warning.
# Seen: of the fighters 1 and "1" only the second arrives; {"1":"Klaus"}
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" yaml@2.9.1
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse, parseDocument } from 'yaml';

const list = '1: Otto\n"1": Klaus\n';
const { errors, warnings } = parseDocument(list);
const fighters = parse(list);
console.log(JSON.stringify(fighters), errors.length, 'errors', warnings.length, 'warnings');
assert.deepEqual([errors.length, warnings.length], [0, 0]);
assert.deepEqual(fighters, { 1: 'Klaus' });
JS
node seen.mjs
