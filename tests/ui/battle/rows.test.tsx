import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { tableOf } from '../../rules/systems/combat-dice/table.ts';
import { button, card, newBattle, openTable, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

describe('who put somebody out', () => {
  const out = () => newBattle().set('Lame1', 'out-of-action');

  it('is a question in his row until it is answered', () => {
    openTable(out());
    expect(textOf(button('Par qui ? Lame1'))).toBe('Par qui ?');
  });

  it('is short once it is told, and a tap tells it anew', () => {
    const table = openTable(out().do({ type: 'give-credit', victimId: 'f-Lame1', byId: 'f-Rat1' }));
    expect(screen.queryByRole('button', { name: /Par qui/ })).toBeNull();
    const told = button('Lame1, par Rat1 : changer');
    expect(textOf(told)).toBe('par Rat1');
    tap(told);
    tap(button(/^Rat2/, screen.getByRole('dialog', { name: /Par qui/ })));
    expect(table.fighter('Lame1').creditedTo).toBe('f-Rat2');
    expect(textOf(button('Lame1, par Rat2 : changer'))).toBe('par Rat2');
  });
});

describe('what players count by hand', () => {
  it('stands in the row where it is asked for at every blow, and nowhere else', () => {
    openTable(tableOf([{ name: 'Athos', profile: { D: 3 } }], [{ name: 'Jussac' }]));
    const row = screen.getByRole('link', { name: /Athos/ });
    expect(textOf(row)).toContain('3 dés');
    expect(textOf(row)).not.toContain('armure');
  });
});

describe('the strip of states', () => {
  it('has a word under each picture', () => {
    openTable(newBattle());
    tap(screen.getAllByRole('button', { name: 'États' })[0] ?? document.body);
    const strip = screen.getByRole('group', { name: 'Otto' });
    expect(within(strip).getAllByRole('button').map(textOf)).toEqual([
      'Debout',
      'À terre',
      'Sonné',
      'En fuite',
      'HdC',
    ]);
  });
});

describe('a rally test', () => {
  it('keeps its two verdicts together and the answer that spares it apart', () => {
    openTable(newBattle().set('Gunther', 'fleeing').nextUntil('Reikland', 'recovery'));
    const rally = card(/Gunther.*ralliement/);
    const verdicts = button('Raté', rally).parentElement;
    expect(verdicts?.contains(button('Réussi', rally))).toBe(true);
    expect(verdicts?.contains(button('Ennemi le plus proche', rally))).toBe(false);
  });
});

describe('the list of steps', () => {
  it('says what each takes back', () => {
    openTable(newBattle().set('Otto', 'stunned').set('Klaus', 'fleeing').set('Lame1', 'absent'));
    tap(button('Menu de la bataille'));
    tap(button('Revenir en arrière', screen.getByRole('dialog', { name: 'Bataille' })));
    const steps = within(screen.getByRole('dialog')).getAllByRole('listitem').map(textOf);
    expect(steps.map((step) => /Annule \d+ étapes?/.exec(step)?.[0])).toEqual([
      'Annule 1 étape',
      'Annule 2 étapes',
      'Annule 3 étapes',
    ]);
  });
});
