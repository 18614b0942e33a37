import { NEW_RECRUIT } from '#exchange/import/builders/labels.ts';
import {
  isSigned,
  looksLikeListBuilder,
  rosterOfText,
  withoutGreeting,
} from '#exchange/import/builders/text-tree.ts';
import { readTree } from '#exchange/import/builders/tree-reader.ts';
import type { Draft } from '#exchange/import/draft.ts';
import { foreign, type ImportResult } from '#exchange/import/result.ts';
import type { Given, Source } from '#exchange/import/source.ts';
import { judged, LIST_BUILDER_TEXT } from '#exchange/import/verdict.ts';

/** A list builder's text. Some players type in its style. */
export const builtText: Source = {
  sniff: ({ text }) => looksLikeListBuilder(text),
  read: (given) => {
    const reading = readBuilt(given);
    return isSigned(given.text) || reading.drafts.length > 0 ? reading : { otherwise: reading };
  },
};

function readBuilt(given: Given): ImportResult {
  const { text, words } = given;
  const roster = rosterOfText(withoutGreeting(text), words);
  const found = readTree(roster, words);
  const format = NEW_RECRUIT.test(text) ? 'newrecruit-text' : 'battlescribe-text';
  const whole = judged(given, [found], format, LIST_BUILDER_TEXT);
  const reading = isSigned(text) ? whole : { ...whole, drafts: whole.drafts.map(withNameDoubts) };
  if (found.fighters.length > 0)
    // Signed by a list builder, but none of its fighters belongs to this game.
    return reading.notices[0]?.code === 'NotARoster' && found.fighters.length > 1
      ? foreign(format, '')
      : reading;
  const about = roster.forces[0]?.catalogue ?? '';
  return reading.outcome === 'foreign' || about === ''
    ? reading
    : { ...foreign(format, ''), notices: [{ code: 'ForeignSystem', about, line: null }] };
}

/** In a hand-typed imitation of a list builder's text, a name may stand where equipment belongs. */
function withNameDoubts(draft: Draft): Draft {
  const fighters = draft.fighters.map((one) => {
    const unknown =
      one.gear.some(({ itemId }) => itemId === '') ||
      one.rules.some(({ traitId }) => traitId === '');
    const nameless = one.name.value === one.type.value;
    return nameless && unknown
      ? { ...one, unsure: [...new Set([...one.unsure, 'name' as const])] }
      : one;
  });
  return { ...draft, fighters };
}
