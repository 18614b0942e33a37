import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { newBattle, openTable, plain, tap, textOf } from './open-table.tsx';

// Under the header, while the gauges are scrolled out of sight.

beforeAll(() => startI18n('fr'));

type News = readonly Partial<IntersectionObserverEntry>[];

/** What the page asks the browser to tell: whether the gauges are in sight, below a header of this margin. */
interface Watch {
  readonly tell: (...told: News) => void;
  readonly margin: string | undefined;
  readonly of: Element;
}

/** Those that have not been ended. */
let watches: Watch[];
let resized: (() => void)[];
const scrollTo = vi.fn();

beforeEach(() => {
  watches = [];
  resized = [];
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      own: Watch | undefined;
      readonly tell: Watch['tell'];
      readonly margin: string | undefined;
      constructor(tell: (told: News) => void, options?: { readonly rootMargin?: string }) {
        this.tell = (...told) => act(() => tell(told));
        this.margin = options?.rootMargin;
      }
      observe(of: Element): void {
        this.own = { tell: this.tell, margin: this.margin, of };
        watches.push(this.own);
      }
      disconnect(): void {
        watches = watches.filter((one) => one !== this.own);
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe(): void {
        resized.push(this.tell);
        this.tell();
      }
      unobserve(): void {}
      disconnect(): void {
        resized = resized.filter((one) => one !== this.tell);
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function theGauges(): Watch {
  const found = watches.find(({ of }) => of.matches('.gauges'));
  if (found === undefined) throw new Error('nobody watches the gauges');
  return found;
}

function seen(isIntersecting: boolean, top: number): Partial<IntersectionObserverEntry> {
  return { isIntersecting, boundingClientRect: new DOMRect(0, top, 390, 80) };
}

const PAST = seen(false, -200);

function strip(): HTMLElement | null {
  return screen.queryByRole('button', { name: /revenir aux jauges/ });
}

/** What the line says of each side. */
function cells(): readonly string[] {
  return [...document.querySelectorAll('.gauge-cell')].map((cell) => {
    const name = cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
    const playing = cell.matches('.gauge-cell-playing') ? '> ' : '';
    return `${playing}${name} ${plain(cell.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()}`;
  });
}

it('is there once the gauges are behind the header, and leads back to them', () => {
  openTable(newBattle());
  expect(strip()).toBeNull();
  // Below what is seen, before anybody has scrolled.
  theGauges().tell(seen(false, 900));
  expect(strip()).toBeNull();
  theGauges().tell(seen(true, 80), PAST);
  expect(strip()).not.toBeNull();
  tap(strip() ?? document.body);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  theGauges().tell(PAST, seen(true, -20));
  expect(strip()).toBeNull();
});

it('reckons with the height of the header, also when that changes, and ends with the screen', () => {
  const { unmount } = openTable(newBattle());
  const header = document.querySelector('header');
  Object.defineProperty(header, 'offsetHeight', { value: 144 });
  for (const tell of resized) tell();
  expect(watches.filter(({ of }) => of.matches('.gauges'))).toHaveLength(1);
  expect(theGauges().margin).toBe('-144px 0px 0px');
  unmount();
  expect(watches.filter(({ of }) => of.matches('.gauges'))).toEqual([]);
});

it('shows the losses of each side, whose turn it is, and who tests now or next', () => {
  const battle = newBattle();
  for (const name of ['Lame1', 'Lame2', 'Lame3', 'Rat1', 'Rat2']) battle.set(name, 'out-of-action');
  openTable(battle.nextUntil('Reikland', 'recovery'), {
    settings: { [SEATS_KEY]: [['b-test', 's-Skavens']] },
  });
  theGauges().tell(PAST);
  // The side of this phone comes first.
  expect(cells()).toEqual(['Skavens 2 / 8 Test à venir', '> Reikland 3 / 12 Test dû']);
  expect(strip()?.dataset['sides']).toBe('few');
});

it('leaves out a side that has left, and stays short with many', () => {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
  const table = openTable(
    new TestBattle(
      mordheim,
      names.map((name) => ({ name, fighters: crowd(name, 4) })),
    ),
  );
  theGauges().tell(PAST);
  expect(strip()?.dataset['sides']).toBe('row');
  const leaves = (sideId: `s-${string}`) =>
    act(() => void table.session.send({ type: 'leave-battle', sideId, cause: 'retreat' }));
  leaves('s-Beta');
  expect(cells()).toEqual(['> Alpha 0 / 4', 'Gamma 0 / 4', 'Delta 0 / 4', 'Epsilon 0 / 4']);
  expect(strip()?.dataset['sides']).toBe('many');
  leaves('s-Gamma');
  expect(strip()?.dataset['sides']).toBe('many');
  leaves('s-Delta');
  expect(strip()?.dataset['sides']).toBe('few');
});

it('names the sides of a game without rout tests', () => {
  const colonial = ALL_SYSTEMS.find(({ rout }) => rout === null);
  if (colonial === undefined) throw new Error('no such rules');
  openTable(
    new TestBattle(colonial, [
      { name: 'Alpha', fighters: crowd('Alpha', 3) },
      { name: 'Beta', fighters: crowd('Beta', 3) },
    ]),
  );
  theGauges().tell(PAST);
  expect(cells().map((cell) => cell.replace('> ', ''))).toEqual(['Alpha Alpha', 'Beta Beta']);
  expect(textOf(strip() ?? document.body)).toContain('(revenir aux jauges)');
});
