#!/bin/sh
# htmlparser2 12.0.0 in xmlMode: of a document type with declarations inside, the first > ends it. What is left of it
# is text of the document, and an entity that it declares stays as it is written. No error is told.
# Seen: the text ]> before the root, and a name that reads &band; instead of The Wolves
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" htmlparser2@12.0.0
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseDocument } from 'htmlparser2';

const roster =
  '<!DOCTYPE roster [<!ENTITY band "The Wolves">]><roster><name>&band;</name></roster>';
const { children } = parseDocument(roster, { xmlMode: true });
const loose = children.filter(({ type }) => type === 'text').map(({ data }) => data);
const name = children.at(-1).children[0].children[0].data;
console.log({ loose, name });
assert.deepEqual(loose, [']>']);
assert.equal(name, '&band;');
JS
node seen.mjs
