import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFreeMember,
  addMember,
  createWarband,
  leaderOf,
  renameLabel,
  setCharacteristic,
  setCount,
  setExperience,
  setNotes,
  setTitle,
  setTrait,
  setWarbandTrait,
  spaceIn,
} from '#roster/edit.ts';
import { labelKey } from '#roster/labels.ts';
import {
  duplicateMember,
  moveMember,
  removeMember,
  removeMiniature,
  setLeader,
} from '#roster/lineup.ts';
import { renameMember } from '#roster/rename-member.ts';
import { setProfile } from '#roster/set-profile.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { anyStep, anyWarband, emptyWarband, take, warbandOf } from '../support/warbands.ts';

describe('a new warband', () => {
  it('takes its emblem and rules from its type', () => {
    const warband = createWarband(system, 'ostermark', { id: 'w-1', name: ' Les Rudes ', now: 7 });
    expect(warband).toMatchObject({ name: 'Les Rudes', traits: { hardy: true }, changedAt: 7 });
    expect(warband.emblem).toBe(system.catalogue.find(({ id }) => id === 'ostermark')?.emblem);
  });

  it('is free-form when its type is not in the catalogue', () => {
    expect(emptyWarband('river-pirates').catalogueId).toBe('');
  });
});

describe('adding members', () => {
  it('copies the profile and makes a leader profile the leader', () => {
    const warband = warbandOf('reikland', [['reikland/captain', 'Ulrich']]);
    expect(warband.members[0]).toMatchObject({
      leader: true,
      role: 'hero',
      experience: 20,
      profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
      traits: { 'bubble-range': 12 },
      labels: ['Ulrich'],
    });
  });

  it('distinguishes two champions by name and numbers henchmen', () => {
    const warband = warbandOf('reikland', [
      ['reikland/champion', 'Champion'],
      ['reikland/champion', 'Champion'],
      ['reikland/warrior', 'Guerrier', 3],
      ['reikland/warrior', 'Guerrier', 2],
    ]);
    expect(labelsOf(warband)).toEqual([
      ['Champion'],
      ['Champion 2'],
      ['Guerrier 1', 'Guerrier 2', 'Guerrier 3'],
      ['Guerrier 4', 'Guerrier 5'],
    ]);
    expect(warband.members.map(({ name }) => name)).toEqual([
      'Champion',
      'Champion 2',
      'Guerrier',
      'Guerrier',
    ]);
  });

  it('keeps the first leader when a second one is added', () => {
    const warband = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/captain', 'Greta'],
    ]);
    expect(warband.members.map(({ leader }) => leader)).toEqual([true, false]);
  });

  it('accepts hired swords in any warband and refuses unknown profiles', () => {
    const hired = addMember(emptyWarband('sisters'), system, 'extras/pit-fighter', {
      id: 'm-1',
      name: 'Bruno',
    });
    expect(hired.members[0]).toMatchObject({
      role: 'hired-sword',
      profileId: 'extras/pit-fighter',
    });
    expect(addMember(hired, system, 'sisters/dragon', { id: 'm-2', name: '?' })).toBe(hired);
  });

  it('gives a free-form member ordinary characteristics', () => {
    const warband = addFreeMember(emptyWarband(''), system, 'henchman', {
      id: 'm-1',
      name: 'Nain',
    });
    expect(warband.members[0]).toMatchObject({ profileId: '', labels: ['Nain 1'], leader: false });
    const [human] = warbandOf('reikland', [['reikland/warrior', 'Hans']]).members;
    expect(warband.members[0]?.profile).toEqual(human?.profile);
  });

  it('stops at sixty models', () => {
    const full = setCount(warbandOf('undead', [['undead/zombie', 'Zombie']]), 'm-1', 500);
    expect(spaceIn(full)).toBe(0);
    expect(addMember(full, system, 'undead/ghoul', { id: 'm-2', name: 'Goule' })).toBe(full);
    expect(duplicateMember(full, system, 'm-1', 'm-2')).toBe(full);
  });

  it('counts all groups towards the sixty', () => {
    const crowd = warbandOf('undead', [
      ['undead/zombie', 'Zombie', 25],
      ['undead/ghoul', 'Goule', 500],
    ]);
    expect(crowd.members.map(({ labels }) => labels.length)).toEqual([25, 35]);
  });
});

