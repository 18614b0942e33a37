#!/bin/sh
# dexie 4.4.7 opens a BroadcastChannel while its module is evaluated and catches nothing. Firefox throws there where
# site data are blocked, so that not a call fails but the import: a handler around the database never runs, and what
# loads the app by import() takes it for a file that couldn't be fetched. (Chromium refuses only when it is opened.)
# Seen, with a channel that refuses as Firefox's does: import('dexie') rejects with SecurityError.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" dexie@4.4.7
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';

globalThis.BroadcastChannel = class {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
};
const outcome = await import('dexie').then(
  () => 'loaded',
  (error) => `rejects with ${error.name}`,
);
console.log(outcome);
assert.equal(outcome, 'rejects with SecurityError');
JS
node seen.mjs
