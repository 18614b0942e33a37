import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#battle/events.ts';
import {
  codeAt,
  codesOf,
  codeText,
  type Gathered,
  gather,
  hasBattleCode,
  missingCodes,
  NOTHING_GATHERED,
} from '#exchange/battle-codes.ts';
import { battleContent, battleMeaning } from '#exchange/battle-content.ts';
import { checksum } from '#exchange/checksum.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { SCENARIO } from '#rules/kit/scenarios.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { evening, played } from '../battle/random-evening.ts';
import golden from '../fixtures/codes/battle-1.json';
import { crowd, TestBattle } from '../support/battles.ts';
import { runs } from '../support/share.ts';

function packedOf(entries: readonly Entry[]): Uint8Array {
  return deflateRawSync(Buffer.from(battleContent('b-test', entries)));
}

function entriesIn(packed: Uint8Array | null): readonly Entry[] {
  const content = battleMeaning(inflateRawSync(packed ?? Buffer.of()).toString('utf8'));
  const { entries, unreadable } = parseEntries(content?.rows ?? []);
  expect(unreadable).toBe(0);
  return entries;
}

function read(codes: readonly string[], before: Gathered = NOTHING_GATHERED): Gathered {
  // Like a player, who stops scanning once the battle is complete.
  return codes.reduce((now, code) => (now.packed === null ? gather(now, code) : now), before);
}

function codesFor(packed: Uint8Array): readonly string[] {
  const codes = codesOf(packed);
  if (codes === null) throw new Error('too many codes');
  return codes;
}

/** Incompressible bytes. */
function noise(length: number): Uint8Array {
  let seed = 7;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % 256;
  });
}

const PACKED = noise(4100);
const CODES = codesFor(PACKED);
const OTHERS = codesFor(noise(4101));

describe('a battle as codes', () => {
  test('is restored whatever the order of the codes, with repeats and losses', () => {
    fc.assert(
      fc.property(evening, fc.array(fc.nat(), { maxLength: 40 }), (taps, seen) => {
        const { entries } = played(taps);
        const codes = codesFor(packedOf(entries));
        const caught = seen.map((at) => codes[at % codes.length] ?? '');
        // Missed codes come round again.
        const { packed, refused } = read([...caught, ...codes.toReversed()]);
        expect(refused).toBeNull();
        expect(entriesIn(packed)).toEqual(entries);
      }),
      runs(20),
    );
  });

  test.each([
    ['a scenario', 'occupy'],
    ['one that this app does not know', 'from-a-newer-app'],
  ])('keeps %s', (_what, scenario) => {
    const troops = ['A', 'B'].map((name) => ({ name, fighters: crowd(name, 2) }));
    const { entries } = new TestBattle(system, troops, { houseRules: { [SCENARIO]: scenario } });
    const [start] = entriesIn(read(codesFor(packedOf(entries))).packed);
    expect(start?.type === 'BattleStarted' && start.data.houseRules[SCENARIO]).toBe(scenario);
  });

  test('are complete exactly when each has been read once, in any order', () => {
    const order = fc.array(fc.nat({ max: CODES.length - 1 }), { maxLength: 60 });
    fc.assert(
      fc.property(order, (seen) => {
        const all = new Set(seen).size === CODES.length;
        const { packed, underway, refused } = read(seen.map((at) => CODES[at] ?? ''));
        expect(refused).toBeNull();
        expect(packed).toEqual(all ? PACKED : null);
        if (all || seen.length === 0) return;
        const [now] = underway;
        const numbers = CODES.map((_, at) => at + 1);
        expect(now === undefined ? [] : missingCodes(now)).toEqual(
          numbers.filter((at) => !seen.includes(at - 1)),
        );
      }),
    );
  });

  test('carry any bytes, also as a single text with other words around it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), fc.string(), (bytes, words) => {
        expect(read(codesFor(bytes)).packed).toEqual(bytes);
        const shared = `${words.replaceAll(/[0-9A-Z$%+/-]/g, '')}\n${codeText(bytes)}\nÀ toi !`;
        expect(gather(NOTHING_GATHERED, shared).packed).toEqual(bytes);
      }),
    );
  });

  test('of writers who took turns, with an undo, a gap and a clock set back, keep every entry', () => {
    const { entries } = played([]);
    const [first] = entries;
    if (first === undefined) throw new Error('no battle');
    const line = (actor: Entry['actor'], hlc: string, after: Entry['after']): Entry => ({
      id: `${actor}:${hlc}`,
      battleId: 'b-test',
      actor,
      hlc,
      v: first.v,
      after,
      type: 'NoteWritten',
      data: { text: 'Ø '.repeat(3) },
    });
    const log = [
      first,
      line('a-other', '0mjvvd13k-0000', null),
      line('a-test', '0mjvvd13k-0001', 'a-lost:0mjvvd13k-0000'),
      // No real writer puts a zero before ten digits.
      line('a-test', '00mjvvd13k-0002', 'a-test:0mjvvd13k-0001'),
    ];
    const sorted = log.toSorted((a, b) => (a.hlc < b.hlc ? -1 : 1));
    expect(battleMeaning(battleContent('b-test', sorted))).toEqual({
      battleId: 'b-test',
      rows: sorted,
    });
  });

  test('of November 2026 stay readable', () => {
    const { packed } = read(golden.codes);
    const content = battleMeaning(inflateRawSync(packed ?? Buffer.of()).toString('utf8'));
    expect(content).toEqual({ battleId: golden.battleId, rows: golden.rows });
    expect(parseEntries(golden.rows).unreadable).toBe(0);
  });

  test('are three to eight for an evening, each small enough for a hand-held camera', () => {
    expect(golden.codes.length).toBeGreaterThanOrEqual(3);
    expect(golden.codes.length).toBeLessThanOrEqual(8);
    // The capacity of a 97 × 97 code in alphanumeric mode.
    expect(Math.max(...CODES.map(({ length }) => length))).toBeLessThanOrEqual(1249);
    expect(CODES.every((code) => /^[0-9A-Z$%+/-]+$/.test(code))).toBe(true);
  });

  test('are not made when there would be too many; the text form has no such limit', () => {
    const long = noise(30_000);
    expect(codesOf(long)).toBeNull();
    expect(gather(NOTHING_GATHERED, codeText(long)).packed).toEqual(long);
  });

  test('are all shown in each round, in a different order from the round before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32 }), fc.nat({ max: 20 }), (count, round) => {
        const shown = (of: number) =>
          Array.from({ length: count }, (_, at) => codeAt(of * count + at, count));
        expect(shown(round).toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
        if (count > 2) expect(shown(round)).not.toEqual(shown(round + 1));
      }),
    );
  });
});

