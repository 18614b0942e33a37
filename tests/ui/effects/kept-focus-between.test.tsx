import { expect, it } from 'vitest';
import { keepFocus } from '#ui/effects/kept-focus.ts';

it('focuses the title that a control focused before the focus was watched leads to', async () => {
  document.body.innerHTML = '<main><h1>Accueil</h1><p><button>Bataille</button></p></main>';
  document.querySelector('button')?.focus();
  expect(document.activeElement?.textContent).toBe('Bataille');
  keepFocus(true);
  // The next screen has its title in the same element.
  const title = document.querySelector('h1');
  if (title !== null) title.textContent = 'Nouvelle bataille';
  document.querySelector('p')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(title);
});
