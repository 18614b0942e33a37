import { saidFor } from '#exchange/import/words/phrases.ts';
import type { ListSign } from '#rules/contract/lexicon.ts';

// What is looked for in a text, in all languages at once (`signs` in locales/import).

const S = {
  turns: said('turns'),
  months: said('months'),
  crowns: said('crowns'),
  rarity: said('rarity'),
  euros: said('euros'),
} as const;

/** `Turn 3`, at the start of a line. */
export const TURNS = new RegExp(String.raw`^[^\p{L}\n]{0,6}${S.turns}\s\d{1,2}(?!\d)`, 'gmu');

/** `Turn 3: 2 down`, `1er tour : 3 HC`, `T2: 1`, `Kills: Otto 2`: what is counted of a battle, alone on its line. */
export const TALLY = new RegExp(
  String.raw`^(?:${S.turns}\s?n?[°o]?\s?\d{1,2}(?!\d)|\d{1,2}\p{L}{0,3}\.?\s${S.turns}(?!\p{L})|[tr]\d{1,2}(?=[\s:=–-])(?!.*\p{Lu}{1,2}\d)|${said('tallies')}\s?[:=])`,
  'iu',
);

/** `3 May`, `1er mai`, `May 3`, at the start of a line. */
export const DAYS = new RegExp(
  String.raw`^[^\p{L}\n]{0,8}(?:\d{1,2}\.?\p{L}{0,2}\s(?:\p{L}{2}\s)?${S.months}(?!\p{L})|${S.months}\s\d)`,
  'gmu',
);

/** `Otto: out of action`, `Otto kills Hans`. */
export const FATES = new RegExp(
  String.raw`(?<=\p{L} )${said('kills')} (?=\p{L})|(?<!\p{L})${said('fates')}(?!\p{L})`,
  'gu',
);

export const RATINGS = new RegExp(String.raw`(?<!\p{L})${said('ratings')}(?!\p{L})`, 'gu');

/** `25 Swordsmen`: a unit of an army. */
export const UNITS = /^[^\p{L}\d\n]{0,4}(?:1[6-9]|[2-9]\d)\s?x?\s+\p{L}{4}/gmu;

/** `280 points`. */
export const POINTS = new RegExp(String.raw`(?<!\d)\d{2,4}\s?${said('points')}(?!\p{L})`, 'gu');

/** Real money. */
export const PRICES = new RegExp(String.raw`\d\s?(?:€|${S.euros}(?!\p{L})|£)|(?:£|€)\s?\d`, 'gu');
export const PRICE_OR_DOLLARS = new RegExp(
  String.raw`\d\s?(?:€|${S.euros}(?!\p{L})|£|\$)|(?:£|€|\$)\s?\d`,
  'gu',
);

export const SALES = new RegExp(String.raw`(?<!\p{L})${said('sales')}(?!\p{L})`, 'gu');

/** `Gladiator 8 30 gc 15 gc`: hire fee and upkeep in a table. */
export const FEE_AND_UPKEEP = new RegExp(
  String.raw`^[^,:;()\n]+\s(\d{1,3})\s?${S.crowns}\s*[+/|–-]?\s*(\d{1,3})\s?${S.crowns}\s*$`,
  'gmu',
);

/** A row of ticks for the warbands that may hire a fighter. */
export const TICKS = /\|\s*[-+x✓✔]\s*\|(?:\s*[-+x✓✔](?:\s*\([^()|]*\))?\s*\|){2,}/gu;

/** `rarity: common` on its own line below an item. */
export const RARITY_LINES = new RegExp(String.raw`^\s*${S.rarity}\s?:`, 'gmu');

/** `Rare 9` next to a price. */
export const RARE = new RegExp(
  String.raw`(?<!\p{L})(?:${said('rare')}|${S.rarity})\s?:?\s?\d{1,2}(?!\d|\s?${S.crowns}(?!\p{L}))`,
  'gu',
);

/** `35 gold crowns to hire`. */
export const HIRES = new RegExp(String.raw`\d\s?${said('hires')}(?!\p{L})`, 'gu');

/** `Hire: 80 gc + 30 gc upkeep`. */
export const HIRE_AND_UPKEEP = new RegExp(
  String.raw`(?<!\p{L})${said('hire')}\s*:?\s*\d{1,3}[^\n\d]{1,12}\d{1,3}[^\n]{0,12}${said('upkeep')}`,
  'gu',
);

/** `0-2 Long Beards - 30GC`: how many a warband may have. */
export const UNIT_SIZES = new RegExp(
  String.raw`^[^\p{L}\d\n]{0,4}[01]\s?[-–]\s?\d{1,2}\s+\p{L}{3}[^\n]{0,40}\d\s?${S.crowns}(?!\p{L})`,
  'gmu',
);

/** `Miners may be armed with equipment from the miner list`. */
export const MAY_CARRY = new RegExp(String.raw`(?<!\p{L})${said('mayCarry')}`, 'gu');

export const MAY_HIRE = new RegExp(String.raw`(?<!\p{L})${said('mayHire')}`, 'gu');

/** At least seven words and closing punctuation. */
export const SENTENCE = /(?:\p{L}+[^\p{L}\n]+){7,}.*[.!?]/u;

/** A pattern of what any language says of this. */
function said(sign: ListSign): string {
  return saidFor(({ signs }) => signs[sign]);
}
