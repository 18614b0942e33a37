import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '#ui/effects/kept-focus.ts';

// It watches as long as the page lives: once is for all of these.
beforeAll(() => keepFocus(false));

beforeEach(async () => {
  show('<h1>Bataille</h1><ul><li id="a"><button>A</button></li><li id="b">B</li></ul>');
  await noticed();
});

function show(page: string): void {
  document.body.innerHTML = `<main>${page}</main>`;
}

/** What has changed in a page is told once the change is over. */
function noticed() {
  return new Promise((resolve) => setTimeout(resolve));
}

function focused(): string {
  return document.activeElement?.textContent ?? '';
}

it('a new screen begins at its title', async () => {
  show('<h1>Journal</h1><p>Rien</p>');
  await noticed();
  expect(focused()).toBe('Journal');
});

it('what goes away hands the focus to what stands in its place', async () => {
  document.querySelector('button')?.focus();
  expect(focused()).toBe('A');
  document.querySelector('#a')?.remove();
  await noticed();
  expect(focused()).toBe('B');
});

it('whoever is somewhere is left there', async () => {
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

it('in an open sheet the focus stays within it', async () => {
  openSheet('<ul><li id="c"><button id="press">C</button></li><li>D</li></ul>');
  document.querySelector<HTMLElement>('#press')?.focus();
  document.querySelector('#c')?.remove();
  await noticed();
  expect(focused()).toBe('D');
});

it('a sheet that comes in place of another has the focus, not the page beneath', async () => {
  openSheet('<button id="press">C</button>');
  document.querySelector<HTMLElement>('#press')?.focus();
  document.querySelector('dialog')?.remove();
  openSheet('Menu');
  await noticed();
  expect(focused()).toBe('Menu');
});
