import { fromPrinted } from '#exchange/import/builders/printed.ts';
import { withoutHashes } from '#exchange/import/builders/text-tree.ts';
import type { Source } from '#exchange/import/source.ts';

/** A list builder's printed page, or its text in Markdown: becomes the list builder's own text. */
export const printed: Source = {
  sniff: () => true,
  read: ({ text, words }) => ({ text: fromPrinted(withoutHashes(text), words) }),
};
