import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FighterSetup } from '#battle/events.ts';
import { setMissesNext, setTitle } from '#roster/edit.ts';
import { labelKey } from '#roster/labels.ts';
import { setLeader } from '#roster/lineup.ts';
import { memberByLabel } from '#roster/member-of.ts';
import { muster } from '#roster/muster.ts';
import type { Warband } from '#roster/warband.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { anyWarband, emptyWarband, warbandOf } from '../support/warbands.ts';

const rats = warbandOf('skaven', [
  ['skaven/assassin-adept', 'Tarsik'],
  ['skaven/verminkin', 'Vermineux', 2],
  ['skaven/rat-ogre', 'Broyeur'],
]);

describe('mustering a warband', () => {
  it('makes each model a fighter with a label, profile and wounds of its own', () => {
    const { fighters, leaderId } = call(rats);
    expect(fighters.map(({ id, label, wounds }) => [id, label, wounds])).toEqual([
      ['f-1', 'Tarsik', 1],
      ['f-2', 'Vermineux 1', 1],
      ['f-3', 'Vermineux 2', 1],
      ['f-4', 'Broyeur', 3],
    ]);
    expect(fighters[3]).toMatchObject({
      profileId: 'skaven/rat-ogre',
      role: 'henchman',
      status: 'standing',
      traits: { 'causes-fear': true, stupidity: true },
    });
    expect(leaderId).toBe('f-1');
  });

  it('names the only model of a group without a number, unless another has the same name', () => {
    const called = (warband: Warband) => call(warband).fighters.map(({ label }) => label);
    const dogs = (...names: readonly string[]) =>
      warbandOf(
        'reikland',
        names.map((name) => ['reikland/warrior', name] as const),
      );
    expect(called(dogs('Dagger x2', 'Group #1'))).toEqual(['Dagger x2', 'Group #1']);
    expect(called(dogs('Bobby', 'bobby'))).toEqual(['Bobby 1', 'bobby 2']);
  });

  it('finds a fighter’s member by either name', () => {
    for (const label of ['Broyeur', 'Broyeur 1', 'Vermineux 2']) {
      expect(memberByLabel(rats, label)?.name).toBe(label.replace(/ \d$/, ''));
    }
    expect(memberByLabel(rats, 'Vermineux')).toBeNull();
  });

  it('lists those who miss the battle as absent, and asks for another leader', () => {
    const { fighters, leaderId } = call(setMissesNext(rats, 'm-1', true));
    expect(fighters[0]).toMatchObject({ label: 'Tarsik', status: 'absent' });
    expect(leaderId).toBeNull();
  });

  it('finds the leader anywhere in the list', () => {
    expect(call(setLeader(rats, 'm-3')).leaderId).toBe('f-4');
    expect(call(setLeader(rats, null)).leaderId).toBeNull();
    expect(call(emptyWarband('skaven'))).toEqual({ fighters: [], leaderId: null });
  });

  it('passes on the player’s own word for a member', () => {
    expect(call(setTitle(rats, 'm-1', 'Vieille griffe')).fighters[0]?.title).toBe('Vieille griffe');
  });

  it('gives one fighter per label, with unique ids and labels', () => {
    fc.assert(
      fc.property(anyWarband, (warband) => {
        const { fighters } = call(warband);
        const labels = warband.members.flatMap((member) => member.labels);
        expect(new Set(fighters.map(({ label }) => labelKey(label))).size).toBe(labels.length);
        expect(new Set(fighters.map(({ id }) => id)).size).toBe(labels.length);
      }),
    );
  });

  it('distinguishes models even if the roster does not', () => {
    const [first, ...rest] = rats.members;
    const members = rest.map((member) => ({ ...member, labels: ['Tarsik', 'tarsik'] }));
    const { fighters } = call({ ...rats, members: first === undefined ? [] : [first, ...members] });
    expect(new Set(fighters.map(({ label }) => labelKey(label))).size).toBe(5);
  });
});

/** The fighters in the form that a battle’s setup takes. */
function call(warband: Warband): {
  readonly fighters: readonly FighterSetup[];
  readonly leaderId: FighterId | null;
} {
  let serial = 0;
  return muster(warband, system, () => {
    serial += 1;
    return `f-${serial}`;
  });
}
