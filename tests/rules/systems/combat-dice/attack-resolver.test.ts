import { describe, expect, test } from 'vitest';
import { fraction, ONE } from '#rules/dice/fraction.ts';
import { total } from '../../../support/fractions.ts';
import { after, chosen, dice, flag, resolverOf, strikes, tableOf, touch } from './table.ts';

const MAIL = { AH: 2, AT: 2, AA: 2, AL: 2 };

/** A duellist with three bonus dice against a soldier in mail. */
const duel = (houseRules = {}) =>
  touch(
    tableOf(
      [{ name: 'Bretteur', profile: { CC: 3 } }, { name: 'Ami' }],
      [{ name: 'Soldat', profile: MAIL }, { name: 'Garde' }],
      houseRules,
    ),
    'Bretteur',
    'Soldat',
  );

const sheetOf = (battle: ReturnType<typeof duel>, setup: ReturnType<typeof strikes>) =>
  resolverOf('attack').sheet(battle.state, setup);

describe('the example of the rules', () => {
  const setup = strikes('Bretteur', 'Soldat');
  const thrown = dice('attack', 3, 5, 5, 6);

  test('one action die and three bonus dice against defence 4', () => {
    const { needs, fields } = sheetOf(duel(), setup);
    expect(needs.map(({ id, value }) => [id, value.params])).toEqual([
      ['defence', { value: 4 }],
      ['to-hit', { need: 4 }],
      ['critical', {}],
      ['armour', { value: 2 }],
    ]);
    expect(fields.find(({ id }) => id === 'action-dice')).toMatchObject({ value: 1, max: 3 });
    expect(fields.find(({ id }) => id === 'running-dice')).toMatchObject({ value: 0, min: 0 });
    expect(after(duel(), 'attack', setup, [])).toMatchObject({ kind: 'dice', count: 4, need: 4 });
  });

  test('3, 5, 5 and 6 are three critical hits at the location of his choice', () => {
    expect(after(duel(), 'attack', setup, [thrown])).toMatchObject({
      kind: 'choice',
      id: 'place',
      soFar: [
        { code: 'resolver.so-far.hits', params: { count: 3 } },
        { code: 'resolver.so-far.critical' },
      ],
    });
  });

  test('the mail is broken, and one point of damage gets through', () => {
    const battle = duel();
    const answers = [thrown, chosen('place', 'torso'), chosen('push', 'hurt')];
    battle.do({ type: 'settle', resolver: 'attack', setup, answers });
    expect(battle.fighter('Soldat')).toMatchObject({ wounds: 2, flags: { 'armour-torso': 0 } });
    expect(battle.fighter('Bretteur').flags).toMatchObject({ pool: 2 });
  });

  test('one undo reverts everything', () => {
    const battle = duel();
    const before = battle.state;
    const answers = [thrown, chosen('place', 'torso'), chosen('push', 'hurt')];
    battle.do({ type: 'settle', resolver: 'attack', setup, answers });
    battle.do({ type: 'undo', back: null });
    expect(battle.state).toEqual(before);
  });
});

