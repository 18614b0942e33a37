import { expect, it } from 'vitest';
import { keepFocus } from '#ui/effects/kept-focus.ts';

it('focuses the title that a link focused before the focus was watched leads to', async () => {
  document.body.innerHTML =
    '<main><h1>Accueil</h1><p><a href="#/new-battle">Bataille</a></p></main>';
  document.querySelector('a')?.focus();
  keepFocus(true);
  // The next screen has its title in the same element.
  const title = document.querySelector('h1');
  if (title !== null) title.textContent = 'Nouvelle bataille';
  document.querySelector('p')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.textContent).toBe('Nouvelle bataille');
});
