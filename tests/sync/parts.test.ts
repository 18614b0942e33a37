import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Entry } from '#battle/events.ts';
import { createBattleDoc } from '#sync/battle-doc.ts';
import { partsBeyond } from '#sync/doc-parts.ts';
import { note } from '../support/notes.ts';
import { runs } from '../support/share.ts';

function notes(from: number, to: number): readonly Entry[] {
  return Array.from({ length: to - from }, (_, at) => note('b-test', from + at));
}

function docWith(count: number) {
  const { doc, put, signAs } = createBattleDoc('b-test', notes(0, count), () => ({ refused: [] }));
  return { doc, put, signAs };
}

function entriesIn(doc: Y.Doc): readonly unknown[] {
  return [...doc.getMap('entries').values()];
}

const NOTHING_YET = Y.encodeStateVector(new Y.Doc());

describe('the parts of a battle', () => {
  test('bring all of it, in whatever order they arrive and however often', () => {
    const { doc, put, signAs } = docWith(1700);
    signAs('a-other');
    put(notes(1700, 2300));
    const parts = partsBeyond(doc, NOTHING_YET).map((part) => part());
    expect(parts.length).toBeGreaterThan(4);
    const anyOrder = fc.shuffledSubarray([...parts, ...parts], { minLength: 2 * parts.length });
    fc.assert(
      fc.property(anyOrder, (arriving) => {
        const there = new Y.Doc();
        for (const part of arriving) Y.applyUpdate(there, part);
        expect(entriesIn(there)).toHaveLength(2300);
        expect(there.store.pendingStructs).toBeNull();
      }),
      runs(10),
    );
  });

  test('say the same as the whole does', () => {
    const { doc } = docWith(700);
    const there = new Y.Doc();
    for (const part of partsBeyond(doc, NOTHING_YET)) Y.applyUpdate(there, part());
    expect(entriesIn(there)).toEqual(notes(0, 700));
    expect(Y.encodeStateVector(there)).toEqual(Y.encodeStateVector(doc));
  });

  test('go on from what is there, whatever came by other ways', () => {
    const { doc, put } = docWith(600);
    const there = new Y.Doc();
    Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
    put(notes(600, 603));
    const rest = partsBeyond(doc, Y.encodeStateVector(there)).map((part) => part());
    expect(rest).toHaveLength(1);
    for (const part of rest) Y.applyUpdate(there, part);
    expect(entriesIn(there)).toEqual(notes(0, 603));
    expect(partsBeyond(doc, Y.encodeStateVector(there))).toEqual([]);
  });

  test('stay small in a battle of any length', () => {
    const { doc } = docWith(30_000);
    const parts = partsBeyond(doc, NOTHING_YET).map((part) => part().length);
    expect(parts).toHaveLength(60);
    expect(Math.max(...parts)).toBeLessThan(150_000);
  });
});
