import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTruth, type Truth } from './taps-to-right.ts';

/** Folders of lists typed by strangers, each with its meaning beside it. */
export const HANDS = ['rosters', 'rosters-unseen', 'rosters-kept'] as const;

export interface TypedList {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** null: not a roster. */
  readonly truth: Truth | null;
}

/** The lists of a folder. */
export function typedListsIn(folder: (typeof HANDS)[number]): readonly TypedList[] {
  const place = path.join(import.meta.dirname, folder);
  return readdirSync(place)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => {
      const truth: unknown = JSON.parse(
        readFileSync(path.join(place, `${file}.expect.json`), 'utf8'),
      );
      return {
        file,
        bytes: new Uint8Array(readFileSync(path.join(place, file))),
        truth: isTruth(truth) ? truth : null,
      };
    });
}
