import { expect } from 'vitest';
import type { Words } from '../../e2e/support/words.ts';
import type { Calculation } from '../../support/story/calculation.ts';
import { begins, escaped, type Table } from '../../support/story/table.ts';
import { plain } from '../battle/open-table.tsx';
import {
  all,
  allNamed,
  button,
  expectText,
  named,
  one,
  said,
  tapOn,
  until,
  withText,
} from './on-screen.ts';

/** Calculations and counters, in the app opened by the test. */
export function calculationIn(table: Table, words: Words): Calculation {
  const sheet = () => one('dialog[open]');
  const page = () => one('main');
  const tabs = () => one(`nav[aria-label="${words('table:tabs.all')}"]`);
  const group = (name: string) => named(page(), 'group', name);
  const shown = (name: string) => one('output', group(name));
  const circumstance = (field: string) => button(page(), new RegExp(`^${escaped(field)}( \\(|$)`));
  const need = (name: string) => {
    const [found] = all('.need').filter((line) => said(line).includes(plain(name)));
    if (found === undefined) throw new Error(`nothing needs ${name}`);
    return found;
  };
  const value = (name: string) => Number(said(shown(name)));

  // "Au contact…" or "Engagé × 2".
  const touches = new RegExp(
    [0, 2]
      .map((count) => escaped(plain(words('fighter:engaged', { count }))).replace('2', '\\d+'))
      .join('|'),
  );

  /** One tap per point. */
  const stepTo = async (name: string, [less, more]: readonly [string, string], to: number) => {
    let now = await until(() => value(name));
    while (now !== to) {
      const step = now < to ? more : less;
      await tapOn(() => button(group(name), step));
      now += now < to ? 1 : -1;
      const wanted = now;
      await until(() => expect(value(name)).toBe(wanted));
    }
  };

  return {
    async fighter(name) {
      const row = () => withText(all('.fighters > li'), ['.fighter-name', name]);
      await tapOn(() => one('a.fighter-face', row()));
      await until(() => expect(said(one('h1'))).toBe(plain(name)));
    },
    async back() {
      await tapOn(() => named(one('header.k-topbar'), 'link', words('fighter:back')));
      await until(() => one('section[aria-labelledby="to-do-now"]'));
    },
    async touch(enemy) {
      await tapOn(() => button(page(), touches));
      const name = () => button(sheet(), enemy);
      await tapOn(name);
      await until(() => expect(name().getAttribute('aria-pressed')).toBe('true'));
      await tapOn(() => button(sheet(), words('fighter:close')));
      await until(() => expect(all('dialog[open]')).toEqual([]));
    },
    expectCount: async (name, wanted) => {
      await until(() => expect(value(name)).toBe(wanted));
    },
    count: (name, to) =>
      stepTo(
        name,
        [words('fighter:counter-less', { name }), words('fighter:counter-more', { name })],
        to,
      ),
    async open(link) {
      await tapOn(() => named(document.body, 'link', link));
      await until(() => named(page(), 'region', words('resolver:roles')));
    },
    async openCard(title, link) {
      await tapOn(() => named(one(`article[aria-label="${title}"]`), 'link', link));
      await until(() => named(page(), 'region', words('resolver:roles')));
    },
    set: (name, to) =>
      stepTo(
        name,
        [words('resolver:fields.less', { name }), words('resolver:fields.more', { name })],
        to,
      ),
    tick: (field) => tapOn(() => circumstance(field)),
    async expectTicked(field) {
      await until(() => expect(circumstance(field).getAttribute('aria-pressed')).toBe('true'));
    },
    expectGroup: (name, field) => expectText(() => group(name), field),
    expectNeed: (name, text) => expectText(() => need(name), text),
    openNeed: (name) =>
      tapOn(() =>
        need(name).matches('summary, button') ? need(name) : one('summary, button', need(name)),
      ),
    expectSaid: (text) => expectText(page, text),
    start: () => tapOn(() => button(document.body, begins(words('resolver:settle.start')))),
    async expectNoStart() {
      expect(allNamed(document.body, 'button', begins(words('resolver:settle.start')))).toEqual([]);
    },
    async throws(...faces) {
      for (const face of faces) await table.face(face);
    },
    async expectSoFar(lines) {
      const soFar = () => named(sheet(), 'list', words('resolver:settle.so-far'));
      // One roll may have several sentences, which are then on one line.
      await until(() => expect(said(soFar()).trim()).toBe(plain(lines.join(' '))));
    },
    follow: () => tapOn(() => button(sheet(), begins(words('resolver:settle.follow')))),
    async journal() {
      await tapOn(() => named(tabs(), 'link', words('table:tabs.journal')));
      await until(() => expect(said(one('h1'))).toBe(plain(words('journal:title'))));
      const text = page().textContent ?? '';
      await tapOn(() => named(tabs(), 'link', words('table:tabs.table')));
      return text;
    },
  };
}
