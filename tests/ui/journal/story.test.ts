import { describe, expect, it } from 'vitest';
import { journal } from '#battle/selectors.ts';
import { mainEvents, type StoryLine, storyOf } from '#ui/journal/story.ts';
import type { TestBattle } from '../../support/battles.ts';
import { injuryRolled } from '../../support/injuries.ts';
import { newBattle } from '../battle/open-table.tsx';
import { settled } from './settled.ts';

function storyIn(battle: TestBattle) {
  return storyOf(journal(battle.entries), battle.system);
}

/** `phase step: what happened, …` for every part of a turn. */
function partsOf(battle: TestBattle, turn: number): readonly string[] {
  const story = storyIn(battle).find(({ position }) => position.turn === turn);
  return (story?.parts ?? []).map(
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
  it('lists only the phases and steps in which something happened', () => {
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

  it('without any events has no parts', () => {
    const battle = newBattle().nextUntil('Skavens', 'close-combat');
    expect(partsOf(battle, 2)).toEqual([]);
  });

  it('lists automatic events in the phase that caused them', () => {
    const battle = newBattle().set('Otto', 'stunned').set('Klaus', 'stunned');
    expect(partsOf(battle.nextUntil('Reikland', 'recovery'), 3)).toEqual([
      'recovery: became knocked-down, became knocked-down',
    ]);
  });

  it('does not repeat a phase to which play returned with nothing in between', () => {
    const battle = newBattle().set('Otto', 'stunned').next();
    battle.do({ type: 'go-to-phase', phase: 'recovery' }).set('Klaus', 'stunned');
    expect(partsOf(battle, 1)).toEqual(['before: BattleStarted', 'recovery: StatusSet, StatusSet']);
  });

  it('joins a lost wound with its injury roll', () => {
    const battle = newBattle();
    const klaus = 'f-Klaus';
    battle.do({ type: 'lose-wound', fighterId: klaus });
    battle.do({ type: 'lose-wound', fighterId: klaus });
    battle.do(injuryRolled(klaus, [3]));
    expect(partsOf(battle, 1).at(-1)).toBe('recovery: WoundLost, InjuryRolled');
  });
});

describe('an injury roll', () => {
  const klausRolls = injuryRolled('f-Klaus', [3]);
  const downToNothing = () => {
    const lost = { type: 'lose-wound', fighterId: 'f-Klaus' } as const;
    return newBattle().do(lost).do(lost);
  };

  it('takes no line from a status that was set before it', () => {
    const battle = downToNothing().set('Klaus', 'fleeing').do(klausRolls);
    expect(partsOf(battle, 1).at(-1)).toBe(
      'recovery: WoundLost, WoundLost, StatusSet, InjuryRolled',
    );
  });

  it('takes no line from the wound of another', () => {
    const battle = downToNothing().do({ type: 'lose-wound', fighterId: 'f-Rat1' }).do(klausRolls);
    expect(partsOf(battle, 1).at(-1)).toBe(
      'recovery: WoundLost, WoundLost, WoundLost, InjuryRolled',
    );
  });
});

describe('a credit', () => {
  it('is on the line of the takedown it belongs to, whenever it was given', () => {
    const battle = newBattle().set('Rat1', 'out-of-action').nextUntil('Skavens', 'movement');
    credit(battle, 'Rat1', 'Otto');
    expect(partsOf(battle, 1).at(-1)).toBe('recovery: StatusSet by Otto');
    expect(partsOf(battle, 2)).toEqual([]);
  });

  it('is the last one given', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    credit(battle, 'Rat1', 'Otto');
    expect(partsOf(credit(battle, 'Rat1', 'Klaus'), 1).at(-1)).toContain('by Klaus');
    expect(partsOf(credit(battle, 'Rat1', null), 1).at(-1)).toBe('recovery: StatusSet');
  });

  it('is dropped when its takedown is undone', () => {
    const battle = newBattle().set('Rat1', 'out-of-action');
    const [fell] = battle.entries.toReversed();
    credit(battle, 'Rat1', 'Otto').do({ type: 'undo', back: fell?.id ?? null });
    expect(partsOf(battle, 1)).toEqual(['before: BattleStarted']);
  });
});

describe('a turn’s highlights', () => {
  it('are takedowns and the rout tests of whole sides', () => {
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

  it('include the players’ decision to end the battle', () => {
    const battle = newBattle().do({ type: 'end-battle', winnerId: 's-Skavens' });
    expect(storyIn(battle).flatMap((turn) => mainEvents(turn, battle.system).map(named))).toEqual([
      'BattleEnded',
    ]);
  });

  it('include a duel that took someone out, with the credit', () => {
    const battle = settled(newBattle());
    expect(storyIn(battle).flatMap((turn) => mainEvents(turn, battle.system).map(named))).toEqual([
      'Settled by Otto',
    ]);
  });
});
