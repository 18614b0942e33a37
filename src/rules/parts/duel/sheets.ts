import type { ResolverSheet, ResolverStep } from '#rules/resolver.ts';
import type { Said } from '#rules/system.ts';
import type { Consequences } from './consequences.ts';

/** A sheet that says why nothing can be worked out. */
export function refused(refusal: Said): ResolverSheet {
  return { refusal, summaries: {}, fields: [], needs: [], bars: [], order: [], notes: [] };
}

/** The end of a settling. */
export function settled(consequences: Consequences, soFar: readonly Said[]): ResolverStep {
  return { kind: 'done', soFar, ...consequences, follow: null };
}
