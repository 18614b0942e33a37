import { expect, test } from 'vitest';
import { draftOf, withDraft, withIncome } from '#roster/after-battle/draft.ts';
import { historyOf, withLine } from '#roster/after-battle/history.ts';
import { crownsAdded, isEnded, type WarbandRow } from '../../lab/soak/aftermath-rows.ts';
import { emptyWarband } from '../support/warbands.ts';

// The soak reads rows without the app's code: what the app writes has to be there where it looks.

const WARBAND = emptyWarband('');

function stored(warband: object): WarbandRow {
  return structuredClone({ ...warband });
}

test('crowns that a player adds after a battle', () => {
  expect(crownsAdded(stored(WARBAND), 'b-quay')).toBe(0);
  const draft = withIncome(draftOf(WARBAND, 'b-quay'), 'gold', 35, 30);
  const row = stored(withDraft(WARBAND, draft));
  expect(crownsAdded(row, 'b-quay')).toBe(5);
  expect(crownsAdded(row, 'b-other')).toBe(0);
});

test('an aftermath that has been ended', () => {
  const line = { id: 'b-quay', result: 'won' };
  const ended = { ...WARBAND, history: withLine(WARBAND, line) };
  expect(historyOf(ended).map(({ id }) => id)).toEqual(['b-quay']);
  expect(isEnded(stored(ended), 'b-quay')).toBe(true);
  expect(isEnded(stored(ended), 'b-other')).toBe(false);
  expect(isEnded(stored(WARBAND), 'b-quay')).toBe(false);
});
