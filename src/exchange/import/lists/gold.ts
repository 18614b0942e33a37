import { plain } from '#exchange/import/words/names.ts';
import { wordsIn } from '#exchange/import/words/section-names.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { meaningOf } from './keys.ts';

/** `Trésor 35 co`, `Reste en caisse : 12`, `12 gc left`: what is left; null for any other line. */
export function goldIn(line: string): number | null {
  const text = line.replace(BESIDE, '');
  const [, rest] = REMAINS.exec(text) ?? [];
  if (rest !== undefined) return Number(rest);
  const [, key = '', crowns = ''] =
    /^(\p{L}[\p{L}'’ ]{1,32}?)\s*[:=–-]?\s*(\d{1,5})\s*(?:\p{L}[\p{L}'’. ]{0,15})?$/u.exec(text) ??
    [];
  if (isOfGold(key)) return Number(crowns);
  const [, before = '', after = ''] = /^(\d{1,5})\s*(\p{L}[\p{L}'’. ]{1,40})$/u.exec(text) ?? [];
  const [unit = '', ...others] = plain(after).split(' ');
  // `12 gc` alone is a price.
  return CROWNS.has(unit) && others.length > 0 && isOfGold(after) ? Number(before) : null;
}

/** `(for the next one)`, `, 2 shards`: what else is said of the money, or lies beside it. */
const BESIDE =
  /\s*(?:\([^()]*\)|(?:[,;/+&]\s*|\s)\d+\s*(?:wyrdstone|warpstone|shards?|fragments?|éclats?|splitter|fragmentos?|frammenti?)\b[^,;]*)\s*$/iu;

/** `Il me reste 32 co`, `me quedan 16`. */
const REMAINS =
  /^(?:il (?:me|nous) reste|me qued[ae]n?|nos qued[ae]n?|mi resta(?:no)?|ci resta(?:no)?|mir bleib(?:t|en)|uns bleib(?:t|en)|(?:i|we)(?: have|['’]ve)(?: got)?)\s+(\d{1,4})\s*(?:gcs?|gold|crowns|co|po|couronnes|gk|kronen|coronas|corone|mo)?(?:\s+left(?: over)?)?[.!]?$/iu;

/** A word for gold or for where it lies, or some of them with what links words. */
function isOfGold(key: string): boolean {
  if (key === '') return false;
  if (meaningOf(key) === 'gold' || sectionOf(key) === 'stash') return true;
  const words = plain(key)
    .split(' ')
    .filter((word) => !LINKS.has(word));
  return (
    words.length > 0 &&
    words.every((word) => namesGold(word) || LEFT.has(word)) &&
    words.some((word) => namesGold(word))
  );
}

function namesGold(word: string): boolean {
  return CROWNS.has(word) || meaningOf(word) === 'gold' || sectionOf(word) === 'stash';
}

const CROWNS: ReadonlySet<string> = new Set(
  wordsIn('gc; gold; crowns; co; po; couronnes; gk; kronen; goldkronen; coronas; corone; mo'),
);

const LINKS: ReadonlySet<string> = new Set(
  wordsIn(
    'in; the; of; is; a; en; de; d; du; la; le; l; il; nous; im; der; es; nel; nella; el; y; and; et; und',
  ),
);

/** Beside a word for gold they say that it is left over. */
const LEFT: ReadonlySet<string> = new Set(
  wordsIn(
    'left; over; remaining; unspent; spare; still; saved; argent; restant; restants; restante; restantes; encore; disponible; noch; ubrig; restlich; sobra; sobrante; avanzo; rimanente; bank; banque; coffre; bag; hand',
  ),
);
