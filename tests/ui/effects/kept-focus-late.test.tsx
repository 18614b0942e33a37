import { expect, it } from 'vitest';
import { keepFocus } from '#ui/effects/kept-focus.ts';

it('a key that led to another screen before anything watched leaves the focus at its title', () => {
  document.body.innerHTML = '<main><h1>Nouvelle bataille</h1><button>Commencer</button></main>';
  keepFocus(true);
  expect(document.activeElement?.textContent).toBe('Nouvelle bataille');
});
