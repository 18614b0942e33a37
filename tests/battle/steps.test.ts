import { describe, expect, expectTypeOf, test } from 'vitest';
import { EVENT_VERSION, type EventType } from '#battle/events.ts';
import { SHAPES } from '#battle/steps/all.shape.ts';
import { COMMANDS, STEPS } from '#battle/steps/all.ts';
import { nothing, PLAIN, STAYS, step } from '#battle/steps/step.ts';

// A kind of entry is whole or does not compile. The lines that must not compile are here; the compiler complains of
// each that does.

/** A kind with all its parts. */
const WHOLE = {
  commands: {
    'write-note': {
      decide: (_: { readonly text: string }) => ({ refused: 'no-change' }) as const,
      screen: STAYS,
    },
  },
  fold: () => false,
  said: () => ({ code: '', params: {} }),
  touches: nothing,
  toldBy: 'sentence',
  look: PLAIN,
} as const;

describe('a kind of entry', () => {
  test('compiles with all its parts, and without none of them', () => {
    const { commands, fold, said, touches, toldBy, look } = WHOLE;
    const { screen, decide } = commands['write-note'];
    const { thumb, promptsInjury, announced } = screen;
    const attempts = [
      step('NoteWritten', WHOLE),
      // @ts-expect-error -- nothing says what makes it of a command
      step('NoteWritten', { fold, said, touches, toldBy, look }),
      // @ts-expect-error -- nothing says what it does to the battle
      step('NoteWritten', { commands, said, touches, toldBy, look }),
      // @ts-expect-error -- nothing says its line of the journal
      step('NoteWritten', { commands, fold, touches, toldBy, look }),
      // @ts-expect-error -- nothing says whom it touches
      step('NoteWritten', { commands, fold, said, toldBy, look }),
      // @ts-expect-error -- nothing says how it is told on another phone
      step('NoteWritten', { commands, fold, said, touches, look }),
      // @ts-expect-error -- nothing says how its line is drawn
      step('NoteWritten', { commands, fold, said, touches, toldBy }),
      // @ts-expect-error -- nothing says what the screen does
      step('NoteWritten', { ...WHOLE, commands: { 'write-note': { decide } } }),
      // @ts-expect-error -- nothing decides it
      step('NoteWritten', { ...WHOLE, commands: { 'write-note': { screen } } }),
    ];
    const screens = [
      { decide, screen: { thumb, promptsInjury, announced } },
      { decide, screen: { promptsInjury, announced } },
      { decide, screen: { thumb, announced } },
      { decide, screen: { thumb, promptsInjury } },
    ] as const;
    expectTypeOf(screens[0]).toExtend<Screened>();
    expectTypeOf(screens[1]).not.toExtend<Screened>();
    expectTypeOf(screens[2]).not.toExtend<Screened>();
    expectTypeOf(screens[3]).not.toExtend<Screened>();
    expect(attempts).toHaveLength(9);
  });

  test('is missing in no list', () => {
    expectTypeOf<Omit<typeof STEPS, 'NoteWritten'>>().not.toExtend<typeof STEPS>();
    expectTypeOf<Exclude<EventType, keyof typeof SHAPES>>().toEqualTypeOf<never>();
    expect(Object.keys(STEPS).toSorted()).toEqual(Object.keys(SHAPES).toSorted());
  });

  test('has a version that entries have', () => {
    const versions = Object.values(SHAPES).flatMap(({ since, before }) => [
      since,
      ...before.map(({ until }) => until + 1),
    ]);
    expect(Math.max(...versions)).toBe(EVENT_VERSION);
  });
});

/** What a step says of one of its commands. */
type Screened = NonNullable<(typeof COMMANDS)['write-note']>;

test('no two kinds of entries come of one command', () => {
  const names = Object.values(STEPS).flatMap((one) =>
    'commands' in one ? Object.keys(one.commands ?? {}) : [],
  );
  expect(names.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});
