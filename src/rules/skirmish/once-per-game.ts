import type { SkirmishRules } from './rules.ts';

/** Something that is the same for one game whatever battle is played, made when first asked for. */
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
