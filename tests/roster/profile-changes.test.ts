import { describe, expect, test } from 'vitest';
import { lifeOf } from '#roster/chronicle.ts';
import { setCharacteristic, setTrait } from '#roster/edit.ts';
import { profileChanges } from '#roster/profile-changes.ts';
import { scarsOf } from '#roster/scars.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../support/warbands.ts';

// What a member’s history explains of his profile, and what it has left on him.

const OTTO = { id: 'm-1', name: 'Otto' } as const;
const part = system.afterBattle ?? { injuries: [] };

function raised(what: string) {
  return { ...OTTO, kind: 'raise', what };
}

function fallen(by: string, ...injuries: readonly string[]) {
  return { ...OTTO, by, injuries };
}

/** Otto, a champion whose characteristics differ from his profile by so much, with these battles. */
function otto(by: Readonly<Record<string, number>>, ...battles: readonly object[]): Warband {
  const made = warbandOf('reikland', [['reikland/champion', 'Otto']]);
  const history = battles.map((battle, at) => ({
    id: `b-${at}`,
    at: (at + 1) * 10,
    result: 'won',
    against: ['Griffes'],
    ...battle,
  }));
  return Object.entries(by).reduce<Warband>(
    (now, [id, more]) =>
      setCharacteristic(now, 'm-1', id, (now.members[0]?.profile[id] ?? 0) + more),
    { ...made, history },
  );
}

function memberOf({ members }: Warband) {
  const [member] = members;
  if (member === undefined) throw new Error('Nobody is there.');
  return member;
}

const changesOf = (warband: Warband) =>
  profileChanges(memberOf(warband), lifeOf(warband, 'm-1'), system).map(
    ({ characteristic, by, why, at }) => [
      characteristic,
      by,
      why?.kind === 'hurt' ? why.id : (why?.kind ?? null),
      at,
    ],
  );

const scars = (warband: Warband) => scarsOf(memberOf(warband), lifeOf(warband, 'm-1'), part);

describe('changes of a profile', () => {
  test('have the cause and the time that the history knows, in the order of the profile', () => {
    const warband = otto(
      { M: -1, WS: 1, S: 1 },
      { advances: [raised('S')] },
      { fallen: [fallen('Broyeur', 'leg-wound')], advances: [raised('WS')] },
    );
    expect(changesOf(warband)).toEqual([
      ['M', -1, 'leg-wound', 20],
      ['WS', 1, 'advance', 20],
      ['S', 1, 'advance', 10],
    ]);
  });

  test('that nobody has noted are said alone', () => {
    const noted = otto({ WS: 2 }, { advances: [raised('WS')] });
    expect(changesOf(noted)).toEqual([
      ['WS', 1, 'advance', 10],
      ['WS', 1, null, null],
    ]);
    expect(changesOf(otto({ WS: 1 }))).toEqual([['WS', 1, null, null]]);
  });

  test('add up to the difference, whatever was corrected since', () => {
    const corrected = otto({}, { advances: [raised('A')] });
    expect(changesOf(corrected)).toEqual([
      ['A', 1, 'advance', 10],
      ['A', -1, null, null],
    ]);
  });

  test('of somebody without a profile are only those that are told', () => {
    const [member] = otto({ A: 1 }, { advances: [raised('S')] }).members;
    const free = member === undefined ? [] : [{ ...member, profileId: '' }];
    const warband = { ...otto({}, { advances: [raised('S')] }), members: free };
    expect(changesOf(warband)).toEqual([['S', 1, 'advance', 10]]);
  });
});

describe('what battles have left on him', () => {
  test('is one for each whom he hates, since when it is known', () => {
    const warband = otto({}, { fallen: [fallen('Tchirik', 'bitter-enmity', 'enmity-warband')] });
    const hating = setTrait(warband, 'm-1', 'hates', 'orcs-and-goblins, Griffes');
    expect(scars(hating)).toEqual([
      { kind: 'enemy', trait: 'hates', word: 'orcs-and-goblins', at: null },
      { kind: 'enemy', trait: 'hates', word: 'Griffes', at: 10 },
    ]);
  });

  test('names an injury that lasts once, and those that he got over each time', () => {
    const warband = otto(
      {},
      { fallen: [fallen('Rat', 'blinded-eye')] },
      { fallen: [fallen('Broyeur')] },
      { fallen: [fallen('', 'full-recovery')] },
      { fallen: [fallen('Rat', 'leg-wound')] },
    );
    expect(scars(setTrait(warband, 'm-1', 'injury-eye', true))).toEqual([
      { kind: 'lasting', trait: 'injury-eye', at: 10 },
      { kind: 'hurt', injuries: [], by: 'Broyeur', at: 20 },
      { kind: 'hurt', injuries: ['full-recovery'], by: '', at: 30 },
    ]);
  });
});
