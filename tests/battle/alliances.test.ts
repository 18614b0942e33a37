import { describe, expect, test } from 'vitest';
import { alliancesOf } from '#battle/alliances.ts';
import { contenders, winnersOf } from '#battle/sides.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';

describe('an alliance made in mid-battle', () => {
  test('makes friends of the sides that have agreed, and ends the fights among them', () => {
    const battle = four();
    battle.do({ type: 'set-contact', a: 'f-Otto1', b: 'f-Rat1', touching: true });
    battle.do({ type: 'set-contact', a: 'f-Otto1', b: 'f-Orc1', touching: true });
    battle.do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    expect(teams(battle)).toEqual(['a', 'a', null, null]);
    expect(battle.state.contacts.map(({ a, b }) => [a, b])).toEqual([['f-Otto1', 'f-Orc1']]);
    battle.next();
    const targets = battle.duty('charge', 'Reikland').action?.targetIds ?? [];
    expect(targets.some((id) => id.startsWith('f-Rat'))).toBe(false);
    expect(targets.some((id) => id.startsWith('f-Nain'))).toBe(true);
  });

  test('is joined by others, and keeps whom it had', () => {
    const battle = four().do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    battle.do({ type: 'ally', sideIds: ['s-Skavens', 's-Orques'] });
    expect(teams(battle)).toEqual(['a', 'a', 'a', null]);
    expect(battle.try({ type: 'ally', sideIds: ['s-Skavens', 's-Orques'] })).toBe('no-change');
    expect(battle.try({ type: 'ally', sideIds: ['s-Orques', 's-Nains'] })).toBe('only-allies');
    expect(battle.try({ type: 'ally', sideIds: ['s-Orques'] })).toBe('too-few-sides');
    expect(battle.try({ type: 'ally', sideIds: ['s-Orques', 's-nobody'] })).toBe('unknown-side');
  });

  test('is broken by an act or by word; an ally left alone has none', () => {
    const battle = four().do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    battle.do({ type: 'ally', sideIds: ['s-Reikland', 's-Orques'] });
    battle.do({ type: 'break-alliance', sideId: 's-Reikland', how: 'act' });
    expect(teams(battle)).toEqual([null, 'a', 'a', null]);
    battle.do({ type: 'break-alliance', sideId: 's-Skavens', how: 'word' });
    expect(teams(battle)).toEqual([null, null, null, null]);
    expect(battle.try({ type: 'break-alliance', sideId: 's-Orques', how: 'word' })).toBe(
      'no-change',
    );
  });

  test('is undone with all that it brought', () => {
    const battle = four();
    battle.do({ type: 'set-contact', a: 'f-Otto1', b: 'f-Rat1', touching: true });
    const before = battle.state;
    battle.do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    battle.do({ type: 'undo', back: null });
    expect(battle.state).toEqual(before);
  });

  test('is told with the rounds of its start and end', () => {
    const battle = four().do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    battle.nextUntil('Reikland', 'recovery').nextUntil('Reikland', 'recovery');
    expect(alliancesOf(battle.battle.live)).toEqual([
      { sideIds: ['s-Reikland', 's-Skavens'], since: 1, until: null },
    ]);
    battle.do({ type: 'break-alliance', sideId: 's-Skavens', how: 'act' });
    expect(alliancesOf(battle.battle.live)).toMatchObject([{ since: 1, until: 3 }]);
  });

  test('counts for the Rout test where allies rout together', () => {
    const battle = four({ alliesRoutTogether: 'joint' });
    const needed = () => system.rout?.(battle.state, 's-Reikland').needed;
    expect(needed()).toBe(1);
    battle.do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    expect(needed()).toBe(2);
    battle.do({ type: 'break-alliance', sideId: 's-Reikland', how: 'word' });
    expect(needed()).toBe(1);
  });

  test('wins together when nobody else is left', () => {
    const battle = four().do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    for (const sideId of ['s-Orques', 's-Nains'] as const) {
      battle.do({ type: 'leave-battle', sideId, cause: 'gave-up' });
    }
    expect(battle.state.ended).toBe(true);
    expect(winnersOf(battle.state).map(({ name }) => name)).toEqual(['Reikland', 'Skavens']);
    const late = { type: 'break-alliance', sideId: 's-Reikland', how: 'word' } as const;
    expect(battle.try(late)).toBe('battle-over');
  });

  test('fights on by house rule until one of them is left, who wins alone', () => {
    const battle = four({ alliesWin: 'alone' });
    battle.do({ type: 'ally', sideIds: ['s-Reikland', 's-Skavens'] });
    for (const sideId of ['s-Orques', 's-Nains'] as const) {
      battle.do({ type: 'leave-battle', sideId, cause: 'gave-up' });
    }
    expect(battle.state.ended).toBe(false);
    expect(contenders(battle.state).slice(0, 2)).toMatchObject([
      { sides: [{ name: 'Reikland' }] },
      { sides: [{ name: 'Skavens' }] },
    ]);
    battle.do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' });
    expect(winnersOf(battle.state).map(({ name }) => name)).toEqual(['Reikland']);
  });
});

function four(houseRules: Readonly<Record<string, string>> = {}): TestBattle {
  return new TestBattle(
    system,
    [
      { name: 'Reikland', fighters: crowd('Otto', 4) },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
      { name: 'Orques', fighters: crowd('Orc', 4) },
      { name: 'Nains', fighters: crowd('Nain', 4) },
    ],
    { houseRules },
  );
}

function teams({ state }: TestBattle): readonly (string | null)[] {
  return state.sides.map(({ team }) => team);
}
