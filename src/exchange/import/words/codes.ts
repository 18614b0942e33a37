import { plain } from './names.ts';
import type { Words } from './words.ts';

/**
 * The only entry whose English name an app's code can stand for: the beginning of a word, `capt`, or initials, `wh`.
 * Null for none and for several.
 */
export function idOfCode(
  code: string,
  table: 'warbands' | 'profiles',
  among: readonly string[],
  { lexicon }: Words,
): string | null {
  if (!/^[a-z]{2,8}$/u.test(code)) return null;
  const fitting = lexicon[table].flatMap(({ ids, names }) => {
    const own = ids.filter(
      (id) => among.length === 0 || among.some((one) => id.startsWith(`${one}/`)),
    );
    const english = names['en']?.map(plain) ?? [];
    return own.length > 0 && english.some((name) => abbreviates(code, name)) ? [own] : [];
  });
  const [only, ...others] = fitting;
  return only?.length === 1 && others.length === 0 ? only[0] || null : null;
}

function abbreviates(code: string, name: string): boolean {
  const tokens = name.split(' ');
  if (code.length < 3) return tokens.length > 1 && tokens.map(([first]) => first).join('') === code;
  return tokens.some((token) => token.startsWith(code)) || (code.length > 3 && name.includes(code));
}
