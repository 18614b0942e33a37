import { describe, expect, it } from 'vitest';
import {
  addFreeMember,
  renameWarband,
  setCharacteristic,
  setCount,
  setRole,
} from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import { renameMember } from '#roster/rename-member.ts';
import { validate } from '#roster/validate.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { emptyWarband, warbandOf } from '../support/warbands.ts';

const sound = warbandOf('reikland', [
  ['reikland/captain', 'Ulrich'],
  ['reikland/champion', 'Otto'],
  ['reikland/marksman', 'Tireur', 7],
]);

describe('warnings about a warband', () => {
  it('are absent when it follows its list', () => {
    expect(validate(sound, system)).toEqual([]);
  });

  it.each<{ what: string; warband: Warband; codes: readonly string[] }>([
    { what: 'an empty name', warband: renameWarband(sound, ' '), codes: ['name-empty'] },
    { what: 'nobody in it', warband: emptyWarband('reikland'), codes: ['too-few-fighters'] },
    { what: 'no leader', warband: setLeader(sound, null), codes: ['leader-missing'] },
    {
      what: 'two leaders',
      warband: everybodyLeads(sound),
      codes: ['leader-twice', 'leader-twice'],
    },
    {
      what: 'an animal that leads',
      warband: setLeader(setRole(sound, 'm-2', 'animal'), 'm-2'),
      codes: ['leader-unfit'],
    },
    {
      what: 'a flagellant who leads',
      warband: setLeader(
        warbandOf('witch-hunters', [
          ['witch-hunters/captain', 'Matthias'],
          ['witch-hunters/flagellant', 'Flagellant', 2],
        ]),
        'm-2',
      ),
      codes: ['leader-unfit'],
    },
    {
      what: 'more miniatures and marksmen than allowed',
      warband: setCount(sound, 'm-3', 14),
      codes: ['too-many-fighters', 'profile-over-max'],
    },
    {
      what: 'seven heroes',
      warband: setCount(setRole(sound, 'm-3', 'hero'), 'm-3', 5),
      codes: ['too-many-heroes', 'not-a-group'],
    },
    {
      what: 'a nameless member',
      warband: renameMember(sound, system, 'm-2', ''),
      codes: ['member-name-empty'],
    },
    {
      what: 'a Weapon Skill of 11',
      warband: setCharacteristic(sound, 'm-2', 'WS', 11),
      codes: ['characteristic-out-of-range'],
    },
    {
      what: 'somebody without Leadership',
      warband: withMember(sound, 1, { profile: { M: 4 } }),
      codes: Array.from({ length: 8 }, () => 'characteristic-missing'),
    },
    {
      what: 'two miniatures of one name',
      warband: withMember(sound, 1, { labels: ['ulrich'] }),
      codes: ['labels-equal'],
    },
    {
      what: 'an empty label',
      warband: withMember(sound, 1, { labels: [' '] }),
      codes: ['label-empty'],
    },
  ])('report a warband with $what', ({ warband, codes }) => {
    expect(validate(warband, system).map(({ code }) => code)).toEqual(codes);
  });

  it('accept a characteristic of 0, as for those who never shoot', () => {
    expect(validate(setCharacteristic(sound, 'm-2', 'BS', 0), system)).toEqual([]);
  });

  it('leave hired swords out of the number of heroes and fighters', () => {
    const warband = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/warrior', 'Guerrier', 14],
      ['extras/pit-fighter', 'Bruno'],
    ]);
    expect(validate(warband, system)).toEqual([]);
  });

  it('set no limits to a free-form warband', () => {
    const one = addFreeMember(emptyWarband(''), system, 'hero', { id: 'm-1', name: 'Seul' });
    expect(validate(setLeader(one, 'm-1'), system)).toEqual([]);
  });

  it('name the profile, the number and the maximum', () => {
    expect(validate(setCount(sound, 'm-3', 9), system)).toEqual([
      {
        memberId: 'm-3',
        code: 'profile-over-max',
        params: { profile: 'reikland/marksman', fighters: 9, max: 7 },
      },
    ]);
  });
});

function everybodyLeads(warband: Warband): Warband {
  return { ...warband, members: warband.members.map((member) => ({ ...member, leader: true })) };
}

function withMember(
  warband: Warband,
  index: number,
  change: Partial<Warband['members'][number]>,
): Warband {
  const members = warband.members.map((member, at) =>
    at === index ? { ...member, ...change } : member,
  );
  return { ...warband, members };
}
