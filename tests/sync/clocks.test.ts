import { expect, test } from 'vitest';
import { readHlc } from '#battle/hlc.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { EVENING } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';
import { linked, openPhone, type Phone } from '../support/synced-phone.ts';

const YEAR = 365.25 * 24 * 3_600_000;

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).entries;

async function calm(phones: readonly Phone[], air: { readonly calm: () => void }) {
  for (let round = 0; round < 3; round += 1) {
    for (const one of phones) await one.session()?.settled();
    air.calm();
  }
}

test.each([2, 74, 2900])(
  'phones whose clocks are %i years apart stay linked, and become the same',
  async (years) => {
    const air = createAir();
    const phone = (actor: `a-${string}`, now: number) =>
      openPhone({ battleId: 'b-test', system, actor, entries: LOG, now });
    const [right, wrong] = [
      await phone('a-right', EVENING),
      await phone('a-wrong', EVENING + years * YEAR),
    ];
    const note = (at: Phone, text: string) => at.tap({ type: 'write-note', text });
    // Apart, and then together: more than a phone may send of what nobody may send.
    for (let count = 0; count < 15; count += 1) note(wrong, `apart ${count}`);
    note(right, 'here');
    const cut = linked(right, wrong, air.connect());
    await calm([right, wrong], air);
    for (let count = 0; count < 15; count += 1) {
      note(count % 2 === 0 ? wrong : right, `together ${count}`);
      await calm([right, wrong], air);
    }
    cut();
    note(right, 'alone');
    note(wrong, 'alone too');
    linked(wrong, right, air.connect());
    await calm([right, wrong], air);
    expect([...right.ended, ...wrong.ended]).toEqual(['gone', 'gone']);
    expect(right.entries()).toHaveLength(LOG.length + 33);
    expect(wrong.entries()).toEqual(right.entries());
    expect(wrong.session()?.getState().battle).toEqual(right.session()?.getState().battle);
    // The battle goes on after what was dated in the future.
    const last = right.tap({ type: 'write-note', text: 'last' });
    expect(readHlc(last.hlc).time).toBeGreaterThan(EVENING + (years - 1) * YEAR);
    // And can be handed over as a whole.
    const third = await openPhone({ battleId: 'b-test', system, actor: 'a-third', entries: [] });
    expect(await third.takeIn(structuredClone(right.entries()))).toBeNull();
    expect(third.entries()).toEqual(right.entries());
  },
);
