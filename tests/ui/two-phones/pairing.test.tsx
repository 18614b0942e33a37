import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { JoinBattle } from '#ui/two-phones/JoinBattle.tsx';
import { TwoPhonesScreen } from '#ui/two-phones/TwoPhonesScreen.tsx';
import { crowd, TestBattle } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import { openTable } from '../battle/open-table.tsx';

// What players are told where two phones can't be linked. Linked ones: tests/e2e/two-phones.test.ts.

beforeAll(async () => {
  await startI18n('fr');
});

function battle(): TestBattle {
  return new TestBattle(system, [
    { name: 'Corbeaux', fighters: crowd('Lame', 3) },
    { name: 'Griffes', fighters: crowd('Rat', 3) },
  ]);
}

test('a browser that can’t link phones says so, and may be asked again', async () => {
  openTable(battle(), { screen: <TwoPhonesScreen /> });
  await sees('pass-battle:phones.trouble.unsupported');
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  await sees('pass-battle:phones.trouble.unsupported');
});

test('a code that invites nobody is refused, and another may be read', async () => {
  const again = vi.fn();
  openTable(battle(), { screen: <JoinBattle invitation="HDCL1:0000" onAgain={again} /> });
  await sees('pass-battle:phones.trouble.no-code');
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(again).toHaveBeenCalledOnce();
});
