import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { hasWords } from '#i18n/said.ts';
import { startI18n } from '#i18n/setup.ts';
import { system } from '../fixtures/systems/pebbles/index.ts';
import enWords from '../fixtures/systems/pebbles/words/en/pebbles.json';
import frWords from '../fixtures/systems/pebbles/words/fr/pebbles.json';
import { crowd, TestBattle } from '../support/battles.ts';
import { type Drawn, warrior } from './battle-moments.ts';
import { wordless } from './saying.ts';
import { askMoments, askRows } from './system-questions.ts';
import { systemWords } from './system-words.ts';

// The least that a game has to provide for the app to play it.

const WORDS = { fr: frWords, en: enWords };

describe('a made-up game answers the questions asked of every system', () => {
  askRows(system);
  askMoments(system);
});

describe.each(Object.entries(WORDS))('its words in %s', (language, own) => {
  beforeAll(async () => {
    await startI18n(language);
    i18n.addResourceBundle(language, system.id, own);
  });
  afterAll(() => {
    i18n.removeResourceBundle(language, system.id);
  });

  test('cover everything that it can say', () => {
    const words = systemWords({
      scenery: {
        system,
        themes: system.statuses.map(({ id }): Drawn => warrior(system, { status: id })),
        leaders: [],
        values: {},
        pairs: [],
        sideTraits: {},
        sideFlags: [],
      },
      sources: ['tests/fixtures/systems/pebbles'],
      openCodes: () => ({}),
      more: () => [],
      traitGroups: ['nature'],
    });
    expect(wordless([...words.inTables, ...words.inJournal, ...words.met])).toEqual([]);
    expect(words.codes.filter((code) => !hasWords(code))).toEqual([]);
    expect(words.met.map(({ code }) => code)).toContain('pebbles:duty.wake-up.title');
  });
});

describe('a battle of it', () => {
  const afternoon = () =>
    new TestBattle(system, [
      { name: 'Sam', fighters: crowd('Sam', 2, { wounds: 2 }) },
      { name: 'Lou', fighters: crowd('Lou', 1, { wounds: 2 }) },
    ]);
  const throwAt = (battle: TestBattle, name: string, target: string) =>
    battle.try({
      type: 'take-action',
      action: 'throw',
      fighterId: `f-${name}`,
      targetId: `f-${target}`,
    });

  test('a throw uses up a pebble, once a turn', () => {
    const battle = afternoon();
    expect(throwAt(battle, 'Sam1', 'Lou1')).toBeNull();
    expect(battle.fighter('Lou1')).toMatchObject({ wounds: 1, status: 'playing' });
    expect(throwAt(battle, 'Sam1', 'Lou1')).toBe('unknown-rule');
    battle.next(2);
    expect(battle.fighter('Sam1').flags).toEqual({});
    expect(battle.state.position).toMatchObject({ round: 2, turn: 3, phase: 'throwing' });
  });

  test('a daydreamer wakes on 4+', () => {
    const battle = afternoon().set('Sam1', 'daydreaming');
    expect(battle.due).toEqual(['wake-up Sam1']);
    battle.answer('wake-up', 'Sam1', 'wakes', [4]);
    expect(battle.fighter('Sam1').status).toBe('playing');
    expect(battle.due).toEqual([]);
  });

  test('a child without pebbles goes home and the others win; undone, they play on', () => {
    const battle = afternoon();
    throwAt(battle, 'Sam1', 'Lou1');
    throwAt(battle, 'Sam2', 'Lou1');
    expect(battle.fighter('Lou1').status).toBe('gone-home');
    battle.answer('home-time', 'Sam', 'won');
    expect(battle.state.end).toMatchObject({ winnerId: 's-Sam', cause: 'home-time' });
    expect(battle.duties).toEqual([]);
    battle.do({ type: 'undo', back: null });
    expect(battle.state.end).toBeNull();
  });

  test('a change that its rules do not allow is recorded as a correction', () => {
    const battle = afternoon().set('Lou1', 'gone-home');
    expect(system.mayChangeStatus(battle.state, 'f-Lou1', 'playing')).toEqual({
      refused: 'bedtime',
    });
    battle.set('Lou1', 'playing');
    expect(battle.fighter('Lou1').status).toBe('playing');
  });
});
