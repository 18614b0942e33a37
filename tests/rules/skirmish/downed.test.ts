import { describe, expect, test } from 'vitest';
import {
  barsToFinishing,
  type DownedAttack,
  type Finishing,
  finishing,
} from '#rules/skirmish/injury.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { RULES as MORDHEIM } from '#rules/systems/mordheim/rules.ts';
import { RULES as WARHAMMER_SKIRMISH } from '#rules/systems/warhammer-skirmish/rules.ts';
import { filledSeats } from '#ui/resolver/seating.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { injuryAsked, injuryRolled } from '../../support/injuries.ts';
import { resolverOf } from '../../vectors/small-battle.ts';
import { SKIRMISH_GAMES } from './games.ts';

const BLOW: DownedAttack = { shooting: false, droppedHim: false };

describe.each([
  ['mordheim', MORDHEIM],
  ['warhammer-skirmish', WARHAMMER_SKIRMISH],
])('a target on the ground in %s', (_id, rules) => {
  test.each<[string, string, Partial<DownedAttack>, Record<string, string>, Finishing]>([
    ['the knocked down are out once wounded', 'knocked-down', {}, {}, 'wounded-out'],
    ['the stunned are out at once', 'stunned', {}, {}, 'struck-out'],
    [
      'the stunned are as if knocked down, where the table says so',
      'stunned',
      {},
      { stunnedAutoOut: 'no' },
      'wounded-out',
    ],
    ['a shot is rolled for', 'stunned', { shooting: true }, {}, 'injury'],
    ['whoever dropped him rolls', 'knocked-down', { droppedHim: true }, {}, 'injury'],
    [
      'by whoever dropped him too, where the table says so',
      'knocked-down',
      { droppedHim: true },
      { strikesOnDropped: 'yes' },
      'wounded-out',
    ],
    ['on their feet all are rolled for', 'standing', {}, {}, 'injury'],
    ['in flight all are rolled for', 'fleeing', {}, {}, 'injury'],
  ])('%s', (_what, status, attack, choices, by) => {
    const lies = lyingAs(rules.statuses.of({ status }));
    expect(finishing(rules, choices, lies, { ...BLOW, ...attack })).toBe(by);
  });
});

test('in Warhammer Escarmouches a table may roll for the knocked down as usual', () => {
  const roll = { wfsFinishDowned: 'no', stunnedAutoOut: 'no' };
  expect(finishing(WARHAMMER_SKIRMISH, roll, 'knocked-down', BLOW)).toBe('injury');
  expect(finishing(WARHAMMER_SKIRMISH, roll, 'stunned', BLOW)).toBe('injury');
});

test('a standing enemy comes first, and nobody finishes a fighter whom he has just taken down', () => {
  const free = { facesStandingEnemy: false, droppedHim: false };
  expect(barsToFinishing(free)).toEqual([]);
  expect(barsToFinishing({ ...free, facesStandingEnemy: true })).toEqual(['standing-first']);
  expect(barsToFinishing({ ...free, droppedHim: true })).toEqual(['dropped-him']);
});

/** @rule INJURY */
test.each([
  ['plus-one', 1],
  ['plus-two', 2],
])('in Mordheim an injury roll takes the players’ modifiers: %s', (option, worse) => {
  const { state } = new TestBattle(mordheim, [
    { name: 'Reikland', fighters: crowd('Lame', 2) },
    { name: 'Skavens', fighters: crowd('Rat', 2) },
  ]);
  const { results } = injuryAsked(mordheim, state, 'f-Rat1', { [option]: true });
  expect([results[3 - worse], results[4 - worse]]).toEqual(['stunned', 'out-of-action']);
});

describe.each(SKIRMISH_GAMES)('at the table in %s', (_id, system) => {
  const fight = (houseRules: Readonly<Record<string, string>> = {}) =>
    new TestBattle(
      system,
      [
        { name: 'Reikland', fighters: crowd('Lame', 5) },
        { name: 'Skavens', fighters: crowd('Rat', 5) },
      ],
      { houseRules },
    ).do({ type: 'set-contact', a: 'f-Lame1', b: 'f-Rat1', touching: true });

  test('an injury no worse than his status leaves him as he is, credited to the attacker', () => {
    const table = fight().set('Rat1', 'knocked-down');
    table.do({ type: 'give-credit', victimId: 'f-Rat1', byId: 'f-Lame1' });
    const before = table.fighter('Rat1');
    table.do({ type: 'lose-wound', fighterId: 'f-Rat1' }).do(injuryRolled('f-Rat1', [1]));
    expect(table.due).not.toContain('injury Rat1');
    expect(table.fighter('Rat1')).toMatchObject({
      status: 'knocked-down',
      statusEntryId: before.statusEntryId,
      creditedTo: 'f-Lame1',
    });
  });

  test('a fighter who took an enemy down in this phase is not told to finish him, his friend is', () => {
    const battle = fight().nextUntil('Reikland', 'close-combat').set('Rat1', 'knocked-down');
    battle.do({ type: 'set-contact', a: 'f-Lame2', b: 'f-Rat1', touching: true });
    battle.do({ type: 'set-flag', fighterId: 'f-Rat1', flag: 'downed-by', value: 'f-Lame1' });
    const reminders = battle.duties.filter(({ kind }) => kind === 'finish');
    expect(reminders.map(({ fighterId }) => fighterId)).toEqual(['f-Lame2']);
  });

  /** @rule CC-WHO */
  test.each(['knocked-down', 'stunned'])(
    'a duel opened on one who is %s makes him the target',
    (status) => {
      const { state } = fight().set('Rat1', status);
      const melee = resolverOf(system, 'melee');
      expect(melee.candidates(state, 'attacker', {})).not.toContain('f-Rat1');
      const opened = { kind: 'fighter', fighterId: 'f-Rat1' } as const;
      expect(filledSeats(melee, state, { resolverId: null, subjects: [opened] })).toEqual({
        attacker: { kind: 'fighter', fighterId: 'f-Lame1' },
        defender: opened,
      });
    },
  );

  test('stunned fighters are taken out by a wound where the table treats them as knocked down', () => {
    const battle = fight({ stunnedAutoOut: 'no' }).set('Rat1', 'stunned');
    battle.do({ type: 'lose-wound', fighterId: 'f-Rat1' }).do({
      type: 'resolve-injury',
      fighterId: 'f-Rat1',
      inputs: {},
      answers: [{ step: 'injury', dice: [], choice: 'finished-in-melee' }],
    });
    expect(battle.fighter('Rat1').status).toBe('out-of-action');
    expect(battle.entries.at(-1)?.data).toMatchObject({
      dice: [],
      options: ['finished-in-melee'],
      to: 'out-of-action',
    });
  });

  test('where fallen enemies count, only standing ones strike at a fighter who breaks', () => {
    const battle = fight({ downedOpponentsCount: 'yes' });
    battle.do({ type: 'set-contact', a: 'f-Lame1', b: 'f-Rat2', touching: true });
    battle.nextUntil('Reikland', 'close-combat').set('Rat2', 'knocked-down').next();
    battle.answer('all-alone', 'Lame1', 'failed', [6, 6]);
    expect(battle.duty('break-off', 'Lame1').facts).toEqual([
      { code: 'break-off.hits', params: { count: 1 } },
    ]);
  });
});
