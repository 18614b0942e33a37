import type { Warband } from '#roster/warband.ts';
import { AfterBattleScreen } from '#ui/after-battle/AfterBattleScreen.tsx';
import { TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { openTable } from '../battle/open-table.tsx';
import { onlyWarband } from './only-warband.ts';

/** Opens what follows a battle of this warband of Mordheim against a lone rat ogre. @param play the battle */
export async function openAftermath(warband: Warband, play: (battle: TestBattle) => unknown) {
  const rules = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (rules === undefined) throw new Error('no Mordheim');
  const fighters = warband.members.flatMap(({ labels, role, profileId, leader, traits }) =>
    labels.map((name) => ({ name, role, profileId, leader, traits })),
  );
  const battle = new TestBattle(rules, [
    { name: 'Corbeaux', warbandId: warband.id, fighters },
    { name: 'Griffes', fighters: [{ name: 'Broyeur' }] },
  ]);
  play(battle);
  const table = openTable(battle, {
    screen: <AfterBattleScreen warbandId={warband.id} />,
    warbands: [warband],
  });
  return { ...table, now: await onlyWarband(table.stores) };
}
