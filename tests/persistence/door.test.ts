import { describe, expect, test } from 'vitest';
import { nextHlc } from '#battle/hlc.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import golden from '../fixtures/logs/version-2.json';

// Every row read from the database or a file passes this check.

const WOUNDS = { type: 'WoundsSet', data: { fighterId: 'f-Otto', to: 1 } };

const longId = `f-${'x'.repeat(2000)}`;

function profileSet(profile: object, traits: object = {}) {
  return { type: 'ProfileSet', data: { fighterId: 'f-Otto', profile, traits } };
}

function renamed(label: string) {
  return { type: 'FighterRenamed', data: { fighterId: 'f-Otto', label } };
}

function readable(change: object): boolean {
  const [first] = golden.entries;
  return parseEntries([{ ...first, ...WOUNDS, ...change }]).unreadable === 0;
}

describe('a log row', () => {
  test('is read as it was written', () => {
    expect(readable({})).toBe(true);
    expect(parseEntries(golden.entries)).toMatchObject({ unreadable: 0 });
  });

  test.each([
    '',
    '!!!',
    '-',
    '\uFFFF',
    'zzzzzzzzzzzzzzzzzzzz',
    '2d5pm5nkpmo-0000',
    '1906mo4g00-0000',
  ])('with the timestamp “%s” is refused: no date could show it, or it would not sort', (hlc) => {
    expect(readable({ hlc })).toBe(false);
  });

  test('written by a clock set to the year 6000 is read', () => {
    expect(readable({ hlc: nextHlc(null, Date.UTC(6000, 0)) })).toBe(true);
  });

  test.each([
    ['infinity', Number.POSITIVE_INFINITY],
    ['no number', Number.NaN],
    ['half a wound', 1.5],
    ['more than anybody plays with', 1e300],
  ])('that adds %s is refused', (_what, to) => {
    expect(readable({ data: { fighterId: 'f-Otto', to } })).toBe(false);
  });

  test.each([
    ['wounds', { type: 'WoundsSet', data: { fighterId: 'f-Otto', to: 99_999 } }],
    ['attacks', profileSet({ A: 99_999 })],
    ['attacks below nothing', profileSet({ A: -99_999 })],
    ['a trait', profileSet({}, { 'extra-attacks': 99_999 })],
    ['letters in a name', renamed('x'.repeat(5000))],
    ['letters in a note', { type: 'NoteWritten', data: { text: 'x'.repeat(30_000) } }],
    ['letters in an id', { type: 'WoundLost', data: { fighterId: longId, changes: [] } }],
  ])('that adds more %s than an editor allows is refused', (_what, change) => {
    expect(readable(change)).toBe(false);
  });

  test('of the largest size that an editor allows is read', () => {
    expect(readable(profileSet({ A: 99, W: 99 }, { toxin: 'x'.repeat(80) }))).toBe(true);
    expect(readable(renamed('x'.repeat(60)))).toBe(true);
    expect(readable({ type: 'NoteWritten', data: { text: 'x'.repeat(4000) } })).toBe(true);
  });

  test('that starts a battle without a side is refused', () => {
    const start = golden.entries.find(({ type }) => type === 'BattleStarted');
    const without = { ...start, data: { ...start?.data, sides: [] } };
    expect(parseEntries([start]).unreadable).toBe(0);
    expect(parseEntries([without]).unreadable).toBe(1);
  });
});
