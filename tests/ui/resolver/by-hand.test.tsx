import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../support/battles.ts';
import { button, tap, textOf } from '../battle/open-table.tsx';
import { openAt } from './open-resolver.tsx';

// Circumstances that only players know are on a line of their own until one of them is entered.

beforeAll(async () => {
  await startI18n('fr');
});

function open(foe = ''): void {
  const battle = new TestBattle(system, [
    {
      name: 'Nains',
      fighters: [{ name: 'Snorri', traits: { sword: true, hates: 'orcs-and-goblins' } }],
    },
    { name: 'Orques', fighters: [{ name: 'Grot', profileId: foe }] },
  ]);
  battle.do({ type: 'set-contact', a: 'f-Snorri', b: 'f-Grot', touching: true });
  openAt('/duel/melee/f-Snorri/f-Grot', battle);
}

const ofSnorri = () => within(screen.getByRole('group', { name: /^Circonstances.*Snorri$/ }));
const byHand = () => {
  const [line] = ofSnorri().getAllByText('Autres circonstances');
  const fold = line?.closest('details') ?? null;
  if (fold === null) throw new Error('no line for them');
  return fold;
};

const inLine = () => (byHand().querySelector('summary')?.textContent ?? '').trim();

it('are folded away, with the entries summed up in their line', () => {
  open();
  expect(byHand().open).toBe(false);
  expect(inLine()).toBe('Autres circonstances');
  tap(button(/^Pour toucher.*un de plus$/, byHand()));
  tap(button(/^Relance pour blesser/, byHand()));
  expect(inLine()).toBe('Autres circonstances Pour toucher +1 · Relance pour blesser');
});

it('affect the numbers needed at once', () => {
  open();
  const before = document.querySelector('main')?.textContent ?? '';
  expect(before).toContain('4+');
  tap(button(/^Touche automatique/, byHand()));
  expect(document.querySelector('main')?.textContent).toContain('Auto');
});

it('a hatred names its enemies, and is on only against those', () => {
  open('orcs/boy');
  const pressed = ofSnorri().getByRole('button', { name: /^Haine/ });
  expect(textOf(pressed)).toMatch(/^Haine.: Orques et Gobelins/);
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
});

it('and is off against strangers', () => {
  open();
  const asked = ofSnorri().getByRole('button', { name: /^Haine/ });
  expect(textOf(asked)).toMatch(/^Haine.: Orques et Gobelins/);
  expect(asked.getAttribute('aria-pressed')).toBe('false');
});
