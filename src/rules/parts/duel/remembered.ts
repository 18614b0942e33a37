import type { ResolverSetup } from '#rules/resolver.ts';
import type { BattleView } from '#rules/system.ts';

/**
 * The same reading, done once for each moment and setup: the screen asks for the sheet and then, with
 * every answer, for the next step.
 */
export function remembered<Read>(
  read: (view: BattleView, setup: ResolverSetup) => Read,
): (view: BattleView, setup: ResolverSetup) => Read {
  const known = new WeakMap<BattleView, WeakMap<ResolverSetup, Read>>();
  return (view, setup) => {
    const ofView = known.get(view) ?? new WeakMap<ResolverSetup, Read>();
    const found = ofView.get(setup) ?? read(view, setup);
    known.set(view, ofView.set(setup, found));
    return found;
  };
}
