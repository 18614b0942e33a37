import { describe, expect, test } from 'vitest';
import { draftOf, withDraft, withNewPrisoner, withPrisoner } from '#roster/after-battle/draft.ts';
import { setBattles } from '#roster/edit.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, foughtWith, ravens } from './scenes.ts';

/** What a warband does with captives of the enemy. @rule MORD-AFTER-INJURY */

function settled(
  fate: string,
  {
    price = 0,
    answers = [],
    warband = ravens(),
  }: {
    readonly price?: number;
    readonly answers?: readonly number[];
    readonly warband?: ReturnType<typeof ravens>;
  } = {},
) {
  const rich = { ...warband, purse: { gold: 100 } };
  const { proposal, warband: ended } = after(rich, foughtWith(rich), (draft) => ({
    ...withPrisoner(withNewPrisoner(draft, 'Skritt'), 0, { fate, price, answers }),
    unpaid: ['m-6'],
  }));
  return { one: proposal.prisoners[0], income: proposal.takings, gold: ended.purse?.['gold'] };
}

const undead = () => setBattles(warbandOf('undead', [['undead/vampire', 'Vlad']]), 1);
const possessed = () => setBattles(warbandOf('possessed', [['possessed/magister', 'Mag']]), 1);

describe('a captive of the enemy', () => {
  test('is held until players say otherwise', () => {
    expect(settled('')).toMatchObject({ one: { name: 'Skritt', chosen: null }, gold: 100 });
  });

  test('brings the ransom agreed on', () => {
    expect(settled('ransom', { price: 35 })).toMatchObject({ income: { gold: 35 }, gold: 135 });
  });

  test('may be exchanged, whatever price was typed before', () => {
    expect(settled('exchange', { price: 35 }).gold).toBe(100);
  });

  test('is sold to slavers for D6 × 5', () => {
    const open = settled('slavers');
    expect(open.one?.reading.next).toMatchObject({
      asked: { said: { ask: 'amount' } },
      thrown: [],
    });
    expect(open.gold).toBe(100);
    expect(settled('slavers', { answers: [4] })).toMatchObject({ income: { gold: 20 }, gold: 120 });
  });

  test.each([
    ['reikland', ravens(), ['ransom', 'exchange', 'slavers']],
    ['undead', undead(), ['ransom', 'exchange', 'slavers', 'zombie']],
    ['possessed', possessed(), ['ransom', 'exchange', 'slavers', 'sacrifice']],
  ])('of %s has the fates of this warband', (_type, warband, fates) => {
    expect(settled('', { warband }).one?.choices.map(({ id }) => id)).toEqual(fates);
  });

  test('becomes a zombie, or pleases the dark gods: told, for players to enter', () => {
    const notes = (fate: string, warband: ReturnType<typeof ravens>) =>
      settled(fate, { warband }).one?.reading.gains;
    expect(notes('zombie', undead())).toEqual([{ kind: 'note', id: 'zombie' }]);
    expect(notes('sacrifice', possessed())).toEqual([{ kind: 'note', id: 'leader-experience' }]);
    expect(notes('zombie', ravens())).toEqual([]);
  });

  test('is stored with the draft and removed by a tap; damaged ones are dropped', () => {
    const draft = withNewPrisoner(draftOf(ravens(), 'b-1'), 'Skritt');
    const stored = withDraft(ravens(), draft);
    expect(draftOf(stored, 'b-1').prisoners).toEqual(draft.prisoners);
    expect(withPrisoner(draft, 0, null).prisoners).toEqual([]);
    const damaged = { ...ravens(), unfinished: [{ ...draft, prisoners: [{ name: 3 }] }] };
    expect(draftOf(damaged, 'b-1').prisoners).toEqual([]);
    const older = { ...ravens(), unfinished: [{ id: 'b-1', unpaid: ['m-6'] }] };
    expect(draftOf(older, 'b-1')).toMatchObject({ unpaid: ['m-6'], waived: [], prisoners: [] });
  });
});
