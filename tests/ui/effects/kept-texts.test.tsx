import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepTexts } from '#ui/effects/kept-texts.ts';
import { translatePage } from '../../support/translation.ts';

let showOriginal = () => {};

beforeAll(() => keepTexts(document.body));

beforeEach(() => {
  showOriginal = translatePage();
});

afterEach(() => {
  showOriginal();
  cleanup();
});

/** Lets the translation and what follows it have their turn. */
async function passed(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
}

/** Texts that come, go and change beside others. */
function Line({ left, note }: { readonly left: number; readonly note: string | null }) {
  return (
    <p>
      {note}
      {left === 0 ? null : `${left} left`}
      <b>of</b> {left + 3}
      {note === null ? <i>!</i> : null}
    </p>
  );
}

it('a translated page shows each text that comes, goes and changes, once and up to date', async () => {
  const { container, rerender } = render(<Line left={2} note="now" />);
  await passed();
  expect(container.querySelectorAll('font').length).toBeGreaterThan(0);
  for (const [left, note, shown] of [
    [1, 'now', 'now1 leftof 4'],
    [0, null, 'of 3!'],
    [5, null, '5 leftof 8!'],
    [5, 'later', 'later5 leftof 8'],
    [5, '', '5 leftof 8'],
    [0, 'end', 'endof 3'],
  ] as const) {
    rerender(<Line left={left} note={note} />);
    await passed();
    expect(container.textContent).toBe(shown);
  }
});

it('shows the original again, and goes on', async () => {
  const { container, rerender } = render(<Line left={2} note="now" />);
  await passed();
  showOriginal();
  await passed();
  expect(container.querySelectorAll('font')).toHaveLength(0);
  expect(container.textContent).toBe('now2 leftof 5');
  rerender(<Line left={0} note={null} />);
  await passed();
  expect(container.textContent).toBe('of 3!');
});
