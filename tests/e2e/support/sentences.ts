import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type Site, test } from './site.ts';
import { en, fr, type Words } from './words.ts';

// What journeys need to bring up the sentences that tell of trouble, in each language.

/** Declares journeys once for a phone in French and once more for one in English. */
export function inBothLanguages(declare: (words: Words) => void): void {
  for (const [locale, words, tag] of [
    ['fr-FR', fr, []],
    ['en-GB', en, ['@again']],
  ] as const) {
    test.describe(locale, { tag: [...tag] }, () => {
      test.use({ locale });
      declare(words);
    });
  }
}

/**
 * The sentence of this key is on the screen. tests/contract/sentences.test.ts reads these lines: the key
 * stands in them as it is.
 */
export async function sees(
  place: Page | Locator,
  words: Words,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const [sentence, ...rest] = words(key, params).split(ANYTHING).map(escaped);
  const pattern = new RegExp([sentence, ...rest].join('.+'));
  await expect(
    place.getByText(rest.length === 0 ? words(key, params) : pattern).first(),
  ).toBeVisible();
}

/** In the place of a parameter: whatever stands there. */
export const ANYTHING = '\u{2063}';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the disk of a page does from now on: the name of what it throws, or one of these. */
export type DiskMood = '' | 'hangs' | 'forgets-reading' | 'conflict' | `${string}Error`;

/** From the next page on, its disk does as `setDisk` says. */
export async function moodyDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mood = () => document.documentElement.dataset['disk'] ?? '';
    const spoil = (home: object, name: string, when: (is: string) => boolean) => {
      const real: unknown = Reflect.get(home, name);
      if (typeof real !== 'function') throw new Error(`no ${name}`);
      Reflect.set(home, name, function spoilt(this: IDBObjectStore, ...values: unknown[]) {
        if (mood() === 'conflict' && name === 'add') {
          // Another content has taken the id in this very moment.
          Reflect.apply(this.put, this, [{ ...Object(values[0]), data: 7 }]);
          throw new DOMException('taken', 'ConstraintError');
        }
        if (when(mood())) {
          throw new DOMException('spoilt', mood().endsWith('Error') ? mood() : 'UnknownError');
        }
        const answer: unknown = Reflect.apply(real, this, values);
        return answer;
      });
    };
    for (const name of ['add', 'put', 'delete', 'clear']) {
      spoil(IDBObjectStore.prototype, name, (is) => is.endsWith('Error'));
    }
    for (const home of [IDBObjectStore.prototype, IDBIndex.prototype]) {
      for (const name of ['getAll', 'openCursor']) {
        spoil(home, name, (is) => is === 'forgets-reading');
      }
    }
    const held: (() => void)[] = [];
    const { addEventListener: listen } = EventTarget.prototype;
    IDBTransaction.prototype.addEventListener = function held_(
      this: IDBTransaction,
      kind: string,
      listener: EventListenerOrEventListenerObject | null,
    ) {
      const late = mood() === 'hangs' && kind === 'complete' && typeof listener === 'function';
      listen.call(
        this,
        kind,
        late ? (event) => held.push(() => Reflect.apply(listener, this, [event])) : listener,
      );
    };
    addEventListener('disk-answers', () => {
      for (const answer of held.splice(0)) answer();
    });
  });
}

export async function setDisk(page: Page, mood: DiskMood): Promise<void> {
  await page.evaluate((is) => {
    document.documentElement.dataset['disk'] = is;
    if (is === '') dispatchEvent(new Event('disk-answers'));
  }, mood);
}

/** Takes files of the build off the site; answers with what puts them back. */
export async function withhold(site: Site, names: RegExp): Promise<() => Promise<void>> {
  const folder = path.join(site.root, 'assets');
  const taken = (await readdir(folder)).filter((name) => names.test(name));
  expect(taken).not.toEqual([]);
  const move = (from: string, to: string) =>
    Promise.all(taken.map((name) => rename(path.join(from, name), path.join(to, name))));
  await move(folder, site.root);
  return async () => {
    await move(site.root, folder);
  };
}

/** Gives a page that is not the app, of the same site, for work on the database behind its back. */
export async function besideTheApp(page: Page): Promise<void> {
  // WebKit shows a text with styles of its own, and complains of them: an image.
  await page.goto('/icons/favicon.svg');
}
