/** A value that follows from an object alone, which never changes: computed on first use, once for each. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly is: Made }>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found.is;
    const is = make(of);
    known.set(of, { is });
    return is;
  };
}

/** Computed at the first call. */
export function once<T>(work: () => T): () => T {
  let known: { readonly answer: T } | null = null;
  return () => {
    known ??= { answer: work() };
    return known.answer;
  };
}
