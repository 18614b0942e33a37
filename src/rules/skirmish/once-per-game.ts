import type { SkirmishRules } from './rules.ts';

/** A value computed once per game, on first use. */
export function oncePerGame<Made>(
  make: (rules: SkirmishRules) => Made,
): (rules: SkirmishRules) => Made {
  const known = new WeakMap<SkirmishRules, { readonly is: Made }>();
  return (rules) => {
    const found = known.get(rules) ?? { is: make(rules) };
    known.set(rules, found);
    return found.is;
  };
}
