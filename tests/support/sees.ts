import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fr } from '../e2e/support/words.ts';

/**
 * Waits until the sentence of this key is on the screen, in French. tests/contract/sentences.test.ts reads
 * these lines: the key stands in them as it is.
 * @param place where it stands; anywhere when left out
 */
export async function sees(
  key: string,
  params: Readonly<Record<string, string | number>> = {},
  place: Element = document.body,
): Promise<void> {
  const sentence = bare(fr(key, params));
  await waitFor(() => expect(bare(place.textContent ?? '')).toContain(sentence));
}

/** Without what only keeps words together, or names apart. */
function bare(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u2063\u2068\u2069]/g, '');
}
