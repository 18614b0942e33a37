import * as v from 'valibot';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { SkirmishRules } from '#rules/skirmish/rules.ts';

/** What the rules answer to a vector's `given`; only the fields that it expects are compared. */
export type Answer = Readonly<Record<string, unknown>>;

/** What differs between the skirmish games that answer the same kinds of vectors. */
export interface SkirmishSystem {
  readonly system: RuleSystem;
  readonly rules: SkirmishRules;
  /** What makes a fighter of this game one who never has to hold out alone, or who casts spells. */
  readonly traits: { readonly neverAlone: Flags; readonly casts: Flags };
  /** Flags of a side of which each adds one to its Leadership. */
  readonly boosts: readonly string[];
}

/** Kinds of vectors by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Answers one kind of vector. @throws when the vector says something that nobody here understands. */
export type Kind = (given: unknown) => Answer;

/**
 * A kind of vector: the facts it may give, each with its ordinary value, and how the rules answer
 * them. A fact that is not listed is an error, so that no vector passes by being overlooked.
 */
export function kind<Entries extends v.ObjectEntries>(
  entries: Entries,
  answer: (given: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => Answer,
): Kind {
  const schema = v.strictObject(entries);
  return (given) => answer(v.parse(schema, given));
}

export function number(ordinary = 0) {
  return v.optional(v.number(), ordinary);
}

export function numberOrNull() {
  return v.optional(v.nullable(v.number()), null);
}

export function flag(ordinary = false) {
  return v.optional(v.boolean(), ordinary);
}

export function text(ordinary = '') {
  return v.optional(v.string(), ordinary);
}

export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.optional(v.array(item), []);
}

export const dice = v.optional(v.array(v.number()), []);
