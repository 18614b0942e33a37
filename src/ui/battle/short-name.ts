/** Characters; longer names are shortened. */
const MAX_LENGTH = 16;

/** The complement after a name's noun: "… de Reikland", "… d’Ulric", "… of Nuln". */
const TAIL = /\s+(?:de|des|du|of|from|von|d[’'])(?=\s|\p{L}).*$/iu;

/**
 * A side's name as players say it at the table: "Les Corbeaux" for "Les Corbeaux de Reikland". Unchanged if
 * it is short, or if fewer than four letters would be left.
 */
export function shortName(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const short = name.replace(TAIL, '');
  return short.length > 3 ? short : name;
}
