import type { BattleEvent, Entry } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { TestBattle } from '../../support/battles.ts';

/** Otto against Rat1, settled with six dice that take the rat out. @param more further results */
export function settled(battle: TestBattle, more: readonly Change[] = []): TestBattle {
  return added(battle, {
    type: 'Settled',
    data: {
      resolver: 'melee',
      subjects: [
        { role: 'attacker', fighterId: 'f-Otto', label: 'Otto' },
        { role: 'defender', fighterId: 'f-Rat1', label: 'Rat1' },
      ],
      inputs: {},
      answers: [
        { step: 'hit', dice: [4, 2], choice: null },
        { step: 'wound', dice: [], choice: 'passed' },
        { step: 'injury', dice: [6], choice: null },
      ],
      changes: [
        { kind: 'wounds', fighterId: 'f-Rat1', to: 0 },
        { kind: 'status', fighterId: 'f-Rat1', to: 'out-of-action' },
        { kind: 'wounds', fighterId: 'f-Klaus', to: 1 },
        ...more,
      ],
      credits: [{ victimId: 'f-Rat1', byId: 'f-Otto' }],
    },
  });
}

function added(battle: TestBattle, event: BattleEvent): TestBattle {
  const last: Entry | null = battle.entries.at(-1) ?? null;
  const where = { battleId: 'b-test', actor: 'a-test', now: Date.UTC(2026, 0, 1, 21) } as const;
  battle.entries = [...battle.entries, stamp(event, where, last)];
  return battle;
}
