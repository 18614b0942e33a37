import { expect, it } from 'vitest';
import { handFocus } from '#ui/effects/hand-focus.ts';

it('a key still held down does not press what it has led to, and the next press does', () => {
  document.body.innerHTML = '<button>Annuler</button>';
  const button = document.querySelector('button') ?? document.body;
  handFocus(button);
  expect(document.activeElement).toBe(button);
  expect([press(true), press(true), press(false), press(true)]).toEqual([
    'swallowed',
    'swallowed',
    'pressed',
    'pressed',
  ]);

  /** @param repeat the key has been down before */
  function press(repeat: boolean): string {
    const key = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat,
      bubbles: true,
      cancelable: true,
    });
    return button.dispatchEvent(key) ? 'pressed' : 'swallowed';
  }
});
