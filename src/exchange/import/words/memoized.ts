/**
 * Memoizes a pure function of a short text: several readers try the same list one after the other, and each asks
 * the same about the same line.
 */
export function memoized<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly is: T }>();
  return (text) => {
    if (text.length > MAX_LENGTH) return answer(text);
    const before = known.get(text);
    if (before !== undefined) return before.is;
    if (known.size >= MAX_ENTRIES) known.clear();
    const is = answer(text);
    known.set(text, { is });
    return is;
  };
}

/** Characters; longer texts are not cached. */
const MAX_LENGTH = 200;
const MAX_ENTRIES = 5000;
