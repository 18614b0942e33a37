import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { checkUpdate } from '../../hub/guard.mjs';
import { limitsFrom } from '../../hub/limits.mjs';

// tests/sync/hostile-visitor.test.ts has what is refused; here is what two honest phones may send, in any
// order.

const LIMITS = limitsFrom();

function phone(clientID: number): Y.Doc {
  const doc = new Y.Doc();
  doc.clientID = clientID;
  return doc;
}

/** Adds an element. @returns the update for the others */
function add(doc: Y.Doc): Uint8Array {
  const before = Y.encodeStateVector(doc);
  doc.getArray('entries').push([Uint8Array.of(doc.clientID)]);
  return Y.encodeStateAsUpdate(doc, before);
}

/** Two phones that have played in turn, so that each depends on the other. */
function played(turns: number, ...[one, other]: readonly [number, number]) {
  const phones = [phone(one), phone(other)] as const;
  const updates: Uint8Array[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const update = add(turn % 2 === 0 ? phones[0] : phones[1]);
    updates.push(update);
    for (const doc of phones) Y.applyUpdate(doc, update);
  }
  return { updates, whole: Y.encodeStateAsUpdate(phones[0]) };
}

describe.each([
  [1, 2],
  [2, 1],
] as const)('of a battle played in turn, phones %i and %i', (one, other) => {
  test('may send all of it to a hub that has lost it', () => {
    const { whole } = played(50, one, other);
    expect(checkUpdate(new Y.Doc(), whole, LIMITS)).toBe(true);
  });

  test('may send any part from its end', () => {
    const { updates, whole } = played(20, one, other);
    const hub = new Y.Doc();
    for (const update of updates) {
      expect(checkUpdate(hub, Y.diffUpdate(whole, Y.encodeStateVector(hub)), LIMITS)).toBe(true);
      Y.applyUpdate(hub, update);
      expect(hub.store.pendingStructs).toBeNull();
    }
    expect(checkUpdate(hub, whole, LIMITS)).toBe(false);
  });

  test('may not omit an update that the rest depends on', () => {
    const { updates } = played(20, one, other);
    const without = Y.mergeUpdates(updates.filter((_, at) => at !== 4));
    expect(() => checkUpdate(new Y.Doc(), without, LIMITS)).toThrow('refused');
  });
});

test('elements that depend on each other are refused, since they would stay pending for ever', () => {
  const [a1, b1] = [phone(1), phone(2)];
  Y.applyUpdate(b1, add(a1));
  const behindA = add(b1);
  const [a2, b2] = [phone(1), phone(2)];
  Y.applyUpdate(a2, add(b2));
  const behindB = add(a2);
  const hub = new Y.Doc();
  expect(() => checkUpdate(hub, Y.mergeUpdates([behindA, behindB]), LIMITS)).toThrow('gap');
});

test('an update of the largest possible room is checked quickly, however it is structured', () => {
  const { whole } = played(6000, 7, 3);
  const begun = performance.now();
  expect(checkUpdate(new Y.Doc(), whole, LIMITS)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(60_000);
});
