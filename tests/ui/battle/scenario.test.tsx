import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, openTable, tap, textOf } from './open-table.tsx';

// A battle with a known scenario, and one without Rout tests.

beforeAll(() => startI18n('fr'));

/** Two sides of eight; the first has lost a quarter, and its turn begins. */
function shaken(houseRules: Readonly<Record<string, string>>): TestBattle {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  const troops = [
    { name: 'Reikland', fighters: crowd('Lame', 8) },
    { name: 'Skavens', fighters: crowd('Rat', 8) },
  ];
  return new TestBattle(mordheim, troops, { houseRules })
    .set('Lame1', 'out-of-action')
    .set('Lame2', 'out-of-action');
}

const OCCUPY = { scenario: 'occupy', scenarioWithoutRout: 'yes' };

/** Cards that ask for a test or offer to leave. */
const aboutRout = () => screen.queryAllByRole('article', { name: /déroute/i });

const gaugeOf = (name: string): string => textOf(button(new RegExp(`^${name}`)));

describe('a battle whose rules return to a moment', () => {
  it('says so in that moment', () => {
    openTable(shaken({ scenario: 'mordheims-burning' }));
    expect(screen.getByText('Tirez un événement au hasard.')).toBeTruthy();
  });
});

describe('a battle without Rout tests', () => {
  it('never asks for one, and the gauge says why', () => {
    openTable(shaken(OCCUPY));
    expect(aboutRout()).toEqual([]);
    expect(gaugeOf('Reikland')).toContain('2 / 8 hors de combatPas de déroute');
    expect(gaugeOf('Reikland')).not.toContain('seuil');
    tap(button(/^Reikland/));
    tap(button(/^Reikland/));
    expect(screen.getByText('Pas de test de déroute dans cette bataille.')).toBeTruthy();
  });

  it('has them again by one switch', () => {
    const table = openTable(shaken(OCCUPY));
    tap(button('Menu de la bataille'));
    tap(button('Règles maison'));
    const rule = screen.getByRole('group', { name: 'Scénario sans déroute' });
    tap(rule.querySelectorAll('input')[0] ?? rule);
    expect(table.state().houseRules['scenarioWithoutRout']).toBe('no');
    expect(aboutRout()).not.toEqual([]);
    expect(gaugeOf('Reikland')).toContain('Test dû');
  });
});

describe('the menu of the battle', () => {
  it('leads to what the scenario says, which the end says again', () => {
    openTable(shaken(OCCUPY));
    tap(button('Menu de la bataille'));
    tap(button('Ce que dit le scénario'));
    expect(textOf(screen.getByRole('dialog', { name: 'Occupation' }))).toContain(
      'Livre de règles8 tours, sans test de déroute.',
    );
    tap(button('Fermer'));
    tap(button('Menu de la bataille'));
    tap(button('Finir la bataille'));
    expect(textOf(screen.getByRole('dialog'))).toContain('sans test de déroute');
  });

  it('offers the markers of the scenario to be counted', () => {
    const table = openTable(shaken({ scenario: 'headless-one' }));
    tap(button('Menu de la bataille'));
    tap(button('Butin et marqueurs'));
    const sheet = screen.getByRole('dialog');
    const side = within(sheet).getByRole('region', { name: 'Reikland' });
    tap(within(side).getByRole('button', { name: /^Crâne.*un de plus$/ }));
    expect(table.state().sides[0]?.held).toEqual({ Crâne: 1 });
  });

  it.each([
    [OCCUPY, /^Occupation$/],
    [{ scenario: 'from-a-newer-app' }, /^$/],
    [{}, /^$/],
  ] as const)('says what is played: %o', (houseRules, line) => {
    openTable(shaken(houseRules));
    tap(button('Menu de la bataille'));
    const said = textOf(screen.getByRole('dialog'));
    expect(/^Bataille(.*?)Revenir en arrière/.exec(said)?.[1]).toMatch(line);
  });
});
