import type { Page } from '@playwright/test';
import { makeForce } from './support/force.ts';
import { saved } from './support/pages.ts';
import {
  atItsTurn,
  charge,
  type Deed,
  duel,
  lastThrow,
  left,
  losses,
  more,
  note,
  now,
  play,
  rowSays,
  type Scene,
  sheetSays,
  status,
  tellIn,
} from './support/script.ts';
import { expect, test } from './support/site.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Warhammer Escarmouches by two forces that players have typed themselves, told like the evening of
// Mordheim: what is due follows from the rules, and the rule stands beside it where it is not plain.

const SYSTEM = 'warhammer-skirmish';
const { answer, card, is, mayNot, notes, onlyReminds, rout } = tellIn(SYSTEM);

const WATCH = {
  name: 'Les Veilleurs',
  members: [
    { role: 'hero', name: 'Aldebrand', leads: true, values: { Ld: 8 }, save: 5 },
    { role: 'hero', name: 'Ottilie', traits: ['caster', 'stupidity'] },
    { role: 'henchman', name: 'Piquier', fighters: 6 },
  ],
} as const;

const ORCS = {
  name: 'Orques du gué',
  members: [
    { role: 'hero', name: 'Gorbag', leads: true, traits: ['fear'] },
    { role: 'henchman', name: 'Brute', fighters: 3, values: { W: 2 }, save: 4 },
  ],
} as const;

/** Nothing but a word: no test, no button. @rule PH-START */
const psychology = (names: string) => ({
  ...card('psychology', ''),
  says: [fr(`${SYSTEM}:psychology.now`, { names })],
});

const SKIRMISH: readonly (Scene | Deed)[] = [
  now(1, WATCH.name, 'recovery', psychology('Ottilie')),
  onlyReminds('psychology'),

  // Brute 2 stands by the way: he is met instead, and the charge counts. @rule MOV-INTERCEPT
  now(1, WATCH.name, 'charges', notes('charge')),
  charge('Piquier 1', 'Brute 1'),
  left(card('short-charge', 'Piquier 1'), notes('charge', 'intercept')),
  note('intercept', 'Brute 2'),
  left(card('short-charge', 'Piquier 1'), notes('charge')),
  rowSays('Piquier 1', fr('table:fighter.against', { names: 'Brute 2' })),
  rowSays('Piquier 1', fr(`${SYSTEM}:flag.charged.word`)),
  mayNot('charge', 'Piquier 1'),
  now(1, WATCH.name, 'other-moves', notes('run', 'move', 'hide')),
  mayNot('run', 'Piquier 1'),

  // Spells have a phase of their own, before the shots. @rule PH-CAST
  now(1, WATCH.name, 'magic', notes('cast')),
  mayNot('cast', 'Aldebrand'),
  note('cast', 'Ottilie'),
  rowSays('Ottilie', fr(`${SYSTEM}:flag.cast.word`)),
  now(1, WATCH.name, 'shooting', notes('shoot')),
  mayNot('shoot', 'Piquier 1'),
  now(1, WATCH.name, 'close-combat'),

  // A hit on 4+; the 6 to wound is critical: both wounds of the brute at once, and no word of his 4+
  // save. One die for the last of them. @rule CRIT @rule INJURY
  duel('Piquier 1', 4, 6),
  sheetSays(
    fr(`${SYSTEM}:resolver.so-far.critical`, { name: 'Piquier 1', count: 2, save: 'none' }),
  ),
  sheetSays(fr(`${SYSTEM}:resolver.step.injury`, { count: 1, other: 'Brute 2' })),
  lastThrow(5),
  is('Brute 2', 'out-of-action'),
  rowSays('Brute 2', fr('table:credit.by', { name: 'Piquier 1' })),
  losses(ORCS.name, 1, 4, atItsTurn),
  left(),

  // One of four is a quarter. Nobody leaves of his own will here. @rule WFS-ROUT
  now(
    1,
    ORCS.name,
    'recovery',
    rout(7, 'leader-standing', { leader: 'Gorbag' }),
    psychology('Gorbag'),
  ),
  answer('rout-test', ORCS.name, 'passed'),
  left(psychology('Gorbag')),
  // Fear is the base rules' own: it is not asked about before a charge either.
  now(1, ORCS.name, 'charges', notes('charge')),
  charge('Gorbag', 'Piquier 1'),
  left(card('short-charge', 'Gorbag'), notes('charge', 'intercept')),
  now(1, ORCS.name, 'other-moves', notes('run', 'move', 'hide')),
  now(1, ORCS.name, 'shooting', notes('shoot')),
  status('Piquier 5', 'out-of-action'),
  losses(WATCH.name, 1, 8, more(1)),
  now(1, ORCS.name, 'close-combat'),
  status('Piquier 1', 'out-of-action'),
  losses(WATCH.name, 2, 8, atItsTurn),
  status('Piquier 4', 'stunned'),
  left(),

  now(
    2,
    WATCH.name,
    'recovery',
    rout(8, 'leader-standing', { leader: 'Aldebrand' }),
    psychology('Ottilie'),
  ),
  is('Piquier 4', 'knocked-down'),
  answer('rout-test', WATCH.name, 'failed'),
];

