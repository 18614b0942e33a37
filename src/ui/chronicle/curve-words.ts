import { number } from '#i18n/format.ts';

/** What a warband was worth, one after the other: "95 → 100 → 104". */
export function curveWords(ratings: readonly number[]): string {
  return ratings.map(number).join(' → ');
}
