import type { BattleView } from '#rules/contract/battle-view.ts';
import type { Resolver, ResolverCall } from '#rules/contract/resolver.ts';
import { seatsOf, writeSeats } from './address.ts';
import { type Draft, EMPTY_DRAFT } from './drafts.ts';
import { seated } from './seating.ts';

/** The address of a calculation that the rules have set up; who is missing is the likeliest of the table. */
export function addressOf(
  resolver: Resolver,
  view: BattleView,
  { subjects }: ResolverCall,
): string {
  return writeSeats(seatsOf(resolver, seated(resolver, view, seatsOf(resolver, subjects))));
}

/** What was told so far, with what the rules know; dice of other circumstances count no longer. */
export function asCalled(draft: Draft, { inputs }: ResolverCall): Draft {
  const fresh = Object.entries(inputs).some(([id, value]) => draft.inputs[id] !== value);
  return fresh ? { ...EMPTY_DRAFT, inputs: { ...draft.inputs, ...inputs } } : draft;
}
