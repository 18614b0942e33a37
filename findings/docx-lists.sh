#!/bin/sh
# mammoth 1.13.0, word-extractor 1.0.4 and officeparser 7.8.0 on one list typed in a word processor, with tabs between
# the columns, line breaks within a paragraph, a hyphen that doesn't break, and a weapon moved while changes are
# tracked. No two of them read the same, and none of them all of it: fighters run together, a name loses its hyphen,
# who has one bow has two.
# Seen: mammoth's plain text drops the line break, officeparser that and the tab; word-extractor and officeparser drop
# the hyphen and give the moved bow twice.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" mammoth@1.13.0 word-extractor@1.0.4 officeparser@7.8.0 fflate@0.8.3
cat > seen.cjs <<'JS'
const assert = require('node:assert/strict');
const { writeFileSync } = require('node:fs');
const { strToU8, zipSync } = require('fflate');
const mammoth = require('mammoth');
const { OfficeParser } = require('officeparser');
const WordExtractor = require('word-extractor');

const office = 'http://schemas.openxmlformats.org';
const xml = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const change = (id) => `w:id="${id}" w:author="Otto" w:date="2026-11-01T10:00:00Z"`;
const bow = '<w:r><w:t>bow</w:t></w:r>';
const list = `<w:p><w:r><w:t>Jean</w:t><w:noBreakHyphen/><w:t>Otto</w:t><w:tab/><w:t>axe</w:t><w:br/><w:t>Klaus</w:t><w:tab/></w:r><w:moveFromRangeStart ${change(1)} w:name="m"/><w:moveFrom ${change(2)}>${bow}</w:moveFrom><w:moveFromRangeEnd w:id="1"/><w:r><w:t xml:space="preserve">12 </w:t></w:r><w:moveToRangeStart ${change(3)} w:name="m"/><w:moveTo ${change(4)}>${bow}</w:moveTo><w:moveToRangeEnd w:id="3"/></w:p>`;

writeFileSync(
  'list.docx',
  zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${list}</w:body></w:document>`,
    ),
  }),
);

(async () => {
  const read = {
    mammoth: (await mammoth.extractRawText({ path: 'list.docx' })).value,
    'word-extractor': (await new WordExtractor().extract('list.docx')).getBody(),
    officeparser: (await OfficeParser.parseOffice('list.docx')).toText(),
  };
  for (const [name, text] of Object.entries(read)) console.log(name, JSON.stringify(text.trim()));
  assert.equal(read.mammoth.trim(), 'Jean\u2011Otto\taxeKlaus\t12 bow');
  assert.equal(read['word-extractor'].trim(), 'JeanOtto\taxe\nKlaus\tbow12 bow');
  assert.equal(read.officeparser.trim(), 'JeanOttoaxeKlausbow12 bow');
})();
JS
node seen.cjs