describe('what is taken from the table', () => {
  test('cover, caution and a charge of the target', () => {
    const battle = duel();
    flag(battle, 'Soldat', 'covered', true);
    flag(battle, 'Soldat', 'careful', true);
    flag(battle, 'Soldat', 'charging', 3);
    const { needs } = sheetOf(battle, strikes('Bretteur', 'Soldat'));
    expect(needs[0]).toMatchObject({ id: 'defence', value: { params: { value: 3 } } });
    expect(needs[0]?.why.map(({ code, params }) => [code, params['value']])).toEqual([
      ['resolver.why.base', 4],
      ['resolver.why.covered', '+1'],
      ['resolver.why.careful', '+1'],
      ['resolver.why.charging', '−3'],
    ]);
  });

  test('a rider’s charge does not expose him', () => {
    const battle = touch(
      tableOf([{ name: 'Bretteur' }], [{ name: 'Cavalier', traits: { mounted: true } }]),
      'Bretteur',
      'Cavalier',
    );
    flag(battle, 'Cavalier', 'charging', 2);
    expect(sheetOf(battle, strikes('Bretteur', 'Cavalier')).needs[0]?.value.params).toEqual({
      value: 4,
    });
  });

  test('everyone connected in the mêlée, and the enemies in contact with the target', () => {
    const battle = touch(touch(duel(), 'Ami', 'Soldat'), 'Ami', 'Garde');
    const { fields, needs } = sheetOf(battle, strikes('Bretteur', 'Soldat'));
    expect(fields.find(({ id }) => id === 'models')).toMatchObject({ value: 4, entered: false });
    expect(fields.find(({ id }) => id === 'enemies')).toMatchObject({ value: 2 });
    expect(needs[0]?.value.params).toEqual({ value: 2 });
  });

  test.each([
    ['from-three', 4],
    ['always', 3],
    ['extra', 4],
  ])('one against one, played %s: defence %i', (defrefMelee, value) => {
    expect(
      sheetOf(duel({ defrefMelee }), strikes('Bretteur', 'Soldat')).needs[0]?.value.params,
    ).toEqual({ value });
  });

  test('a target out of contact is shot at, with the bonus for shooting', () => {
    const battle = tableOf([{ name: 'Archer', profile: { CT: 2 } }], [{ name: 'Garde' }]);
    const { fields } = sheetOf(battle, strikes('Archer', 'Garde', { distance: 'beyond-range' }));
    expect(fields.find(({ id }) => id === 'kind')).toMatchObject({ value: 'shot' });
    expect(fields.find(({ id }) => id === 'bonus-dice')).toMatchObject({ value: 2 });
    expect(fields.map(({ id }) => id)).not.toContain('models');
    expect(
      sheetOf(battle, strikes('Archer', 'Garde', { distance: 'beyond-range' })).needs[0],
    ).toMatchObject({
      value: { params: { value: 6 } },
    });
  });

  test.each<[string, Readonly<Record<string, number>>, 'blow' | 'shot']>([
    ['better with his blade', { CC: 3, CT: 1 }, 'blow'],
    ['better with his bow', { CC: 1, CT: 2 }, 'shot'],
    ['as good with both', { CC: 1, CT: 1 }, 'shot'],
  ])('a fighter %s starts with that while out of contact', (_name, profile, kind) => {
    const battle = tableOf([{ name: 'Tireur', profile }], [{ name: 'Garde' }, { name: 'Soldat' }]);
    const kindAt = (setup: ReturnType<typeof strikes>) =>
      sheetOf(battle, setup).fields.find(({ id }) => id === 'kind');
    expect(kindAt(strikes('Tireur', 'Garde'))).toMatchObject({ value: kind, entered: false });
    // In contact he strikes by default, however well he shoots; players can change it.
    touch(battle, 'Tireur', 'Garde');
    expect(kindAt(strikes('Tireur', 'Garde'))).toMatchObject({ value: 'blow' });
    expect(kindAt(strikes('Tireur', 'Garde', { kind: 'shot' }))).toMatchObject({ value: 'shot' });
    expect(kindAt(strikes('Tireur', 'Soldat'))).toMatchObject({ value: kind });
  });

  test('typed profiles need no table', () => {
    const free = (label: string, profile: Readonly<Record<string, number>>) =>
      ({ kind: 'free', label, profile, traits: {} }) as const;
    const setup = {
      subjects: { attacker: free('Loup', { CC: 2 }), target: free('Ours', { DR: 5, W: 1, AT: 1 }) },
      inputs: { 'action-dice': 2 },
    };
    const battle = duel();
    expect(after(battle, 'attack', setup, [])).toMatchObject({ count: 4, need: 5 });
    expect(
      after(battle, 'attack', setup, [dice('attack', 5, 5, 2, 2), chosen('push', 'hurt')]),
    ).toMatchObject({
      kind: 'done',
      changes: [],
      credits: [],
    });
  });
});

