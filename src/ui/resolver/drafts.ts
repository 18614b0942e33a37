import { useSyncExternalStore } from 'react';
import type { BattleView } from '#rules/contract/battle-view.ts';
import type { InputValue, Resolver, ResolverCall } from '#rules/contract/resolver.ts';
import { type QuestionDraft, useBattle, useBattleSession } from '#store/hooks.ts';
import { seatsOf, writeSeats } from './address.ts';
import { filledSeats } from './seating.ts';

export type { QuestionDraft } from '#store/hooks.ts';

export const EMPTY_DRAFT: QuestionDraft = {
  inputs: {},
  answers: [],
  typed: { step: '', dice: [] },
};

/** Access to the drafts of the current turn, by address. */
export interface Drafts {
  /** Drafts of earlier turns count no longer. */
  readonly of: (address: string) => QuestionDraft;
  readonly keep: (address: string, draft: QuestionDraft) => void;
}

/** The players' inputs and dice until they are applied; they survive leaving the screen, a reload or a crash. */
export function useDrafts(): Drafts {
  const { drafts: store, keep } = useBattleSession();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const drafts = useSyncExternalStore(store.subscribe, store.getState);
  const key = (address: string) => `${turn} ${address}`;
  return {
    of: (address) => drafts.get(key(address)) ?? EMPTY_DRAFT,
    keep: (address, draft) => {
      const next = new Map(store.getState());
      // Reinserted, so that the latest draft comes last.
      next.delete(key(address));
      if (!isEmpty(draft)) next.set(key(address), draft);
      keep({ drafts: next });
    },
  };
}

function isEmpty({ inputs, answers, typed }: QuestionDraft): boolean {
  return Object.keys(inputs).length === 0 && answers.length === 0 && typed.dice.length === 0;
}

/** The address of a resolver call; empty seats go to the likeliest fighters. */
export function addressOf(
  resolver: Resolver,
  view: BattleView,
  { subjects }: ResolverCall,
): string {
  return writeSeats(seatsOf(resolver, filledSeats(resolver, view, seatsOf(resolver, subjects))));
}

/** A draft with one input more; null restores what is read off the table. */
export function withInput(
  draft: QuestionDraft,
  field: string,
  value: InputValue | null,
): QuestionDraft {
  const { [field]: _before, ...others } = draft.inputs;
  return { ...draft, inputs: value === null ? others : { ...others, [field]: value } };
}

/** A draft with the inputs of a resolver call; if they change anything, the dice so far are dropped. */
export function withCall(
  draft: QuestionDraft,
  { inputs }: Pick<ResolverCall, 'inputs'>,
): QuestionDraft {
  const changed = Object.entries(inputs).some(([id, value]) => draft.inputs[id] !== value);
  return changed ? { ...EMPTY_DRAFT, inputs: { ...draft.inputs, ...inputs } } : draft;
}
