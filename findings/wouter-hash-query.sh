#!/bin/sh
# wouter 3.13.0, use-hash-location: the query of navigate('/import?from=link') goes in front of the hash,
# where a server sees it, and it stays there through later navigations that name none.
# Seen: https://app.test/?from=link#/import, then https://app.test/?from=link#/home
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" wouter@3.13.0 react@19.3.1 happy-dom@21.0.4
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { Window } from 'happy-dom';

const window = new Window({ url: 'https://app.test/' });
const { document, location, history, Event, HashChangeEvent } = window;
Object.assign(globalThis, { window, document, location, history, Event, HashChangeEvent });
globalThis.addEventListener = window.addEventListener.bind(window);
globalThis.dispatchEvent = window.dispatchEvent.bind(window);
const { navigate } = await import('wouter/use-hash-location');

navigate('/import?from=link');
console.log(location.href);
assert.equal(location.href, 'https://app.test/?from=link#/import');
navigate('/home');
console.log(location.href);
assert.equal(location.href, 'https://app.test/?from=link#/home');
process.exit();
JS
node seen.mjs
