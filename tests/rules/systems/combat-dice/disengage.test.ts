import { describe, expect, test } from 'vitest';
import { after, chosen, dice, flag, leaves, resolverOf, strikes, tableOf, touch } from './table.ts';

/** One against two. */
const surrounded = () => {
  const battle = tableOf([{ name: 'Aramis' }], [{ name: 'Jussac' }, { name: 'Cahusac' }]);
  return touch(touch(battle, 'Aramis', 'Jussac'), 'Aramis', 'Cahusac');
};

const ANSWERS = [chosen('die-f-Jussac', 'now'), chosen('die-f-Cahusac', 'keep')];

describe('leaving contact', () => {
  test('costs a die for each enemy', () => {
    const { needs, refusal } = resolverOf('disengage').sheet(surrounded().state, leaves('Aramis'));
    expect(refusal).toBeNull();
    expect(needs.map(({ id, value }) => [id, value.params['value']])).toEqual([
      ['dice-given', 2],
      ['pool-after', 1],
    ]);
  });

  test('with too few dice is refused, with the number missing', () => {
    const battle = flag(surrounded(), 'Aramis', 'pool', 1);
    expect(resolverOf('disengage').sheet(battle.state, leaves('Aramis')).refusal).toEqual({
      code: 'resolver.refusal.pool-too-small',
      params: { name: 'Aramis', pool: 1, enemies: 2 },
    });
  });

  test('does nothing for a fighter without contact', () => {
    const battle = tableOf([{ name: 'Aramis' }], [{ name: 'Jussac' }]);
    expect(resolverOf('disengage').sheet(battle.state, leaves('Aramis')).refusal?.code).toBe(
      'resolver.refusal.not-in-contact',
    );
    expect(resolverOf('disengage').candidates(battle.state, 'fighter', {})).toEqual([]);
  });

  test('asks each enemy in turn, and gives each a die', () => {
    const battle = surrounded();
    expect(after(battle, 'disengage', leaves('Aramis'), [])).toMatchObject({
      kind: 'choice',
      id: 'die-f-Jussac',
    });
    battle.do({
      type: 'settle',
      resolver: 'disengage',
      setup: leaves('Aramis'),
      answers: ANSWERS,
    });
    expect(battle.state.contacts).toEqual([]);
    expect(battle.fighter('Aramis').flags).toMatchObject({ pool: 1 });
    expect(battle.fighter('Jussac').flags).toMatchObject({ received: 1, opportunity: 'f-Aramis' });
    expect(battle.fighter('Cahusac').flags).toEqual({ received: 1 });
  });
});

describe('an enemy with an immediate attack', () => {
  const left = () =>
    surrounded().do({
      type: 'settle',
      resolver: 'disengage',
      setup: leaves('Aramis'),
      answers: ANSWERS,
    });

  test('has it due in either side’s turn', () => {
    const battle = left();
    expect(battle.due).toEqual(['opportunity Jussac']);
    expect(battle.duty('opportunity', 'Jussac')).toMatchObject({
      anytime: true,
      opens: {
        resolverId: 'attack',
        subjects: { attacker: { fighterId: 'f-Jussac' }, target: { fighterId: 'f-Aramis' } },
      },
    });
  });

  test('attacks with the die he received, and the mêlée counts as before', () => {
    const battle = left();
    const setup = strikes('Jussac', 'Aramis');
    const { fields, needs } = resolverOf('attack').sheet(battle.state, setup);
    const valueOf = (id: string) => fields.find((field) => field.id === id)?.value;
    expect([valueOf('kind'), valueOf('action-dice'), valueOf('received-dice')]).toEqual([
      'blow',
      0,
      1,
    ]);
    expect([valueOf('models'), valueOf('enemies')]).toEqual([3, 2]);
    expect(needs[0]?.value.params).toEqual({ value: 2 });
    battle.do({ type: 'settle', resolver: 'attack', setup, answers: [dice('attack', 1, 1)] });
    expect(battle.fighter('Jussac').flags).toEqual({});
    expect(battle.due).toEqual([]);
  });

  test('may decline it and keep the die, of which he is reminded in his turn', () => {
    const battle = left().answer('opportunity', 'Jussac', 'kept');
    expect(battle.fighter('Jussac').flags).toEqual({ received: 1 });
    battle.next();
    const reminders = battle.duties.filter(({ kind }) => kind === 'received-dice');
    expect(reminders.map(({ fighterId }) => fighterId)).toEqual(['f-Jussac', 'f-Cahusac']);
  });

  test('loses it at the end of the turn', () => {
    const battle = left().next();
    expect(battle.due).toEqual([]);
    expect(battle.fighter('Jussac').flags).toEqual({ received: 1 });
  });

  test('has no target once the leaver is out of action', () => {
    expect(left().set('Aramis', 'left-table').due).toEqual(['wiped-out Mousquetaires']);
  });
});
