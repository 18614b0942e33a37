import { expect, test } from 'vitest';
import { en, fr } from '../../e2e/support/words.ts';
import type { Calculation } from '../../support/story/calculation.ts';
import { beginEvening } from './told-app.tsx';

// Escarmouche à dés de combat with its two sample forces: attacks, dice counted by hand, leaving contact,
// pushing back.

const SYSTEM = 'combat-dice';
const words = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  fr(`${SYSTEM}:${key}`, params);
const counterName = (id: string) => words(`counter.${id}.name`);
const field = (id: string) => words(`resolver.field_${id}`);
const soFar = (id: string, params: Readonly<Record<string, string | number>>) =>
  words(`resolver.so-far.${id}`, params);

const TORSO = counterName('armour-torso');
const POOL = counterName('pool');
const RECEIVED = counterName('received');

test('four dice against an armoured man, as in the rules’ example: one damage, and no armour left', async () => {
  const { table, at, reopen } = await beginEvening(SYSTEM);
  await engage(at, 'Lucie', 'Olaf');
  await armour(at, 'Olaf', 2);
  await strike(at, 'Lucie', { 'action-dice': 2, 'bonus-dice': 2 });
  await at.expectNeed(words('resolver.need.defence'), '4');
  await at.expectNeed(words('resolver.need.armour'), '2');

  await at.start();
  await at.throws(3, 5, 5, 6);
  const hits = [soFar('hits', { name: 'Lucie', count: 3 }), soFar('critical', { name: 'Lucie' })];
  await at.expectSoFar(hits);
  await table.choose(words('resolver.place.torso', { value: 2 }));
  await at.expectSoFar([
    ...hits,
    soFar('armour', { name: 'Olaf', count: 2 }),
    soFar('damage', { name: 'Olaf', count: 1 }),
  ]);
  await table.choose(words('resolver.push.hurt', { count: 1 }));
  await table.apply();

  const after = async () => {
    await expectCounts(at, 'Olaf', { [TORSO]: 0 });
    await expectCounts(at, 'Lucie', { [POOL]: 1 });
    await table.expectRow('Olaf', wounds(2));
  };
  await after();
  await table.undo();
  await table.expectRow('Olaf', wounds(3));
  await table.redo();
  await after();
  expect(await at.journal()).toContain(
    words('resolver.attack.done', { name: 'Lucie', other: 'Olaf' }),
  );

  await reopen();
  await after();
  // A single undo reverts the dice, the armour and the damage, even later on.
  await table.undo();
  await table.expectRow('Olaf', wounds(3));
  await expectCounts(at, 'Olaf', { [TORSO]: 2 });
  await expectCounts(at, 'Lucie', { [POOL]: 3 });
});

test('a critical strikes the location that the attacker chooses, past armour elsewhere', async () => {
  const { table, at } = await beginEvening(SYSTEM);
  await engage(at, 'Lucie', 'Olaf');
  await armour(at, 'Olaf', 2);
  await strike(at, 'Lucie', { 'action-dice': 0, 'bonus-dice': 2 });
  await at.start();
  await at.throws(6, 2);
  await table.choose(words('resolver.place.legs', { value: 0 }));
  await at.expectSoFar([
    soFar('hits', { name: 'Lucie', count: 1 }),
    soFar('critical', { name: 'Lucie' }),
    soFar('damage', { name: 'Olaf', count: 1 }),
  ]);
  await table.choose(words('resolver.push.hurt', { count: 1 }));
  await table.apply();
  await table.expectRow('Olaf', wounds(2));
  await expectCounts(at, 'Olaf', { [TORSO]: 2 });
  await expectCounts(at, 'Lucie', { [POOL]: 3 });
});

test('leaving contact gives each enemy a die: one attacks with it, one keeps it', async () => {
  const { table, at, reopen } = await beginEvening(SYSTEM);
  await engage(at, 'Olaf', 'Lucie', 'Anselme');
  await leave(at, 'Olaf');
  await at.expectNeed(words('resolver.need.dice-given'), '2');
  await at.expectNeed(words('resolver.need.pool-after'), '1');
  await at.start();
  for (const [name, when] of [
    ['Lucie', 'now'],
    ['Anselme', 'keep'],
  ] as const) {
    await table.expectSheet(words('resolver.step.die', { name, other: 'Olaf' }));
    await table.choose(words(`resolver.die.${when}`));
  }
  await at.follow();

  // The attack uses the fight as it was: two enemies against him, whose defence is 4.
  await at.expectNeed(words('resolver.need.defence'), '2');
  await at.start();
  await at.throws(2, 2, 3);
  const hits = soFar('hits', { name: 'Lucie', count: 3 });
  await at.expectSoFar([hits, soFar('damage', { name: 'Olaf', count: 2 })]);
  await table.apply();
  await table.expectRow('Olaf', wounds(1));
  await expectCounts(at, 'Olaf', { [POOL]: 1 });
  await expectCounts(at, 'Lucie', { [RECEIVED]: 0, [POOL]: 3 });
  await expectCounts(at, 'Anselme', { [RECEIVED]: 1 });
  await table.expectCard(words('duty.received-dice.title', { name: 'Anselme' }), '');

  await reopen();
  await expectCounts(at, 'Anselme', { [RECEIVED]: 1 });
  // The attack and the leaving are one step each; Lucie may attack again until the leaving is undone too.
  await table.undo();
  await table.expectRow('Olaf', wounds(3));
  await expectCounts(at, 'Lucie', { [RECEIVED]: 1 });
  await table.expectCard(words('duty.opportunity.title', { name: 'Lucie' }), '');
  await table.undo();
  await table.expectNotDue(words('duty.opportunity.title', { name: 'Lucie' }));
  await expectCounts(at, 'Lucie', { [RECEIVED]: 0 });
  await expectCounts(at, 'Olaf', { [POOL]: 3 });
});

