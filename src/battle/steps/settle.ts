import { namedAs } from '#battle/anew.ts';
import { type Decision, event, refuse } from '#battle/decide/decision.ts';
import type { EventData, SettledSubject } from '#battle/events.ts';
import { applyChanges } from '#battle/evolve/changes.ts';
import { credit } from '#battle/evolve/credited.ts';
import type { BattleState } from '#battle/state.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ResolverAnswer, ResolverSetup } from '#rules/contract/resolver.ts';
import { signOf } from '#rules/kit/signs.ts';
import { type Deciding, SHIFTS, statusIn, step, touchedBy } from './step.ts';

export const SETTLE = {
  Settled: step('Settled', {
    commands: { settle: { decide: settle, screen: SHIFTS } },
    /** Whoever put a victim into his new status is credited at once. */
    fold: (draft, { subjects, changes, credits }, by) => {
      const known = subjects.every(({ fighterId }) => fighterId === null || draft.has(fighterId));
      if (!known) return false;
      applyChanges(draft, by, changes);
      const entryId = namedAs(by);
      for (const one of credits) credit(draft, { ...one, entryId, cause: null });
      return true;
    },
    said: ({ subjects: [first, second], inputs, resolver }, { say }) =>
      say('settled', {
        ...choicesIn(inputs),
        resolver,
        name: first?.label ?? '?',
        other: second?.label ?? '',
      }),
    touches: ({ changes }) => touchedBy(changes),
    toldBy: 'condition',
    look: ({ changes, resolver }, { resolvers }) => {
      const status = statusIn(changes);
      return status === null
        ? { icon: signOf(resolvers, resolver) ?? 'duel', tone: 'neutral' }
        : { status };
    },
  }),
};

/** A duel, a shot, a fall … has been rolled to its end. */
interface Dice {
  readonly resolver: string;
  readonly setup: ResolverSetup;
  readonly answers: readonly ResolverAnswer[];
}

/** Only the resolver knows when it is done; incomplete dice settle nothing. */
function settle(
  { resolver: id, setup, answers }: Dice,
  { state, system }: Deciding,
): Decision<'Settled'> {
  const resolver = system.resolvers.find((candidate) => candidate.id === id);
  if (resolver === undefined) return refuse('unknown-resolver');
  const subjects = settledSubjects(setup, state);
  if (subjects === null) return refuse('unknown-fighter');
  const end = resolver.next(state, setup, answers);
  if (end.kind !== 'done') return refuse('not-settled');
  const { fields } = resolver.sheet(state, setup);
  return event('Settled', {
    resolver: resolver.id,
    subjects,
    inputs: Object.fromEntries(fields.map((field) => [field.id, field.value])),
    answers,
    changes: end.changes,
    credits: end.credits,
  });
}

/** Null if a subject is not in this battle. */
function settledSubjects(
  setup: ResolverSetup,
  state: BattleState,
): readonly SettledSubject[] | null {
  const subjects = Object.entries(setup.subjects).map(([role, subject]): SettledSubject | null => {
    if (subject.kind === 'free') return { role, fighterId: null, label: subject.label };
    const fighter = state.fighters[subject.fighterId];
    return fighter === undefined ? null : { role, fighterId: fighter.id, label: fighter.label };
  });
  const known = subjects.flatMap((subject) => (subject === null ? [] : [subject]));
  return known.length === subjects.length ? known : null;
}

/** Values chosen by id, such as a spell, which the line of a calculation may name. */
function choicesIn(inputs: EventData<'Settled'>['inputs']): Message['params'] {
  const chosen = Object.entries(inputs).flatMap(([id, value]) =>
    typeof value === 'string' ? [[id, value] as const] : [],
  );
  return Object.fromEntries(chosen);
}
