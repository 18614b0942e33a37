import { expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { howLong } from '#ui/battle/how-long.ts';

test('a battle took minutes or hours; of a clock that was wrong meanwhile nothing is told', async () => {
  await startI18n('fr');
  const start = Date.UTC(2026, 10, 28, 20);
  const after = (minutes: number) => howLong(start, start + minutes * 60_000);
  expect(after(94)).toMatch(/^1.h.34.min$/);
  expect(after(0.9)).toBeNull();
  expect(after(-30)).toBeNull();
  // From 1953 until tonight.
  expect(after(641_044 * 60)).toBeNull();
});
