import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isHeadcount, sumsIn } from '#exchange/import/lists/sums.ts';
import type { Words } from '#exchange/import/words/words.ts';
import { isSheetTitle } from './sheet-titles.ts';

/**
 * The lines of a sheet without those that count everybody or say what the paper is, of sums nothing but the
 * crowns, and in figures how many they are and what they have learnt.
 */
export function withFigures(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  return lines.flatMap((line) => plainly(line, words));
}

function plainly(line: ListLine, words: Words): readonly ListLine[] {
  if (isHeadcount(line.text) || isSheetTitle(line.text, words)) return [];
  const sums = line.cells === null ? sumsIn(line.text) : null;
  if (sums !== null) return sums.gold === null ? [] : [{ ...line, text: `Gold: ${sums.gold}` }];
  const text = line.text
    .replace(MANY, '($1)')
    .replace(MANY_BEHIND, ' ($1)')
    .replace(NO_XP, '$1 0 xp')
    .replace(OF_THEM, ' x$1$2')
    .replace(ADDED, (_, key: string, sum: string) => `${key}: ${added(sum)}`);
  return [text === line.text ? line : { ...line, text }];
}

/** `(4 Mann)`, `(3 Stück)`; `(4 Warriors)` says what they are, too. */
const MANY =
  /[([]\s*(\d{1,2})\s*(?:mann|stück|stk\.?|leute|köpfe|mitglieder|strong|members|hommes|membres|pièces|hombres|miembros|unidades|uomini|membri|pezzi|elementi|modelli|modelos|modèles)\s*[)\]]/iu;

/** `Zealots, 3 of them`, `(Attaccabrighe, sono in 3)`. */
const OF_THEM =
  /\s*,\s*(?:(\d{1,2})\s+(?:of them|d['’]entre eux|von ihnen|de ellos|di loro)|(?:sono in|ils sont|sie sind(?: zu)?|son)\s+(\d{1,2}))(?=\s*(?:[)\]]|$))/iu;

/** `XP : 20+2+3 = 25`: what has been learnt battle by battle. */
const ADDED =
  /^((?:xp|exp?|ep|px|pe|erf|exp[ée]rience|erfahrung|experiencia|esperienza)\.?)\s*:\s*(\d{1,3}(?:\s*\+\s*\d{1,2})+)(?:\s*=\s*\d{1,3})?(?=\s*$)/iu;

function added(sum: string): number {
  return sum.split('+').reduce((all, part) => all + Number(part), 0);
}

/** `Zeloten, 2 Mann`. */
const MANY_BEHIND =
  /(?<=\p{L})\s*,\s*(\d{1,2})\s*(?:mann|stück|stk\.?|strong|models?|figurines?|modelle|modelos|modelli)(?=\s*(?:[:(|,–—-]|$))/iu;

/** `keine EP`, `no xp`. */
const NO_XP =
  /(^|[,;(|–—-])\s*(?:keine?|no|without|ohne|sans|pas d['’]|aucune?|sin|senza|ness?una?)\s*(?:xp|exp(?:erience)?|ep|erfahrung|px|expérience|experiencia|pe|esperienza)(?!\p{L})/iu;
