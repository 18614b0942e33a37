import { useSyncExternalStore } from 'react';
import type { BattleView } from '#rules/contract/battle-view.ts';
import type { Resolver, ResolverCall } from '#rules/contract/resolver.ts';
import { type QuestionDraft, useBattle, useBattleSession } from '#store/hooks.ts';
import { seatsOf, writeSeats } from './address.ts';
import { seated } from './seating.ts';

export type { QuestionDraft } from '#store/hooks.ts';

export const EMPTY_DRAFT: QuestionDraft = {
  inputs: {},
  answers: [],
  typed: { step: '', dice: [] },
};

export interface Drafts {
  /** Of these people, in this turn: what was told earlier holds no longer. */
  readonly of: (address: string) => QuestionDraft;
  readonly keep: (address: string, draft: QuestionDraft) => void;
}

/**
 * What players have told, until it is done on the table: a look at the table in between, a reload or a
 * phone that dies loses no die.
 */
export function useDrafts(): Drafts {
  const { drafts: told, keep } = useBattleSession();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const drafts = useSyncExternalStore(told.subscribe, told.getState);
  const key = (address: string) => `${turn} ${address}`;
  return {
    of: (address) => drafts.get(key(address)) ?? EMPTY_DRAFT,
    keep: (address, draft) => {
      const next = new Map(told.getState());
      // The one told last comes last.
      next.delete(key(address));
      if (!isEmpty(draft)) next.set(key(address), draft);
      keep({ drafts: next });
    },
  };
}

function isEmpty({ inputs, answers, typed }: QuestionDraft): boolean {
  return Object.keys(inputs).length === 0 && answers.length === 0 && typed.dice.length === 0;
}

/** The address of a calculation that the rules have set up; who is missing is the likeliest of the table. */
export function addressOf(
  resolver: Resolver,
  view: BattleView,
  { subjects }: ResolverCall,
): string {
  return writeSeats(seatsOf(resolver, seated(resolver, view, seatsOf(resolver, subjects))));
}

/** What was told so far, with what the rules know; dice of other circumstances count no longer. */
export function asCalled(
  draft: QuestionDraft,
  { inputs }: Pick<ResolverCall, 'inputs'>,
): QuestionDraft {
  const fresh = Object.entries(inputs).some(([id, value]) => draft.inputs[id] !== value);
  return fresh ? { ...EMPTY_DRAFT, inputs: { ...draft.inputs, ...inputs } } : draft;
}
