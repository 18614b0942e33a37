import type { TestBattle } from '../../support/battles.ts';
import { newBattle } from '../battle/open-table.tsx';

/** Two losses in the first turn, a third in the enemy’s, and the second round’s test passed. */
export function evening(): TestBattle {
  return newBattle()
    .set('Lame1', 'out-of-action')
    .set('Otto', 'stunned')
    .set('Lame2', 'out-of-action')
    .nextUntil('Skavens', 'close-combat')
    .set('Lame3', 'out-of-action')
    .nextUntil('Reikland', 'recovery')
    .answer('rout-test', 'Reikland', 'passed', [2, 4]);
}

/** Three of twelve are out of action: Reikland must test. */
export function shaken(): TestBattle {
  const battle = newBattle();
  for (const name of ['Lame1', 'Lame2', 'Lame3']) battle.set(name, 'out-of-action');
  return battle.nextUntil('Reikland', 'recovery');
}
