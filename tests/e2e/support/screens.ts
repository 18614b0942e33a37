import { expect, type Locator, type Page } from '@playwright/test';
import type { BattleId } from '#rules/contract/ids.ts';
import { roomCode } from '#sync/room-code.ts';
import handedOver from '../../fixtures/codes/battle-1.json' with { type: 'json' };
import { otherBands, PHOTOGRAPHED, withCampaign } from './campaign.ts';
import { openTab, title } from './pages.ts';
import { aPhoto } from './photo.ts';
import { eveningBackup } from './situation.ts';
import { fr, type Words } from './words.ts';

/** A screen of the app in a certain state. */
export interface AppScreen {
  /** Also the name of its screenshot. */
  readonly name: string;
  /** Opens the screen from the one before in its group. */
  readonly open: (page: Page, words: Words) => Promise<void>;
}

/** What a player meets before the first battle. */
export const FIRST_LAUNCH: readonly AppScreen[] = [
  {
    name: 'home-first',
    async open(page, words) {
      await goTo(page, '/', words('home:title'));
      await expect(page.locator('.first-side').first()).toBeVisible();
    },
  },
  {
    name: 'new-battle',
    open: (page, words) => goTo(page, '/new-battle', words('setup:title')),
  },
  { name: 'new-battle-more', open: fillSetup },
  {
    name: 'new-battle-scan',
    async open(page, words) {
      await goTo(page, '/new-battle', words('setup:title'));
      await page.getByRole('button', { name: words('setup:side.scan') }).tap();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
        words('import:camera.none'),
      );
    },
  },
  { name: 'warbands', open: (page, words) => goTo(page, '/warbands', words('roster:list.title')) },
  {
    name: 'new-warband',
    async open(page, words) {
      await goTo(page, '/warbands/new', words('roster:new.title'));
      // All fifty types: those below are drawn when somebody comes near them.
      const more = page.locator('fieldset > div > button');
      await expect(async () => {
        if ((await more.count()) > 0) await more.tap({ timeout: 1_000 });
        await expect(more).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    },
  },
  {
    name: 'new-type',
    async open(page, words) {
      await page.getByRole('button', { name: words('own-packs:make') }).tap();
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: words('own-packs:new.name') }),
      ).toBeVisible();
    },
  },
  {
    name: 'own-type',
    async open(page, words) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('own-packs:new.create') })
        .tap();
      await expect(page.getByRole('link', { name: words('own-packs:found') })).toBeVisible();
    },
  },
  {
    name: 'own-type-profile',
    async open(page, words) {
      await page
        .getByRole('button', { name: words('own-packs:profile.facts-led') })
        .first()
        .tap();
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: words('own-packs:profile.cost') }),
      ).toBeVisible();
    },
  },
  {
    name: 'own-type-list',
    async open(page, words) {
      await page.keyboard.press('Escape');
      await page
        .getByRole('region', { name: words('own-packs:list.title') })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .tap();
      await expect(
        page.getByRole('dialog').getByRole('searchbox', { name: words('own-packs:list.find') }),
      ).toBeVisible();
    },
  },
  {
    name: 'try-link',
    open: (page, words) => goTo(page, '/try-link', words('pass-battle:try.title')),
  },
  {
    name: 'import',
    open: (page, words) => goTo(page, '/import', words('import:title')),
  },
  {
    name: 'import-camera',
    async open(page, words) {
      await goTo(page, '/import', words('import:title'));
      await page.getByRole('button', { name: words('import:camera.open') }).tap();
      await expect(title(page)).toHaveText(words('import:camera.title'));
    },
  },
  { name: 'import-preview', open: previewList },
  {
    name: 'import-mend',
    open: async (page, words) => {
      await previewList(page, words);
      const lines = page.getByRole('list', { name: words('import:lines') });
      await lines.getByRole('button').nth(4).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'receive-battle',
    open: (page, words) => goTo(page, '/import/battle', words('pass-battle:receive.title')),
  },
  {
    name: 'receive-battle-some',
    async open(page, words) {
      await readCodes(page, words, `${handedOver.codes[1]} ${handedOver.codes[2]?.slice(0, 90)}`);
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'receive-battle-whole',
    async open(page, words) {
      await readCodes(page, words, handedOver.codes.join(' '));
      await expect(page.getByText(words('pass-battle:preview.new'))).toBeVisible();
    },
  },
  {
    name: 'join-unknown',
    async open(page, words) {
      await goTo(page, joining('b-x', 'hub.example'), words('pass-battle:receive.title'));
      await expect(page.getByText(words('pass-battle:hub.join.unknown'))).toBeVisible();
    },
  },
  {
    name: 'join-cut',
    async open(page, words) {
      await goTo(page, '/join/w.cut', words('pass-battle:receive.title'));
      await expect(page.getByText(words('pass-battle:refused.cut'))).toBeVisible();
    },
  },
  { name: 'warband', open: openWarband },
  { name: 'hand-over', open: openHandOver },
  {
    name: 'hand-over-picture',
    async open(page, words) {
      await openHandOver(page, words);
      await page.getByRole('button', { name: words('hand-over:picture.title') }).tap();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  { name: 'print', open: openPrint },
  {
    name: 'print-blank',
    async open(page, words) {
      await openPrint(page, words);
      const blank = page.getByRole('radio', { name: words('print:kind.blank') });
      await blank.tap();
      await expect(blank).toBeChecked();
    },
  },
  {
    name: 'warband-add',
    open: (page, words) => openOnWarband(page, words, words('roster:warband.add')),
  },
  {
    name: 'warband-emblem',
    async open(page, words) {
      await openOnWarband(page, words, words('builder:menu'));
      await inSheet(page, words('roster:warband.change-emblem')).tap();
    },
  },
  {
    name: 'warband-menu',
    open: (page, words) => openOnWarband(page, words, words('builder:menu')),
  },
  { name: 'member', open: (page, words) => openOnWarband(page, words, /Ulrich/) },
  {
    name: 'member-group',
    open: (page, words) =>
      openOnWarband(page, words, new RegExp(words('mordheim-samples:blades-of-the-reik'))),
  },
  ...(
    [
      ['arms', 'traits.add'],
      ['traits', 'traits.add-rule'],
      ['names', 'member.rename'],
      ['more', 'member.menu'],
    ] as const
  ).map(([what, word]) => ({
    name: `member-${what}`,
    async open(page: Page, words: Words) {
      await openOnWarband(page, words, /Ulrich/);
      await inSheet(page, words(`roster:${word}`)).tap();
    },
  })),
  {
    name: 'rules-home',
    open: (page, words) => goTo(page, '/rules', words('rules:title')),
  },
  { name: 'settings', open: openSettings },
  {
    name: 'settings-wipe',
    async open(page, words) {
      await openSettings(page, words);
      await page.getByRole('button', { name: words('settings:data.wipe') }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'restore-refused',
    async open(page, words) {
      await openSettings(page, words);
      await pickFile(page, words, '{}');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** The table in its phases, with everything that opens over it; needs the evening's battle. */
export const EVENING: readonly AppScreen[] = [
  {
    name: 'home',
    async open(page, words) {
      await goTo(page, '/', words('home:title'));
      await expect(page.getByRole('link', { name: words('home:progress.resume') })).toBeVisible();
    },
  },
  { name: 'battle', open: openTable },
  {
    name: 'battle-value',
    async open(page, words) {
      await openTable(page, words);
      await page.locator('button.duty-value').first().tap();
    },
  },
  {
    name: 'sheet-gauge',
    async open(page, words) {
      await openTable(page, words);
      const gauges = page.getByRole('list', { name: words('table:gauge.all') });
      const gauge = gauges.getByRole('button').first();
      await gauge.tap();
      await expect(gauge).toContainText(words('table:gauge.numbers'));
      await page.evaluate(() => scrollTo(0, 0));
      await afterDoubleTap(page);
      await gauge.tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sheet-status',
    open: (page, words) => openOnTable(page, words, words('table:status.overrule')),
  },
  {
    name: 'sheet-credit',
    open: (page, words) =>
      openOnTable(
        page,
        words,
        words('table:credit.change', {
          name: 'Dieter',
          by: words('mordheim-samples:skulk'),
        }),
      ),
  },
  { name: 'sheet-menu', open: openMenu },
  { name: 'sheet-undo', open: (page, words) => openFromMenu(page, words, 'battle:undo.title') },
  { name: 'sheet-join', open: (page, words) => openFromMenu(page, words, 'table:menu.join') },
  { name: 'sheet-leader', open: (page, words) => openFromMenu(page, words, 'table:menu.leader') },
  {
    name: 'sheet-house-rules',
    open: (page, words) => openFromMenu(page, words, 'table:menu.house-rules'),
  },
  { name: 'sheet-note', open: (page, words) => openFromMenu(page, words, 'table:menu.note') },
  { name: 'sheet-leave', open: (page, words) => openFromMenu(page, words, 'table:menu.leave') },
  { name: 'sheet-end', open: (page, words) => openFromMenu(page, words, 'table:menu.end') },
  { name: 'fighter', open: (page, words) => openFighter(page, words, 'Ulrich') },
  { name: 'fighter-fleeing', open: (page, words) => openFighter(page, words, 'Gunther') },
  { name: 'fighter-out', open: (page, words) => openFighter(page, words, 'Dieter') },
  {
    name: 'fighter-contacts',
    async open(page, words) {
      await openFighter(page, words, 'Klaus');
      await page.getByRole('button', { name: words('fighter:engaged', { count: 1 }) }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'duel', open: (page, words) => openDuel(page, words, 'melee') },
  {
    name: 'duel-why',
    async open(page, words) {
      await openDuel(page, words, 'melee');
      await page.locator('.need').first().tap();
      await page.locator('summary').first().tap();
      await page.getByRole('button', { name: words('resolver:bars.exact') }).tap();
    },
  },
  { name: 'duel-shot', open: (page, words) => openDuel(page, words, 'shot') },
  { name: 'duel-fall', open: (page, words) => openDuel(page, words, 'fall') },
  { name: 'duel-who', open: openDuelists },
  {
    name: 'duel-profile',
    async open(page, words) {
      await openDuelists(page, words);
      await inSheet(page, words('resolver:pick.other')).tap();
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  { name: 'duel-dice', open: openDice },
  {
    name: 'duel-result',
    async open(page, words) {
      await openDice(page, words);
      await inSheet(page, words('resolver:settle.roll-all')).tap();
      await expect(inSheet(page, words('resolver:settle.apply'))).toBeVisible();
    },
  },
  {
    name: 'journal',
    open: (page, words) => goTo(page, `${TABLE}/journal`, words('journal:title')),
  },
  {
    name: 'journal-ended',
    open: (page, words) => goTo(page, '/battle/b-last-week/journal', words('journal:title')),
  },
  {
    name: 'journal-share',
    async open(page, words) {
      await goTo(page, `${TABLE}/journal`, words('journal:title'));
      await page.getByRole('link', { name: words('journal:share'), exact: true }).tap();
      await expect(page.getByRole('img')).toHaveCount(2);
      await page.getByRole('button', { name: words('journal:share-more') }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'battle-hand-over',
    async open(page, words) {
      await goTo(page, `${TABLE}/hand-over`, words('pass-battle:title'));
      await expect(page.locator('.qr-code svg')).toBeVisible();
    },
  },
  {
    name: 'two-phones',
    async open(page, words) {
      await goTo(page, `${TABLE}/two-phones`, words('pass-battle:phones.title'));
      const field = page.getByRole('textbox', { name: words('pass-battle:hub.address') });
      await field.fill('le club du jeudi');
      await page.getByRole('button', { name: words('pass-battle:hub.share') }).tap();
      await expect(page.getByText(words('pass-battle:hub.trouble.no-address'))).toBeVisible();
    },
  },
  { name: 'rules', open: openRules },
  {
    name: 'rules-search',
    async open(page, words) {
      await openRules(page, words);
      await page.getByRole('searchbox').fill(words('mordheim:characteristic.Ld.short'));
      await expect(page.getByRole('list', { name: words('rules:search.results') })).toBeVisible();
    },
  },
  ...['to-wound', 'weapons', 'who-counts'].map((id) => ({
    name: `rule-${id}`,
    open: (page: Page, words: Words) =>
      goTo(page, `${TABLE}/rules/${id}`, words(`mordheim-rules:${id}.title`)),
  })),
  {
    // The longest name of a step that fits beside the button.
    name: 'battle-undo',
    async open(page, words) {
      await wound(page, words, 'Matthias');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('table:sheet.close') })
        .tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'battle-states',
    async open(page, words) {
      await openTable(page, words);
      for (const button of await page
        .getByRole('button', { name: words('table:side.states'), exact: true })
        .all()) {
        await button.tap();
      }
    },
  },
  {
    name: 'battle-charges',
    open: (page, words) => openPhase(page, words, 'movement'),
  },
  {
    name: 'battle-moves',
    async open(page, words) {
      await openPhase(page, words, 'movement');
      await goOnTo(page, page.getByText(words('mordheim:action.run.title')));
    },
  },
  { name: 'battle-shooting', open: (page, words) => openPhase(page, words, 'shooting') },
  {
    name: 'battle-close-combat',
    open: (page, words) => openPhase(page, words, 'close-combat'),
  },
  { name: 'injury', open: (page, words) => wound(page, words, 'Anselm') },
  {
    name: 'injury-helmet',
    async open(page, words) {
      await wound(page, words, 'Otto');
      await page.getByRole('dialog').locator('.k-face-runs button').nth(3).tap();
    },
  },
  {
    name: 'battle-end',
    async open(page, words) {
      await goTo(page, '/battle/b-last-week', words('table:header.round', { round: 1 }));
      await expect(page.getByText(words('table:header.over'))).toBeVisible();
      await expect(page.locator('.j-chart')).toBeVisible();
    },
  },
  {
    name: 'battle-end-share',
    async open(page, words) {
      await goTo(page, '/battle/b-last-week', words('table:header.round', { round: 1 }));
      await page.getByRole('link', { name: words('moments:end.share') }).tap();
      await expect(page.getByRole('img')).toHaveCount(3);
    },
  },
  { name: 'after-battle', open: openAfterBattle },
  { name: 'after-battle-trade', open: openTrade },
  { name: 'after-battle-done', open: finishAfterBattle },
  { name: 'warband-advance', open: openAdvance },
  { name: 'chest', open: openChest },
  { name: 'market', open: openMarket },
  { name: 'chronicle', open: openChronicle },
  {
    name: 'chronicle-share',
    async open(page, words) {
      await openChronicle(page, words);
      await page.getByRole('button', { name: words('journal:share'), exact: true }).tap();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  { name: 'warband-expenses', open: openExpenses },
  {
    // It changes the battle, in a fight that no later screen shows.
    name: 'battle-fight-settled',
    async open(page, words) {
      await openPhase(page, words, 'close-combat');
      await page.locator('.fight-row .fighter-sign').last().tap();
      await page
        .locator('.fight-strip')
        .getByRole('button', { name: words('mordheim:status.out-of-action.word') })
        .tap();
      const settled = page.locator('.fight-settled > summary');
      // Its toast covers the end of a low window.
      await settled.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await afterDoubleTap(page);
      await settled.tap();
      await expect(page.locator('.fight-settled .fight-row')).toHaveCount(2);
    },
  },
  {
    // From here on the battle has a room, at a hub that does not answer.
    name: 'battle-on-hub',
    open: openOnHub,
  },
  {
    // A side’s phone in the turn of the other, whose phone is out of reach. The next screen stands in for it.
    name: 'battle-waiting',
    async open(page, words) {
      await openOnHub(page, words);
      const question = page.getByRole('region', { name: words('table:seat.ask') });
      const waits = page.getByRole('button', { name: words('table:wait.stand-in') });
      await expect(question.or(waits).first()).toBeVisible();
      const side = page.locator('.gauge:not([aria-current]) .gauge-name').first();
      const name = (await side.textContent()) ?? '';
      if (await question.isVisible()) await question.getByRole('button', { name }).tap();
      await expect(waits).toBeVisible();
    },
  },
  {
    name: 'two-phones-on-hub',
    async open(page, words) {
      await openTable(page, words);
      const waits = page.getByRole('button', { name: words('table:wait.stand-in') });
      if (await waits.isVisible()) await waits.tap();
      await expect(waits).toHaveCount(0);
      await goTo(page, `${TABLE}/two-phones`, words('pass-battle:phones.title'));
      await expect(page.locator('.qr-code svg')).toBeVisible();
    },
  },
  {
    name: 'settings-hubs',
    async open(page, words) {
      await openSettings(page, words);
      const hub = await page.evaluate(() => location.host);
      await page.getByRole('button', { name: words('settings:hubs.forget-one', { hub }) }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'glance',
    async open(page, words) {
      await waitFor(page, 45_000, 50);
      await openTable(page, words);
      await expect(page.locator('.glance')).toBeVisible();
    },
  },
  {
    name: 'glance-facing',
    async open(page, words) {
      await openSettings(page, words);
      const facing = page.getByRole('switch', { name: words('settings:table.facing') });
      if (!(await facing.isChecked())) await facing.tap();
      await waitFor(page, 45_000, 50);
      await openTable(page, words);
      await expect(page.locator('.glance-half')).toHaveCount(2);
    },
  },
  {
    // Last: it changes the battle.
    name: 'rout-moment',
    async open(page, words) {
      await waitFor(page, 45_000, LONG);
      await waitFor(page, 2000, LONG);
      await openTable(page, words);
      // The test of this turn may have been taken already.
      const test = page.getByRole('article', { name: words('mordheim:duty.rout-test.title') });
      await goOnTo(page, test);
      await test
        .getByRole('button', { name: words('mordheim:duty.rout-test.outcome.failed') })
        .tap();
      await expect(page.locator('.rout-moment')).toBeVisible();
    },
  },
];

/** The table of a battle with a room at a hub that does not answer. */
async function openOnHub(page: Page, words: Words): Promise<void> {
  const hub = await page.evaluate(() => location.host);
  await goTo(page, '/nowhere', words('home:title'));
  await go(page, joining('b-tonight', hub));
  await expect(page.getByText(words('table:hub.apart', { hub }))).toBeVisible();
}

/** The address of a link to play a battle on a hub. */
function joining(battleId: BattleId, hub: string): string {
  const key = { right: 'write', secret: new Uint8Array(16) } as const;
  return `/join/${roomCode({ battleId, hub, key }, null)}`;
}

/** Opens a screen of those before the first battle or of a battle, in French. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const screen = [...FIRST_LAUNCH, ...EVENING].find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await screen.open(page, fr);
}

/** The aftermath of last week's battle, with an injury whose dice are half entered. */
async function openAfterBattle(page: Page, words: Words): Promise<void> {
  await goTo(page, '/battle/b-last-week/after/w-sample-1', words('after-battle:title'));
  await page.getByRole('button', { name: words('after-battle:injuries.also') }).tap();
  for (const name of ['Otto', 'Karl']) {
    await page.getByRole('button', { name, exact: true }).tap();
  }
  const otto = page
    .getByRole('region', { name: words('after-battle:step.injuries') })
    .getByRole('listitem', { name: 'Otto', exact: true });
  await otto.getByRole('button', { name: '2', exact: true }).tap();
  await expect(otto.locator('.thrown-dice')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

/** A hero chooses what to look for, and the market is open. */
async function openTrade(page: Page, words: Words): Promise<void> {
  await goTo(page, '/battle/b-last-week/after/w-sample-1', words('after-battle:title'));
  await page
    .getByRole('navigation', { name: words('after-battle:steps') })
    .getByRole('button', { name: words('after-battle:step.trade') })
    .tap();
  const trade = page.getByRole('region', { name: words('after-battle:step.trade') });
  await afterDoubleTap(page);
  await trade
    .getByRole('button', { name: new RegExp(`Ulrich.*${words('after-battle:trade.look')}`) })
    .tap();
  await trade.getByText(words('after-battle:trade.common')).first().tap();
  await expect(trade.locator('.ware').filter({ visible: true }).last()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

/** The warband after the aftermath, wherever the page has got to. */
async function finishAfterBattle(page: Page, words: Words): Promise<void> {
  await goTo(page, '/battle/b-last-week/after/w-sample-1', words('after-battle:title'));
  const done = page.getByText(words('after-battle:done.title'));
  const wayOn = page.locator('.k-dock button.k-primary');
  await expect(done.or(wayOn)).toBeVisible();
  // A step of the lists is one tap.
  for (let step = 0; step < 6 && !(await done.isVisible()); step += 1) {
    const next = (await wayOn.textContent()) ?? '';
    await wayOn.tap();
    await expect(page.locator('.k-dock .k-primary').last()).not.toHaveText(next);
    await afterDoubleTap(page);
  }
  await expect(done).toBeVisible();
}

/** The warband after its battle, with the dice of an advance that was left for later. */
async function openAdvance(page: Page, words: Words): Promise<void> {
  await finishAfterBattle(page, words);
  await page.getByRole('link', { name: words('after-battle:done.warband') }).tap();
  const advances = new RegExp(`^1 ${words('builder:row.advances', { count: 1 })}$`);
  await page.getByRole('button', { name: advances }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The chest on the warband’s page, opened completely. */
async function openChest(page: Page, words: Words): Promise<void> {
  await finishAfterBattle(page, words);
  await page.getByRole('link', { name: words('after-battle:done.warband') }).tap();
  await page.getByRole('button', { name: words('builder:actions.sell') }).tap();
  const chest = page.getByRole('region', { name: words('after-battle:stash.title') });
  await expect(chest).toBeVisible();
  for (const fold of await chest.locator('summary').all()) await fold.tap();
}

/** What may be bought, on every list. */
async function openMarket(page: Page, words: Words): Promise<void> {
  await finishAfterBattle(page, words);
  await page.getByRole('link', { name: words('after-battle:done.warband') }).tap();
  await page.getByRole('button', { name: words('builder:actions.buy') }).tap();
  const market = page.getByRole('dialog');
  await expect(market.locator('.ware').first()).toBeVisible();
  for (const fold of await market.locator('summary').all()) await fold.tap();
  await expect(market.locator('.ware').last()).toBeVisible();
}

async function openChronicle(page: Page, words: Words): Promise<void> {
  await finishAfterBattle(page, words);
  await page.getByRole('link', { name: words('after-battle:done.warband') }).tap();
  await page.getByRole('link', { name: words('after-battle:chronicle.title') }).tap();
  await expect(title(page)).toHaveText(words('after-battle:chronicle.title'));
  const battles = page.getByRole('region', { name: words('after-battle:chronicle.battles') });
  await battles.getByRole('button').first().tap();
  await expect(battles.locator('.chronicle-inside')).toBeVisible();
}

/** A recruit whom the treasury can pay. */
async function openExpenses(page: Page, words: Words): Promise<void> {
  await finishAfterBattle(page, words);
  await page.getByRole('link', { name: words('after-battle:done.warband') }).tap();
  const gold = words('mordheim:after.income-short.gold');
  await page.getByRole('button', { name: gold }).tap();
  await page.getByRole('textbox', { name: words('mordheim:after.income.gold') }).fill('90');
  await inSheet(page, words('roster:warband.close')).tap();
  await page.getByRole('button', { name: words('roster:warband.add') }).tap();
  const groups = page.getByRole('region', { name: words('roster:member.another') });
  await groups.getByRole('button').first().tap();
  const expenses = page.getByRole('region', { name: words('builder:expenses.title') });
  await expect(expenses).toBeVisible();
}

/** Milliseconds; longer than any inspection takes. */
const LONG = 3_600_000;

/** From now on the page waits this long instead of that many milliseconds, so that screens can be inspected. */
async function waitFor(page: Page, before: number, instead: number): Promise<void> {
  await page.evaluate(
    ([asked, given]) => {
      const wait = window.setTimeout.bind(window);
      const hasty = (then: () => void, time?: number) => wait(then, time === asked ? given : time);
      Object.assign(window, { setTimeout: hasty });
    },
    [before, instead] as const,
  );
}

/** The battle of the evening. */
const TABLE = '/battle/b-tonight';

/** Restores the evening, or another backup, into a fresh app. */
export async function bringEvening(
  page: Page,
  words: Words = fr,
  backup = eveningBackup(words),
): Promise<void> {
  await page.goto('/#/settings');
  await pickFile(page, words, backup);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('home:restore.restart') })
    .last()
    .tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTab(page, 'battles', words);
  await expect(page.getByRole('link', { name: words('home:progress.resume') })).toBeVisible();
}

/** What a campaign of five battles looks like; needs the evening with that campaign. */
export const CAMPAIGN: readonly AppScreen[] = [
  { name: 'campaign', open: (page, words) => openCampaign(page, words) },
  {
    name: 'campaign-battle',
    async open(page, words) {
      await openCampaign(page, words);
      const battles = page.getByRole('region', { name: words('after-battle:chronicle.battles') });
      await battles.getByRole('button').first().tap();
      await expect(battles.locator('.chronicle-fact').first()).toBeVisible();
    },
  },
  {
    name: 'campaign-grave',
    async open(page, words) {
      await openCampaign(page, words);
      const graves = page.getByRole('region', { name: words('after-battle:chronicle.graves') });
      await graves.getByRole('button').first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'campaign-of-all', open: openCampaignOfAll },
  {
    name: 'campaign-of-two',
    async open(page, words) {
      await openCampaignOfAll(page, words);
      const scores = page.getByRole('table', { name: words('campaign:scores') });
      await scores.getByRole('button').first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'campaign-tonight',
    async open(page, words) {
      await openCampaignOfAll(page, words);
      await page.getByRole('button', { name: words('campaign:menu') }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'campaign-pair',
    async open(page, words) {
      await openCampaignOfAll(page, words);
      const next = page.getByRole('region', { name: words('campaign:next') });
      await next.getByRole('button').tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'campaign-share',
    async open(page, words) {
      await openCampaignOfAll(page, words);
      await page.getByRole('button', { name: words('journal:share') }).tap();
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    },
  },
  {
    name: 'campaign-new',
    async open(page, words) {
      await goTo(page, '/warbands', words('roster:list.title'));
      await page.getByRole('button', { name: words('builder:list.new-campaign') }).tap();
      const bands = page.getByRole('dialog').getByRole('switch');
      await bands.nth(0).tap();
      await bands.nth(1).tap();
    },
  },
  {
    name: 'campaign-named',
    async open(page, words) {
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(words('campaign:name')).fill('Hiver à Mordheim');
      await sheet.getByRole('button', { name: words('campaign:make') }).tap();
      await expect(title(page)).toHaveText(words('campaign:title'));
    },
  },
  {
    name: 'campaign-menu',
    async open(page, words) {
      await page.getByRole('button', { name: words('campaign:menu') }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'campaign-link',
    async open(page, words) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words('journal:share') }).tap();
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    },
  },
  { name: 'member-veteran', open: openVeteran },
  {
    name: 'member-number',
    async open(page, words) {
      await openVeteran(page, words);
      const table = page
        .getByRole('dialog')
        .getByRole('group', { name: words('roster:member.profile') });
      await table.getByRole('button').nth(1).tap();
      await expect(page.getByRole('dialog')).toContainText(
        words('roster:member.maximum', { name: words('mordheim:characteristic.WS.name'), max: 6 }),
      );
    },
  },
  {
    name: 'warband-theirs',
    async open(page, words) {
      await goTo(page, '/warbands/w-theirs', 'Les Ombres');
      await expect(page.getByText(words('builder:theirs.scanned'))).toBeVisible();
    },
  },
];

async function openCampaignOfAll(page: Page, words: Words): Promise<void> {
  await goTo(page, '/warbands', words('roster:list.title'));
  await page.getByRole('link', { name: words('builder:list.campaign') }).tap();
  await expect(title(page)).toHaveText(words('campaign:title'));
}

/** The sheet of a member with battles behind him. */
async function openVeteran(page: Page, words: Words): Promise<void> {
  await goTo(page, '/warbands/w-sample-1', words('mordheim-samples:ravens'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /Gunther/ })
    .first()
    .tap();
  const life = words('after-battle:chronicle.life.felled', { names: '' });
  await expect(page.getByRole('dialog')).toContainText(life.trim());
}

function openCampaign(page: Page, words: Words): Promise<void> {
  return goTo(page, '/warbands/w-sample-1/chronicle', words('after-battle:chronicle.title'));
}

/** The evening of a warband with a campaign behind it. */
export async function bringCampaign(page: Page, words: Words = fr): Promise<void> {
  const image = `data:image/png;base64,${(await aPhoto()).toString('base64')}`;
  const photos = PHOTOGRAPHED.map((id) => ({ id, warbandId: 'w-sample-1', image, takenAt: 1 }));
  await bringEvening(page, words, eveningBackup(words, withCampaign, otherBands, photos));
}

/** Breaks the next screen that shows a time, as a bug would. */
export async function openErrorScreen(page: Page, words: Words): Promise<void> {
  await goTo(page, '/settings', words('settings:title'));
  await page.evaluate(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new RangeError('A test broke the clock.');
      },
    });
    location.hash = '/battle/b-tonight/journal';
  });
  await expect(title(page)).toHaveText(words('error:broken.title'));
}

/** To an address, which has this heading. */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  const elsewhere = await page.evaluate(
    ([hash, wanted]) =>
      location.hash !== hash &&
      document.querySelector('dialog:modal') === null &&
      document.querySelector('main') !== null &&
      document.querySelector('h1')?.textContent !== wanted,
    [`#${path}`, heading] as const,
  );
  if (!elsewhere) {
    // By way of another screen: this closes any open sheet, and the heading shows when the next screen is
    // there.
    await go(page, '/nowhere');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await go(page, path);
  await expect(title(page)).toHaveText(heading);
  // The static first paint, before the app has rendered, has the home screen's title.
  await expect(page.getByRole('main')).toBeVisible();
}

/** Changes the address, and waits until the app has noticed it: of two quick changes it sees only the last. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        if (location.hash === `#${hash}`) resolve();
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = hash;
      }),
    path,
  );
}

/**
 * Waits until a second tap on the same spot no longer counts as a double tap (ui/battle/tap-guard.ts).
 * @param tapped time of the last tap, in ms since 1970; by default now
 */
export async function afterDoubleTap(page: Page, tapped = Date.now()): Promise<void> {
  await page.waitForTimeout(Math.max(0, tapped + 400 - Date.now()));
}

/** The table, scrolled to the top; open sheets are closed. */
async function openTable(page: Page, words: Words): Promise<void> {
  const tapped = Date.now();
  const covered = await page.evaluate(
    (hash) => location.hash === hash && document.querySelector('dialog:modal') !== null,
    `#${TABLE}`,
  );
  if (covered) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
  } else {
    await goTo(page, TABLE, words('table:header.round', { round: 3 }));
  }
  // The button for the next sheet may be where the last one was.
  await afterDoubleTap(page, tapped);
  await expect(page.locator('output[data-save]')).toBeAttached();
}

async function openDuel(page: Page, words: Words, what: 'melee' | 'shot' | 'fall'): Promise<void> {
  // A fall is not a duel.
  const heading = what === 'fall' ? 'resolver.fall.name' : 'resolver-tab';
  await goTo(page, `${TABLE}/duel/${what}`, words(`mordheim:${heading}`));
}

async function openDuelists(page: Page, words: Words): Promise<void> {
  await openDuel(page, words, 'melee');
  const roles = page.getByRole('region', { name: words('resolver:roles') });
  await roles.getByRole('button').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The dice of a fall: they need no choice on the way to the end. */
async function openDice(page: Page, words: Words): Promise<void> {
  await openDuel(page, words, 'fall');
  await page.getByRole('button', { name: words('resolver:settle.start') }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openRules(page: Page, words: Words): Promise<void> {
  await goTo(page, `${TABLE}/rules`, words('rules:title'));
}

async function openOnTable(page: Page, words: Words, button: string): Promise<void> {
  await openTable(page, words);
  await page.getByRole('button', { name: button }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openMenu(page: Page, words: Words): Promise<void> {
  await openTable(page, words);
  await page.getByRole('button', { name: words('table:header.menu') }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openFromMenu(page: Page, words: Words, item: string): Promise<void> {
  await openMenu(page, words);
  await inSheet(page, words(item)).tap();
  await expect(page.getByRole('heading', { name: words(item), level: 2 })).toBeVisible();
}

async function openPhase(page: Page, words: Words, phase: string): Promise<void> {
  await openTable(page, words);
  const phases = page.getByRole('list', { name: words('table:phases.all') });
  const name = words(`mordheim:phase.${phase}.short`);
  await phases.getByRole('button', { name }).tap();
  await expect(phases.locator('[aria-current="step"]')).toHaveText(name);
}

/** Presses the next-phase button until this is there. */
async function goOnTo(page: Page, there: Locator): Promise<void> {
  const button = page.locator('.battle-dock button.k-primary');
  // Each step of a turn is one tap; more taps than steps means that it never comes.
  for (let step = 0; step < MOST_STEPS && !(await there.isVisible()); step += 1) {
    const next = await button.textContent();
    // A rout test that is due comes first.
    const rout = page.locator('.k-card.k-tone-rout .k-button-pass');
    await ((await page.locator('.k-primary-rout').count()) > 0 ? rout : button).tap();
    await expect(button).not.toHaveText(next ?? '');
    await afterDoubleTap(page);
  }
  await expect(there).toBeVisible();
}

/** More steps than the turns of two sides have. */
const MOST_STEPS = 20;

async function wound(page: Page, words: Words, name: string): Promise<void> {
  await openTable(page, words);
  await page.getByRole('button', { name: words('mordheim:wound.lost', { name }) }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openFighter(page: Page, words: Words, name: string): Promise<void> {
  await openTable(page, words);
  // The links of his opponents name him too.
  const itself = page.getByText(name, { exact: true });
  await page.getByRole('main').getByRole('link').filter({ has: itself }).tap();
  await expect(title(page)).toHaveText(name);
}

async function openWarband(page: Page, words: Words): Promise<void> {
  await goTo(page, '/warbands', words('roster:list.title'));
  const name = words('mordheim-samples:ravens');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).tap();
  await expect(title(page)).toHaveText(name);
}

async function openHandOver(page: Page, words: Words): Promise<void> {
  await openWarband(page, words);
  await page.getByRole('link', { name: words('roster:warband.hand-over') }).tap();
  await expect(title(page)).toHaveText(words('hand-over:title'));
  await expect(page.locator('.qr-code svg')).toBeVisible();
}

async function openPrint(page: Page, words: Words): Promise<void> {
  await openHandOver(page, words);
  await page.getByRole('link', { name: words('hand-over:paper.sheet') }).tap();
  await expect(title(page)).toHaveText(words('print:title'));
  await expect(page.locator('.sheet')).toBeVisible();
}

async function openOnWarband(page: Page, words: Words, button: string | RegExp): Promise<void> {
  await openWarband(page, words);
  await page.getByRole('button', { name: button }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A list with a part read in each of the four ways. */
async function previewList(page: Page, words: Words): Promise<void> {
  await goTo(page, '/import', words('import:title'));
  const list = [
    'Les Loups de Reikland',
    'Mercenaires reiklanders',
    '',
    'Ulrich, capitaine : épée, pistolet, casque [24XP]',
    'Gunther, champion : marteau, dague',
    'Otto, champoin : hache, armure légère',
    '3 guerriers : épée, bouclier',
    '3 tireurs : arbalète, lanterne magique de voyage',
    'Grognard, porte-bannière : hallebarde',
  ].join('\n');
  await page.getByRole('textbox').fill(list);
  await page.getByRole('button', { name: words('import:paste.read') }).tap();
  await expect(page.getByRole('list', { name: words('import:lines') })).toBeVisible();
}

/** Part of a battle's codes. */
async function readCodes(page: Page, words: Words, codes: string): Promise<void> {
  await goTo(page, '/import/battle', words('pass-battle:receive.title'));
  await page.getByRole('textbox').fill(codes);
  await page.getByRole('button', { name: words('pass-battle:receive.take') }).tap();
}

/** With a light side, an absent fighter, and all house rules visible. */
async function fillSetup(page: Page, words: Words): Promise<void> {
  await goTo(page, '/new-battle', words('setup:title'));
  await page.getByText(words('setup:who.title')).first().tap();
  await page.getByRole('button', { name: 'Ulrich', exact: true }).tap();
  await page.getByText(words('setup:side.light'), { exact: true }).last().tap();
  await page.getByText(words('setup:house.title')).tap();
  for (const group of ['common', 'rout', 'allies', 'combat', 'nerve', 'optional', 'rare']) {
    await page
      .locator('summary')
      .getByText(words(`setup:house.${group}`), { exact: true })
      .tap();
  }
}

async function openSettings(page: Page, words: Words): Promise<void> {
  await goTo(page, '/settings', words('settings:title'));
}

async function pickFile(page: Page, words: Words, text: string): Promise<void> {
  await page.getByLabel(words('home:restore.choose')).setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

function inSheet(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('button', { name }).first();
}
