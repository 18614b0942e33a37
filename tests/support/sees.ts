import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fr } from '../e2e/support/words.ts';

/**
 * Waits until the French sentence with this key is on the screen. tests/contract/sentences.test.ts searches
 * for these calls, so the key must be a literal.
 * @param place where to look; anywhere when omitted
 */
export async function sees(
  key: string,
  params: Readonly<Record<string, string | number>> = {},
  place: Element = document.body,
): Promise<void> {
  const sentence = bare(fr(key, params));
  await waitFor(() => expect(bare(place.textContent ?? '')).toContain(sentence));
}

/** Without no-break spaces and marks around names. */
function bare(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u2063\u2068\u2069]/g, '');
}
