import { expect, it } from 'vitest';
import { keepFocus } from '#ui/effects/kept-focus.ts';

it('focuses the title of a screen that was opened by key before the focus was watched', () => {
  document.body.innerHTML = '<main><h1>Nouvelle bataille</h1><button>Commencer</button></main>';
  keepFocus(true);
  expect(document.activeElement?.textContent).toBe('Nouvelle bataille');
});