describe('the chances', () => {
  test('show every possible damage, with being taken out apart, and add up to 1', () => {
    const { bars } = sheetOf(duel(), strikes('Bretteur', 'Soldat', { 'bonus-dice': 9 }));
    const parts = bars[0]?.parts ?? [];
    expect(parts.map(({ id }) => id)).toEqual(['nothing', 'wound-1', 'wound-2', 'out-of-action']);
    expect(total(parts.map(({ chance }) => chance))).toEqual(ONE);
  });

  test('are right for one die against an unarmoured man with one wound left', () => {
    const battle = tableOf([{ name: 'Bretteur' }], [{ name: 'Garde', profile: { W: 1 } }]);
    const setup = strikes('Bretteur', 'Garde', { kind: 'blow', 'bonus-dice': 0 });
    expect(sheetOf(battle, setup).bars[0]?.parts).toEqual([
      { id: 'nothing', tone: 'neutral', sign: null, chance: fraction(1, 2) },
      { id: 'out-of-action', tone: 'out-of-action', sign: null, chance: fraction(1, 2) },
    ]);
  });
});

describe('settling', () => {
  const setup = strikes('Bretteur', 'Soldat');

  test('ordinary hits strike the given location, and armour stays intact', () => {
    expect(after(duel(), 'attack', setup, [dice('attack', 4, 4, 2, 2)])).toMatchObject({
      kind: 'done',
      changes: [{ kind: 'flag', fighterId: 'f-Bretteur', flag: 'pool', value: 2 }],
    });
  });

  test('beyond its range not even a critical chooses the location', () => {
    const battle = tableOf([{ name: 'Archer' }], [{ name: 'Garde', profile: MAIL }]);
    const inputs = { kind: 'shot', distance: 'beyond-range', place: 'legs' };
    const shot = strikes('Archer', 'Garde', inputs);
    expect(after(battle, 'attack', shot, [dice('attack', 6)])).toMatchObject({
      kind: 'done',
      changes: [
        { flag: 'pool', value: 2 },
        { fighterId: 'f-Garde', flag: 'armour-legs', value: 1 },
      ],
    });
  });

  test('by house rule players say each time whether armour wears out', () => {
    const battle = duel({ defrefArmour: 'ask' });
    const thrown = dice('attack', 4, 2, 2, 2);
    expect(after(battle, 'attack', setup, [thrown])).toMatchObject({
      kind: 'choice',
      id: 'armour',
    });
    expect(after(battle, 'attack', setup, [thrown, chosen('armour', 'worn')])).toMatchObject({
      changes: [{ flag: 'pool' }, { flag: 'armour-torso', value: 1 }],
    });
    expect(after(battle, 'attack', setup, [thrown, chosen('armour', 'whole')])).toMatchObject({
      changes: [{ flag: 'pool' }],
    });
  });

  test.each([
    ['as much damage as he has wounds left', [5, 2]],
    ['more damage than that', [5, 5]],
  ])('the last wound takes him out of action, to the attacker’s credit: %s', (_, faces) => {
    const battle = touch(
      tableOf([{ name: 'Bretteur' }], [{ name: 'Garde', profile: { W: 1 } }]),
      'Bretteur',
      'Garde',
    );
    const answers = [dice('attack', ...faces), chosen('push', 'hurt')];
    battle.do({ type: 'settle', resolver: 'attack', setup: strikes('Bretteur', 'Garde'), answers });
    expect(battle.fighter('Garde')).toMatchObject({
      status: 'out-of-action',
      wounds: 0,
      creditedTo: 'f-Bretteur',
    });
    expect(battle.state.contacts).toEqual([]);
    expect(battle.due).toEqual(['wiped-out Gardes']);
    battle.answer('wiped-out', 'Gardes', 'removed');
    expect(battle.state.end).toMatchObject({ winnerId: 's-Mousquetaires' });
  });

  test('a miss does not remove a fighter whom players keep in play without wounds', () => {
    const battle = duel().do({ type: 'set-wounds', fighterId: 'f-Soldat', to: 0 });
    const answers = [dice('attack', 2, 2, 2, 2)];
    const missed = strikes('Bretteur', 'Soldat');
    battle.do({ type: 'settle', resolver: 'attack', setup: missed, answers });
    expect(battle.fighter('Soldat')).toMatchObject({ wounds: 0, status: 'standing' });
  });

  test('received dice are gone once they are used', () => {
    const battle = flag(duel(), 'Bretteur', 'received', 2);
    const using = strikes('Bretteur', 'Soldat', { 'received-dice': 2, 'action-dice': 0 });
    expect(sheetOf(battle, using).summaries['attacker']).toContainEqual({
      code: 'resolver.summary.received',
      params: { count: 2 },
    });
    expect(sheetOf(duel(), using).summaries['attacker']?.map(({ code }) => code)).toEqual([
      'resolver.summary.pool',
    ]);
    expect(after(battle, 'attack', using, [])).toMatchObject({ count: 5 });
    battle.do({
      type: 'settle',
      resolver: 'attack',
      setup: using,
      answers: [dice('attack', 2, 2, 2, 2, 2)],
    });
    expect(battle.fighter('Bretteur').flags).toEqual({});
  });

  test('without dice there is no attack, with that as the reason', () => {
    const battle = flag(duel(), 'Bretteur', 'pool', 0);
    const nothing = strikes('Bretteur', 'Soldat', { 'bonus-dice': 0 });
    expect(sheetOf(battle, nothing)).toMatchObject({
      refusal: { code: 'resolver.refusal.no-dice' },
    });
    expect(sheetOf(battle, nothing).fields.length).toBeGreaterThan(0);
  });

  test.each([
    ['nobody chosen', { subjects: {}, inputs: {} }, 'resolver.refusal.incomplete'],
    ['himself', strikes('Ami', 'Ami'), 'resolver.refusal.same-fighter'],
    ['somebody who is out', strikes('Ami', 'Garde'), 'resolver.refusal.away'],
  ])('%s is refused', (_name, asked, code) => {
    const battle = duel().set('Garde', 'out-of-action');
    expect(sheetOf(battle, asked).refusal?.code).toBe(code);
    expect(after(battle, 'attack', asked, [])).toMatchObject({ kind: 'done', changes: [] });
  });
});

