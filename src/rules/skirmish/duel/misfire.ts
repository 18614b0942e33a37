import type { Message } from '#rules/contract/battle-view.ts';
import type { ResolverFace } from '#rules/contract/resolver.ts';
import type { Tone } from '#rules/contract/rows.ts';
import { type Script, say } from '#rules/dice/script.ts';

/** Added to the Strength of the shot that a misfire fires all the same. @rule MORD-MISFIRE */
export const MISFIRE_HARDER = 1;
/** Strength of the hit on a shooter whose weapon explodes; it is never critical. @rule MORD-MISFIRE */
export const EXPLOSION = 4;

/** What the die of a misfire has done. */
export type Misfire = 'explodes' | 'useless' | 'jams' | 'fizzles' | 'fires';

/** By the face of its die from 1. @rule MORD-MISFIRE */
export const MISFIRES: readonly Misfire[] = [
  'explodes',
  'useless',
  'jams',
  'fizzles',
  'fizzles',
  'fires',
];

/** What this face does; null for none of a die. */
export function misfireOf(face: number): Misfire | null {
  return MISFIRES[face - 1] ?? null;
}

export const MISFIRE_FACES: readonly ResolverFace[] = MISFIRES.map(faceOf);

function faceOf(misfire: Misfire): ResolverFace {
  switch (misfire) {
    case 'explodes':
      return shown('out-of-action', 'resolver.misfire.explodes');
    case 'useless':
      return shown('stunned', 'resolver.misfire.useless');
    case 'jams':
      return shown('knocked-down', 'resolver.misfire.jams');
    case 'fizzles':
      return shown('neutral', 'resolver.misfire.fizzles');
    case 'fires':
      return shown('standing', 'resolver.misfire.fires', { plus: MISFIRE_HARDER });
  }
}

function shown(tone: Tone, code: string, params: Message['params'] = {}): ResolverFace {
  return { tone, said: { code, params } };
}

/** Tells what a misfire has done. */
export function* sayMisfire(thrown: number, name: string): Script<void> {
  switch (misfireOf(thrown)) {
    case 'explodes':
      return yield* say('resolver.so-far.explodes', { name, strength: EXPLOSION });
    case 'useless':
      return yield* say('resolver.so-far.useless', { name });
    case 'jams':
      return yield* say('resolver.so-far.jams', { name });
    case 'fizzles':
      return yield* say('resolver.so-far.fizzles', { name });
    case 'fires':
      return yield* say('resolver.so-far.fires', { name, plus: MISFIRE_HARDER });
    case null:
      return;
  }
}
