import type { Locator, Page } from '@playwright/test';
import { nextPhase, undoButton } from '../../tests/e2e/support/pages.ts';
import { fr } from '../../tests/e2e/support/words.ts';

/** Something that a player does by keys, and what he hears. */
export interface Scene {
  readonly about: string;
  /** Enter is pressed on each of these; what is heard counts from the last on. */
  readonly on: readonly ((page: Page) => Locator)[];
  /** Word by word, as Orca says it. */
  readonly says: readonly string[];
  /** Where Orca says less in Firefox. */
  readonly saysInFirefox?: readonly string[];
}

/** In the order in which they are played: each goes on from the one before. */
export const SCENES: readonly Scene[] = [
  {
    about: 'a status is set',
    on: [sign('Wilhelm'), tile('knocked-down')],
    says: ['réduit', 'Wilhelm à terre'],
  },
  {
    about: 'a step is undone',
    on: [undoButton],
    says: ['Annulé : Wilhelm à terre'],
  },
  {
    about: 'the rout test is due, and the big button leads to it',
    on: [nextPhase],
    says: [
      'sortie de l’information.',
      'contenu principal',
      'région À faire maintenant',
      'article',
      'Test de déroute étendu bouton en-tête niveau 3.',
      'Chef Ulrich à terre : son Cd sert encore. Réussite 72 %. Test dès 3 hors de combat sur 12.',
    ],
  },
  {
    about: 'a duty appears',
    on: [sign('Wilhelm'), tile('fleeing')],
    says: ['réduit', 'Wilhelm en fuite · À faire maintenant · Wilhelm : ralliement'],
  },
  {
    about: 'a sheet opens',
    on: [wound('Matthias')],
    says: [
      'Matthias : jet de dégâts boîte de dialogue',
      'Ce que montre le dé tableau de bord.',
      '1 : À terre bouton.',
      'Dernier PV perdu. Lancez 1D6.',
    ],
    // Firefox takes the page behind from Orca, which goes to the sheet without a word before the focus does.
    saysInFirefox: ['Ce que montre le dé tableau de bord.', '1 : À terre bouton.'],
  },
];

function sign(name: string) {
  return (page: Page) => page.getByRole('button', { name: new RegExp(`^${name} : .*, changer`) });
}

/** Of the one strip that is open. */
function tile(status: string) {
  return (page: Page) =>
    page
      .locator('.fighter-strip')
      .getByRole('button', { name: fr(`mordheim:status.${status}.word`), exact: true });
}

function wound(name: string) {
  return (page: Page) => page.getByRole('button', { name: fr('mordheim:wound.lost', { name }) });
}
