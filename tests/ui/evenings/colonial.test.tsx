import { expect, test } from 'vitest';
import { en, fr } from '../../e2e/support/words.ts';
import type { Calculation } from '../../support/story/calculation.ts';
import type { Table } from '../../support/story/table.ts';
import { beginEvening } from './told-app.tsx';

// Moral colonial with its two sample armies: circumstances for and against a unit, and a rout that spreads.

const SYSTEM = 'colonial';
const words = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  fr(`${SYSTEM}:${key}`, params);
const field = (id: string) => words(`resolver.field_${id}`);
const soFar = (id: string, name: string, count = 0) =>
  words(`resolver.so-far.${id}`, { name, count });

const BRUN = 'Compagnie Brun';
const FAURE = 'Compagnie Faure';

test('a morale test counts circumstances at once, joins double lines, and needs no dice when enough are in favour', async () => {
  const { table, at } = await beginEvening(SYSTEM);
  await at.fighter(BRUN);
  await at.open(words('resolver.morale.short'));
  const weighs = expectBalance(at);
  await weighs(0, 0);
  await at.expectGroup(words('resolver.group.against'), field('cavalry'));
  await at.expectGroup(words('resolver.group.in-favour'), field('square'));

  // From behind includes from the flank; four losses include three.
  await at.tick(field('behind'));
  await at.expectTicked(field('flanked'));
  await weighs(2, 0);
  await at.set(field('losses'), 3);
  await weighs(3, 0);
  await at.set(field('losses'), 4);
  await weighs(4, 0);
  await at.expectNeed(
    words('resolver.need.dice'),
    words('resolver.value.dice', { dice: 4, need: 4 }),
  );

  // Heavy cover is also cover. With nobody else near it counts twice, and the square and two friends are
  // added.
  await at.tick(field('heavily-covered'));
  await at.expectTicked(field('covered'));
  await weighs(4, 2);
  await at.set(field('steady-friends'), 2);
  await weighs(4, 4);
  await at.expectNeed(words('resolver.need.dice'), words('resolver.value.automatic'));

  // The reasons: each line with what it counts.
  await at.openNeed(words('resolver.need.against'));
  for (const [line, params] of [
    ['shaken', { losses: 3, value: 1 }],
    ['battered', { losses: 4, value: 1 }],
    ['flanked', { value: 1 }],
    ['behind', { value: 1 }],
  ] as const) {
    await at.expectSaid(words(`resolver.why.${line}`, params));
  }

  await at.start();
  await at.expectSoFar([soFar('automatic', BRUN)]);
  await table.apply();
  await table.expectRow(BRUN, steps(5));
  expect(await at.journal()).toContain(words('resolver.morale.done', { name: BRUN }));
});

