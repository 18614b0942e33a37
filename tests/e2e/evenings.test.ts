import type { Page } from '@playwright/test';
import { calculationOn, startSamples } from './support/calculation.ts';
import { nextPhase, startBattle } from './support/pages.ts';
import {
  charge,
  duel,
  injury,
  lastThrow,
  left,
  losses,
  note,
  now,
  play,
  rowSays,
  status,
  tellIn,
  wound,
} from './support/script.ts';
import { expect, test } from './support/site.ts';
import { type Table, tableOn } from './support/table.ts';
import { en, fr, type Words } from './support/words.ts';

// An evening in each of the four games, from its sample forces to the winner and the journal. They are
// played in English; in French each game has journeys of its own, and these say the same again.

for (const [locale, words, tag] of [
  ['en-GB', en, []],
  ['fr-FR', fr, ['@again']],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('Mordheim: a duel, an injury, two rout tests on either side', {
      tag: [...tag],
    }, async ({ page }) => {
      await page.goto('/');
      await startBattle(page, words);
      const table = tableOn(page, 'mordheim', words);
      const who = (key: string) => words(`mordheim-samples:${key}`);
      const { answer, card, is, notes, ownTest, rout } = tellIn('mordheim', words);
      const [ravens, claws] = [who('ravens'), who('claws')];
      const ulrich = { leader: who('ulrich'), range: 12 };
      const tarsik = { leader: who('tarsik'), range: 6 };
      const atItsTurn = words('battle:gauge.next-turn');

      await play(table, [
        now(1, ravens, 'recovery'),
        now(1, ravens, 'charges', notes('charge')),
        charge(who('matthias'), who('grey-snout')),
        now(1, ravens, 'other-moves', notes('run', 'move', 'hide')),
        note('hide', who('greta')),
        now(1, ravens, 'shooting', notes('shoot')),
        note('shoot', who('frieda')),
        status(who('mangy'), 'out-of-action'),
        status(who('greedy'), 'out-of-action'),
        status(who('hobble'), 'out-of-action'),
        losses(claws, 3, 15, words('battle:gauge.one-more')),
        now(1, ravens, 'close-combat'),
        duel(who('matthias'), 4, 3, 5),
        lastThrow(5),
        is(who('grey-snout'), 'out-of-action'),
        rowSays(who('grey-snout'), words('table:credit.by', { name: who('matthias') })),
        losses(claws, 4, 15, atItsTurn),

        now(
          1,
          claws,
          'recovery',
          rout(7, 'leader-standing', tarsik),
          ownTest('stupidity', who('crusher'), 4, 'own', tarsik),
          card('voluntary-rout', claws),
        ),
        answer('rout-test', claws, 'passed'),
        answer('stupidity', who('crusher'), 'passed'),
        left(card('voluntary-rout', claws)),
        now(1, claws, 'charges', notes('charge')),
        charge(who('skulk'), who('dieter')),
        now(1, claws, 'other-moves', notes('run', 'move', 'hide')),
        now(1, claws, 'shooting', notes('shoot', 'cast')),
        status(who('karl'), 'out-of-action'),
        status(who('lutz'), 'out-of-action'),
        now(1, claws, 'close-combat'),
        wound(who('dieter')),
        injury(6),
        is(who('dieter'), 'out-of-action'),
        losses(ravens, 3, 12, atItsTurn),

        now(
          2,
          ravens,
          'recovery',
          rout(8, 'leader-standing', ulrich),
          card('voluntary-rout', ravens),
        ),
        answer('rout-test', ravens, 'failed'),
      ]);
      await wonBy(page, table, words, claws);
    });

    test('Warhammer skirmishes: two forces out of the box, to the rout', {
      tag: [...tag],
    }, async ({ page }) => {
      const system = 'warhammer-skirmish';
      await page.goto('/');
      await startSamples(page, system, words);
      const table = tableOn(page, system, words);
      const who = (key: string) => words(`${system}-samples:${key}`);
      const { answer, card, is, notes, rout } = tellIn(system, words);
      const [wardens, teeth] = [who('wardens-of-breakneck'), who('the-stone-teeth')];

      await play(table, [
        now(1, wardens, 'recovery'),
        now(1, wardens, 'charges', notes('charge')),
        charge(who('bruno'), who('snout')),
        now(1, wardens, 'other-moves', notes('run', 'move', 'hide')),
        now(1, wardens, 'magic', notes('cast')),
        note('cast', who('ysolde')),
        now(1, wardens, 'shooting', notes('shoot')),
        note('shoot', who('maud')),
        status(who('grouch'), 'out-of-action'),
        status(who('wobbly'), 'out-of-action'),
        status(who('scab'), 'out-of-action'),
        now(1, wardens, 'close-combat'),
        duel(who('bruno'), 4, 6, 3),
        lastThrow(5),
        is(who('snout'), 'out-of-action'),
        // Their animosity is the base rules' own: a word and no test. @rule PH-START
        now(
          1,
          teeth,
          'recovery',
          rout(7, 'leader-standing', { leader: who('gorzak') }),
          card('psychology', ''),
        ),
        answer('rout-test', teeth, 'failed'),
      ]);
      await wonBy(page, table, words, wardens);
    });

    test('Combat dice: blows, an enemy’s turn, a round more, nobody left', {
      tag: [...tag],
    }, async ({ page }) => {
      const system = 'combat-dice';
      await page.goto('/');
      await startSamples(page, system, words);
      const table = tableOn(page, system, words);
      const at = calculationOn(page, table, words);
      const own = (key: string, params = {}) => words(`${system}:${key}`, params);
      const who = (key: string) => words(`${system}-samples:${key}`);
      const [blades, pack] = [who('the-old-bridge-blades'), who('the-blackvale-pack')];
      const strike = async (name: string, ...faces: readonly number[]) => {
        await at.fighter(name);
        await at.open(own('resolver-tab'));
        await at.set(own('resolver.field.action-dice'), 1);
        await at.set(own('resolver.field.bonus-dice'), faces.length - 1);
        await at.start();
        await at.throws(...faces);
      };

      await table.mark('activate', who('lucy'));
      await at.fighter(who('lucy'));
      await at.touch(who('olaf'));
      await at.back();
      await strike(who('lucy'), 4, 5, 5);
      await table.choose(own('resolver.push.hurt', { count: 2 }));
      await table.apply();
      const wounds = (count: number) => own('wound.count', { left: count, lost: 3 - count, of: 3 });
      await expect(table.row(who('olaf'))).toContainText(wounds(1));

      await on(page, table, words, { round: 1, plays: pack });
      await table.mark('activate', who('olaf'));
      await strike(who('olaf'), 1, 1);
      await table.apply();
      await expect(table.row(who('lucy'))).toContainText(wounds(3));

      await on(page, table, words, { round: 2, plays: blades });
      await table.wound(who('olaf'));
      await expect(table.row(who('olaf'))).toContainText(own('status.out-of-action.word'));
      for (const name of ['sigrid', 'ravn', 'torsten', 'freya', 'leif']) {
        await table.quickStatus(who(name), 'out-of-action');
      }
      await table.answer(
        own('duty.wiped-out.title', { name: pack }),
        own('duty.wiped-out.outcome.removed'),
      );
      await wonBy(page, table, words, blades);
    });

    test('Colonial: losses, a test that holds, one that breaks, and the players call it a day', {
      tag: [...tag],
    }, async ({ page }) => {
      const system = 'colonial';
      await page.goto('/');
      await startSamples(page, system, words);
      const table = tableOn(page, system, words);
      const at = calculationOn(page, table, words);
      const own = (key: string, params = {}) => words(`${system}:${key}`, params);
      const who = (key: string) => words(`${system}-samples:${key}`);
      const [column, hillmen] = [who('harcourts-column'), who('the-hillmen-of-sarkhan')];
      const tested = async (name: string, ...faces: readonly number[]) => {
        await at.fighter(name);
        await at.open(own('resolver.morale.short'));
        await table.tap(at.circumstance(own('resolver.field.behind')));
        await at.start();
        await at.throws(...faces);
      };

      await table.mark('activate', who('browns-company'));
      await expect(table.row(who('browns-company'))).toContainText(own('flag.activated.word'));
      for (let lost = 1; lost <= 3; lost += 1) await table.wound(who('clan-of-the-lynx'));
      await tested(who('clan-of-the-lynx'), 6, 6, 6);
      await table.apply();
      await expect(table.row(who('clan-of-the-lynx'))).toContainText(own('flag.weakened.word'));

      await on(page, table, words, { round: 1, plays: hillmen });
      await table.mark('activate', who('riders-of-the-dawn'));
      for (let lost = 1; lost <= 4; lost += 1) await table.wound(who('fowlers-company'));
      await on(page, table, words, { round: 2, plays: column });
      await tested(who('fowlers-company'), 1, 1, 1, 1);
      await table.choose(own('resolver.goal.neither'));
      await table.choose(own('resolver.crossed.nobody'));
      await table.apply();
      const eliminated = own('status.eliminated.word');
      await expect(table.row(who('fowlers-company'))).toContainText(eliminated);

      await table.tap(page.getByRole('button', { name: words('table:header.menu') }));
      await table.tap(table.sheet.getByRole('button', { name: words('table:menu.end') }));
      await table.tap(
        table.sheet.getByRole('button', { name: words('table:end.winner', { side: hillmen }) }),
      );
      await wonBy(page, table, words, hillmen);
    });
  });
}

/** On to the next turn, where it has one phase. */
async function on(
  page: Page,
  table: Table,
  words: Words,
  { round, plays }: { readonly round: number; readonly plays: string },
): Promise<void> {
  await table.tap(nextPhase(page));
  const header = page.getByRole('banner');
  await expect(header).toContainText(words('table:header.round', { round }));
  await expect(header).toContainText(words('table:header.playing', { side: plays }));
}

/** The battle is over, on the table and in the journal. */
async function wonBy(page: Page, table: Table, words: Words, side: string): Promise<void> {
  const won = words('table:end.winner', { side });
  await expect(page.getByRole('region', { name: won })).toBeVisible();
  await table.saved();
  const journal = page
    .getByRole('navigation', { name: words('table:tabs.all') })
    .getByRole('link', { name: words('table:tabs.journal') });
  await table.tap(journal);
  await expect(page.getByRole('main')).toContainText(side);
}