describe('pushing back', () => {
  const setup = strikes('Bretteur', 'Soldat', { place: 'head' });
  const hits = dice('attack', 5, 5, 5, 2);

  test('replaces all damage; the attacker stays in contact', () => {
    const battle = duel();
    const answers = [hits, chosen('push', 'push'), chosen('pinned', 'nobody')];
    battle.do({ type: 'settle', resolver: 'attack', setup, answers });
    expect(battle.fighter('Soldat')).toMatchObject({ wounds: 3, flags: {} });
    expect(battle.state.contacts).toMatchObject([{ a: 'f-Bretteur', b: 'f-Soldat' }]);
  });

  test('against a team-mate triggers his attack: a bonus die and the dice he has kept', () => {
    const battle = flag(duel(), 'Ami', 'received', 1);
    const answers = [hits, chosen('push', 'push'), chosen('pinned', 'f-Ami')];
    const end = after(battle, 'attack', setup, answers);
    expect(end).toMatchObject({
      kind: 'done',
      follow: {
        resolverId: 'attack',
        subjects: { attacker: { fighterId: 'f-Ami' }, target: { fighterId: 'f-Soldat' } },
        inputs: { 'action-dice': 0, 'bonus-dice': 1, 'received-dice': 1 },
      },
    });
    battle.do({ type: 'settle', resolver: 'attack', setup, answers });
    const follow = end.kind === 'done' ? end.follow : null;
    if (follow === null) throw new Error('nothing follows');
    expect(after(battle, 'attack', follow, [])).toMatchObject({ count: 2, need: 2 });
  });

  test('is not offered where more than two fight', () => {
    const battle = touch(duel(), 'Ami', 'Soldat');
    expect(after(battle, 'attack', setup, [hits])).toMatchObject({ kind: 'done' });
  });

  test('with a shot moves the target alone, out of every contact', () => {
    const battle = touch(duel(), 'Ami', 'Garde');
    const shot = strikes('Bretteur', 'Garde', { kind: 'shot' });
    const answers = [dice('attack', 5), chosen('push', 'push')];
    expect(after(battle, 'attack', shot, answers)).toMatchObject({
      kind: 'done',
      follow: null,
      changes: [{ flag: 'pool' }, { kind: 'contact', touching: false }],
    });
  });
});
