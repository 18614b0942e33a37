import { describe, expect, test } from 'vitest';
import { decide } from '#battle/decide.ts';
import { REFUSALS } from '#battle/refusals.ts';
import { replay } from '#battle/replay.ts';
import { undoSteps } from '#battle/selectors.ts';
import { stamp } from '#battle/stamp.ts';
import { nextPosition, stepAt } from '#battle/turn.ts';
import type { FlagValue } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, fighter, side, TestBattle, type Troop } from '../support/battles.ts';
import { injuryRolled } from '../support/injuries.ts';

const REIKLAND: Troop = {
  name: 'Reikland',
  fighters: [{ name: 'Ulrich', ld: 8, leader: true, role: 'hero' }, ...crowd('Guerrier', 11)],
};
const SKAVENS: Troop = { name: 'Skavens', fighters: crowd('Vermine', 15, { ld: 5 }) };

const battle = () => new TestBattle(system, [REIKLAND, SKAVENS]);

describe('starting a battle', () => {
  const start = (troops: readonly Troop[]) =>
    decide(
      {
        type: 'start-battle',
        systemId: system.id,
        name: '',
        roundLimit: null,
        houseRules: {},
        sides: troops.map((troop) => side(troop)),
      },
      { state: null, entries: [], live: [] },
      system,
    );

  test('takes two sides at least, six at most', () => {
    expect(start([REIKLAND])).toEqual({ refused: 'too-few-sides' });
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({
      name,
      fighters: crowd(name, 1),
    }));
    expect(start(seven)).toEqual({ refused: 'too-many-sides' });
  });

  test('takes somebody who takes part on every side', () => {
    const nobody = { name: 'Vide', fighters: [{ name: 'Malade', status: 'absent' }] };
    expect(start([REIKLAND, nobody])).toEqual({ refused: 'empty-side' });
  });

  test('takes somebody to fight: allies alone are no battle', () => {
    const allies = [REIKLAND, SKAVENS].map((troop) => ({ ...troop, team: 'a' }));
    expect(start(allies)).toEqual({ refused: 'only-allies' });
    const enemy = { name: 'Orques', team: 'b', fighters: crowd('Boy', 5) };
    expect(start([...allies, enemy])).toHaveProperty('event.type', 'BattleStarted');
  });

  test('happens once', () => {
    expect(
      battle().try({
        type: 'start-battle',
        systemId: system.id,
        name: '',
        roundLimit: null,
        houseRules: {},
        sides: [],
      }),
    ).toBe('already-started');
  });

  test('puts the first side into its first phase of round 1', () => {
    expect(battle().state.position).toEqual({
      round: 1,
      turn: 1,
      sideId: 's-Reikland',
      phase: 'recovery',
      step: null,
    });
  });
});

