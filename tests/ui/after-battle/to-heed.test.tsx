import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setLeader } from '#roster/lineup.ts';
import { warbandOf } from '../../support/warbands.ts';
import { textOf } from '../battle/open-table.tsx';
import { openAftermath } from './open-aftermath.tsx';

beforeAll(() => startI18n('fr'));

const END = { type: 'end-battle', winnerId: 's-Griffes' } as const;
const BAND = setLeader(warbandOf('reikland', [['reikland/captain', 'Ulrich']]), 'm-1');

function left(): readonly string[] {
  return screen.queryAllByRole('article', { name: 'Reste de la bataille' }).map(textOf);
}

it('what optional events come back to after the battle is said to every warband', async () => {
  await openAftermath(BAND, (battle) => {
    battle.do({ type: 'set-house-rule', rule: 'happenings', value: 'each-turn' });
    battle.do({ type: 'set-house-rule', rule: 'subplots', value: 'yes' });
    battle.answer('subplot', 'Corbeaux', 'event');
    battle.answer('event-table', 'Corbeaux', 'deadly-wounds');
    battle.answer('happening', 'Corbeaux', 'event');
    battle.answer('event-table', 'Corbeaux', 'spirit');
    battle.nextUntil('Griffes', 'recovery').answer('happening', 'Griffes', 'event');
    battle.answer('event-table', 'Griffes', 'pedlar').do(END);
  });
  const [card = ''] = left();
  expect(card).toContain('Blessures tenaces : après la bataille');
  expect(card).toContain('Colporteur : après la bataille');
  expect(card).not.toContain('Spectre errant');
});

it('a weapon that has exploded is to be struck off its owner’s list', async () => {
  await openAftermath(BAND, (battle) => {
    for (const flag of ['misfired', 'exploded']) {
      battle.do({ type: 'set-flag', fighterId: 'f-Ulrich', flag, value: 'handgun' });
    }
    battle.do(END);
  });
  expect(left()[0]).toContain('Ulrich : arme explosée, à rayer de sa liste (Arquebuse).');
});

it('after an ordinary battle nothing is left', async () => {
  await openAftermath(BAND, (battle) => battle.do(END));
  expect(left()).toEqual([]);
});
