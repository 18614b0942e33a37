import type { Evening } from '../evening.ts';
import { whole } from '../table.ts';
import type { Family } from './fault.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Faults in which the phone’s clock jumps. */
export const CLOCKS = {
  'clock-back': {
    weight: 30,
    about: 'clock set back between two taps, an hour to ten years',
    happen: (evening) => shifted(evening, -evening.random.one([HOUR, DAY, YEAR, 10 * YEAR])),
  },
  'clock-ahead': {
    weight: 30,
    about: 'clock set ahead between two taps, an hour to a hundred years, and right again',
    happen: (evening) => shifted(evening, evening.random.one([HOUR, DAY, YEAR, 100 * YEAR])),
  },
  'summer-time': {
    weight: 20,
    about: 'clock over the hour that is not, or is twice',
    async happen(evening) {
      // 2 o’clock in Paris on the last Sundays of March and October 2027, in UTC.
      const change = evening.random.one(['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z']);
      await shifted(evening, Date.parse(change) - 200 - Date.now());
    },
  },
  'clock-before-1970': {
    weight: 10,
    about: 'clock before 1970 or beyond the year 6000',
    happen: (evening) => shifted(evening, evening.random.one([-80 * YEAR, 4100 * YEAR])),
  },
} as const satisfies Family;

async function shifted(evening: Evening, by: number): Promise<void> {
  const tab = evening.phone.tab();
  await evening.play(1);
  await setClock(evening, by);
  await evening.play(2);
  await tab.reload({ waitUntil: 'commit' });
  await whole(tab);
  await evening.play(1);
  await setClock(evening, 0);
  await evening.play(1);
}

async function setClock(evening: Evening, by: number): Promise<void> {
  await evening.phone.set('clock', by === 0 ? null : String(by));
  evening.note(`clock ${by} ms off`);
}
