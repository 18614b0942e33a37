import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { plain, tap } from '../battle/open-table.tsx';

// Queries and taps on an app without a browser.

/** Waits until `look` no longer throws. */
export async function until<T>(look: () => T): Promise<T> {
  try {
    return look();
  } catch {
    return waitFor(look, { interval: 10, onTimeout: (error) => error });
  }
}

/** Taps what `find` finds, as soon as it does, and waits for the effects. */
export async function tapOn(find: () => HTMLElement): Promise<void> {
  const target = await until(find);
  await act(async () => tap(target));
}

/** The only one of these elements. @throws when there is none, or more than one */
export function one(selector: string, inside: ParentNode = document): HTMLElement {
  return only(all(selector, inside), selector);
}

export function all(selector: string, inside: ParentNode = document): readonly HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(selector)];
}

/** The one with this text in its own element. */
export function withText(
  elements: readonly HTMLElement[],
  [selector, text]: readonly [string, string],
): HTMLElement {
  return only(
    elements.filter((element) =>
      all(selector, element).some((part) => plain(part.textContent ?? '').trim() === plain(text)),
    ),
    text,
  );
}

/** A button by its accessible name, with plain spaces for all others. */
export function button(inside: HTMLElement, name: string | RegExp): HTMLElement {
  return named(inside, 'button', name);
}

/** An element by role and accessible name, at any depth. */
export function named(inside: ParentNode, role: Role, name: string | RegExp): HTMLElement {
  return only(allNamed(inside, role, name), String(name));
}

export function allNamed(
  inside: ParentNode,
  role: Role,
  name: string | RegExp,
): readonly HTMLElement[] {
  return all(ROLES[role], inside).filter((element) => {
    const spoken = spokenName(element);
    return typeof name === 'string' ? spoken === plain(name).trim() : name.test(spoken);
  });
}

/** Selectors of the elements that have a role in this app. */
const ROLES = {
  button: 'button',
  link: 'a[href]',
  group: 'fieldset',
  region: 'section',
  list: 'ul, ol',
  radio: 'input[type="radio"]',
} as const;

type Role = keyof typeof ROLES;

/** The accessible name: the label, the labelling element’s text, or the content. */
function spokenName(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label).trim();
  const labelledBy = element.getAttribute('aria-labelledby');
  const speaks =
    labelledBy === null
      ? (element.closest('label') ?? element)
      : document.getElementById(labelledBy);
  return speaks === null ? '' : heard(speaks).replaceAll(/\s+/g, ' ').trim();
}

function heard(node: Node): string {
  if (!(node instanceof Element)) return plain(node.textContent ?? '');
  if (node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.getAttribute('aria-label');
  return label ?? [...node.childNodes].map(heard).join('');
}

/** Waits until the text is there, with plain spaces for all others. */
export async function expectText(find: () => HTMLElement, text: string): Promise<void> {
  await until(() => expect(said(find())).toContain(plain(text)));
}

/** An element’s text with single spaces between words. */
export function said(element: HTMLElement): string {
  return plain(element.textContent ?? '').replaceAll(/\s+/g, ' ');
}

function only(found: readonly HTMLElement[], what: string): HTMLElement {
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) {
    const buttons = all('button, a[href]').map(spokenName).join(' | ');
    throw new Error(`${found.length} × ${what} at ${location.hash}, where there is ${buttons}`);
  }
  return first;
}
