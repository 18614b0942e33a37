import { describe, expect, it } from 'vitest';
import { journal } from '#battle/selectors.ts';
import { mainEvents, type StoryLine, storyOf } from '#ui/journal/story.ts';
import type { TestBattle } from '../../support/battles.ts';
import { newBattle } from '../battle/open-table.tsx';
import { settled } from './settled.ts';

function storyIn(battle: TestBattle) {
  return storyOf(journal(battle.entries), battle.system);
}

/** `phase step: what happened, …` of every part of a turn. */
function partsOf(battle: TestBattle, turn: number): readonly string[] {
  const told = storyIn(battle).find(({ position }) => position.turn === turn);
  return (told?.parts ?? []).map(
    ({ phase, step, lines }) =>
      `${[phase ?? 'before', step ?? ''].join(' ').trim()}: ${lines.map(named).join(', ')}`,
  );
}

function named(line: StoryLine): string {
  const by = Object.values(line.by).map((name) => ` by ${name}`);
  return `${line.kind === 'became' ? `became ${line.to}` : line.item.entry.type}${by.join('')}`;
}

function credit(battle: TestBattle, victim: string, by: string | null): TestBattle {
  const byId = by === null ? null : (`f-${by}` as const);
  return battle.do({ type: 'give-credit', victimId: `f-${victim}`, byId });
}

describe('a turn', () => {
  it('has only the phases and steps in which something happened', () => {
    const battle = newBattle()
      .nextUntil('Reikland', 'movement', 'charges')
      .charge('Otto', 'Rat1')
      .nextUntil('Reikland', 'close-combat')
      .set('Rat1', 'stunned');
    expect(partsOf(battle, 1)).toEqual([
      'before: BattleStarted',
      'movement charges: ActionTaken',
      'close-combat: StatusSet',
    ]);
  });

  it('in which nothing happened has none', () => {
    const battle = newBattle().nextUntil('Skavens', 'close-combat');
    expect(partsOf(battle, 2)).toEqual([]);
  });

  it('tells what came by itself in the phase that brought it', () => {
    const battle = newBattle().set('Otto', 'stunned').set('Klaus', 'stunned');
    expect(partsOf(battle.nextUntil('Reikland', 'recovery'), 3)).toEqual([
      'recovery: became knocked-down, became knocked-down',
    ]);
  });

  it('does not name a phase twice when play went on and came back with nothing in between', () => {
    const battle = newBattle().set('Otto', 'stunned').next();
    battle.do({ type: 'go-to-phase', phase: 'recovery' }).set('Klaus', 'stunned');
    expect(partsOf(battle, 1)).toEqual(['before: BattleStarted', 'recovery: StatusSet, StatusSet']);
  });

  it('tells a lost wound with the injury roll that it led to', () => {
    const battle = newBattle();
    const klaus = 'f-Klaus';
    battle.do({ type: 'lose-wound', fighterId: klaus });
    battle.do({ type: 'lose-wound', fighterId: klaus });
    battle.do({
      type: 'resolve-injury',
      fighterId: klaus,
      dice: [3],
      toggled: [],
      saveRoll: null,
    });
    expect(partsOf(battle, 1).at(-1)).toBe('recovery: WoundLost, InjuryRolled');
  });
});

describe('a credit', () => {
  it('belongs to the line of what it credits, wherever it was given', () => {
    const battle = newBattle().set('Rat1', 'out-of-action').nextUntil('Skavens', 'movement');
    credit(battle, 'Rat1', 'Otto');
    expect(partsOf(battle, 1).at(-1)).toBe('recovery: StatusSet by Otto');
    expect(partsOf(battle, 2)).toEqual([]);
  });

  it('is what was said last', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    credit(battle, 'Rat1', 'Otto');
    expect(partsOf(credit(battle, 'Rat1', 'Klaus'), 1).at(-1)).toContain('by Klaus');
    expect(partsOf(credit(battle, 'Rat1', null), 1).at(-1)).toBe('recovery: StatusSet');
  });

  it('goes when what it credits was taken back', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    const [fell] = battle.entries.toReversed();
    credit(battle, 'Rat1', 'Otto').do({ type: 'undo', back: fell?.id ?? null });
    expect(partsOf(battle, 1)).toEqual(['before: BattleStarted']);
  });
});

describe('what a turn is remembered by', () => {
  it('is who went out of action and how the tests of a side went', () => {
    const battle = newBattle()
      .set('Lame1', 'out-of-action')
      .set('Lame2', 'out-of-action')
      .set('Lame3', 'out-of-action')
      .set('Otto', 'stunned')
      .nextUntil('Reikland', 'recovery')
      .answer('rout-test', 'Reikland', 'passed', [2, 4]);
    const remembered = storyIn(battle).map((turn) => mainEvents(turn, battle.system).map(named));
    expect(remembered).toEqual([['StatusSet', 'StatusSet', 'StatusSet'], [], ['DutyResolved']]);
  });

  it('is the word of the players that ended the battle, too', () => {
    const battle = newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' });
    expect(storyIn(battle).flatMap((turn) => mainEvents(turn, battle.system).map(named))).toEqual([
      'BattleEnded',
    ]);
  });

  it('includes a duel that put somebody out, with who did it', () => {
    const battle = settled(newBattle());
    expect(storyIn(battle).flatMap((turn) => mainEvents(turn, battle.system).map(named))).toEqual([
      'Settled by Otto',
    ]);
  });
});
