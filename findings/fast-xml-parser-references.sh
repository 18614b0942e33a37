#!/bin/sh
# fast-xml-parser 5.12.1: references by number, which XML has by itself and which a file of BattleScribe needs for a
# line break within an attribute, stay as they are written unless HTML’s entities are asked for; the five by name are
# read without it. Nothing is told.
# Seen: "Wolf &amp; bear" reads as Wolf & bear, "First&#10;second &#8217;" as it stands; with htmlEntities both are read
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" fast-xml-parser@5.12.1
cat > seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { XMLParser } from 'fast-xml-parser';

const xml =
  '<selection name="Wolf &amp; bear" customNotes="First&#10;second &#8217;"><rule>A&#x2033;</rule></selection>';
const read = (options) =>
  new XMLParser({ ignoreAttributes: false, ...options }).parse(xml).selection;
const usual = read({});
const asked = read({ htmlEntities: true });
console.log(usual, asked);
assert.equal(usual['@_name'], 'Wolf & bear');
assert.equal(usual['@_customNotes'], 'First&#10;second &#8217;');
assert.equal(usual.rule, 'A&#x2033;');
assert.equal(asked['@_customNotes'], 'First\nsecond \u2019');
assert.equal(asked.rule, 'A\u2033');
JS
node seen.mjs
