import type { Page } from '@playwright/test';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { system as combatDice } from '#rules/systems/combat-dice/index.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { type Look, statusLook } from '#ui/battle/looks.ts';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { shapeDifference } from './support/difference.ts';
import { bringEvening, EVENING } from './support/screens.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

// Whoever sees no colours must tell a fighter's statuses by their signs. The pictures are compared in
// grey, each as strong as the other, so that a lighter tone is no difference.

/** Of what two signs cover together, so much must be covered by one of them only: 0.00 for the same sign, 0.61 and more for those in use. */
const APART = 0.3;

for (const system of [mordheim, warhammerSkirmish, combatDice, colonial]) {
  test(`${system.id}: no two statuses look the same without colours`, async ({ page }) => {
    await page.goto('/');
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await alike(page, looksOf(system)), theme).toEqual([]);
    }
  });
}

test('two statuses with one sign would be noticed, whatever their colours', async ({ page }) => {
  await page.goto('/');
  const looks = new Map<string, Look>([
    ['stunned', { icon: 'stunned', tone: 'stunned' }],
    ['dazed', { icon: 'stunned', tone: 'knocked-down' }],
    ['fleeing', { icon: 'fleeing', tone: 'fleeing' }],
  ]);
  expect(await alike(page, looks)).toEqual(['stunned · dazed']);
});

test('the strips of the table show each status by a sign of its own', async ({ page }) => {
  await bringEvening(page);
  await EVENING.find(({ name }) => name === 'battle-states')?.open(page, fr);
  const tiles = page.getByRole('group', { name: 'Ulrich', exact: true }).getByRole('button');
  const pictures = new Map<string, Buffer>();
  for (const tile of await tiles.all()) {
    const sign = tile.locator('svg');
    pictures.set((await tile.getAttribute('aria-label')) ?? '', await sign.screenshot());
  }
  expect(pictures.size).toBeGreaterThanOrEqual(5);
  expect(await pairsAlike(page, pictures)).toEqual([]);
});

function looksOf(system: RuleSystem): ReadonlyMap<string, Look> {
  return new Map(system.statuses.map(({ id }) => [id, statusLook(system, id)]));
}

/** Draws each as a row of the table does, and tells the pairs that nobody could tell apart. */
async function alike(page: Page, looks: ReadonlyMap<string, Look>): Promise<readonly string[]> {
  const pictures = new Map<string, Buffer>();
  for (const [status, look] of looks) pictures.set(status, await pictureOf(page, look));
  return pairsAlike(page, pictures);
}

async function pairsAlike(
  page: Page,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const all = [...pictures];
  const pairs = all.flatMap(([name, one], at) =>
    all
      .slice(at + 1)
      .map(([otherName, other]) => ({ names: `${name} · ${otherName}`, one, other })),
  );
  const differences: string[] = [];
  for (const { names, one, other } of pairs) {
    const difference = await shapeDifference(page, one, other);
    if (difference < APART) differences.push(names);
  }
  return differences;
}

/** The disc of a row, by the looks and the signs of the page itself. */
async function pictureOf(page: Page, { icon, tone }: Look): Promise<Buffer> {
  const shape = Object.entries(iconShapes).find(([name]) => name === icon)?.[1];
  const glyph = Object.entries(iconGlyphs).find(([name]) => name === icon)?.[1];
  await page.evaluate(drawDisc, {
    className: `k-disc k-tone-${tone}`,
    box: shape === undefined ? 24 : 512,
    sign: shape === undefined ? { d: glyph ?? '' } : { href: `#icon-${shape}` },
  });
  return page.locator('#disc > svg').screenshot();
}

interface Disc {
  readonly className: string;
  /** Side of the sign's own grid. */
  readonly box: number;
  /** Attributes of what is drawn. */
  readonly sign: Readonly<Record<string, string>>;
}

/** Runs in the page, by its own pieces: the page takes no markup out of strings. */
function drawDisc({ className, box, sign }: Disc): void {
  const NAMESPACE = 'http://www.w3.org/2000/svg';
  const drawn = document.createElementNS(NAMESPACE, 'href' in sign ? 'use' : 'path');
  const stroke =
    'href' in sign ? {} : { fill: 'none', stroke: 'currentColor', 'stroke-width': '2' };
  for (const [name, value] of Object.entries({ ...sign, ...stroke })) {
    drawn.setAttribute(name, value);
  }
  const svg = document.createElementNS(NAMESPACE, 'svg');
  for (const [name, value] of [
    ['width', '25'],
    ['height', '25'],
    ['viewBox', `0 0 ${box} ${box}`],
  ] as const) {
    svg.setAttribute(name, value);
  }
  svg.append(drawn);
  const disc = document.createElement('div');
  disc.id = 'disc';
  disc.className = className;
  disc.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
  disc.append(svg);
  document.querySelector('#disc')?.remove();
  document.body.append(disc);
}
