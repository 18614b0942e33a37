import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { BattleState } from '#battle/state.ts';
import type {
  InputValue,
  Resolver,
  ResolverAnswer,
  ResolverCall,
  ResolverSetup,
  ResolverSheet,
  Subject,
} from '#rules/contract/resolver.ts';
import { useBattleSession, useRuleSystem } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { useLastResolver, useRememberResolver } from '#ui/effects/use-last-resolver.ts';
import { battlePath, duelPath } from '#ui/paths.ts';
import { readSeats, type Seats, seatsOf, writeSeats } from './address.ts';
import {
  addressOf,
  EMPTY_DRAFT,
  type QuestionDraft,
  useDrafts,
  withCall,
  withInput,
} from './drafts.ts';
import {
  assignedByOrder,
  filledSeats,
  seatsForResolver,
  swapped,
  withNewcomer,
} from './seating.ts';

/** The resolver on the screen and its actions. */
export interface OpenResolver {
  readonly setup: ResolverSetup;
  readonly sheet: ResolverSheet;
  readonly draft: QuestionDraft;
  readonly keep: (draft: QuestionDraft) => void;
  /** Switches to another resolver, keeping the subjects. */
  readonly moveTo: (resolver: Resolver) => void;
  readonly seat: (role: string, subject: Subject) => void;
  readonly swap: () => void;
  /** Null restores the table's value. */
  readonly setInput: (field: string, value: InputValue | null) => void;
  /** Applies the result and returns to the table, or opens the follow-up. Does nothing if the battle refuses. */
  readonly apply: (answers: readonly ResolverAnswer[], next: ResolverCall | null) => void;
}

interface ResolverContext {
  readonly battle: BattleState;
  readonly resolver: Resolver;
  readonly seats: Seats;
}

/** The state of the resolver screen. */
export function useResolver({ battle, resolver, seats }: ResolverContext): OpenResolver {
  const [, navigate] = useLocation();
  const system = useRuleSystem();
  const session = useBattleSession();
  const table = useTable();
  const last = useLastResolver();
  const drafts = useDrafts();

  const subjects = filledSeats(resolver, battle, seats);
  const address = writeSeats(seatsOf(resolver, subjects));
  useRememberResolver(address);
  const draft = drafts.of(address);
  // Derived from the address, which has a stable identity, unlike the subjects.
  const setup = useMemo<ResolverSetup>(
    () => ({
      subjects: assignedByOrder(resolver, readSeats(address).subjects),
      inputs: draft.inputs,
    }),
    [resolver, address, draft.inputs],
  );
  const sheet = useMemo(() => resolver.sheet(battle, setup), [resolver, battle, setup]);

  const keep = (next: QuestionDraft) => drafts.keep(address, next);
  const go = (next: Seats) =>
    navigate(duelPath(battle.battleId, writeSeats(next)), { replace: true });
  /** Inputs about a replaced subject are dropped; those about the situation stay. */
  const change = (next: ResolverSetup['subjects']) => {
    const to = seatsOf(resolver, next);
    const stays = (role: string | null) => role === null || next[role] === subjects[role];
    const kept = sheet.fields.filter((field) => field.entered && stays(field.role));
    const inputs = Object.fromEntries(kept.map(({ id, value }) => [id, value]));
    drafts.keep(writeSeats(to), { ...EMPTY_DRAFT, inputs });
    go(to);
  };
  return {
    setup,
    sheet,
    draft,
    keep,
    moveTo: (next) => go(seatsForResolver(next, battle, seatsOf(resolver, subjects))),
    seat: (role, subject) => change(withNewcomer(resolver, battle, subjects, [role, subject])),
    swap: () => change(swapped(resolver, subjects, system)),
    setInput: (field, value) => keep(withInput(draft, field, value)),
    apply: (answers, next) => {
      const result = table.send({ type: 'settle', resolver: resolver.id, setup, answers });
      if ('refused' in result) return;
      keep(EMPTY_DRAFT);
      last.forget();
      const following = system.resolvers.find(({ id }) => id === next?.resolverId);
      if (next === null || following === undefined) {
        // Going back must not lead to the settled resolver.
        navigate(battlePath(battle.battleId), { replace: true });
        return;
      }
      const to = addressOf(following, session.getState().battle ?? battle, next);
      drafts.keep(to, withCall(EMPTY_DRAFT, next));
      navigate(duelPath(battle.battleId, to), { replace: true });
    },
  };
}
