import { goldIn } from './gold.ts';
import { meaningOf } from './keys.ts';
import { isTreasure } from './signs.ts';

// Lines of a sheet that count and add up, and introduce nobody.

/** What a line of sums says: `Rating 214 - Gold 46 - Wyrdstone 1`, `12 warriors · 30 co left`. */
export interface Sums {
  /** null when no crowns are among them. */
  readonly gold: number | null;
}

/** The sums of a line of at least two of them; null for any other line. */
export function sumsIn(text: string): Sums | null {
  const parts = text
    .replace(/[.!]$/u, '')
    .split(/\s*[,;·•|]\s*|\s+[-–—/]\s+/u)
    .filter((part) => part !== '');
  const crowns = parts.map(goldIn);
  const sums = parts.filter((part, at) => crowns[at] !== null || isSum(part));
  if (sums.length < 2 || sums.length * 3 < parts.length * 2) return null;
  return { gold: crowns.find((one) => one !== null) ?? null };
}

/** `Rating 120`, `Gold: 12`: one of them. */
export function isSum(part: string): boolean {
  if (isTreasure(part) || isHeadcount(part) || goldIn(part) !== null) return true;
  const [, key = ''] =
    /^(\p{L}[\p{L}'’ ]{1,32}?)\s*[:=]?\s*\d{1,4}(?:\s*\p{L}{1,10})?$/u.exec(part) ?? [];
  const [, unit = ''] = /^\d{1,3}\s+(\p{L}{4,14})$/u.exec(part) ?? [];
  return meaningOf(key) === 'skip' || meaningOf(unit) === 'skip';
}

/** `Nombre de guerriers : 11 / 12`, `Models: 9/15`, `Anzahl Krieger 12`: how many they are all together. */
export function isHeadcount(text: string): boolean {
  return COUNTED.test(text.trim()) || OF_MOST.test(text.trim());
}

/** Words for whoever is in a warband. */
const PEOPLE = String.raw`(?:warriors?|fighters?|models?|members?|figures?|minis|miniatures?|heroes|henchmen|men|guerriers?|combattants?|figurines?|membres?|h[ée]ros|hommes(?: de main)?|krieger|k[äa]mpfer|modelle|figuren|mitglieder|bandenmitglieder|helden|gefolgsleute|guerreros|miniaturas|modelos|miembros|h[ée]roes|secuaces|combatientes|guerrieri|modelli|miniature|membri|eroi|seguaci|combattenti)`;

const LIMIT = String.raw`(?:\s*(?:\/|von|sur|of|out of|de|su|max\.?)\s*\d{1,2})`;

const COUNTED = new RegExp(
  String.raw`^(?:total\s+)?(?:number|no\.?|nb\.?|nombre|anzahl|gesamtzahl|zahl|n[úu]mero|n[°º]\.?|total|totale|gesamt)(?:\s+(?:of|de|der|di|dei|des|total de|totale di))?\s+(?:\p{L}+\s+)?${PEOPLE}(?:\s+\p{L}+)?\s*[:=]?\s*\d{1,2}${LIMIT}?$`,
  'iu',
);

const OF_MOST = new RegExp(
  String.raw`^(?:(?:warband|band|bande|banda)\s+)?${PEOPLE}(?:\s+(?:in (?:the )?warband|dans la bande|in der bande|en la banda|nella banda))?\s*[:=]?\s*\d{1,2}${LIMIT}$`,
  'iu',
);