describe('moving on', () => {
  test('goes through the phases, over empty sub-steps, to the other side and to the next round', () => {
    const table = battle();
    const seen = Array.from({ length: 10 }, () => {
      const { round, sideId, phase, step } = table.next().state.position;
      return [round, sideId, phase, step].join(' ').trimEnd();
    });
    expect(seen).toEqual([
      '1 s-Reikland movement charges',
      '1 s-Reikland movement other-moves',
      '1 s-Reikland shooting',
      '1 s-Reikland close-combat blows',
      '1 s-Skavens recovery',
      '1 s-Skavens movement charges',
      '1 s-Skavens movement other-moves',
      '1 s-Skavens shooting',
      '1 s-Skavens close-combat blows',
      '2 s-Reikland recovery',
    ]);
  });

  test('goes over empty sub-steps although an injury waits for its dice: that is due anywhere', () => {
    const table = battle().next().do({ type: 'lose-wound', fighterId: 'f-Guerrier1' });
    expect(table.due).toEqual(['injury Guerrier1']);
    expect(table.next().state.position).toMatchObject({ phase: 'movement', step: 'other-moves' });
  });

  test.each([null, 'a step of another version', '__proto__'])(
    'leads from %s, which is no step of this phase, on to the next phase',
    (step) => {
      const { state } = battle().next();
      const lost = { ...state, position: { ...state.position, step } };
      expect(lost.position.phase).toBe('movement');
      expect(stepAt(system, lost.position)).toBeNull();
      expect(nextPosition(lost, system)).toMatchObject({ phase: 'shooting', step: null });
    },
  );

  test('can jump to a phase of the running turn and back, keeping what was answered', () => {
    const table = battle().do({ type: 'go-to-phase', phase: 'close-combat' });
    expect(table.state.position.phase).toBe('close-combat');
    table.do({ type: 'go-to-phase', phase: 'recovery' });
    expect(table.state.position.turn).toBe(1);
    expect(table.try({ type: 'go-to-phase', phase: 'recovery' })).toBe('no-change');
    expect(table.try({ type: 'go-to-phase', phase: 'lunch' })).toBe('unknown-phase');
  });

  test('can go to any part of a phase, whether something is due there or not', () => {
    const table = battle().do({ type: 'go-to-phase', phase: 'movement', step: 'charges' });
    expect(table.state.position).toMatchObject({ phase: 'movement', step: 'charges' });
    table.do({ type: 'go-to-phase', phase: 'movement', step: 'compulsory' });
    table.do({ type: 'go-to-phase', phase: 'movement', step: 'charges' });
    expect(table.state.position).toMatchObject({ phase: 'movement', step: 'charges', turn: 1 });
    const again = { type: 'go-to-phase', phase: 'movement', step: 'charges' } as const;
    expect(table.try(again)).toBe('no-change');
    expect(table.try({ ...again, step: 'lunch' })).toBe('unknown-phase');
    expect(table.try({ ...again, phase: 'recovery' })).toBe('unknown-phase');
  });

  test('passes over a side that has left', () => {
    const table = new TestBattle(system, [
      REIKLAND,
      SKAVENS,
      { name: 'Orques', fighters: crowd('Boy', 5) },
    ]);
    table.do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'agreed' });
    table.next(5);
    expect(table.state.position.sideId).toBe('s-Orques');
    expect(table.state.ended).toBe(false);
  });

  test('ends with the battle, and goes on when it is reopened', () => {
    const table = battle();
    expect(table.try({ type: 'reopen-battle' })).toBe('no-change');
    table.do({ type: 'end-battle', winnerId: 's-Skavens' });
    expect(table.try({ type: 'next-phase' })).toBe('battle-over');
    expect(table.try({ type: 'end-battle', winnerId: null })).toBe('battle-over');
    table.do({ type: 'reopen-battle' }).next();
    expect(table.state.position.phase).toBe('movement');
  });
});

describe('a battle of three sides that is reopened', () => {
  const ORCS: Troop = { name: 'Orques', fighters: crowd('Boy', 5) };
  const three = () => new TestBattle(system, [REIKLAND, SKAVENS, ORCS]);
  const gone = (table: TestBattle) =>
    table.state.sides.filter(({ removed }) => removed !== null).map(({ name }) => name);

  test('brings back whose leaving ended it, and nobody who had left before for the same cause', () => {
    const table = three()
      .do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' })
      .do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' });
    expect(table.state.end).toMatchObject({ winnerId: 's-Reikland', cause: 'gave-up' });
    table.do({ type: 'reopen-battle' });
    expect(gone(table)).toEqual(['Skavens']);
  });

  test('brings back nobody when the players had agreed on the end', () => {
    const table = three()
      .do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'agreed' })
      .do({ type: 'end-battle', winnerId: 's-Orques' })
      .do({ type: 'reopen-battle' });
    expect(gone(table)).toEqual(['Skavens']);
  });

  test('and ended again brings back only the last to leave', () => {
    const table = three()
      .do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' })
      .do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' })
      .do({ type: 'reopen-battle' })
      .do({ type: 'leave-battle', sideId: 's-Reikland', cause: 'gave-up' })
      .do({ type: 'reopen-battle' });
    expect(gone(table)).toEqual(['Skavens']);
  });
});

