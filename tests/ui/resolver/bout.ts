import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { MUSING, WRESTLING } from './wrestling.ts';

/** Mordheim with made-up contests in place of its own. */
export function contests(): RuleSystem {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  return { ...mordheim, resolvers: [WRESTLING, MUSING] };
}

/** Ulrich and Otto against three rats, in Reikland’s turn. */
export function bout(system: RuleSystem = contests()): TestBattle {
  return new TestBattle(system, [
    {
      name: 'Reikland',
      fighters: [
        { name: 'Ulrich', role: 'hero', leader: true },
        { name: 'Otto', wounds: 2 },
      ],
    },
    { name: 'Skavens', fighters: crowd('Rat', 3) },
  ]);
}
