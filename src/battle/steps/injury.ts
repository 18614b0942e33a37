import {
  type Decision,
  diceFit,
  event,
  isWhole,
  refuse,
  withFighter,
} from '#battle/decide/decision.ts';
import { hasFighter, withChanges } from '#battle/evolve/changes.ts';
import type { InjuryResult } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { type Deciding, SHIFTS, step, touchedBy, WOUND } from './step.ts';

export const INJURY = {
  InjuryRolled: step('InjuryRolled', {
    commands: {
      'resolve-injury': { decide: roll, screen: SHIFTS },
      'shortcut-injury': { decide: skip, screen: SHIFTS },
    },
    fold: (state, { fighterId, changes }, entryId, own) =>
      hasFighter(state, fighterId) ? withChanges(state, entryId, changes, own) : null,
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
  readonly dice: readonly number[];
  /** Option ids whose default the players flipped. */
  readonly toggled: readonly string[];
  /** The second roll that may soften the result; null when none was made. */
  readonly saveRoll: number | null;
}

function roll(
  { fighterId, dice, toggled, saveRoll }: Roll,
  { state, system }: Deciding,
): Decision<'InjuryRolled'> {
  const part = system.injury;
  return withFighter(state, fighterId, ({ id }) => {
    if (part === null) return refuse('no-injury-due');
    if (dice.length === 0 || !diceFit(dice, 6)) return refuse('bad-dice');
    const worst = part.worst(dice.map((die) => part.result(state, id, toggled, die)));
    if (saveRoll !== null && !isWhole(saveRoll, 1, 6)) return refuse('bad-dice');
    const to = afterSave(worst, saveRoll);
    const options = part
      .options(state, id, toggled)
      .filter((option) => option.on)
      .map((option) => option.id);
    const changes = part.settle(state, id, to);
    return event('InjuryRolled', { fighterId: id, dice, options, saveRoll, to, changes });
  });
}

function afterSave(result: InjuryResult, saveRoll: number | null): string | null {
  const saved = result.saveOn !== null && saveRoll !== null && saveRoll >= result.saveOn;
  return saved ? result.saved : result.status;
}

interface Shortcut {
  readonly fighterId: FighterId;
  readonly shortcut: string;
}

function skip(
  { fighterId, shortcut }: Shortcut,
  { state, system }: Deciding,
): Decision<'InjuryRolled'> {
  const part = system.injury;
  return withFighter(state, fighterId, ({ id }) => {
    const way = part?.shortcuts(state, id).find((candidate) => candidate.id === shortcut);
    if (part === null || way === undefined) return refuse('no-injury-due');
    const to = way.status;
    const changes = part.settle(state, id, to);
    return event('InjuryRolled', {
      fighterId: id,
      dice: [],
      options: [way.id],
      saveRoll: null,
      to,
      changes,
    });
  });
}