describe('allies', () => {
  const ORCS: Troop = { name: 'Orques', team: 'a', fighters: crowd('Boy', 5) };
  const against = (first: Troop, second: Troop) =>
    new TestBattle(system, [{ ...first, team: 'a' }, second, ORCS]);

  test('play on against what is left, and win together', () => {
    const table = against(REIKLAND, SKAVENS);
    expect(table.state.sides.map(({ team }) => team)).toEqual(['a', null, 'a']);
    table.do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' });
    expect(table.state.ended).toBe(false);
    table.do({ type: 'undo', back: null });
    table.do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' });
    expect(table.state.end).toMatchObject({ winnerId: 's-Reikland', cause: 'gave-up' });
  });

  test('come back one at a time: only the one whose leaving ended the battle', () => {
    const table = against(REIKLAND, SKAVENS)
      .do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' })
      .do({ type: 'leave-battle', sideId: 's-Reikland', cause: 'gave-up' });
    expect(table.state.end).toMatchObject({ winnerId: 's-Skavens' });
    table.do({ type: 'reopen-battle' });
    expect(table.state.sides.map(({ removed }) => removed)).toEqual([null, null, 'gave-up']);
  });
});

describe('people who come, go and change', () => {
  test('a fighter who joins raises the number of participants', () => {
    const table = battle();
    expect(system.rout?.(table.state, 's-Reikland').needed).toBe(3);
    table.do({ type: 'join', sideId: 's-Reikland', fighter: fighter({ name: 'Renfort' }) });
    expect(system.rout?.(table.state, 's-Reikland')).toMatchObject({ participants: 13, needed: 4 });
    expect(
      table.try({ type: 'join', sideId: 's-Reikland', fighter: fighter({ name: 'Renfort' }) }),
    ).toBe('no-change');
  });

  test('one who is set absent no longer takes part', () => {
    const table = battle().set('Guerrier1', 'absent');
    expect(system.rout?.(table.state, 's-Reikland').participants).toBe(11);
  });

  test('the leader can be named in mid-battle, and nobody from another side', () => {
    const table = battle();
    const name = (id: 'f-Guerrier1' | 'f-Vermine1') =>
      table.try({ type: 'name-leader', sideId: 's-Reikland', fighterId: id });
    expect(name('f-Vermine1')).toBe('unknown-fighter');
    expect(name('f-Guerrier1')).toBeNull();
    expect(table.state.sides[0]?.leaderId).toBe('f-Guerrier1');
  });

  test('a name may change, but not to nothing', () => {
    const table = battle();
    expect(table.try({ type: 'rename', fighterId: 'f-Ulrich', label: '  ' })).toBe('empty-name');
    table.do({ type: 'rename', fighterId: 'f-Ulrich', label: ' Ulrich le Borgne ' });
    expect(table.fighter('Ulrich').label).toBe('Ulrich le Borgne');
  });

  test('who put whom out can be credited, changed and taken back', () => {
    const table = battle();
    const credit = (byId: 'f-Ulrich' | 'f-Guerrier1' | null) =>
      table.try({ type: 'give-credit', victimId: 'f-Vermine1', byId });
    expect(credit('f-Ulrich')).toBe('nothing-to-credit');
    table.set('Vermine1', 'out-of-action');
    expect(credit('f-Ulrich')).toBeNull();
    expect(table.fighter('Vermine1').creditedTo).toBe('f-Ulrich');
    expect(credit('f-Ulrich')).toBe('no-change');
    expect(credit(null)).toBeNull();
    expect(table.fighter('Vermine1').creditedTo).toBeNull();
  });

  test('a new status is a new story: the old credit does not stick to it', () => {
    const table = battle().set('Vermine1', 'out-of-action');
    table.do({ type: 'give-credit', victimId: 'f-Vermine1', byId: 'f-Ulrich' });
    table.set('Vermine1', 'standing').set('Vermine1', 'out-of-action');
    expect(table.fighter('Vermine1').creditedTo).toBeNull();
  });
});

