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

/** A user who scrolls, follows links, and goes back in the browser. */
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

it('a screen opens at its top, and going back restores the scroll position', () => {
  const page = visit('/journal');
  // A page just loaded is at its top anyway.
  expect(scrollTo).not.toHaveBeenCalled();
  page.scroll(700);
  page.follow('/rules');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  page.scroll(300);
  page.back('/journal');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  // Following a link opens it at its top again.
  page.follow('/rules');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('a page’s own back link restores the position too', () => {
  const page = visit('/rules');
  page.scroll(450);
  page.follow('/rules/injury');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  page.follow('/rules');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 450);
});

it('marks history entries as visited, and sets manual scroll restoration', () => {
  visit('/settings');
  expect(window.history.state).toEqual(MARKED);
  expect(window.history.scrollRestoration).toBe('manual');
});

it('an address typed by hand is not a way back', () => {
  const page = visit('/journal');
  page.scroll(200);
  page.follow('/settings');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  page.follow('/journal');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