describe('a group of henchmen', () => {
  const rats = warbandOf('skaven', [['skaven/giant-rat', 'Rat', 3]]);

  it('keeps its labels when it grows and shrinks again', () => {
    const named = renameLabel(rats, 'm-1', 1, 'Galeux');
    const grown = setCount(named, 'm-1', 5);
    expect(labelsOf(grown)).toEqual([['Rat 1', 'Galeux', 'Rat 3', 'Rat 2', 'Rat 4']]);
    expect(labelsOf(setCount(grown, 'm-1', 2))).toEqual([['Rat 1', 'Galeux']]);
  });

  it('loses the model that died, but never its last one', () => {
    expect(labelsOf(removeMiniature(rats, 'm-1', 0))).toEqual([['Rat 2', 'Rat 3']]);
    expect(labelsOf(setCount(rats, 'm-1', 0))).toEqual([['Rat 1']]);
    expect(labelsOf(removeMiniature(setCount(rats, 'm-1', 1), 'm-1', 0))).toEqual([['Rat 1']]);
  });

  it('renames numbered labels with the group, but not the player’s own', () => {
    const named = renameLabel(rats, 'm-1', 1, 'Galeux');
    expect(labelsOf(renameMember(named, system, 'm-1', 'Loup'))).toEqual([
      ['Loup 1', 'Galeux', 'Loup 3'],
    ]);
  });
});

describe('labels', () => {
  const pair = warbandOf('reikland', [
    ['reikland/champion', 'Otto'],
    ['reikland/champion', 'Gunther'],
  ]);

  it('get a number when another member has the same', () => {
    expect(labelsOf(renameLabel(pair, 'm-2', 0, 'OTTO'))).toEqual([['Otto'], ['OTTO 2']]);
  });

  it('fall back to the name when cleared', () => {
    const nicknamed = renameLabel(pair, 'm-1', 0, 'Le Borgne');
    expect(labelsOf(renameLabel(nicknamed, 'm-1', 0, '  '))).toEqual([['Otto'], ['Gunther']]);
  });

  it('lose a number that only a namesake required', () => {
    const namesakes = renameMember(pair, system, 'm-2', 'Otto');
    expect(labelsOf(namesakes)).toEqual([['Otto'], ['Otto 2']]);
    expect(labelsOf(renameMember(namesakes, system, 'm-2', 'Klaus'))).toEqual([
      ['Otto'],
      ['Klaus'],
    ]);
  });
});

describe('changing a member', () => {
  const warband = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/champion', 'Otto'],
    ['reikland/warrior', 'Guerrier', 2],
  ]);

  it('makes someone else the only leader, or nobody', () => {
    expect(leaderOf(setLeader(warband, 'm-2'))?.name).toBe('Otto');
    expect(setLeader(warband, 'm-2').members.filter(({ leader }) => leader)).toHaveLength(1);
    expect(leaderOf(setLeader(warband, null))).toBeNull();
    expect(leaderOf(setLeader(warband, 'm-9'))?.name).toBe('Ulrich');
  });

  it('keeps numbers within bounds', () => {
    expect(memberOf(setCharacteristic(warband, 'm-2', 'WS', 5.9), 1)?.profile['WS']).toBe(5);
    expect(memberOf(setCharacteristic(warband, 'm-2', 'WS', -3), 1)?.profile['WS']).toBe(0);
    expect(memberOf(setExperience(warband, 'm-2', Number.NaN), 1)?.experience).toBe(0);
    expect(memberOf(setTrait(warband, 'm-2', 'scaly-skin', 1e9), 1)?.traits).toEqual({
      'scaly-skin': 199,
    });
    expect(memberOf(setTrait(warband, 'm-2', 'scaly-skin', -0.5), 1)?.traits['scaly-skin']).toBe(0);
  });

  it('limits texts and strips invisible characters', () => {
    const named = renameMember(
      warband,
      system,
      'm-2',
      `  Otto\u200b\u202e\n le\t\u00a0Borgne ${'x'.repeat(99)}`,
    );
    expect(memberOf(named, 1)?.name).toMatch(/^Otto le Borgne x{45}$/);
    expect(memberOf(renameMember(warband, system, 'm-2', 'Otto\u200b'), 1)?.name).toBe('Otto');
    expect(setNotes(warband, ' un\r\ndeux\u0007 ').notes).toBe('un\ndeux');
  });

  it('adds and removes traits', () => {
    const helmeted = setTrait(warband, 'm-2', 'helmet', true);
    expect(memberOf(helmeted, 1)?.traits).toEqual({ helmet: true });
    expect(memberOf(setTrait(helmeted, 'm-2', 'helmet', null), 1)?.traits).toEqual({});
    expect(memberOf(setTrait(warband, 'm-2', 'hates', '  '), 1)?.traits).toEqual({});
    expect(setWarbandTrait(warband, 'war-horn', true).traits).toEqual({ 'war-horn': true });
  });

  it('moves and removes members', () => {
    expect(namesOf(moveMember(warband, 'm-3', 0))).toEqual(['Guerrier', 'Ulrich', 'Otto']);
    expect(namesOf(moveMember(warband, 'm-1', 99))).toEqual(['Otto', 'Guerrier', 'Ulrich']);
    expect(namesOf(removeMember(warband, 'm-1'))).toEqual(['Otto', 'Guerrier']);
  });

  it('copies a member below himself, with new labels and without leadership', () => {
    const twice = duplicateMember(warband, system, 'm-1', 'm-9');
    expect(namesOf(twice)).toEqual(['Ulrich', 'Ulrich 2', 'Otto', 'Guerrier']);
    expect(memberOf(twice, 1)).toMatchObject({ id: 'm-9', leader: false, labels: ['Ulrich 2'] });
    expect(labelsOf(duplicateMember(warband, system, 'm-3', 'm-9'))[3]).toEqual([
      'Guerrier 3',
      'Guerrier 4',
    ]);
  });
});

