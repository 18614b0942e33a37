import type { Lexicon } from '#rules/contract/lexicon.ts';
import { withoutPage } from './app-page.ts';
import { withoutBoxes } from './boxes.ts';
import { withStrokes } from './forum.ts';
import { withoutFrontMatter } from './front-matter.ts';
import { withKeysInGaps } from './gap-keys.ts';
import { withoutOutline } from './org.ts';
import { withStatsJoined } from './stat-lines.ts';
import { withoutTags } from './tags.ts';
import { withoutVault } from './vault.ts';
import { withoutEditLinks, withoutWiki } from './wiki.ts';

/**
 * A list as its player sees it, without what its program needs: addresses, tags, the signs of wikis, outlines and
 * note books, frames drawn with signs. Each step leaves any other text alone, and every line stays where it is.
 */
export function withoutMarkup(text: string, lexicon: Lexicon): string {
  const steps = [
    withoutAddresses,
    withoutFrontMatter,
    withoutOutline,
    withoutVault,
    withoutTags,
    withoutEditLinks,
    withoutWiki,
    withoutBoxes,
    withKeysInGaps,
    withStrokes,
    withStatsJoined,
  ] as const;
  return withoutPage(
    steps.reduce((told, step) => step(told), text),
    lexicon,
  );
}

function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '');
}

/** Where the miniatures are sold, and the pictures lie; words that link there stay. */
const ADDRESS = /(?:(?<!\])\(|(?<!\]\())\bhttps?:\/\/[^\s)|<>"']*\)?/giu;