describe('other input', () => {
  test.each([
    ['no code', 'https://example.org/#w=1AbcDefGhiJklMno', 'no-code'],
    ['nothing', '', 'no-code'],
    ['a newer form', CODES[0]?.replace('HDCB1', 'HDCB4') ?? '', 'newer'],
    ['a newer form of another make', 'HDCB7-$-$-$-$-$-$', 'newer'],
    ['half a code', CODES[0]?.slice(0, 600) ?? '', 'cut'],
    ['hardly any of a code', CODES[0]?.slice(0, 20) ?? '', 'cut'],
    ['two battles', `${CODES[0]}\n${OTHERS[0]}`, 'mixed'],
    ['more than memory', 'HDCB1'.repeat(1_100_000), 'cut'],
  ])('%s is refused', (_, text, why) => {
    const { packed, refused } = gather(NOTHING_GATHERED, text);
    expect([packed, refused]).toEqual([null, why]);
    expect(hasBattleCode(text)).toBe(why !== 'no-code');
  });

  test('with any one character changed is refused', () => {
    const code = CODES[1] ?? '';
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: code.length - 1 }),
        fc.constantFrom('A', '7', '$', ' ', 'é', ''),
        (at, sign) => {
          const spoilt = `${code.slice(0, at)}${sign}${code.slice(at + 1)}`;
          if (spoilt === code) return;
          const { underway, packed, refused } = gather(NOTHING_GATHERED, spoilt);
          expect([underway, packed]).toEqual([[], null]);
          expect(['cut', 'no-code', 'newer']).toContain(refused);
        },
      ),
    );
  });

  test('leaves the codes read before as they are, and is reported', () => {
    const before = read(CODES.slice(0, 2));
    const strayed = gather(before, 'Otto');
    expect(strayed).toEqual({ ...before, refused: 'no-code' });
    expect(read(CODES.slice(2), strayed).packed).toEqual(PACKED);
  });

  test('from another phone is reported, and neither phone’s codes have to be read again', () => {
    const before = read(CODES.slice(0, 3));
    const strayed = gather(before, OTHERS[0] ?? '');
    expect(strayed.refused).toBe('mixed');
    expect(strayed.underway[0]?.parts.size).toBe(1);
    expect(gather(strayed, OTHERS[1] ?? '').refused).toBeNull();
    expect(read(OTHERS.slice(1), strayed).packed).toEqual(noise(4101));
    expect(read(CODES.slice(3), strayed).packed).toEqual(PACKED);
  });

  test('is kept for at most three phones', () => {
    const phones = [1, 2, 3, 4, 5].map((more) => codesFor(noise(4100 + more))[0] ?? '');
    expect(read(phones).underway).toHaveLength(3);
  });

  test('is refused when all parts are there but do not match what was sent', () => {
    const [first = '', ...others] = CODES;
    // A forged part with a valid checksum of its own.
    const content = `${first.slice(13, -3)}AAA`;
    const forged = `${first.slice(0, 5)}${checksum(content).toUpperCase().slice(-8)}${content}`;
    const most = read([forged, ...others.slice(1)]);
    expect(most.refused).toBeNull();
    const all = gather(most, others[0] ?? '');
    expect(all).toEqual({ underway: [], packed: null, of: 'battle', refused: 'damaged' });
    expect(read(CODES, all).packed).toEqual(PACKED);
  });
});

describe('a text that is not a battle', () => {
  test.each([
    ['no JSON', '["b-1",4,'],
    ['no list', '{}'],
    ['a battle with no sound name', '["b-../../x",4,["a-1"],[]]'],
    ['no writers', '["b-1",4,null,[]]'],
    ['no lines', '["b-1",4,["a-1"],{}]'],
    ['a line of nobody’s', '["b-1",4,["a-1"],[["NoteWritten",{},5,0,1]]]'],
    ['a line of no moment', '["b-1",4,["a-1"],[["NoteWritten",{},-5]]]'],
    ['a moment beyond all', '["b-1",4,["a-1"],[["NoteWritten",{},1e300]]]'],
    ['a moment that is a word', '["b-1",4,["a-1"],[["NoteWritten",{},"now"]]]'],
    ['lines that are none', '["b-1",4,["a-1"],[7,null]]'],
  ])('gives nothing: %s', (_, content) => {
    expect(battleMeaning(content)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.json(), (content) => {
        expect(() => battleMeaning(content)).not.toThrow();
      }),
    );
  });
});
