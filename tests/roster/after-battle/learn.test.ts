import { describe, expect, test } from 'vitest';
import type { AdvancePicks } from '#roster/advances/take.ts';
import { historyOf } from '#roster/after-battle/history.ts';
import { learnAfterwards } from '#roster/after-battle/learn.ts';
import { setExperience } from '#roster/edit.ts';
import { undoMemberStep } from '#roster/take-back.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';

const OLDER = { id: 'b-1', at: 1, result: 'lost' } as const;
const LAST = { id: 'b-2', at: 2, result: 'won', title: 'Le pont' } as const;

/** Otto has an advance to roll. */
function band(history?: readonly object[]): Warband {
  const made = setExperience(warbandOf('reikland', [['reikland/champion', 'Otto']]), 'm-1', 11);
  return history === undefined ? made : { ...made, history };
}

const learn = (warband: Warband, picks: AdvancePicks) =>
  learnAfterwards(warband, system, picks).warband;

const STRONGER = { 'm-1': [['6', '2']] } as const;
const RAISED = { id: 'm-1', name: 'Otto', kind: 'raise', what: 'S' } as const;

describe('an advance rolled after the aftermath', () => {
  test('is told by the line of the last battle, whose date it has', () => {
    const after = learn(band([OLDER, LAST]), STRONGER);
    expect(after.members[0]?.profile).toMatchObject({ S: 4 });
    expect(historyOf(after).map(({ id, title, advances }) => [id, title, advances])).toEqual([
      ['b-1', '', []],
      ['b-2', 'Le pont', [RAISED]],
    ]);
    expect(after.history?.[0]).toBe(OLDER);
  });

  test('follows those that were rolled in time', () => {
    const skill = { id: 'm-1', name: 'Otto', kind: 'skill', what: 'sprint' } as const;
    const after = learn(band([{ ...LAST, advances: [skill] }]), STRONGER);
    expect(historyOf(after)[0]?.advances).toEqual([skill, RAISED]);
  });

  test('is undone with its line', () => {
    const before = band([OLDER, LAST]);
    const after = learn(before, STRONGER);
    expect(undoMemberStep(after, { before, after })).toEqual(before);
    const later = { ...after, history: [...(after.history ?? []), { ...LAST, id: 'b-3' }] };
    expect(undoMemberStep(later, { before, after }).history).toBe(later.history);
  });

  test('that was already on the sheet, or is still open, changes no line', () => {
    const start = band([LAST]);
    expect(learn(start, { 'm-1': [['entered']] }).history).toBe(start.history);
    expect(learn(start, { 'm-1': [['7']] }).history).toBe(start.history);
  });

  test('of a warband without a history, or with a last line that cannot be read, adds none', () => {
    expect(learn(band(), STRONGER)).not.toHaveProperty('history');
    const torn = band([{ id: 'b-9' }]);
    expect(learn(torn, STRONGER).history).toBe(torn.history);
  });

  test('that is the death of him is told as well', () => {
    const orcs = setExperience(warbandOf('orcs', [['orcs/goblin', 'Snik', 2]]), 'm-1', 2);
    const after = learn({ ...orcs, history: [LAST] }, { 'm-1': [['10', '0']] });
    expect(historyOf(after)[0]?.gone).toMatchObject([{ id: 'm-1', how: 'own' }]);
  });
});
