import type { SettledSubject } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { ResolverSetup } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type CommandOf, type Decision, event, refuse } from './decision.ts';

/** Only the resolver knows when it is done; incomplete dice settle nothing. */
export function settle(
  command: CommandOf<'settle'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const { setup, answers } = command;
  const resolver = system.resolvers.find((candidate) => candidate.id === command.resolver);
  if (resolver === undefined) return refuse('unknown-resolver');
  const subjects = settledSubjects(setup, state);
  if (subjects === null) return refuse('unknown-fighter');
  const end = resolver.next(state, setup, answers);
  if (end.kind !== 'done') return refuse('not-settled');
  const { fields } = resolver.sheet(state, setup);
  return event({
    type: 'Settled',
    data: {
      resolver: resolver.id,
      subjects,
      inputs: Object.fromEntries(fields.map((field) => [field.id, field.value])),
      answers,
      changes: end.changes,
      credits: end.credits,
    },
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
