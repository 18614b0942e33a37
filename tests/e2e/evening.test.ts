import type { Page } from '@playwright/test';
import {
  atItsTurn,
  charge,
  type Deed,
  duel,
  injury,
  lastThrow,
  left,
  losses,
  more,
  note,
  now,
  play,
  rowSays,
  type Scene,
  settled,
  status,
  tellIn,
  wound,
} from '../support/story/script.ts';
import { expect, test } from './support/app.ts';
import { openTab, startBattle } from './support/pages.ts';
import { type TableOnPage, tableOn } from './support/table.ts';
import { en, fr } from './support/words.ts';

// An evening of Mordheim played by taps: each thing that players do at a table, once. tests/ui/evenings plays
// whole evenings of all games, with all duties and their reasons.

const { answer, card, counts, is, mayNot, notes, ownTest, rout } = tellIn('mordheim');

const RAVENS = 'Les Corbeaux de Reikland';
const CLAWS = 'Griffes d’Eshin';
/** A hired sword of the ravens, with the captain's own Leadership. */
const RANGER = fr('mordheim-packs:extras.profiles.elf-ranger');

/** Reikland's captain reaches twice as far as other leaders. @rule MORD-LD-3 */
const ULRICH = { leader: 'Ulrich', range: 12 };
const TARSIK = { leader: 'Tarsik', range: 6 };

const EVENING: readonly (Scene | Deed)[] = [
  now(1, RAVENS, 'recovery'),
  now(1, RAVENS, 'charges', card('frenzy', 'Klaus'), notes('charge')),
  // A charger who fears the target tests first; a switch says that the leader is near. @rule PSY-FEAR-B
  charge('Gunther', 'Broyeur'),
  left(
    card('frenzy', 'Klaus'),
    notes('charge'),
    ownTest('fear-to-charge', 'Gunther', 7, 'own-leader-far', ULRICH),
  ),
  answer('fear-to-charge', 'Gunther', 'leader-near', ULRICH),
  left(
    card('frenzy', 'Klaus'),
    notes('charge'),
    ownTest('fear-to-charge', 'Gunther', 8, 'leader-near', ULRICH),
  ),
  answer('fear-to-charge', 'Gunther', 'failed'),
  answer('frenzy', 'Klaus', 'must-charge'),
  charge('Klaus', 'Broyeur'),
  charge('Matthias', 'Museau-Gris'),
  left(
    notes('charge'),
    card('short-charge', 'Klaus'),
    card('short-charge', 'Matthias'),
    notes('intercept'),
  ),
  now(1, RAVENS, 'other-moves', notes('run', 'move', 'hide')),
  mayNot('run', 'Gunther'),
  note('hide', 'Greta'),
  now(1, RAVENS, 'shooting', notes('shoot')),
  note('shoot', 'Frieda'),
  status('Galeux', 'out-of-action'),
  status('Goulu', 'out-of-action'),
  status('Boiteux', 'out-of-action'),
  losses(CLAWS, 3, 15, more(1)),
  now(1, RAVENS, 'close-combat'),
  counts('strikes-first', 'Klaus', { weapon: 'spear' }),
  wound('Broyeur'),
  rowSays('Broyeur', fr('mordheim:wound.count', { left: 2, lost: 1, of: 3 })),
  duel('Matthias', 4, 3, 5),
  lastThrow(5),
  is('Museau-Gris', 'out-of-action'),
  rowSays('Museau-Gris', fr('table:credit.by', { name: 'Matthias' })),
  losses(CLAWS, 4, 15, atItsTurn),

  // Four of fifteen: the rout test. One tap undoes an answer, and one redoes it.
  now(
    1,
    CLAWS,
    'recovery',
    rout(7, 'leader-standing', TARSIK),
    ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
    card('voluntary-rout', CLAWS),
  ),
  answer('rout-test', CLAWS, 'passed'),
  (table) => table.undo(),
  left(
    rout(7, 'leader-standing', TARSIK),
    ownTest('stupidity', 'Broyeur', 4, 'own', TARSIK),
    card('voluntary-rout', CLAWS),
  ),
  (table) => table.redo(),
  answer('stupidity', 'Broyeur', 'passed'),
  left(card('voluntary-rout', CLAWS)),
  now(1, CLAWS, 'charges', notes('charge')),
  now(1, CLAWS, 'other-moves', notes('run', 'move', 'hide')),
  now(1, CLAWS, 'shooting', notes('shoot', 'cast')),
  note('cast', 'Mâche-Lune'),
  status('Wilhelm', 'stunned'),
  status('Karl', 'out-of-action'),
  status('Lutz', 'out-of-action'),
  now(1, CLAWS, 'close-combat'),
  wound('Klaus'),
  injury(6),
  is('Klaus', 'out-of-action'),
  losses(RAVENS, 3, 12, atItsTurn),

  // Wilhelm recovers from being stunned, and may not get up as well. @rule MORD-REC-1
  now(2, RAVENS, 'recovery', rout(8, 'leader-standing', ULRICH), card('voluntary-rout', RAVENS)),
  settled(fr('mordheim:status.knocked-down.became', { name: 'Wilhelm' })),
];

