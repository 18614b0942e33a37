import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  renameLabel,
  setCount,
  setExperience,
  setMissesNext,
  setTitle,
  setTrait,
} from '#roster/edit.ts';
import {
  mergeable,
  mergeGroups,
  mergeLoss,
  nextName,
  promote,
  promotedRole,
  splitGroup,
} from '#roster/groups.ts';
import { labelKey } from '#roster/labels.ts';
import { setLeader } from '#roster/lineup.ts';
import { renameMember } from '#roster/rename-member.ts';
import { isUntouchedSince, undoMemberStep } from '#roster/take-back.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { anyWarband, emptyWarband, warbandOf } from '../support/warbands.ts';

/** A captain, five swords of whom one has his own name, and two more of the same profile. */
const reik = renameLabel(
  warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/champion', 'Otto'],
    ['reikland/warrior', 'Lames', 5],
    ['reikland/warrior', 'Haches', 2],
    ['reikland/marksman', 'Tireurs', 3],
  ]),
  'm-3',
  3,
  'Kurt',
);

describe('splitting a group', () => {
  const veterans = setTrait(setExperience(reik, 'm-3', 4), 'm-3', 'sword', true);

  it('moves the last models with equipment and labels', () => {
    const split = splitGroup(veterans, system, 'm-3', { count: 2, name: '', id: 'm-9' });
    expect(namesOf(split)).toEqual(['Ulrich', 'Otto', 'Lames', 'Lames 2', 'Haches', 'Tireurs']);
    expect(memberOf(split, 'm-3').labels).toEqual(['Lames 1', 'Lames 2', 'Lames 3']);
    expect(memberOf(split, 'm-9')).toMatchObject({
      labels: ['Kurt', 'Lames 5'],
      experience: 4,
      traits: { sword: true },
      profileId: 'reikland/warrior',
      leader: false,
    });
  });

  it('under a new name renames the numbered labels', () => {
    const split = splitGroup(reik, system, 'm-3', { count: 3, name: ' Piques ', id: 'm-9' });
    expect(memberOf(split, 'm-9')).toMatchObject({
      name: 'Piques',
      labels: ['Piques 1', 'Kurt', 'Piques 2'],
    });
    expect(memberOf(split, 'm-3').labels).toEqual(['Lames 1', 'Lames 2']);
  });

  it('avoids a name that another group has', () => {
    const split = splitGroup(reik, system, 'm-3', { count: 1, name: 'haches', id: 'm-9' });
    expect(memberOf(split, 'm-9').name).toBe('haches 2');
    expect(nextName(reik, 'Haches')).toBe('Haches 2');
  });

  it.each([
    ['more than there are', 99, 4],
    ['none', 0, 1],
    ['no number', Number.NaN, 1],
  ])('leaves at least one and moves at least one when told %s', (_, count, gone) => {
    const split = splitGroup(reik, system, 'm-3', { count, name: '', id: 'm-9' });
    expect(memberOf(split, 'm-9').labels).toHaveLength(gone);
    expect(memberOf(split, 'm-3').labels).toHaveLength(5 - gone);
  });

  it('leaves the leader where he was', () => {
    const led = setLeader(reik, 'm-3');
    const split = splitGroup(led, system, 'm-3', { count: 4, name: '', id: 'm-9' });
    expect(split.members.filter(({ leader }) => leader).map(({ id }) => id)).toEqual(['m-3']);
  });

  it('requires a group of two or more', () => {
    const departure = { count: 1, name: '', id: 'm-9' } as const;
    expect(splitGroup(reik, system, 'm-1', departure)).toBe(reik);
    expect(splitGroup(reik, system, 'm-none', departure)).toBe(reik);
    expect(splitGroup(reik, system, 'm-3', { ...departure, id: 'm-1' })).toBe(reik);
    const single = setCount(reik, 'm-3', 1);
    expect(splitGroup(single, system, 'm-3', departure)).toBe(single);
  });
});

