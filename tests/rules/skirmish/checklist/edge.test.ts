import { describe, expect, test } from 'vitest';
import { TestBattle } from '../../../support/battles.ts';
import { SKIRMISH_GAMES } from '../games.ts';

describe.each(SKIRMISH_GAMES)('dropped at an edge in %s', (_id, system) => {
  test('a fighter who has just gone down may be at an edge, until he has fallen or the phase is over', () => {
    const battle = new TestBattle(system, [
      { name: 'Reikland', fighters: [{ name: 'Otto' }, { name: 'Karl' }] },
      { name: 'Skaven', fighters: [{ name: 'Rat' }] },
    ]).nextUntil('Reikland', 'shooting');
    const reminded = () => battle.duties.filter(({ kind }) => kind === 'near-edge');
    battle.set('Rat', 'knocked-down');
    expect(reminded()).toEqual([]);
    battle.do({ type: 'set-flag', fighterId: 'f-Rat', flag: 'downed-by', value: 'f-Otto' });
    expect(reminded()).toMatchObject([
      {
        weight: 'reminder',
        opens: {
          resolverId: 'edge',
          subjects: { fighter: { kind: 'fighter', fighterId: 'f-Rat' } },
        },
      },
    ]);
    battle.do({ type: 'set-flag', fighterId: 'f-Rat', flag: 'fell', value: true });
    expect(reminded()).toEqual([]);
    battle.do({ type: 'set-flag', fighterId: 'f-Rat', flag: 'fell', value: null });
    expect(reminded()).toHaveLength(1);
    battle.next();
    expect(reminded()).toEqual([]);
  });
});
