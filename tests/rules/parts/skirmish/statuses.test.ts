import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  STATUS_IDS,
  STATUS_ROWS,
  STATUSES,
  statusId,
  statusRow,
} from '#rules/skirmish/statuses.ts';
import { crowd, TestBattle } from '../../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe('the leader', () => {
  test.each([
    ['standing', true, true],
    ['knocked-down', true, false],
    ['fleeing', true, false],
    ['stunned', false, false],
    ['out-of-action', false, false],
    ['left-table', false, false],
    ['in-reserve', false, false],
    ['absent', false, false],
  ] as const)('%s: leads the Rout test %s, helps those near him %s', (id, rout, bubble) => {
    expect(STATUSES[id]).toMatchObject({
      lendsRoutLeadershipAsLeader: rout,
      lendsBubble: bubble,
    });
  });

  test('whoever helps those near him also leads the Rout test, never the other way round alone', () => {
    for (const row of STATUS_ROWS) {
      expect(row.lendsRoutLeadershipAsLeader || !row.lendsBubble).toBe(true);
    }
  });
});

describe('what others count him as', () => {
  test('only those out of action are casualties; a setting decides for those who ran away', () => {
    const counted = STATUS_IDS.filter((id) => STATUSES[id].countsAsCasualty !== 'no');
    expect(counted).toEqual(['out-of-action', 'left-table']);
    expect(STATUSES['left-table'].countsAsCasualty).toBe('routCountsLeftTable');
  });

  test('only those on their feet keep company, forbid running and rallying, and are shot at first', () => {
    for (const row of STATUS_ROWS) {
      const onHisFeet = row.id === 'standing';
      expect({
        friend: row.countsAsFriend,
        run: row.blocksEnemyRun,
        rally: row.countsAsNearest,
        shot: row.priorityTarget,
        opponent: row.countsAsOpponent === 'yes',
        alone: row.takesAllAlone,
      }).toEqual({
        friend: onHisFeet,
        run: onHisFeet,
        rally: onHisFeet,
        shot: onHisFeet,
        opponent: onHisFeet,
        alone: onHisFeet,
      });
    }
  });

  test('those on the ground are hit without a roll', () => {
    const hit = STATUS_IDS.filter((id) => STATUSES[id].hitAutomatically);
    expect(hit).toEqual(['knocked-down', 'stunned']);
  });
});

describe('who takes part', () => {
  test('all but those who are absent', () => {
    const away = STATUS_IDS.filter((id) => !STATUSES[id].participates);
    expect(away).toEqual(['absent']);
  });

  test('those not on the table can do nothing and be nothing to anybody', () => {
    for (const row of STATUS_ROWS.filter((one) => !one.onTable)) {
      expect(row).toMatchObject({
        actsFreely: false,
        usesBubble: false,
        strikesBlows: false,
        mayBeCharged: false,
        mayBeShot: false,
        countsAsFriend: false,
      });
    }
  });
});

test('an unknown status counts for nothing and never breaks the table', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(statusId(text) === null);
      expect(statusRow(text)).toBe(STATUSES.absent);
    }),
  );
});

describe.each(SKIRMISH_GAMES)('a change of status in %s', (_id, system) => {
  const table = () =>
    new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Lame', 3) },
      { name: 'Skavens', fighters: crowd('Rat', 3) },
    ]).set('Lame1', 'knocked-down');
  const against = (battle: TestBattle, to: string) =>
    system.mayChangeStatus(battle.state, 'f-Lame1', to)?.refused ?? null;

  test('goes against the rules where he rises outside his own recovery phase', () => {
    expect(against(table(), 'standing')).toBeNull();
    const later = table().next();
    expect(against(later, 'standing')).toBe('only-in-recovery.knocked-down');
    expect(against(later.nextUntil('Skavens', 'recovery'), 'standing')).toBe(
      'only-in-recovery.knocked-down',
    );
  });

  test('for the worse is never against them', () => {
    const later = table().next();
    for (const to of ['stunned', 'out-of-action', 'left-table']) {
      expect(against(later, to)).toBeNull();
    }
  });

  test('of somebody who is not there is refused', () => {
    expect(system.mayChangeStatus(table().state, 'f-Nobody', 'standing')).toEqual({
      refused: 'unknown-fighter',
    });
  });
});
