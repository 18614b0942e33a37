import { describe, expect, test } from 'vitest';
import { chronicleOf } from '#roster/chronicle.ts';

// Who was met again and again, and what members are remembered for.

const RATS = { emblem: 'rat', warbandId: 'w-rats', leader: 'Skritt' } as const;

/** A battle as history has it; its number is its time as well. */
function battle(id: number, more: object = {}) {
  return { id: `b-${id}`, at: id, against: ['Griffes'], result: 'won', ...more };
}

const won = (id: number, more: object = {}) => battle(id, { foes: [RATS], ...more });

describe('the warbands met again', () => {
  const rivals = (...history: readonly object[]) =>
    chronicleOf({ history }).rivals.map(({ name, warbandId, met, won: victories, lost }) =>
      [name, warbandId, met, victories, lost].join(' '),
    );

  test.each([
    { of: 'one meeting', history: [won(1)], told: [] },
    {
      of: 'two meetings under two names',
      history: [won(1), won(2, { against: ['Crocs'], result: 'lost' })],
      told: ['Crocs w-rats 2 1 1'],
    },
    {
      of: 'older lines, which know a name alone',
      history: [battle(1), battle(2, { against: ['GRIFFES'], result: 'none' }), won(3)],
      told: ['Griffes w-rats 3 2 0'],
    },
    {
      of: 'a name that two warbands bear: older lines are nobody’s',
      history: [battle(1), won(2), won(3, { foes: [{ ...RATS, warbandId: 'w-others' }] })],
      told: [],
    },
    {
      of: 'more than two sides, where nobody knows who lost to whom',
      history: [1, 2].map((id) => won(id, { against: ['Griffes', 'Crocs'], foes: [RATS, RATS] })),
      told: [],
    },
    {
      of: 'several: the one met most, then the latest',
      history: [
        battle(1, { against: ['Crocs'] }),
        battle(2, { against: ['Crocs'] }),
        battle(3, { against: ['Loups'] }),
        won(4),
        won(5),
        won(6),
        battle(7, { against: ['Loups'] }),
      ],
      told: ['Griffes w-rats 3 3 0', 'Loups  2 2 0', 'Crocs  2 2 0'],
    },
  ])('of $of', ({ history, told }) => {
    expect(rivals(...history)).toEqual(told);
  });

  test('are known by the logs of this device where an older line lacks them', () => {
    const [rival] = chronicleOf({ history: [battle(1), battle(2)] }, () => [RATS]).rivals;
    expect(rival).toMatchObject({ warbandId: 'w-rats', emblem: 'rat' });
  });
});

describe('deeds of arms', () => {
  const part = (id: string, ...felled: readonly string[]) => ({ id, name: `N${id}`, felled });
  const deeds = (...history: readonly object[]) =>
    chronicleOf({ history }).deeds.map(({ kind, name, count, enemy }) =>
      [kind, name, count, ...(enemy === null ? [] : [enemy.name, enemy.leader])].join(' '),
    );

  test.each([
    { of: 'a single one', fights: [[part('m-1', 'Rat')]], told: [] },
    {
      of: 'one who put out two, and another who never fell',
      fights: [
        [part('m-1', 'Rat', 'Museau'), part('m-2')],
        [part('m-1'), part('m-2')],
      ],
      told: ['felled Nm-1 2', 'unscathed Nm-2 2'],
    },
    {
      of: 'two who put out as many: nobody has the most',
      fights: [
        [part('m-1', 'A', 'B'), part('m-2', 'C', 'D')],
        [part('m-1', 'E'), part('m-2', 'F')],
      ],
      told: ['unscathed Nm-1 2'],
    },
    {
      of: 'one who met the same enemy again',
      fights: [[part('m-1', 'Skritt')], [part('m-1', 'Skritt'), part('m-2')]],
      told: ['felled Nm-1 2', 'nemesis Nm-1 2 Skritt true'],
    },
    {
      of: 'numbers of a group, who may be others each time',
      fights: [[part('m-1', 'Coureur 1')], [part('m-1', 'Coureur 1')]],
      told: ['felled Nm-1 2'],
    },
  ])('of $of', ({ fights, told }) => {
    expect(deeds(...fights.map((fought, at) => won(at + 1, { fought })))).toEqual(told);
  });

  test.each([
    {
      of: 'a side without a list, whose fighters have no names',
      foes: [{ ...RATS, warbandId: null }],
    },
    { of: 'several enemies, whose names may be the same', foes: [RATS, RATS] },
    { of: 'an older line', foes: [] },
  ])('have no nemesis of $of', ({ foes }) => {
    const fought = [part('m-1', 'Skritt')];
    const lines = [1, 2].map((id) => won(id, { foes, fought }));
    expect(deeds(...lines)).toEqual(['felled Nm-1 2']);
  });

  test.each([
    { of: 'whoever fell once', fallen: { id: 'm-1', name: 'N', by: '', injuries: [] } },
    {
      of: 'anybody, where an older line knows a name alone',
      fallen: { name: 'N', by: '', injuries: [] },
    },
  ])('do not call unscathed $of', ({ fallen }) => {
    const fought = [part('m-1')];
    expect(deeds(won(1, { fought }), won(2, { fought, fallen: [fallen] }))).toEqual([]);
  });
});
