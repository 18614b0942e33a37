import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { tableOf, touch } from '../../rules/systems/combat-dice/table.ts';
import { button, newBattle, news, plain, tap, textOf } from '../battle/open-table.tsx';
import { openAt } from './open-resolver.tsx';

// The texts of a duel, a shot and a fall, during the calculation and after it.

beforeAll(async () => {
  await startI18n('fr');
});

const sheet = () => screen.getByRole('dialog');
const die = (value: number) => tap(button(new RegExp(`^${value}(?!\\d)`), sheet()));
const fought = () => newBattle().charge('Otto', 'Lame1').nextUntil('Reikland', 'close-combat');

describe('a calculation in words', () => {
  it('names the result of each face of the injury die', () => {
    openAt('/duel/melee/f-Otto/f-Lame1', fought());
    tap(button(/^Résoudre/));
    for (const value of [6, 5, 1]) die(value);
    const faces = within(sheet())
      .getAllByRole('button')
      .map((one) => plain(one.getAttribute('aria-label') ?? ''))
      .filter((name) => /^\d/.test(name));
    expect(faces).toEqual([
      '1 : À terre',
      '2 : À terre',
      '3 : Sonné',
      '4 : Sonné',
      '5 : Hors de combat',
      '6 : Hors de combat',
    ]);
  });

  it('describes a finished shot once, with its result', () => {
    openAt('/duel/shot/f-Otto/f-Rat1', newBattle().nextUntil('Reikland', 'shooting'));
    tap(button(/^Résoudre/));
    die(1);
    tap(button(/^Appliquer/, sheet()));
    expect(textOf(news())).toContain('Otto tire sur Rat1 · Rat1 s’en tire sans mal.');
    expect(textOf(news())).not.toContain('a tiré');
  });

  it('describes an attack of the dice game that changed nothing', () => {
    const battle = touch(tableOf([{ name: 'Porthos' }], [{ name: 'Jussac' }]), 'Porthos', 'Jussac');
    openAt('/duel/attack/f-Porthos/f-Jussac', battle);
    tap(button(/^Résoudre/));
    for (const missed of [1, 1]) die(missed);
    tap(button(/^Appliquer/, sheet()));
    expect(textOf(news())).toContain('Porthos attaque Jussac · Jussac s’en tire sans dégât.');
  });

  it('describes other effects of a shot', () => {
    const gunner = { name: 'Skritt', traits: { handgun: true } } as const;
    const battle = newBattle({ skavens: { name: 'Skavens', fighters: [gunner] } });
    openAt('/duel/shot/f-Skritt/f-Otto', battle.nextUntil('Skavens', 'shooting'));
    tap(button(/^Résoudre/));
    die(1);
    tap(button(/^Appliquer/, sheet()));
    expect(textOf(news())).toContain('Skritt tire sur Otto · Skritt recharge');
  });

  it('has its own name as title when it is for one fighter', () => {
    openAt('/duel/fall/f-Otto', newBattle());
    expect(screen.getByRole('heading', { level: 1, name: 'Chute' })).toBeTruthy();
  });
});
