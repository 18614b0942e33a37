import { describe, expect, test } from 'vitest';
import { mergedWarband } from '#roster/merge.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { emptyWarband } from '../support/warbands.ts';

function member(name: string, change: Partial<Member> = {}): Member {
  return {
    id: `m-${name}`,
    name,
    profileId: '',
    title: '',
    role: 'hero',
    leader: false,
    profile: { M: 4, WS: 3 },
    traits: {},
    experience: 0,
    labels: [name],
    missesNext: false,
    ...change,
  };
}

const BASE: Warband = {
  ...emptyWarband('reikland'),
  id: 'w-1',
  name: 'Corbeaux',
  notes: '',
  members: [member('Otto'), member('Klaus')],
  changedAt: 1,
};

describe('merging edits of a warband from two tabs', () => {
  test('keeps the name from one and the note from the other', () => {
    const mine = { ...BASE, notes: 'Doivent 30 co.', changedAt: 3 };
    const theirs = { ...BASE, name: 'Les Corbeaux', changedAt: 2 };
    expect(mergedWarband(mine, BASE, theirs)).toEqual({
      ...BASE,
      name: 'Les Corbeaux',
      notes: 'Doivent 30 co.',
      changedAt: 3,
    });
  });

  test('keeps both tabs’ changes to the same fighter, and to others', () => {
    const mine = {
      ...BASE,
      members: [member('Otto', { experience: 4 }), member('Klaus'), member('Neuf')],
    };
    const theirs = {
      ...BASE,
      members: [member('Otto', { profile: { M: 4, WS: 4 } }), member('Klaus'), member('Dix')],
    };
    expect(mergedWarband(mine, BASE, theirs)).toEqual({
      ...BASE,
      members: [
        member('Otto', { experience: 4, profile: { M: 4, WS: 4 } }),
        member('Klaus'),
        member('Neuf'),
        member('Dix'),
      ],
    });
  });

  test('removes a dismissed member, unless the other tab has changed him meanwhile', () => {
    const without = { ...BASE, members: [member('Otto')] };
    expect(mergedWarband(without, BASE, BASE)).toEqual(without);
    expect(mergedWarband(BASE, BASE, without)).toEqual(without);
    const promoted = { ...BASE, members: [member('Otto'), member('Klaus', { leader: true })] };
    expect(mergedWarband(promoted, BASE, without)).toEqual(promoted);
    expect(mergedWarband(without, BASE, promoted)).toEqual(promoted);
  });

  test('takes the later write where both have changed the same field', () => {
    const mine = { ...BASE, name: 'Ici' };
    expect(mergedWarband(mine, BASE, { ...BASE, name: 'Là-bas' })).toEqual(mine);
  });

  test('keeps fields from a newer version', () => {
    const theirs = { ...BASE, banner: 'noir' };
    expect(mergedWarband({ ...BASE, name: 'Ici' }, BASE, theirs)).toEqual({
      ...theirs,
      name: 'Ici',
    });
  });
});
