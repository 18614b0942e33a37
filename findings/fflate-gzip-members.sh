#!/bin/sh
# fflate 0.8.3: gunzipSync of a gzip file of two members, or of one followed by zero bytes, gives less than
# the file holds, and no error. Node's zlib, the platform's DecompressionStream and fflate's own stream give
# all of the members. (A log that is appended to, or a copy padded to whole blocks, is such a file.)
# Seen: two members of 18 and 30 bytes: 18 by gunzipSync, 48 by the others; zeros behind: 0 by gunzipSync, 18 by zlib.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" fflate@0.8.3
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import zlib from 'node:zlib';
import { Gunzip, gunzipSync, gzipSync, strToU8 } from 'fflate';

const first = gzipSync(strToU8('Warband: Wolves 2\n'));
const second = gzipSync(strToU8('Otto, sword and crossbow, 12\n\n'));
const joined = new Uint8Array([...first, ...second]);
const padded = new Uint8Array([...first, ...new Uint8Array(64)]);

let streamed = 0;
new Gunzip((chunk) => {
  streamed += chunk.length;
}).push(joined, true);
const platform = await new Response(
  new Blob([joined]).stream().pipeThrough(new DecompressionStream('gzip')),
).arrayBuffer();
const seen = {
  joined: {
    gunzipSync: gunzipSync(joined).length,
    stream: streamed,
    zlib: zlib.gunzipSync(joined).length,
    platform: platform.byteLength,
  },
  padded: { gunzipSync: gunzipSync(padded).length, zlib: zlib.gunzipSync(padded).length },
};
console.log(seen);
assert.deepEqual(seen, {
  joined: { gunzipSync: 18, stream: 48, zlib: 48, platform: 48 },
  padded: { gunzipSync: 0, zlib: 18 },
});
JS
node seen.mjs
