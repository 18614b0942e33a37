import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { checkUpdate } from '../../hub/guard.mjs';
import { limitsFrom } from '../../hub/limits.mjs';
import { dependenciesMet, type Element } from '../../hub/places.mjs';

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

/** Elements that count how often they are looked at. */
function counted(elements: readonly Element[]) {
  let steps = 0;
  const watched = elements.map(({ id, after, bytes }) => ({
    bytes,
    get id() {
      steps += 1;
      return id;
    },
    get after() {
      steps += 1;
      return after;
    },
  }));
  return { watched, steps: () => steps };
}

/** That many writers who all wait for one element, which comes last or never. */
function waiting(writers: number, comes: boolean): readonly Element[] {
  const awaited = { client: 1, clock: 0 };
  const others = Array.from({ length: writers }, (_, at) => ({
    id: { client: at + 2, clock: 0 },
    after: awaited,
    bytes: 1,
  }));
  return [...(comes ? [{ id: awaited, after: null, bytes: 1 }] : []), ...others];
}

describe('a check looks at each element a few times, however they depend on each other', () => {
  test.each([
    ['that never comes', false],
    ['that comes', true],
  ] as const)('many writers wait for one %s', (_, comes) => {
    for (const writers of [1000, 4000]) {
      const { watched, steps } = counted(waiting(writers, comes));
      expect(dependenciesMet(new Y.Doc(), watched)).toBe(comes);
      expect(steps()).toBeLessThan(writers * 12);
    }
  });

  test('a long chain of two writers in turn', () => {
    for (const length of [1000, 4000]) {
      const chain = Array.from({ length }, (_, at) => ({
        id: { client: (at % 2) + 1, clock: Math.floor(at / 2) },
        after: at === 0 ? null : { client: ((at + 1) % 2) + 1, clock: Math.floor((at - 1) / 2) },
        bytes: 1,
      }));
      const { watched, steps } = counted(chain);
      expect(dependenciesMet(new Y.Doc(), watched)).toBe(true);
      expect(steps()).toBeLessThan(length * 12);
    }
  });
});

describe('a room has a greatest number of writers, each at its own element', () => {
  const limits = { ...LIMITS, ROOM_WRITERS: 12, SIBLINGS: 8 };
  const from = (least: number, most: number) =>
    Y.mergeUpdates(Array.from({ length: most - least + 1 }, (_, at) => add(phone(least + at))));

  test('as many elements as may follow the same one are accepted, one more is refused', () => {
    expect(checkUpdate(new Y.Doc(), from(1, 8), limits)).toBe(true);
    expect(() => checkUpdate(new Y.Doc(), from(1, 9), limits)).toThrow('shape');
  });

  test('writers of earlier messages count as well', () => {
    const hub = new Y.Doc();
    Y.applyUpdate(hub, from(1, 8));
    expect(checkUpdate(hub, from(9, 12), limits)).toBe(true);
    expect(() => checkUpdate(hub, from(9, 13), limits)).toThrow('too-big');
  });
});
