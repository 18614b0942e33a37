import type { Command } from '#battle/commands.ts';
import type { BattleState } from '#battle/state.ts';
import type { Random } from '../soak/random.ts';

/** A random tap that is possible now, sensible or not. */
export function anyTap(battle: BattleState, random: Random): Command {
  const fighters = Object.values(battle.fighters).map(({ id }) => id);
  const fighterId = random.one(fighters);
  return random.one<() => Command>([
    () => ({ type: 'set-status', fighterId, to: random.one(STATUSES) }),
    () => ({ type: 'set-status', fighterId, to: random.one(STATUSES) }),
    () => ({
      type: 'set-flag',
      fighterId,
      flag: 'near-leader',
      value: random.one([true, null]),
    }),
    () => ({
      type: 'set-reach',
      sideId: random.one(battle.sides).id,
      within: random.one([true, false]),
    }),
    () => ({
      type: 'set-contact',
      a: fighterId,
      b: random.one(fighters.filter((id) => id !== fighterId)),
      touching: random.one([true, false]),
    }),
    () => ({ type: 'next-phase' }),
    () => ({ type: 'write-note', text: `N° ${random.below(1000)}` }),
    () => ({ type: 'undo', back: null }),
    () => ({ type: 'redo' }),
  ])();
}

const STATUSES = ['standing', 'knocked-down', 'stunned', 'out-of-action'] as const;