test('an edited warband plays a battle tap by tap, up to the rout and its journal', async ({
  page,
}) => {
  await page.goto('/');
  await changeRavens(page);
  await startWithout(page, 'Anselm');
  const table = tableOn(page);

  await play(table, EVENING);
  await routAndBack(table, page);
  await readJournal(page);
});

/** The editor: Klaus becomes frenzied, and a hired sword joins. */
async function changeRavens(page: Page) {
  await openTab(page, 'warbands');
  await page.getByRole('link', { name: RAVENS }).tap();
  const sheet = page.getByRole('dialog');
  const close = () => sheet.getByRole('button', { name: fr('roster:warband.close') }).tap();

  await page.getByRole('button', { name: 'Klaus' }).tap();
  await sheet.getByRole('button', { name: fr('roster:traits.add-rule') }).tap();
  await sheet.getByRole('button', { name: fr('mordheim-traits:frenzy.name'), exact: true }).tap();
  await close();

  await page.getByRole('button', { name: fr('roster:warband.add') }).tap();
  await sheet.getByRole('button', { name: RANGER }).tap();
  await close();
}

/** Sets up the battle with one of the ravens absent: twelve of thirteen take part. */
async function startWithout(page: Page, name: string) {
  await page.getByRole('link', { name: fr('roster:warband.back') }).tap();
  await openTab(page, 'battles');
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  const ravens = page.getByRole('region', { name: RAVENS });
  await ravens.getByText(fr('setup:who.title')).tap();
  await ravens.getByRole('button', { name }).tap();
  const participants = fr('setup:side.participants', { count: 12 });
  await expect(ravens).toContainText(fr('setup:side.test-at', { participants, needed: 3 }));
  await page.getByRole('button', { name: fr('setup:start') }).tap();
}

/** The failed test ends the battle; one tap undoes all of it; then it ends for good. */
async function routAndBack(table: TableOnPage, page: Page) {
  const before = await table.due();
  const won = page.getByRole('region', { name: fr('table:end.winner', { side: CLAWS }) });
  const fail = answer('rout-test', RAVENS, 'failed');

  await fail(table);
  await expect(won).toContainText(fr('mordheim:cause.rout'));
  await table.undo();
  await expect(won).toBeHidden();
  await table.expectDue(before);
  await fail(table);
  await expect(won).toBeVisible();
  await table.saved();
}

/** The journal lists the rounds, newest first, without what was undone. */
async function readJournal(page: Page) {
  await page
    .getByRole('link', { name: fr('table:tabs.journal') })
    .last()
    .tap();
  const rounds = [2, 1].map((round) => fr('journal:round', { round }));
  await expect(page.getByRole('heading', { level: 2 })).toContainText(rounds);
  const last = page.getByRole('region', { name: fr('journal:round', { round: 2 }), exact: true });
  await expect(last.getByText(fr('mordheim:duty.rout-test.short'), { exact: true })).toHaveCount(1);
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a turn can be played, and a side routs in the next', async ({ page }) => {
    await page.goto('/');
    await startBattle(page, en);
    const table = tableOn(page, 'mordheim', en);
    const english = tellIn('mordheim', en);
    const who = (key: string) => en(`mordheim-samples:${key}`);
    const [ravens, claws] = [who('ravens'), who('claws')];
    await play(table, [
      now(1, ravens, 'recovery'),
      now(1, ravens, 'charges', english.notes('charge')),
      charge(who('matthias'), who('grey-snout')),
      status(who('mangy'), 'out-of-action'),
      status(who('greedy'), 'out-of-action'),
      status(who('hobble'), 'out-of-action'),
      losses(claws, 3, 15, en('battle:gauge.one-more')),
      now(1, ravens, 'other-moves', english.notes('run', 'move', 'hide')),
      now(1, ravens, 'shooting', english.notes('shoot')),
      now(1, ravens, 'close-combat'),
      duel(who('matthias'), 4, 3, 5),
      lastThrow(5),
      english.is(who('grey-snout'), 'out-of-action'),
      now(
        1,
        claws,
        'recovery',
        english.rout(7, 'leader-standing', { leader: who('tarsik') }),
        english.ownTest('stupidity', who('crusher'), 4, 'own', { leader: who('tarsik'), range: 6 }),
        english.card('voluntary-rout', claws),
      ),
      english.answer('rout-test', claws, 'failed'),
    ]);
    await table.expectWinner(ravens);
    await table.saved();
  });
});
