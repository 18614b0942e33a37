import type { ResolverStep } from '#rules/resolver.ts';
import type { Said } from '#rules/system.ts';
import type { Consequences } from './consequences.ts';

/** The end of a settling. */
export function settled(consequences: Consequences, soFar: readonly Said[]): ResolverStep {
  return { kind: 'done', soFar, ...consequences, follow: null };
}
