import type { Source } from './source.ts';
import { brokenRows } from './sources/broken-rows.ts';
import { builtText } from './sources/built-text.ts';
import { gearRows } from './sources/gear-rows.ts';
import { json } from './sources/json.ts';
import { jsonInMessage } from './sources/json-in-message.ts';
import { looseJson } from './sources/loose-json.ts';
import { own } from './sources/own.ts';
import { ownTable } from './sources/own-table.ts';
import { page } from './sources/page.ts';
import { printed } from './sources/printed.ts';
import { tableInText } from './sources/table-in-text.ts';
import { tooLong } from './sources/too-long.ts';
import { typed } from './sources/typed.ts';
import { wrappedRows } from './sources/wrapped-rows.ts';
import { xml } from './sources/xml.ts';
import { yaml } from './sources/yaml.ts';

/** In this order they are asked: the surest first, and last what could be any text. */
export const SOURCES: readonly Source[] = [
  own,
  ownTable,
  page,
  tableInText,
  xml,
  json,
  looseJson,
  jsonInMessage,
  yaml,
  tooLong,
  brokenRows,
  wrappedRows,
  gearRows,
  printed,
  builtText,
  typed,
];
