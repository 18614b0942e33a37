import { entriesOn, meddle } from '../disk.ts';
import { Complaint, type Evening } from '../evening.ts';
import { logOf, type Row } from '../record.ts';
import { whole } from '../table.ts';

/** Plants a loss behind the app’s back. @returns once it is there */
type Plant = (evening: Evening) => Promise<void>;

/**
 * A check of the soak itself: each plants a loss that the comparison must detect. They are not faults of the
 * app and are not counted.
 */
export const PLANTED: Readonly<Record<string, Plant>> = {
  'a row of the log is taken off the disk': async (evening) => {
    await meddle(evening.phone.tab(), 'entries', { remove: [(await lastRow(evening)).id] });
    await reload(evening);
  },
  'a row of the log says something else': async (evening) => {
    const row = await lastRow(evening);
    await meddle(evening.phone.tab(), 'entries', { put: [{ ...row, v: 1 }] });
  },
  'a tap that was shown was never written': async (evening) => {
    evening.record({ kind: 'ring', who: 'Otto', on: true }, true);
  },
  'an entry that nobody tapped': async (evening) => {
    const row = await lastRow(evening);
    const hlc = `${row.hlc.slice(0, -1)}z`;
    await meddle(evening.phone.tab(), 'entries', {
      put: [{ ...row, hlc, id: `${row.actor}:${hlc}` }],
    });
    await reload(evening);
  },
  'a screen that shows something else': async (evening) => {
    await evening.phone.tab().evaluate(() => {
      const status = document.querySelector('.fighter-status');
      if (status !== null) status.textContent = 'somewhere else';
    });
  },
  'a fighter with two statuses': async (evening) => {
    await evening.phone.tab().evaluate(() => {
      const status = document.querySelector('.fighter-status');
      status?.after(status.cloneNode(true));
    });
  },
  'a sentence without its words': async (evening) => {
    await evening.phone.tab().evaluate(() => {
      document.querySelector('.fighter-name')?.closest('ul')?.append('table:header.round');
    });
  },
  'a complaint on the console': async (evening) => {
    // oxlint-disable-next-line no-console
    await evening.phone.tab().evaluate(() => console.error('Something broke.'));
  },
};

/** Whether the comparison detects it; the battle must be intact before. */
export async function isFound(evening: Evening, plant: Plant): Promise<boolean> {
  await evening.play(2);
  await evening.check();
  await plant(evening);
  try {
    await evening.check(undefined, 0);
  } catch (thrown) {
    if (thrown instanceof Complaint) return true;
    throw thrown;
  }
  return false;
}

async function lastRow(evening: Evening): Promise<Row> {
  const row = logOf(evening.battleId(), await entriesOn(evening.phone.tab())).at(-1);
  if (row === undefined) throw new Error('The battle has no rows.');
  return row;
}

async function reload(evening: Evening): Promise<void> {
  await evening.phone.tab().reload({ waitUntil: 'commit' });
  await whole(evening.phone.tab());
}