test('a rout passes through a weakened friend, which tests next; two units are gone in the end', async () => {
  const { table, at, reopen } = await beginEvening(SYSTEM);
  for (const [name, losses] of [
    [BRUN, 4],
    [FAURE, 4],
  ] as const) {
    for (let lost = 1; lost <= losses; lost += 1) {
      await table.wound(name);
      await table.expectRow(name, steps(5 - lost));
      // Weakened by its losses alone: its row says so.
      const weakened = words('flag.weakened.word').toLowerCase();
      await (lost < 3 ? table.expectRowWithout(name, weakened) : table.expectRow(name, weakened));
    }
  }
  await at.fighter(BRUN);
  await at.open(words('resolver.morale.short'));
  await expectBalance(at)(2, 0);
  await at.tick(field('behind'));
  await expectBalance(at)(4, 0);
  await at.start();
  await at.throws(1, 2, 4, 3);
  await table.choose(words('resolver.goal.cover'));
  await table.choose(FAURE);
  await table.choose(words('resolver.crossed.no-more'));
  await at.expectSoFar([
    soFar('successes', BRUN, 1),
    soFar('routs', BRUN, 3),
    soFar('to-cover', BRUN, 3),
    soFar('crossed-weakened', FAURE),
    soFar('beside', BRUN),
    soFar('eliminated', BRUN),
  ]);

  // Later: its test is waiting on the table, and can be opened from there.
  await table.choose(fr('resolver:settle.apply-only'));
  await table.expectRow(BRUN, words('status.eliminated.word'));
  const waits = words('duty.morale-test.title', { name: FAURE });
  await table.expectCard(waits, words('morale.crossed'));
  await table.expectRow(FAURE, words('flag.activated.word').toLowerCase());
  await reopen();
  await at.openCard(waits, CALCULATE);
  await expectBalance(at)(2, 0);
  await at.start();
  await at.throws(1, 1, 1, 5);
  await table.choose(words('resolver.goal.neither'));
  await table.choose(words('resolver.crossed.nobody'));
  await at.expectSoFar([
    soFar('successes', FAURE, 1),
    soFar('routs', FAURE, 1),
    soFar('eliminated', FAURE),
  ]);
  await table.apply();
  // Its card now shows the result.
  await table.expectNotDue(waits);
  await table.expectRow(FAURE, words('status.eliminated.word'));

  const journal = await at.journal();
  for (const name of [BRUN, FAURE]) {
    expect(journal).toContain(words('resolver.morale.done', { name }));
    expect(journal).toContain(words('status.eliminated.set', { name }));
  }

  // One step each.
  await table.undo();
  await table.expectRow(FAURE, steps(1));
  await table.expectCard(waits, CALCULATE);
  await table.undo();
  await table.expectNotDue(waits);
  await table.expectRow(BRUN, steps(1));
  await table.expectRowWithout(FAURE, words('flag.activated.word').toLowerCase());
});

const CALCULATE = fr('resolver:call', { name: words('resolver.morale.name') });

/** Remaining losses. */
function steps(left: number): string {
  return fr('colonial:wound.count', { left, lost: 5 - left, of: 5 });
}

function expectBalance(at: Calculation) {
  return async (against: number, inFavour: number) => {
    await at.expectNeed(words('resolver.need.against'), String(against));
    await at.expectNeed(words('resolver.need.in-favour'), String(inFavour));
  };
}

test('in English: losses, a passed test, a failed one, and the players stop', async () => {
  const { table, at } = await beginEvening(SYSTEM, { words: en });
  const own = (key: string) => en(`${SYSTEM}:${key}`);
  const who = (key: string) => en(`${SYSTEM}-samples:${key}`);
  const [column, hillmen] = [who('harcourts-column'), who('the-hillmen-of-sarkhan')];
  const tested = async (name: string, ...faces: readonly number[]) => {
    await at.fighter(name);
    await at.open(own('resolver.morale.short'));
    await at.tick(own('resolver.field_behind'));
    await at.start();
    await at.throws(...faces);
  };

  await table.mark('activate', who('browns-company'));
  await table.expectRow(who('browns-company'), own('flag.activated.word').toLowerCase());
  await lose(table, who('clan-of-the-lynx'), 3);
  await tested(who('clan-of-the-lynx'), 6, 6, 6);
  await table.apply();
  await table.expectRow(who('clan-of-the-lynx'), own('flag.weakened.word').toLowerCase());

  await table.nextTurn({ round: 1, plays: hillmen });
  await table.mark('activate', who('riders-of-the-dawn'));
  await lose(table, who('fowlers-company'), 4);
  await table.nextTurn({ round: 2, plays: column });
  await tested(who('fowlers-company'), 1, 1, 1, 1);
  await table.choose(own('resolver.goal.neither'));
  await table.choose(own('resolver.crossed.nobody'));
  await table.apply();
  await table.expectRow(who('fowlers-company'), own('status.eliminated.word'));

  await table.end(hillmen);
  await table.expectWinner(hillmen);
  expect(await at.journal()).toContain(hillmen);
});

async function lose(table: Table, name: string, losses: number) {
  for (let lost = 1; lost <= losses; lost += 1) await table.wound(name);
}