test('a credit that another tab gave for an earlier fall stays in the journal only', () => {
  const table = battle().set('Vermine1', 'out-of-action');
  const fell = table.fighter('Vermine1').statusEntryId;
  if (fell === null) throw new Error('nobody fell');
  table.set('Vermine1', 'standing').set('Vermine1', 'out-of-action');
  const late = stamp(
    { type: 'CreditGiven', data: { entryId: fell, victimId: 'f-Vermine1', byId: 'f-Ulrich' } },
    { battleId: 'b-test', actor: 'a-other', now: Date.UTC(2026, 0, 1, 22) },
    table.entries.at(-1) ?? null,
  );
  const state = replay([...table.entries, late]);
  expect(state?.fighters['f-Vermine1']?.creditedTo).toBeNull();
  expect(state?.ignored).toEqual([]);
});

describe('undo', () => {
  test('names each step, newest first, and goes back to any of them', () => {
    const table = battle().set('Guerrier1', 'stunned').set('Guerrier2', 'out-of-action').next();
    const names = undoSteps(table.battle.live, table.state).map((step) => step.said.code);
    expect(names).toEqual(['entry.phase-entered', 'entry.status-set', 'entry.status-set']);
    const [, , first] = undoSteps(table.battle.live, table.state);
    table.do({ type: 'undo', back: first?.entryId ?? null });
    expect(table.fighter('Guerrier1').status).toBe('standing');
    expect(table.state.position.phase).toBe('recovery');
    table.do({ type: 'redo' });
    expect(table.fighter('Guerrier2').status).toBe('out-of-action');
    expect(table.state.position.phase).toBe('movement');
  });

  test('takes an injury back with the wound that it was rolled for, and brings both again', () => {
    const table = battle();
    const before = table.state;
    const fighterId = 'f-Guerrier1' as const;
    table.do({ type: 'lose-wound', fighterId }).do({ type: 'lose-wound', fighterId });
    table.do(injuryRolled(fighterId, [3, 1]));
    const after = table.state;
    expect(undoSteps(table.battle.live, table.state)).toHaveLength(1);
    expect(table.do({ type: 'undo', back: null }).state).toEqual(before);
    expect(table.do({ type: 'redo' }).state).toEqual(after);
  });

  test('leaves wounds alone that have nothing to do with the injury after them', () => {
    const table = battle();
    const [hurt, other] = ['f-Guerrier1', 'f-Guerrier2'] as const;
    table.do({ type: 'set-wounds', fighterId: hurt, to: 2 });
    table.do({ type: 'lose-wound', fighterId: hurt }).do({ type: 'lose-wound', fighterId: other });
    table.do({ type: 'lose-wound', fighterId: hurt });
    table.do(injuryRolled(hurt, [3]));
    table.do({ type: 'undo', back: null });
    expect(table.fighter('Guerrier1').wounds).toBe(1);
    expect(table.fighter('Guerrier2').flags).toHaveProperty('injury-due');
  });

  test('says of a mark that was put on and taken off again which of the two it was', () => {
    const table = battle().do({ type: 'go-to-phase', phase: 'shooting' });
    const newest = () => undoSteps(table.battle.live, table.state)[0]?.said;
    const act = {
      type: 'take-action',
      action: 'shoot',
      fighterId: 'f-Ulrich',
      targetId: null,
    } as const;
    expect(table.do(act) && newest()).toMatchObject({ code: 'entry.action-taken' });
    expect(table.do(act) && newest()).toMatchObject({
      code: 'entry.flag-cleared',
      params: { flag: 'shot' },
    });
  });

  test('says of an action that changes nothing who took it', () => {
    const idle = new TestBattle({ ...system, act: () => [] }, [REIKLAND, SKAVENS]).do({
      type: 'take-action',
      action: 'shoot',
      fighterId: 'f-Ulrich',
      targetId: 'f-Vermine1',
    });
    expect(undoSteps(idle.battle.live, idle.state)[0]?.said).toMatchObject({
      code: 'entry.action-taken-at',
      params: { action: 'shoot', name: 'Ulrich', target: 'Vermine1' },
    });
  });

  test('says what was told of a side that is only counted, with its number if it has one', () => {
    const [row] = system.sideFacts.filter(({ ofEach }) => !ofEach);
    if (row === undefined) throw new Error('nothing can be told');
    const table = new TestBattle(system, [REIKLAND, { ...SKAVENS, light: true }]);
    const said = (value: FlagValue | null) =>
      undoSteps(
        table.do({ type: 'set-side-fact', sideId: 's-Skavens', fact: row.id, value }).battle.live,
        table.state,
      )[0]?.said;
    const told = { side: 'Skavens', fact: row.id };
    expect(said(3)).toMatchObject({ code: 'entry.side-told-value', params: { ...told, value: 3 } });
    expect(said(true)).toMatchObject({ code: 'entry.side-told', params: told });
    expect(said(null)).toMatchObject({ code: 'entry.side-untold', params: told });
  });

  test('stops at the start of the battle, and redo at the newest step', () => {
    expect(battle().try({ type: 'undo', back: null })).toBe('nothing-to-undo');
    expect(battle().try({ type: 'redo' })).toBe('nothing-to-redo');
    const table = battle().next().do({ type: 'undo', back: null }).set('Ulrich', 'stunned');
    expect(table.try({ type: 'redo' })).toBe('nothing-to-redo');
  });
});

