import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isFarewell } from '#exchange/import/lists/signs.ts';
import { plain } from '#exchange/import/words/names.ts';
import { wordsIn } from '#exchange/import/words/section-names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';

/**
 * Lines without whoever is only to be bought: `Next buy: a rat ogre`, and a list below `Wishlist` up to the
 * next blank line or heading.
 */
export function withoutPlans(lines: readonly ListLine[]): readonly ListLine[] {
  let within = false;
  let met = 0;
  let ofSkills = false;
  return lines.filter((line) => {
    const [key = '', ...rest] = line.text.split(/\s*:\s*|\s+[–—-]\s+/u);
    if (PLANS.has(plain(key.replace(/^[>\s]+/u, '')))) {
      within = rest.join('').trim() === '';
      ofSkills = /skill/iu.test(key);
      met = 0;
      return false;
    }
    // A blank line may stand right below the heading, too. Skills are wished for one after the other.
    const ends = line.fresh && met > 0 && !ofSkills;
    if (line.heading || isRole(sectionOf(line.text)) || ends) within = false;
    met += 1;
    return !within;
  });
}

/** What is said above or before it, in five languages. */
const PLANS: ReadonlySet<string> = new Set(
  wordsIn(`
skill wishlist; skills wishlist; next skills; wanted skills; next buy; next buys; to buy next; buy next; buying next; next purchase; next purchases; next up; to buy; shopping list; wish list; wishlist; saving for;
saving up for; planned; plans; prochain achat; prochains achats; a acheter; liste de courses; liste d achats; projets;
achats prevus; nachster kauf; nachste kaufe; nachste anschaffung; nachste anschaffungen; zu kaufen; einkaufsliste;
wunschliste; geplant; proxima compra; proximas compras; por comprar; lista de la compra; lista de compras; pendiente de
comprar; prossimo acquisto; prossimi acquisti; da comprare; lista della spesa; lista dei desideri; in programma
`),
);

/** What stands below a farewell at the end is who has written it. */
export function withoutFarewell(lines: readonly ListLine[]): readonly ListLine[] {
  const end = lines.findLastIndex(({ text }) => isFarewell(text));
  return end >= 0 && end >= lines.length - 4 ? lines.slice(0, end) : lines;
}