test('with too few dice nobody leaves contact, and the screen says why', async () => {
  const { at } = await beginEvening(SYSTEM);
  await engage(at, 'Olaf', 'Lucie', 'Anselme');
  await at.fighter('Olaf');
  await at.count(POOL, 1);
  await at.expectSaid(words('why.pool-too-small'));
  await at.back();
  await leave(at, 'Olaf');
  const reason = { name: 'Olaf', pool: 1, enemies: 2 };
  await at.expectSaid(words('resolver.refusal.pool-too-small', reason));
  await at.expectNoStart();
});

test('damage given up pushes the enemy back, and a pinned enemy is attacked once more', async () => {
  const { table, at } = await beginEvening(SYSTEM);
  await engage(at, 'Lucie', 'Olaf');
  await strike(at, 'Lucie', { 'action-dice': 1, 'bonus-dice': 2 });
  await at.start();
  await at.throws(4, 5, 5);
  await at.expectSoFar([
    soFar('hits', { name: 'Lucie', count: 3 }),
    soFar('damage', { name: 'Olaf', count: 2 }),
  ]);
  await table.choose(words('resolver.push.blow'));
  await table.choose(words('resolver.pinned.by', { name: 'Anselme' }));
  await at.follow();

  // Anselme has one die for it and needs three: two enemies, and Olaf.
  await at.expectNeed(words('resolver.need.defence'), '2');
  await at.start();
  await at.throws(1);
  await at.expectSoFar([
    soFar('hits', { name: 'Anselme', count: 0 }),
    soFar('damage', { name: 'Olaf', count: 0 }),
  ]);
  await table.apply();
  await table.expectRow('Olaf', wounds(3));
  await table.expectRow('Olaf', 'Lucie');
  await table.expectRow('Olaf', 'Anselme');
  await expectCounts(at, 'Lucie', { [POOL]: 2 });
  await expectCounts(at, 'Anselme', { [POOL]: 3 });
});

test('in English: attacks, an enemy’s turn, one more round, nobody left', async () => {
  const { table, at } = await beginEvening(SYSTEM, { words: en });
  const own = (key: string, params = {}) => en(`${SYSTEM}:${key}`, params);
  const who = (key: string) => en(`${SYSTEM}-samples:${key}`);
  const [blades, pack] = [who('the-old-bridge-blades'), who('the-blackvale-pack')];
  const strikes = async (name: string, ...faces: readonly number[]) => {
    await at.fighter(name);
    await at.open(own('resolver-tab'));
    await at.set(own('resolver.field_action-dice'), 1);
    await at.set(own('resolver.field_bonus-dice'), faces.length - 1);
    await at.start();
    await at.throws(...faces);
  };

  await table.mark('activate', who('lucy'));
  await at.fighter(who('lucy'));
  await at.touch(who('olaf'));
  await at.back();
  await strikes(who('lucy'), 4, 5, 5);
  await table.choose(own('resolver.push.hurt', { count: 2 }));
  await table.apply();
  const has = (count: number) => own('wound.count', { left: count, lost: 3 - count, of: 3 });
  await table.expectRow(who('olaf'), has(1));

  await table.nextTurn({ round: 1, plays: pack });
  await table.mark('activate', who('olaf'));
  await strikes(who('olaf'), 1, 1);
  await table.apply();
  await table.expectRow(who('lucy'), has(3));

  await table.nextTurn({ round: 2, plays: blades });
  await table.wound(who('olaf'));
  await table.expectRow(who('olaf'), own('status.out-of-action.word'));
  for (const name of ['sigrid', 'ravn', 'torsten', 'freya', 'leif']) {
    await table.quickStatus(who(name), 'out-of-action');
  }
  await table.answer(
    own('duty.wiped-out.title', { name: pack }),
    own('duty.wiped-out.outcome.removed'),
  );
  await table.expectWinner(blades);
  expect(await at.journal()).toContain(blades);
});

function wounds(left: number): string {
  return fr('combat-dice:wound.count', { left, lost: 3 - left, of: 3 });
}

async function engage(at: Calculation, name: string, ...enemies: readonly string[]) {
  await at.fighter(name);
  for (const enemy of enemies) await at.touch(enemy);
  await at.back();
}

async function armour(at: Calculation, name: string, torso: number) {
  await at.fighter(name);
  await at.count(TORSO, torso);
  await at.back();
}

/** From his page to his attack, with this many dice. */
async function strike(at: Calculation, name: string, dice: Readonly<Record<string, number>>) {
  await at.fighter(name);
  await at.open(words('resolver-tab'));
  for (const [id, count] of Object.entries(dice)) await at.set(field(id), count);
}

async function leave(at: Calculation, name: string) {
  await at.fighter(name);
  await at.open(words('resolver.disengage.name'));
}

async function expectCounts(
  at: Calculation,
  name: string,
  counts: Readonly<Record<string, number>>,
) {
  await at.fighter(name);
  for (const [counter, value] of Object.entries(counts)) {
    await at.expectCount(counter, value);
  }
  await at.back();
}
