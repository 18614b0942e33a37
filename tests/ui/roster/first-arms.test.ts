import { expect, it } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { memberOf } from '#ui/after-battle/after-battle.ts';
import { firstArms } from '#ui/roster/MemberArms.tsx';
import { warbandOf } from '../../support/warbands.ts';

// What stands under "add" on a member’s sheet before anything is typed.

const WARBAND = warbandOf('sisters', [['sisters/sister', 'Berta']]);
const BERTA = memberOf(WARBAND, 'm-1');

it('a list keeps what is usual elsewhere from being offered', () => {
  const offered = firstArms(WARBAND, BERTA, system);
  expect(offered).toEqual(expect.arrayContaining(['hammer', 'flail']));
  expect(offered?.filter((id) => ['sword', 'bow', 'halberd'].includes(id))).toEqual([]);
});

it('what somebody may not have of his list is not offered to him', () => {
  const warband = warbandOf('dark-elves', [['dark-elves/high-born', 'Malekith']]);
  const offered = firstArms(warband, memberOf(warband, 'm-1'), system);
  expect(offered).toContain('dark-elf-blade');
  expect(offered).not.toContain('beastlash');
});

it('a hired sword is offered what he brings along', () => {
  const warband = warbandOf('sisters', [['extras/halfling-scout', 'Samson']]);
  expect(firstArms(warband, memberOf(warband, 'm-1'), system)).toEqual(['dagger', 'bow']);
});

it('somebody without a list is offered what is usual', () => {
  const free = { ...BERTA, profileId: '' };
  expect(firstArms(WARBAND, free, system)).toEqual(system.gear?.usual);
});

it('a beast that carries nothing is offered nothing, and nothing of what bars it', () => {
  const trait = { 'no-equipment': true } as const;
  const hound = { ...BERTA, profileId: 'witch-hunters/warhound', traits: trait };
  expect(firstArms(WARBAND, hound, system)).toEqual([]);
  const unarmoured = { ...BERTA, traits: { 'no-armour': true } as const };
  const offered = firstArms(WARBAND, unarmoured, system);
  expect(offered).toContain('hammer');
  expect(offered).not.toContain('armour');
});
