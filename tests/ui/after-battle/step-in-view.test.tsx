import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStepInView } from '#ui/after-battle/use-step-in-view.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sections at these heights of the window, the page scrolled this far. */
function page(scrolled: number, tops: readonly number[]): readonly string[] {
  vi.stubGlobal('scrollY', scrolled);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  return tops.map((top, index) => {
    const section = document.createElement('section');
    section.id = `part-${index}`;
    section.getBoundingClientRect = () => new DOMRect(0, top, 390, 400);
    document.body.append(section);
    return section.id;
  });
}

test.each([
  ['at the top of the page the first is current, even if the second is in sight', 0, 0],
  ['further down it is the last that has come into the upper half', 200, 1],
])('%s', (_what, scrolled, current) => {
  const ids = page(scrolled, [120, 260, 900]);
  const { result } = renderHook(() => useStepInView(ids, 0));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current.at).toBe(current);
});