describe('a member whose profile is changed', () => {
  it('keeps his name, advances and equipment, and characteristics above the old profile; the rest is the new profile’s', () => {
    const hired = warbandOf('reikland', [['reikland/champion', 'Otto']]);
    const id = hired.members[0]?.id ?? 'm-0';
    const learnt = setCharacteristic(setExperience(hired, id, 12), id, 'A', 3);
    const armed = setTrait(learnt, id, 'shield', true);
    const [otto] = setProfile(armed, system, id, 'reikland/youngblood').members;
    expect(otto).toMatchObject({
      name: 'Otto',
      profileId: 'reikland/youngblood',
      experience: 12,
      traits: { shield: true },
      profile: { WS: 2, A: 3 },
    });
  });

  it('takes its role if he had no profile, and loses his own type name', () => {
    const free = addFreeMember(emptyWarband('reikland'), system, 'henchman', {
      id: 'm-9',
      name: 'Wulf',
    });
    const typed = setTitle(free, 'm-9', 'champoin');
    const wulf = setProfile(typed, system, 'm-9', 'reikland/champion').members.at(-1);
    expect(wulf).toMatchObject({ title: '', role: 'hero', profileId: 'reikland/champion' });
    expect(setProfile(typed, system, 'm-9', 'nobody/nothing')).toBe(typed);
  });
});

describe('any edits', () => {
  it('keep labels unique, with at most one leader', () => {
    fc.assert(
      fc.property(anyWarband, (warband) => {
        const labels = labelsOf(warband).flat();
        expect(new Set(labels.map(labelKey)).size).toBe(labels.length);
        expect(labels.every((label) => label !== '')).toBe(true);
        expect(labels.length).toBeLessThanOrEqual(60);
        expect(warband.members.filter(({ leader }) => leader).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('lose nobody unless removed, and keep member ids unique', () => {
    fc.assert(
      fc.property(anyWarband, anyStep, (warband, step) => {
        const after = take(warband, step, 1000).members.map(({ id }) => id);
        const before = warband.members.map(({ id }) => id);
        const lost = before.filter((id) => !after.includes(id));
        expect(lost).toHaveLength(step.kind === 'remove' && before.length > 0 ? 1 : 0);
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  it('change one member and leave the others', () => {
    fc.assert(
      fc.property(anyWarband, anyStep, (warband, step) => {
        // Naming a leader changes the previous one as well.
        fc.pre(step.kind !== 'leader');
        const after = new Map(take(warband, step, 1000).members.map((each) => [each.id, each]));
        const changed = warband.members.filter(
          (member) => after.has(member.id) && after.get(member.id) !== member,
        );
        expect(changed.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

function labelsOf(warband: Warband): readonly (readonly string[])[] {
  return warband.members.map(({ labels }) => labels);
}

function namesOf(warband: Warband): readonly string[] {
  return warband.members.map(({ name }) => name);
}

function memberOf(warband: Warband, index: number): Member | undefined {
  return warband.members[index];
}