describe('refusals', () => {
  test('what makes no sense is refused with a code that has words', () => {
    const table = battle();
    const routed = battle();
    for (const index of [1, 2, 3]) routed.set(`Guerrier${index}`, 'out-of-action');
    const wounded = battle().do({ type: 'lose-wound', fighterId: 'f-Ulrich' });
    const deserted = new TestBattle(system, [
      REIKLAND,
      SKAVENS,
      { name: 'Orques', fighters: crowd('Boy', 5) },
    ]).do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' });
    const cases = [
      table.try({ type: 'set-status', fighterId: 'f-Nobody', to: 'stunned' }),
      table.try({ type: 'set-status', fighterId: 'f-Ulrich', to: 'asleep' }),
      table.try({ type: 'set-status', fighterId: 'f-Ulrich', to: 'standing' }),
      table.try({ type: 'set-wounds', fighterId: 'f-Ulrich', to: -1 }),
      table.try({ type: 'set-house-rule', rule: 'nonsense', value: 'yes' }),
      table.try({ type: 'set-house-rule', rule: 'stunnedAutoOut', value: 'maybe' }),
      table.try({ type: 'set-side-leadership', sideId: 's-Skavens', leadership: 13 }),
      table.try({ type: 'write-note', text: ' ' }),
      table.try({
        type: 'resolve-duty',
        key: 'rout:s-Reikland',
        outcome: 'failed',
        dice: [],
        overruledValue: null,
      }),
      routed.try({
        type: 'resolve-duty',
        key: 'rout:s-Reikland',
        outcome: 'failed',
        dice: [7, 5],
        overruledValue: null,
      }),
      deserted.try({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' }),
      table.try({
        type: 'take-action',
        action: 'dance',
        fighterId: 'f-Ulrich',
        targetId: null,
      }),
      table.try(injuryRolled('f-Ulrich', [3])),
      wounded.try(injuryRolled('f-Ulrich', [7])),
      wounded.try(injuryRolled('f-Ulrich', [3, 3])),
    ];
    expect(cases).toEqual([
      'unknown-fighter',
      'unknown-status',
      'no-change',
      'bad-number',
      'unknown-rule',
      'unknown-rule',
      'bad-number',
      'empty-name',
      'duty-not-due',
      'bad-dice',
      'side-already-gone',
      'unknown-rule',
      'no-injury-due',
      'not-settled',
      'not-settled',
    ]);
    for (const code of cases) expect(REFUSALS).toContain(code);
    expect(table.entries).toHaveLength(1);
  });

  test('a value that players overrule stands in the log with its reason', () => {
    const table = battle();
    for (const index of [1, 2, 3]) table.set(`Guerrier${index}`, 'out-of-action');
    table.do({
      type: 'resolve-duty',
      key: 'rout:s-Reikland',
      outcome: 'passed',
      dice: [5, 5],
      overruledValue: 10,
    });
    expect(table.entries.at(-1)?.data).toMatchObject({
      test: { value: 10, reason: { code: 'overruled' } },
      dice: [5, 5],
    });
  });
});

describe('numbers that players put right', () => {
  const wounds = (table: TestBattle, to: number) =>
    table.try({ type: 'set-wounds', fighterId: 'f-Ulrich', to });
  const leadership = (table: TestBattle, to: number) =>
    table.try({ type: 'set-side-leadership', sideId: 's-Skavens', leadership: to });
  const rowOf = (id: string | null) => {
    const row = system.characteristics.find((one) => one.id === id);
    if (row === undefined) throw new Error('no row');
    return row;
  };

  test('stay within what a profile of the game can have', () => {
    const most = rowOf(system.woundsCharacteristic).max;
    expect(wounds(battle(), most)).toBeNull();
    expect(wounds(battle(), most + 1)).toBe('bad-number');
    const { min, max } = rowOf(system.leadershipCharacteristic);
    expect([min, max].map((to) => leadership(battle(), to))).toEqual([null, null]);
    expect([min - 1, max + 1].map((to) => leadership(battle(), to))).toEqual([
      'bad-number',
      'bad-number',
    ]);
  });

  test('follow the rows of another game', () => {
    const low = {
      ...system,
      characteristics: system.characteristics.map((row) => ({ ...row, max: 5 })),
    };
    const table = () => new TestBattle(low, [REIKLAND, SKAVENS]);
    expect([5, 6].map((to) => wounds(table(), to))).toEqual([null, 'bad-number']);
    expect([5, 6].map((to) => leadership(table(), to))).toEqual([null, 'bad-number']);
    const without = new TestBattle({ ...low, leadershipCharacteristic: null }, [REIKLAND, SKAVENS]);
    expect(leadership(without, 5)).toBe('bad-number');
  });

  test('never take from anybody what he has: from a list, or from an older battle', () => {
    const [{ fighters: men }, most] = [REIKLAND, rowOf(system.woundsCharacteristic).max + 2];
    const strong = men.map((man) => (man.leader === true ? { ...man, wounds: most } : man));
    const table = new TestBattle(system, [{ ...REIKLAND, fighters: strong }, SKAVENS]);
    expect(wounds(table, most - 1)).toBeNull();
    expect(wounds(table, most)).toBeNull();
    expect(wounds(table, most + 1)).toBe('bad-number');
    const old = battle();
    const last = old.entries.at(-1) ?? null;
    const where = { battleId: 'b-test', actor: 'a-test', now: Date.UTC(2026, 0, 2) } as const;
    const given = { type: 'WoundsSet', data: { fighterId: 'f-Ulrich', to: 20 } } as const;
    old.entries = [...old.entries, stamp(given, where, last)];
    expect(old.fighter('Ulrich').wounds).toBe(20);
    expect(
      decide({ type: 'set-wounds', fighterId: 'f-Ulrich', to: 19 }, old.battle, system),
    ).toEqual({ event: { type: 'WoundsSet', data: { fighterId: 'f-Ulrich', to: 19 } } });
  });
});
