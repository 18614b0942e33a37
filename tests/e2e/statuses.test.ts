import type { Locator, Page } from '@playwright/test';
import { type Look, statusLook } from '#ui/battle/looks.ts';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { expect, test } from './support/app.ts';
import { shapeDifferences } from './support/difference.ts';
import { openScreen } from './support/screens.ts';
import { SYSTEMS } from './support/systems.ts';

// Without colours, a fighter's statuses must be distinguishable by their signs. The pictures are compared in
// grey at equal strength, so that a lighter tone is no difference.

/**
 * Share of the area of two signs that only one of them must cover: 0.00 for the same sign, 0.61 and more for
 * those in use.
 */
const APART = 0.3;

test('no two statuses of a game look the same in grey', async ({ page }) => {
  await page.goto('/');
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const system of SYSTEMS) {
      const looks = system.statuses.map(({ id }) => [id, statusLook(system, id)] as const);
      expect(await alike(page, new Map(looks)), `${system.id}, ${theme}`).toEqual([]);
    }
  }
  // Two statuses with one sign are found, whatever their colours.
  const looks = new Map<string, Look>([
    ['stunned', { icon: 'stunned', tone: 'stunned' }],
    ['dazed', { icon: 'stunned', tone: 'knocked-down' }],
    ['fleeing', { icon: 'fleeing', tone: 'fleeing' }],
  ]);
  expect(await alike(page, looks)).toEqual(['stunned · dazed']);
});

test.describe('at the table', () => {
  test.use({ begins: 'evening' });

  test('the strips show each status with a sign of its own', async ({ page }) => {
    await page.goto('/');
    await openScreen(page, 'battle-states');
    const tiles = page.getByRole('group', { name: 'Ulrich', exact: true }).getByRole('button');
    await tiles.first().scrollIntoViewIfNeeded();
    const names = await tiles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(await pairsAlike(page, names, tiles.locator('svg'))).toEqual([]);
  });
});

/** Draws each as a row of the table does, and returns the pairs that can't be distinguished. */
async function alike(page: Page, looks: ReadonlyMap<string, Look>): Promise<readonly string[]> {
  await page.evaluate(drawDiscs, [...looks.values()].map(discOf));
  return pairsAlike(page, [...looks.keys()], page.locator('#discs svg'));
}

async function pairsAlike(
  page: Page,
  names: readonly string[],
  signs: Locator,
): Promise<readonly string[]> {
  const differences = await shapeDifferences(page, signs);
  expect(differences).toHaveLength(names.length);
  return names.flatMap((one, at) =>
    names.flatMap((other, against) =>
      against > at && (differences[at]?.[against] ?? 0) < APART ? [`${one} · ${other}`] : [],
    ),
  );
}

interface Disc {
  readonly className: string;
  /** Side of the sign's own grid. */
  readonly box: number;
  /** Attributes of the drawn shapes. */
  readonly sign: Readonly<Record<string, string>>;
}

/** The disc of a row, with the page's own styles and signs. */
function discOf({ icon, tone }: Look): Disc {
  const shape = Object.entries(iconShapes).find(([name]) => name === icon)?.[1];
  const glyph = Object.entries(iconGlyphs).find(([name]) => name === icon)?.[1];
  return {
    className: `middle k-disc k-tone-${tone}`,
    box: shape === undefined ? 24 : 512,
    sign: shape === undefined ? { d: glyph ?? '' } : { href: `#icon-${shape}` },
  };
}

/** Runs in the page, and creates elements one by one: the page accepts no markup from strings. */
function drawDiscs(discs: readonly Disc[]): void {
  const NAMESPACE = 'http://www.w3.org/2000/svg';
  const row = document.createElement('div');
  row.id = 'discs';
  row.style.cssText =
    'position: fixed; inset: 0 auto auto 0; z-index: 9; display: flex; flex-wrap: wrap';
  row.append(...discs.map(draw));
  document.querySelector('#discs')?.remove();
  document.body.append(row);

  function draw({ className, box, sign }: Disc): Element {
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
    disc.className = className;
    disc.append(svg);
    return disc;
  }
}
