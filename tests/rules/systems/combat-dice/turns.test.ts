import { describe, expect, test } from 'vitest';
import { flag, tableOf, touch } from './table.ts';

const table = (houseRules = {}) =>
  tableOf([{ name: 'Athos' }, { name: 'Porthos' }], [{ name: 'Jussac' }], houseRules);

const activate = (battle: ReturnType<typeof table>, name: string) =>
  battle.try({ type: 'take-action', action: 'activate', fighterId: `f-${name}`, targetId: null });

const toAct = (battle: ReturnType<typeof table>) =>
  battle.duties.find(({ kind }) => kind === 'activate')?.action?.fighterIds;

describe('a turn', () => {
  test('belongs to one player, then the other side plays', () => {
    const battle = table();
    expect(toAct(battle)).toEqual(['f-Athos', 'f-Porthos']);
    battle.next();
    expect(battle.state.position).toMatchObject({ turn: 2, sideId: 's-Gardes' });
    expect(toAct(battle)).toEqual(['f-Jussac']);
  });

  test('lets every fighter act once', () => {
    const battle = table();
    expect(activate(battle, 'Athos')).toBeNull();
    expect(toAct(battle)).toEqual(['f-Porthos']);
    expect(activate(battle, 'Athos')).not.toBeNull();
    expect(activate(battle, 'Jussac')).not.toBeNull();
    battle.next(2);
    expect(toAct(battle)).toEqual(['f-Athos', 'f-Porthos']);
  });
});

describe('acting', () => {
  test('ends his previous caution and charge, which lasted through the enemy’s turn', () => {
    const battle = table();
    flag(battle, 'Athos', 'careful', true);
    flag(battle, 'Athos', 'charging', 2);
    battle.next(2);
    expect(battle.fighter('Athos').flags).toEqual({ careful: true, charging: 2 });
    activate(battle, 'Athos');
    expect(battle.fighter('Athos').flags).toEqual({ activated: true });
  });

  test.each([
    ['by-hand', 0],
    ['each-activation', undefined],
  ])('restores action dice as the table plays: %s', (poolRefill, pool) => {
    const battle = flag(table({ poolRefill }), 'Athos', 'pool', 0);
    activate(battle, 'Athos');
    expect(battle.fighter('Athos').flags['pool']).toBe(pool);
  });
});

describe('a fighter’s options', () => {
  const can = (battle: ReturnType<typeof table>, name: string) =>
    Object.fromEntries(
      battle.system
        .capabilities(battle.state, `f-${name}`)
        .map(({ id, reason }) => [id, reason?.code ?? 'yes']),
    );

  test('out of contact: move and shoot', () => {
    expect(can(table(), 'Athos')).toEqual({
      move: 'yes',
      attack: 'why.not-in-contact',
      shoot: 'yes',
      disengage: 'why.not-in-contact',
    });
  });

  test('in contact without dice: nothing, since shooting takes dice as well', () => {
    const battle = flag(touch(table(), 'Athos', 'Jussac'), 'Athos', 'pool', 0);
    expect(can(battle, 'Athos')).toEqual({
      move: 'why.engaged',
      attack: 'why.no-dice',
      shoot: 'why.no-dice',
      disengage: 'why.pool-too-small',
    });
  });

  test('out of action: nothing', () => {
    expect(new Set(Object.values(can(table().set('Athos', 'out-of-action'), 'Athos')))).toEqual(
      new Set(['why.not-there']),
    );
  });
});

test('the last wound puts a fighter out of action', () => {
  const battle = table();
  for (let wound = 0; wound < 3; wound += 1) {
    battle.do({ type: 'lose-wound', fighterId: 'f-Jussac' });
  }
  expect(battle.fighter('Jussac')).toMatchObject({ wounds: 0, status: 'out-of-action' });
});
