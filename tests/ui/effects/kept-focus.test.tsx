import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '#ui/effects/kept-focus.ts';

// The watcher runs as long as the page, so it is started once for all of these.
beforeAll(() => keepFocus(false));

beforeEach(async () => {
  show('<h1>Bataille</h1><ul><li id="a"><button>A</button></li><li id="b">B</li></ul>');
  await noticed();
});

function show(page: string): void {
  document.body.innerHTML = `<main>${page}</main>`;
}

/** Mutations are reported once the change is complete. */
function noticed() {
  return new Promise((resolve) => setTimeout(resolve));
}

function focused(): string {
  return document.activeElement?.textContent ?? '';
}

it('a new screen focuses its title', async () => {
  show('<h1>Journal</h1><p>Rien</p>');
  await noticed();
  expect(focused()).toBe('Journal');
});

it('a removed element hands the focus to its replacement', async () => {
  document.querySelector('button')?.focus();
  expect(focused()).toBe('A');
  document.querySelector('#a')?.remove();
  await noticed();
  expect(focused()).toBe('B');
});

it('an existing focus is left alone', async () => {
  document.querySelector('button')?.focus();
  document.querySelector('#b')?.remove();
  await noticed();
  expect(focused()).toBe('A');
});

function openSheet(inside: string): void {
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', `<dialog open>${inside}</dialog>`);
}

const ROW = '<button>État</button><b id="strip"><button id="tile">Perdre 1 PV</button></b>';
const STRIP =
  '<button id="own" aria-expanded="true">Sonné</button><p id="strip"><button id="tile">Debout</button></p>';

it.each([
  ['a strip that closes gives it to its own button', `<section>${STRIP}</section>`, 'Sonné'],
  ['a row that loses a button, to its first control', `<ul><li>Klaus ${ROW}</li></ul>`, 'État'],
  [
    'a row without controls, to the row',
    '<ul><li>Klaus <i id="strip" tabindex="0">…</i></li></ul>',
    'Klaus ',
  ],
])('%s', async (_, page, to) => {
  show(`<h1>Bataille</h1>${page}`);
  await noticed();
  document.querySelector<HTMLElement>('#tile, #strip')?.focus();
  document.querySelector('#own')?.setAttribute('aria-expanded', 'false');
  document.querySelector('#strip')?.remove();
  await noticed();
  expect(focused()).toBe(to);
});

it('with an open sheet the focus stays inside it', async () => {
  openSheet('<ul><li id="c"><button id="press">C</button></li><li>D</li></ul>');
  document.querySelector<HTMLElement>('#press')?.focus();
  document.querySelector('#c')?.remove();
  await noticed();
  expect(focused()).toBe('D');
});

it('a sheet that replaces another takes the focus, not the page below', async () => {
  openSheet('<button id="press">C</button>');
  document.querySelector<HTMLElement>('#press')?.focus();
  document.querySelector('dialog')?.remove();
  openSheet('Menu');
  await noticed();
  expect(focused()).toBe('Menu');
});

it('the focus is shown where it goes after a key press, and not after a tap', async () => {
  press('Tab');
  await leaveA();
  expect(ringOnB()).toBe(true);
  tap(1);
  await leaveA();
  expect(ringOnB()).toBe(false);
  // Enter on a button is a click as well.
  press('Enter');
  tap(0);
  await leaveA();
  expect(ringOnB()).toBe(true);
});

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** @param detail how often a finger or mouse has clicked; 0 for a key */
function tap(detail: number): void {
  document.body.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
}

/** The focused card disappears. */
async function leaveA(): Promise<void> {
  show('<h1>Bataille</h1><ul><li id="a"><button>A</button></li><li id="b">B</li></ul>');
  await noticed();
  document.querySelector('button')?.focus();
  document.querySelector('#a')?.remove();
  await noticed();
  expect(focused()).toBe('B');
}

function ringOnB(): boolean {
  return !document.querySelector('#b')?.hasAttribute('data-focus');
}