describe('merging two groups', () => {
  it('requires the same profile', () => {
    const names = (id: Member['id']) => mergeable(reik, system, id).map(({ name }) => name);
    expect(names('m-3')).toEqual(['Haches']);
    expect(names('m-5')).toEqual([]);
    expect(names('m-1')).toEqual([]);
    expect(names('m-none')).toEqual([]);
  });

  it('without a list requires the same type name', () => {
    const free = warbandOf('', []);
    const member = { ...memberOf(reik, 'm-3'), profileId: '' };
    const warband: Warband = {
      ...free,
      members: [
        { ...member, id: 'm-1', labels: ['A'], title: 'Rôdeurs' },
        { ...member, id: 'm-2', labels: ['B'], title: 'Rôdeurs' },
        { ...member, id: 'm-3', labels: ['C'], title: 'Guetteurs' },
      ],
    };
    expect(mergeable(warband, system, 'm-1').map(({ id }) => id)).toEqual(['m-2']);
  });

  it('takes profile, equipment and experience of the first', () => {
    const differing = setTrait(setExperience(reik, 'm-4', 7), 'm-4', 'axe', true);
    const one = mergeGroups(differing, system, 'm-3', 'm-4');
    expect(namesOf(one)).toEqual(['Ulrich', 'Otto', 'Lames', 'Tireurs']);
    expect(memberOf(one, 'm-3')).toMatchObject({
      experience: 0,
      traits: {},
      labels: ['Lames 1', 'Lames 2', 'Lames 3', 'Kurt', 'Lames 5', 'Lames 4', 'Lames 6'],
    });
  });

  it('keeps the leader of either', () => {
    const one = mergeGroups(setLeader(reik, 'm-4'), system, 'm-3', 'm-4');
    expect(memberOf(one, 'm-3').leader).toBe(true);
  });

  it('warns about what would be lost', () => {
    const named = setTitle(setMissesNext(reik, 'm-4', true), 'm-4', 'Vétérans');
    const armed = setTrait(setTrait(named, 'm-3', 'sword', true), 'm-4', 'axe', true);
    const armoured = setTrait(setTrait(armed, 'm-3', 'armour', 'light'), 'm-4', 'armour', 'heavy');
    const veterans = setExperience(armoured, 'm-4', 5);
    const strong = {
      ...memberOf(veterans, 'm-4'),
      profile: { ...memberOf(veterans, 'm-4').profile, S: 4 },
    };
    expect(mergeLoss(memberOf(veterans, 'm-3'), strong)).toEqual({
      experience: { kept: 0, lost: 5 },
      traits: [
        { id: 'axe', kept: null, lost: true },
        { id: 'armour', kept: 'light', lost: 'heavy' },
        { id: 'sword', kept: true, lost: null },
      ],
      characteristics: [{ id: 'S', kept: 3, lost: 4 }],
      title: { kept: '', lost: 'Vétérans' },
      missesNext: { kept: false },
    });
  });

  it('loses nothing when they are identical', () => {
    expect(mergeLoss(memberOf(reik, 'm-3'), memberOf(reik, 'm-4'))).toEqual({
      experience: null,
      traits: [],
      characteristics: [],
      title: null,
      missesNext: null,
    });
  });

  it('does nothing when they differ in kind, or one is missing', () => {
    expect(mergeGroups(reik, system, 'm-3', 'm-5')).toBe(reik);
    expect(mergeGroups(reik, system, 'm-3', 'm-3')).toBe(reik);
    expect(mergeGroups(reik, system, 'm-none', 'm-3')).toBe(reik);
  });

  it('reverses a split', () => {
    const split = splitGroup(reik, system, 'm-3', { count: 2, name: '', id: 'm-9' });
    expect(mergeGroups(split, system, 'm-3', 'm-9')).toEqual(reik);
  });
});

describe('promoting one of a group', () => {
  const veterans = setTrait(setExperience(reik, 'm-3', 5), 'm-3', 'sword', true);

  it('keeps its experience and equipment, and puts him below the last hero', () => {
    const risen = promote(veterans, system, 'm-3', { index: 3, id: 'm-9' });
    expect(namesOf(risen)).toEqual(['Ulrich', 'Otto', 'Kurt', 'Lames', 'Haches', 'Tireurs']);
    expect(memberOf(risen, 'm-9')).toMatchObject({
      role: 'hero',
      labels: ['Kurt'],
      experience: 5,
      traits: { sword: true },
      profileId: 'reikland/warrior',
    });
    expect(memberOf(risen, 'm-3').labels).toEqual(['Lames 1', 'Lames 2', 'Lames 3', 'Lames 5']);
  });

  it('replaces a group of one, without a number', () => {
    const single = setCount(reik, 'm-4', 1);
    const risen = promote(single, system, 'm-4', { index: 0, id: 'm-9' });
    expect(namesOf(risen)).toEqual(['Ulrich', 'Otto', 'Haches', 'Lames', 'Tireurs']);
    expect(memberOf(risen, 'm-4')).toMatchObject({ role: 'hero', labels: ['Haches'] });
    const lone = setLeader(
      setCount(warbandOf('reikland', [['reikland/warrior', 'A']]), 'm-1', 1),
      'm-1',
    );
    expect(promote(lone, system, 'm-1', { index: 0, id: 'm-9' }).members).toMatchObject([
      { id: 'm-1', name: 'A', role: 'hero', leader: true },
    ]);
  });

  it('puts him in place of his group when there is no hero yet', () => {
    const rabble = warbandOf('reikland', [
      ['reikland/marksman', 'Tireurs', 2],
      ['reikland/warrior', 'Lames', 2],
    ]);
    const risen = promote(rabble, system, 'm-2', { index: 1, id: 'm-9' });
    expect(namesOf(risen)).toEqual(['Tireurs', 'Lames 2', 'Lames']);
  });

  it.each([
    ['reikland/warrior', 'hero'],
    ['beastmen/ungor', null],
    ['undead/zombie', null],
    ['skaven/giant-rat', null],
    ['reikland/champion', null],
    ['extras/ogre-bodyguard', null],
  ])('%s may become %s', (profileId, role) => {
    const warband = warbandOf(profileId.split('/')[0] ?? '', [[profileId, 'X']]);
    expect(promotedRole(memberOf(warband, 'm-1'), system)).toBe(role);
  });

  it('does not exist in games without it', () => {
    expect(promotedRole(memberOf(reik, 'm-3'), warhammerSkirmish)).toBeNull();
  });

  it('requires a member with such a role', () => {
    const one = { index: 0, id: 'm-9' } as const;
    expect(promote(reik, system, 'm-none', one)).toBe(reik);
    expect(promote(reik, system, 'm-3', { ...one, index: 5 })).toBe(reik);
    expect(promote(reik, system, 'm-3', { ...one, id: 'm-1' })).toBe(reik);
    expect(promote(reik, system, 'm-2', one)).toBe(reik);
  });
});

