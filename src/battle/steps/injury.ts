import { type Decision, event, refuse, withFighter } from '#battle/decide/decision.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { ResolverAnswer, ResolverSetup } from '#rules/contract/resolver.ts';
import { injurySetup } from '#rules/kit/injury.ts';
import { changesOf, type Deciding, SHIFTS, statusIn, step, touchedBy, WOUND } from './step.ts';

/**
 * Settled like any calculation, but of a kind of its own: undo takes the wounds back with it, the journal gives both
 * one line, and its news asks who struck.
 */
export const INJURY = {
  InjuryRolled: step('InjuryRolled', {
    commands: { 'resolve-injury': { decide: roll, screen: SHIFTS } },
    fold: changesOf,
    said: ({ fighterId, to }, { say, name }) =>
      to === null
        ? say('injury-without-effect', { name: name(fighterId) })
        : say('status-set', { name: name(fighterId), status: to }),
    touches: ({ fighterId, changes }) => [fighterId, ...touchedBy(changes)],
    toldBy: 'condition',
    look: ({ to }) => (to === null ? WOUND() : { status: to }),
  }),
};

interface Roll {
  readonly fighterId: FighterId;
  readonly inputs: ResolverSetup['inputs'];
  readonly answers: readonly ResolverAnswer[];
}

/** Only the game knows when it is done; incomplete dice settle nothing. */
function roll(
  { fighterId, inputs, answers }: Roll,
  { state, system }: Deciding,
): Decision<'InjuryRolled'> {
  return withFighter(state, fighterId, ({ id }) => {
    const setup = injurySetup(id, inputs);
    const sheet = system.injury?.sheet(state, setup);
    const end = system.injury?.next(state, setup, answers);
    if (end === undefined || sheet?.refusal !== null) return refuse('no-injury-due');
    if (end.kind !== 'done') return refuse('not-settled');
    const [thrown, save] = answers;
    const { dice = [], choice = null } = thrown ?? {};
    const on = sheet.fields.filter(({ value }) => value === true).map((field) => field.id);
    return event('InjuryRolled', {
      fighterId: id,
      dice,
      options: choice === null ? on : [choice],
      saveRoll: save?.dice[0] ?? null,
      to: statusIn(end.changes),
      changes: end.changes,
    });
  });
}
