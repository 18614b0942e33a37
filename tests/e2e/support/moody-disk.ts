import type { Page } from '@playwright/test';

/**
 * What the disk of a page does from now on: the error that writes throw, 'hangs' to delay them without end,
 * or '' to work normally.
 */
export type DiskMood = '' | 'hangs' | `${string}Error`;

/**
 * From the next page on, writes of battle data behave as `setDisk` says, since a test browser's quota can't
 * be exhausted.
 */
export async function moodyDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mood = () => document.documentElement.dataset['disk'] ?? '';
    for (const name of ['add', 'put', 'delete', 'clear']) {
      const real: unknown = Reflect.get(IDBObjectStore.prototype, name);
      if (typeof real !== 'function') throw new Error(`no ${name}`);
      Reflect.set(
        IDBObjectStore.prototype,
        name,
        function spoilt(this: IDBObjectStore, ...values: unknown[]) {
          if (this.name === 'entries' && mood().endsWith('Error'))
            throw new DOMException('spoilt', mood());
          const answer: unknown = Reflect.apply(real, this, values);
          return answer;
        },
      );
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
