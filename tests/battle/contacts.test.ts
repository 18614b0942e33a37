import { expect, test } from 'vitest';
import { replay } from '#battle/replay.ts';
import { stamp } from '#battle/stamp.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../support/battles.ts';

test('a contact that is told once more has lasted from its first turn on', () => {
  const table = new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto' }] },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ]);
  const touching = {
    type: 'ContactSet',
    data: { a: 'f-Rat', b: 'f-Otto', touching: true },
  } as const;
  table
    .do({ type: 'set-contact', a: 'f-Otto', b: 'f-Rat', touching: true })
    .nextUntil('Skavens', 'movement');
  // Two phones that play on apart may both tell it.
  const where = { battleId: 'b-test', actor: 'a-other', now: Date.UTC(2026, 0, 1, 21) } as const;
  const entries = [...table.entries, stamp(touching, where, table.entries.at(-1) ?? null)];
  expect(replay(entries)?.contacts).toEqual([{ a: 'f-Otto', b: 'f-Rat', since: 1 }]);
});