test('two forces, five phases: everything due appears when and for whom it should, and nothing else', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  // The force touched last stands first in a new battle, and begins it.
  await makeForce(page, SYSTEM, ORCS);
  await makeForce(page, SYSTEM, WATCH);
  await chooseGame(page);
  await expect(page.getByRole('region', { name: WATCH.name })).toContainText(
    fr('setup:side.test-at', {
      participants: fr('setup:side.participants', { count: 8 }),
      needed: 2,
    }),
  );
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  const table = tableOn(page, SYSTEM);

  await play(table, SKIRMISH);
  const won = page.getByRole('region', { name: fr('table:end.winner', { side: ORCS.name }) });
  await expect(won).toContainText(fr(`${SYSTEM}:cause.rout`));
  await table.saved();
});

const RAIDERS = 'Pillards';

test('a force that is only counted is told of what it meets, and called to its rout test', async ({
  page,
}) => {
  await page.goto('/');
  await makeForce(page, SYSTEM, WATCH);
  await chooseGame(page);
  await page.getByLabel(fr('setup:side.light-name')).fill(RAIDERS);
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  const table = tableOn(page, SYSTEM);
  const oneOut = page.getByRole('button', { name: fr('table:light.more', { name: RAIDERS }) });
  const forced = fr(`${SYSTEM}:charge.intercept-forced`, { inches: 2 });

  await play(table, [
    now(1, WATCH.name, 'recovery', psychology('Ottilie')),
    now(1, WATCH.name, 'charges', { ...notes('charge'), says: [forced] }),
    charge('Piquier 2', `1 × ${RAIDERS}`),
    // Its fighters are nobody in particular: there is no name to tap for who stepped in.
    left(card('short-charge', 'Piquier 2'), notes('charge')),
    now(1, WATCH.name, 'other-moves', notes('run', 'move', 'hide')),
    now(1, WATCH.name, 'magic', notes('cast')),
    now(1, WATCH.name, 'shooting', notes('shoot')),
    now(1, WATCH.name, 'close-combat', notes('outnumbered')),
    async () => {
      for (let lost = 1; lost <= 3; lost += 1) {
        await oneOut.tap();
        await expect(table.gauge(RAIDERS)).toContainText(`${lost} / 10`);
      }
    },
    losses(RAIDERS, 3, 10, atItsTurn),
    now(1, RAIDERS, 'recovery', rout(7, 'side', { leader: '' })),
    answer('rout-test', RAIDERS, 'failed'),
  ]);
  await expect(
    page.getByRole('region', { name: fr('table:end.winner', { side: WATCH.name }) }),
  ).toBeVisible();
  await saved(page);
});

/** A new battle by these rules, as it is filled in. */
async function chooseGame(page: Page) {
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await page
    .getByRole('combobox', { name: fr('setup:system') })
    .selectOption({ label: fr(`${SYSTEM}:name`) });
}
