import { withArmyRows } from './army-rows.ts';
import { withBlocks } from './list-blocks.ts';
import { withTypesSpelt } from './list-cut-short.ts';
import { withTypes } from './list-groups.ts';
import type { ListLine } from './list-lines.ts';
import { withKeysPaired, withNamesAbove } from './list-pairs.ts';
import { withoutPlans } from './list-plans.ts';
import { withPrices } from './list-prices.ts';
import { withTables } from './list-sheets.ts';
import { isHeadcount, sumsIn } from './list-sums.ts';
import { isSheetTitle } from './list-titles.ts';
import type { Words } from './words.ts';

/**
 * The lines of a list as its reader takes them one by one: whatever only the shape of the whole list says,
 * as that two lines introduce somebody or what a column holds, is said on each of them.
 */
export function shaped(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const plain = withoutPlans(lines.flatMap((line) => plainly(line)));
  const rows = withTables(withArmyRows(withPrices(plain), words), words);
  const told = withBlocks(withKeysPaired(withTypesSpelt(rows, words), words), words);
  return withTypes(withNamesAbove(told, words), words);
}

/** How many they are and what they have learnt, in figures; of sums nothing but the crowns. */
function plainly(line: ListLine): readonly ListLine[] {
  if (isHeadcount(line.text) || isSheetTitle(line.text)) return [];
  const sums = line.cells === null ? sumsIn(line.text) : null;
  if (sums !== null) return sums.gold === null ? [] : [{ ...line, text: `Gold: ${sums.gold}` }];
  const text = line.text.replace(MANY, '($1)').replace(NO_XP, '$1 0 xp');
  return [text === line.text ? line : { ...line, text }];
}

/** `(4 Mann)`, `(3 Stück)`; `(4 Warriors)` says what they are, too. */
const MANY =
  /[([]\s*(\d{1,2})\s*(?:mann|stück|stk\.?|leute|köpfe|mitglieder|strong|members|hommes|membres|pièces|hombres|miembros|unidades|uomini|membri|pezzi|elementi|modelli|modelos|modèles)\s*[)\]]/iu;

/** `keine EP`, `no xp`. */
const NO_XP =
  /(^|[,;(|–—-])\s*(?:keine?|no|without|ohne|sans|pas d['’]|aucune?|sin|senza|ness?una?)\s*(?:xp|exp(?:erience)?|ep|erfahrung|px|expérience|experiencia|pe|esperienza)(?!\p{L})/iu;
