import { NEW_RECRUIT } from './builders/labels.ts';
import { readTree } from './builders/tree-reader.ts';
import type { Roster } from './files/tree.ts';
import { type Format, foreign, type ImportResult, isTaken } from './result.ts';
import type { Given } from './source.ts';
import { accepted, judged, LIST_BUILDER, LIST_BUILDER_TEXT } from './verdict.ts';
import { plain } from './words/names.ts';

/** What a list builder's tree says, which names its game. */
export function fromTree(given: Given, roster: Roster, way: 'xml' | 'json' | 'html'): ImportResult {
  const format: Format =
    way === 'html'
      ? 'battlescribe-html'
      : `${NEW_RECRUIT.test(roster.generator) ? 'newrecruit' : 'battlescribe'}-${way}`;
  const { game, catalogueFiles } = given.tools.lexicon;
  const named = plain(roster.systemName).split(' ').includes(plain(game));
  if (roster.systemName !== '' && !named) return foreign(format, roster.systemName);
  const found = [readTree(roster, given.words)];
  if (named && way === 'html') return accepted(given, found, format, LIST_BUILDER_TEXT);
  if (named && roster.systemId === catalogueFiles.systemId)
    return accepted(given, found, format, LIST_BUILDER);
  // Only the name or only the id matches: different data files, or another game that reuses the id.
  const reading = named
    ? accepted(given, found, format, LIST_BUILDER)
    : judged(given, found, format, LIST_BUILDER);
  if (!isTaken(reading)) return reading;
  return {
    ...reading,
    outcome: 'partial',
    notices: [
      ...reading.notices,
      { code: 'SystemUnclear', about: roster.systemName || roster.systemId, line: 1 },
    ],
  };
}
