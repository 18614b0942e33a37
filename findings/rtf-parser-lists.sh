#!/bin/sh
# rtf-parser 1.3.3 (with it @iarna/rtf-to-html 1.1.0), on rich text as word processors save it: the letter for old
# readers that follows each \uN, of which the format's default says to skip one, is read as well, so that accents
# stand twice; cells and rows of a table run together without anything between them; words deleted while changes are
# tracked (\deleted) come like any other. A list of fighters read so has other names, no numbers and gear long gone.
# Seen: "Grégor, épée" gives "Gréégor, éépéée"; a table of Otto 12 and Klaus 8 gives one paragraph "Otto12Klaus8";
# "Otto" with a deleted "hache" gives "Otto hache".
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" rtf-parser@1.3.3 @iarna/rtf-to-html@1.1.0
cat > seen.cjs <<'JS'
const assert = require('node:assert/strict');
const { promisify } = require('node:util');
const parser = require('rtf-parser');
const rtfToHtml = require('@iarna/rtf-to-html');

const parse = promisify(parser.string);
const toHtml = promisify(rtfToHtml.fromString);
const head = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}`;
const row = (name, experience) =>
  String.raw`\trowd\cellx2000\cellx4000\pard\intbl ${name}\cell ${experience}\cell\row `;

const lists = [
  [String.raw`Gr\u233\'e9gor, \u233\'e9p\u233\'e9e\par}`, 'Gréégor, éépéée'],
  [`${row('Otto', 12)}${row('Klaus', 8)}${String.raw`\pard\par}`}`, 'Otto12Klaus8'],
  [String.raw`Otto{\deleted  hache}\par}`, 'Otto hache'],
];

(async () => {
  for (const [body, seen] of lists) {
    const { content } = await parse(head + body);
    const paragraphs = content.map((one) => (one.content ?? [one]).map(({ value }) => value).join(''));
    const html = await toHtml(head + body);
    console.log(paragraphs, html.includes(`<p>${seen}</p>`));
    assert.deepEqual(paragraphs, [seen]);
    assert.ok(html.includes(`<p>${seen}</p>`));
  }
})();
JS
node seen.cjs
