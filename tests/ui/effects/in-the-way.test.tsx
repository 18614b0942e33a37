import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useInTheWay } from '#ui/effects/use-in-the-way.ts';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 400);
  document.body.innerHTML = '<div class="table-now"></div><div class="battle-dock"></div>';
});

/** This environment has no layout. */
function place(selector: string, { top = 0, width = 400, height = 100 }): void {
  const found = document.querySelector(selector);
  if (found !== null) found.getBoundingClientRect = () => new DOMRect(0, top, width, height);
}

function Dock({ shown }: { readonly shown: object | null }) {
  return useInTheWay(shown) ? 'in the way' : 'not';
}

it.each([
  ['covers them', 300, 301, 400, 'in the way'],
  ['begins where they end', 300, 300, 400, 'not'],
  ['covers those of a column beside it', 300, 301, 280, 'not'],
])('what the dock shows is in the way of the duties if it %s', (_, top, bottom, width, answer) => {
  place('.table-now', { height: bottom, width });
  place('.battle-dock', { top });
  const { container } = render(<Dock shown={{}} />);
  expect(container.textContent).toBe(answer);
});

it.each(['touchmove', 'wheel'])(
  'is in the way after a %s, until something else is shown',
  (type) => {
    const [first, second] = [{}, {}];
    const { container, rerender, unmount } = render(<Dock shown={first} />);
    expect(container.textContent).toBe('not');
    act(() => void dispatchEvent(new Event('scroll')));
    expect(container.textContent).toBe('not');
    act(() => void dispatchEvent(new Event(type)));
    expect(container.textContent).toBe('in the way');
    rerender(<Dock shown={second} />);
    expect(container.textContent).toBe('not');
    rerender(<Dock shown={null} />);
    act(() => void dispatchEvent(new Event(type)));
    expect(container.textContent).toBe('not');
    unmount();
  },
);
