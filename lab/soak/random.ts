/** Pseudo-random numbers from a seed. */
export interface Random {
  /** From 0 to below 1. */
  readonly share: () => number;
  /** An integer from 0 to below `below`. */
  readonly below: (below: number) => number;
  /** @throws when there is nothing to choose from */
  readonly one: <T>(of: readonly T[]) => T;
  readonly shuffled: <T>(of: readonly T[]) => readonly T[];
}

/** Mulberry32. @param seed any integer */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(share() * limit);
  return {
    share,
    below,
    one: (of) => {
      const [chosen] = of.slice(below(of.length));
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
    shuffled: (of) =>
      of
        .map((value) => ({ value, place: share() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
}

/** A separate seed for each part of a run. */
export function seedOf(seed: number, part: number): number {
  return randomFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(part + 1, 0x85ebca6b)).below(2 ** 31);
}
