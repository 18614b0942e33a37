import { describe, expect, test } from 'vitest';
import { withDice } from '#roster/after-battle/draft.ts';
import { chronicleOf, lifeOf } from '#roster/chronicle.ts';
import { renameMember } from '#roster/rename-member.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { after, type Fate, foughtWith, ravens } from './after-battle/scenes.ts';

const RAT = { fighterId: 'f-rat', label: 'Rat' } as const;

/** The warband after one more battle, in which Otto may be injured by these two dice. */
function fights(
  warband: Warband,
  id: `b-${number}`,
  result: 'won' | 'lost',
  fates: Readonly<Record<string, Fate>>,
  dice: readonly number[] = [],
): Warband {
  const fought = { ...foughtWith(warband, fates, result), battleId: id, at: Number(id.slice(2)) };
  return after(warband, fought, (draft, idOf) =>
    dice.length === 0 ? draft : withDice(draft, idOf(warband.members[1]?.name ?? ''), ...dice),
  ).warband;
}

// Otto takes a rat out and injures his leg, is renamed, takes out two more, and dies.
const hurt = fights(
  ravens(),
  'b-1',
  'lost',
  { Otto: { felled: [RAT], out: true, by: 'Broyeur' } },
  [2, 2],
);
const alive = fights(renameMember(hurt, system, 'm-2', 'Otto le Gris'), 'b-2', 'won', {
  'Otto le Gris': { felled: [RAT, RAT] },
});
const dead = fights(alive, 'b-3', 'won', { 'Otto le Gris': { out: true, by: 'Rat' } }, [1, 4]);

describe('the chronicle of a warband', () => {
  test('totals its battles, newest first', () => {
    const { lines, totals } = chronicleOf(dead);
    expect(lines.map(({ id }) => id)).toEqual(['b-3', 'b-2', 'b-1']);
    expect(totals).toEqual({ battles: 3, won: 2, lost: 1, drawn: 0, felled: 3, gone: 1 });
  });

  test('has ratings from before the first battle to after the last', () => {
    expect(chronicleOf(dead).curve).toEqual([
      { rating: 103, result: null },
      { rating: 112, result: 'lost' },
      { rating: 123, result: 'won' },
      { rating: 113, result: 'won' },
    ]);
  });

  test('lists former members with their profile and who took them out', () => {
    expect(chronicleOf(dead).gone).toEqual([
      expect.objectContaining({
        id: 'm-2',
        name: 'Otto le Gris',
        profileId: 'reikland/champion',
        how: 'by-injury',
        battleId: 'b-3',
        at: 3,
        by: 'Rat',
        injuries: ['dead'],
      }),
    ]);
  });
});

describe('a member’s life', () => {
  test('follows him through a change of name', () => {
    expect(lifeOf(alive, 'm-2')).toEqual({
      battles: 2,
      felled: ['Rat', 'Rat', 'Rat'],
      hurt: [
        {
          id: 'm-2',
          name: 'Otto',
          by: 'Broyeur',
          injuries: ['leg-wound'],
          turn: null,
          at: 1,
          foes: ['Broyeur', 'Skritt', 'Griffes d’Eshin'],
        },
      ],
      advances: [],
    });
  });

  test('is empty for a newcomer', () => {
    expect(lifeOf(alive, 'm-99')).toBeNull();
  });
});

test('battles of an older version are shown without the details that were not yet recorded', () => {
  const old: Pick<Warband, 'history'> = {
    history: [
      {
        id: 'b-1',
        result: 'won',
        fallen: [{ name: 'Otto', by: 'Broyeur', injuries: ['dead'] }],
        rating: { before: 90, after: 80 },
      },
      { id: 'b-2', result: 'none', gone: [{ id: 'm-1', how: 'of a newer version' }] },
    ],
  };
  expect(chronicleOf(old)).toMatchObject({
    curve: [
      { rating: 90, result: null },
      { rating: 80, result: 'won' },
    ],
    totals: { battles: 2, won: 1, lost: 0, felled: 0, gone: 0 },
    gone: [],
  });
  expect(chronicleOf(old).lines[1]?.fallen).toEqual([
    { id: null, name: 'Otto', by: 'Broyeur', injuries: ['dead'], turn: null },
  ]);
  expect(lifeOf(old, 'm-2')).toBeNull();
});
