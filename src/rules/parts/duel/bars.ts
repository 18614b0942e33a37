import type { ResolverBar, ResolverPart } from '#rules/resolver.ts';
import type { Said, Tone } from '#rules/system.ts';
import { OUTCOMES, type Outcome } from './blow.ts';
import type { OutcomeChances } from './wounding.ts';

/** A distribution to draw, mildest first; what cannot happen is left out. */
export function barOf(id: string, chances: OutcomeChances, params: Said['params']): ResolverBar {
  const parts = OUTCOMES.map((outcome): ResolverPart => {
    return { id: outcome, tone: TONES[outcome], chance: chances[outcome] };
  });
  return { id, params, parts: parts.filter(({ chance }) => chance.num > 0n) };
}

const TONES = {
  nothing: 'neutral',
  wound: 'standing',
  'knocked-down': 'knocked-down',
  stunned: 'stunned',
  'out-of-action': 'out-of-action',
} as const satisfies Readonly<Record<Outcome, Tone>>;
