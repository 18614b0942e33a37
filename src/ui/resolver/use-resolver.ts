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
import { addressOf, asCalled, EMPTY_DRAFT, type QuestionDraft, useDrafts } from './drafts.ts';
import { inOrder, movedTo, reseated, seated, swapped } from './seating.ts';

/** The question on the screen and all that can be done with it. */
export interface OpenResolver {
  readonly setup: ResolverSetup;
  readonly sheet: ResolverSheet;
  readonly draft: QuestionDraft;
  readonly keep: (draft: QuestionDraft) => void;
  /** The same people, another resolver. */
  readonly moveTo: (resolver: Resolver) => void;
  readonly seat: (role: string, subject: Subject) => void;
  readonly swap: () => void;
  /** Null goes back to what the table says. */
  readonly tell: (field: string, value: InputValue | null) => void;
  /**
   * Does it on the table and goes back there, or on to what follows from it; nothing happens when the
   * battle refuses.
   */
  readonly apply: (answers: readonly ResolverAnswer[], next: ResolverCall | null) => void;
}

interface ResolverContext {
  readonly battle: BattleState;
  readonly resolver: Resolver;
  readonly seats: Seats;
}

export function useResolver({ battle, resolver, seats }: ResolverContext): OpenResolver {
  const [, navigate] = useLocation();
  const system = useRuleSystem();
  const session = useBattleSession();
  const table = useTable();
  const last = useLastResolver();
  const drafts = useDrafts();

  const subjects = seated(resolver, battle, seats);
  const address = writeSeats(seatsOf(resolver, subjects));
  useRememberResolver(address);
  const draft = drafts.of(address);
  // By the address, which says the same as the subjects and is the same as long as they are.
  const setup = useMemo<ResolverSetup>(
    () => ({ subjects: inOrder(resolver, readSeats(address).subjects), inputs: draft.inputs }),
    [resolver, address, draft.inputs],
  );
  const sheet = useMemo(() => resolver.sheet(battle, setup), [resolver, battle, setup]);

  const keep = (next: QuestionDraft) => drafts.keep(address, next);
  const go = (next: Seats) =>
    navigate(duelPath(battle.battleId, writeSeats(next)), { replace: true });
  /** What was told of somebody goes with him; what was told of the situation stays. */
  const change = (next: ResolverSetup['subjects']) => {
    const to = seatsOf(resolver, next);
    const stays = (role: string | null) => role === null || next[role] === subjects[role];
    const told = sheet.fields.filter((field) => field.told && stays(field.role));
    const inputs = Object.fromEntries(told.map(({ id, value }) => [id, value]));
    drafts.keep(writeSeats(to), { ...EMPTY_DRAFT, inputs });
    go(to);
  };
  return {
    setup,
    sheet,
    draft,
    keep,
    moveTo: (next) => go(movedTo(next, battle, seatsOf(resolver, subjects))),
    seat: (role, subject) => change(reseated(resolver, battle, subjects, [role, subject])),
    swap: () => change(swapped(resolver, subjects, system)),
    tell: (field, value) => {
      const { [field]: _before, ...others } = draft.inputs;
      keep({ ...draft, inputs: value === null ? others : { ...others, [field]: value } });
    },
    apply: (answers, next) => {
      const result = table.send({ type: 'settle', resolver: resolver.id, setup, answers });
      if ('refused' in result) return;
      keep(EMPTY_DRAFT);
      last.forget();
      const following = system.resolvers.find(({ id }) => id === next?.resolverId);
      if (next === null || following === undefined) {
        // Back does not lead to what is settled.
        navigate(battlePath(battle.battleId), { replace: true });
        return;
      }
      const to = addressOf(following, session.getState().battle ?? battle, next);
      drafts.keep(to, asCalled(EMPTY_DRAFT, next));
      navigate(duelPath(battle.battleId, to), { replace: true });
    },
  };
}