describe('any group operations', () => {
  const step = fc.record({
    kind: fc.constantFrom('split', 'merge', 'promote'),
    who: fc.nat(20),
    which: fc.nat(20),
    name: fc.constantFrom('', 'Otto', 'otto 2', '⚔️'.repeat(40), ' '),
  });

  it('keep labels unique and lose nobody, and undo restores the warband', () => {
    fc.assert(
      fc.property(anyWarband, step, (before, { kind, who, which, name }) => {
        const { members } = before;
        const id: Member['id'] = members[who % Math.max(1, members.length)]?.id ?? 'm-nobody';
        const others = mergeable(before, system, id);
        const otherId = others[which % Math.max(1, others.length)]?.id ?? 'm-nobody';
        const after = {
          split: () => splitGroup(before, system, id, { count: which, name, id: 'm-new' }),
          merge: () => mergeGroups(before, system, id, otherId),
          promote: () => promote(before, system, id, { index: which % 4, id: 'm-new' }),
        }[kind]();
        const labels = labelsOf(after);
        expect(new Set(labels.map(labelKey)).size).toBe(labels.length);
        expect(labels).toHaveLength(labelsOf(before).length);
        expect(after.members.filter(({ leader }) => leader).length).toBeLessThanOrEqual(1);
        expect(after.members.every(({ labels: own }) => own.length > 0)).toBe(true);
        expect(isUntouchedSince(after, { before, after })).toBe(true);
        expect(undoMemberStep(after, { before, after })).toEqual(before);
      }),
    );
  });
});

describe('undoing a group operation', () => {
  const split = splitGroup(reik, system, 'm-3', { count: 2, name: '', id: 'm-9' });
  const step = { before: reik, after: split };

  it('keeps all later changes', () => {
    const renamed = renameMember(setExperience(split, 'm-1', 30), system, 'm-2', 'Odo');
    const back = undoMemberStep(renamed, step);
    expect(namesOf(back)).toEqual(['Ulrich', 'Odo', 'Lames', 'Haches', 'Tireurs']);
    expect(memberOf(back, 'm-1').experience).toBe(30);
    expect(memberOf(back, 'm-3')).toEqual(memberOf(reik, 'm-3'));
  });

  it('gives way where labels or leadership have been taken meanwhile', () => {
    const led = setLeader(reik, 'm-3');
    const without = { ...led, members: led.members.filter(({ id }) => id !== 'm-3') };
    const since = setLeader(renameLabel(without, 'm-2', 0, 'Kurt'), 'm-2');
    const back = undoMemberStep(since, { before: led, after: without });
    expect(memberOf(back, 'm-2')).toMatchObject({ leader: true, labels: ['Kurt'] });
    expect(memberOf(back, 'm-3')).toMatchObject({ leader: false });
    expect(memberOf(back, 'm-3').labels).toContain('Kurt 2');
  });

  it('does nothing without room for the models', () => {
    const without = { ...reik, members: reik.members.filter(({ id }) => id !== 'm-3') };
    const full = setCount(without, 'm-5', 60);
    expect(undoMemberStep(full, { before: reik, after: without })).toBe(full);
  });

  it('is offered no longer once one of its members has changed', () => {
    expect(isUntouchedSince(setExperience(split, 'm-1', 30), step)).toBe(true);
    expect(isUntouchedSince(setExperience(split, 'm-9', 3), step)).toBe(false);
    expect(isUntouchedSince(emptyWarband(''), step)).toBe(false);
  });
});

function namesOf({ members }: Warband): readonly string[] {
  return members.map(({ name }) => name);
}

function labelsOf({ members }: Warband): readonly string[] {
  return members.flatMap(({ labels }) => labels);
}

function memberOf({ members }: Warband, id: Member['id']): Member {
  const found = members.find((member) => member.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}
