import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { seedOf } from '../../lab/soak/random.ts';
import { agreementOf, seenAs } from '../../lab/sync/agreement.ts';
import { eveningsHub } from '../../lab/sync/by-hub.ts';
import { evening } from '../../lab/sync/evening.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';
import { linked, openPhone, type Phone } from '../support/synced-phone.ts';

// The part of `npm run lab -- sync` that runs in every check, and a test that it finds planted losses.

const EVENINGS = 30;
const EVENINGS_BY_CODES = 8;
const EVENINGS_BY_HUB = 3;

test('evenings with broken links and killed phones end with the same battle on all phones', async () => {
  const seen = { taps: 0, apart: 0, cuts: 0, kills: 0, lateJoins: 0, yearsApart: 0, copies: 0 };
  for (let run = 1; run <= EVENINGS; run += 1) {
    const { lost, differs, ...counts } = await evening(seedOf(1, run));
    expect({ run, lost, differs }).toEqual({ run, lost: [], differs: false });
    seen.taps += counts.taps;
    seen.apart += counts.apart;
    seen.cuts += counts.cuts;
    seen.kills += counts.kills;
    seen.lateJoins += counts.lateJoins;
    seen.yearsApart += counts.yearsApart;
    seen.copies += counts.copies;
  }
  // Each kind of fault occurred.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1);
  expect(seen.taps).toBeGreaterThan(EVENINGS * 10);
});

test('evenings with the battle handed over by codes both ways end with the same battle on all phones', async () => {
  const seen = { taps: 0, kills: 0, lateJoins: 0 };
  for (let run = 1; run <= EVENINGS_BY_CODES; run += 1) {
    const { lost, differs, ...counts } = await evening(seedOf(2, run), 'codes');
    expect({ run, lost, differs }).toEqual({ run, lost: [], differs: false });
    seen.taps += counts.taps;
    seen.kills += counts.kills;
    seen.lateJoins += counts.lateJoins;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1);
});

test('evenings with a hub that is killed at times end with the same battle on all phones', async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  const hub = await eveningsHub();
  const seen = { taps: 0, cuts: 0, kills: 0 };
  for (let run = 1; run <= EVENINGS_BY_HUB; run += 1) {
    const { lost, differs, ...counts } = await evening(seedOf(1, run), hub);
    expect({ run, lost, differs }).toEqual({ run, lost: [], differs: false });
    seen.taps += counts.taps;
    seen.cuts += counts.cuts;
    seen.kills += counts.kills;
  }
  await hub.stop();
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1);
});

test('an evening with the same seed is the same each time', async () => {
  const { agreeing: _, ...first } = await evening(7);
  const { agreeing: __, ...again } = await evening(7);
  expect(again).toEqual(first);
});

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).entries;

function phone(actor: 'a-one' | 'a-two'): Promise<Phone> {
  return openPhone({ battleId: 'b-test', system, actor, entries: LOG });
}

test('a tap that only one phone has is reported as lost, and the phones as different', async () => {
  const [one, other] = [await phone('a-one'), await phone('a-two')];
  const tap = seenAs(one.tap({ type: 'write-note', text: 'for me alone' }));
  await one.session()?.settled();
  expect(agreementOf([one, other], new Set([tap]))).toEqual({ lost: [tap], differs: true });
});

test('a tap that is on both screens but not on both disks is reported as lost', async () => {
  const [one, other] = [await phone('a-one'), await phone('a-two')];
  const air = createAir();
  linked(one, other, air.connect());
  air.calm();
  other.memory.failNextSave('quota');
  const tap = one.tap({ type: 'write-note', text: 'shown' });
  await one.session()?.settled();
  air.calm();
  await other.session()?.settled();
  expect(other.entries().at(-1)?.id).toBe(tap.id);
  const seen = seenAs(tap);
  expect(agreementOf([one, other], new Set([seen]))).toEqual({ lost: [seen], differs: false });
});
