import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from '#ui/effects/use-scroll-memory.ts';

const scrollTo = vi.fn<(left: number, top: number) => void>();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Page({ location }: { readonly location: string }) {
  useScrollMemory(location);
  return null;
}

/** Somebody who reads, follows links, and goes back by the browser. */
function visit(location: string) {
  const { rerender } = render(<Page location={location} />);
  return {
    follow: (to: string) => rerender(<Page location={to} />),
    back: (to: string) => {
      act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: MARKED })));
      rerender(<Page location={to} />);
    },
    scroll: (to: number) => {
      vi.stubGlobal('scrollY', to);
      act(() => void window.dispatchEvent(new Event('scroll')));
    },
  };
}

const MARKED = { visited: true };

it('a screen opens at its top, and the way back leads to where one was', () => {
  const page = visit('/journal');
  // A page that has just been loaded stands at its top by itself.
  expect(scrollTo).not.toHaveBeenCalled();
  page.scroll(700);
  page.follow('/rules');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  page.scroll(300);
  page.back('/journal');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  // By a link it is opened anew.
  page.follow('/rules');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('the way up from a page of its own leads back too', () => {
  const page = visit('/rules');
  page.scroll(450);
  page.follow('/rules/injury');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  page.follow('/rules');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 450);
});

it('marks each place in the history as visited, and leaves the scrolling to itself', () => {
  visit('/settings');
  expect(window.history.state).toEqual(MARKED);
  expect(window.history.scrollRestoration).toBe('manual');
});

it('an address typed by hand is no way back', () => {
  const page = visit('/journal');
  page.scroll(200);
  page.follow('/settings');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  page.follow('/journal');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
