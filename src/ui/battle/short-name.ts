/** Longer names are cut where a line has room for a word or two. */
const LONG = 16;

/** What a name goes on with after its noun: "… de Reikland", "… d’Ulric", "… of Nuln". */
const TAIL = /\s+(?:de|des|du|of|from|von|d[’'])(?=\s|\p{L}).*$/iu;

/**
 * A side's name as players say it at the table: "Les Corbeaux" for "Les Corbeaux de Reikland". A name that
 * is short, or would lose all but a letter or two, stays whole.
 */
export function shortName(name: string): string {
  if (name.length <= LONG) return name;
  const short = name.replace(TAIL, '');
  return short.length > 3 ? short : name;
}
