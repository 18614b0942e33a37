import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isHeadcount, sumsIn } from '#exchange/import/lists/sums.ts';
import { typeInSentence } from '#exchange/import/lists/warband-title.ts';
import { isCatalogued, type Words } from '#exchange/import/words/words.ts';
import { isSheetTitle } from './sheet-titles.ts';

/**
 * The lines of a sheet without those that count everybody or say what the paper is, of sums nothing but the
 * crowns, and in figures how many they are and what they have learnt.
 */
export function withFigures(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  return lines.flatMap((line, at) => plainly(line, at < TOP, words));
}

/** Above them all it may be said what they are. */
const TOP = 8;

function plainly(line: ListLine, top: boolean, words: Words): readonly ListLine[] {
  if (isHeadcount(line.text) || isSheetTitle(line.text, words)) return [];
  const sums = line.cells === null ? sumsIn(line.text) : null;
  if (sums !== null) {
    // `Middenheim mercs of the Tuesday group. Rating 181, treasury 33 gc.`
    const type = top ? typeInSentence(line.text, words) : '';
    const told = [
      ...(isCatalogued(words, 'warbands', type) ? [`Warband type: ${type}`] : []),
      ...(sums.gold === null ? [] : [`Gold: ${sums.gold}`]),
    ];
    return told.map((one) => ({ ...line, text: one }));
  }
  const text = line.text
    .replace(SUM_BEHIND, '')
    .replace(GROWN, '$1 $2')
    .replace(NUMBERS_OF, '')
    .replace(MANY, '($1)')
    .replace(MANY_BEHIND, ' ($1)')
    .replace(NO_XP, '$1 0 xp')
    .replace(OF_THEM, ' x$1$2')
    .replace(ADDED, (_, key: string, sum: string) => `${key}: ${added(sum)}`);
  return [text === line.text ? line : { ...line, text }];
}

/** `2 Hounds (15 each). Total 30 gc`: what they come to, behind who they are. */
const SUM_BEHIND =
  /(?<=[\p{L}\d)\]])\s*[.;,–—-]\s*(?:total[ei]?|gesamt|zusammen|summe|in all|in tutto|en tout)(?:\s+\p{Ll}{2,10})?\s*[:=]?\s*\d{1,3}\s*(?:gcs?|gk|co|po|mo|pts)?\.?$/iu;

/** `exp 20 > 26`: what it was, and what it is. */
const GROWN =
  /((?<!\p{L})(?:xp|exp?|ep|px|pe)\.?)\s?:?\s?\d{1,3}\s?(?:[-=–]?>|→)\s?(\d{1,3})(?!\d)/iu;

/** `3x Verminkin (#0, #9, #10)`. */
const NUMBERS_OF = /\s?\(#\d{1,2}(?:,\s?#\d{1,2})+\)/u;

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
