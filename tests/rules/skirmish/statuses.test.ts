import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skirmishGame } from '#rules/skirmish/game.ts';
import { SKIRMISH_STATUSES, STATUS_IDS, STATUSES, statusesOf } from '#rules/skirmish/statuses.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
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

  test('a status that lends the bubble also leads the rout test', () => {
    for (const row of SKIRMISH_STATUSES) {
      expect(row.lendsRoutLeadershipAsLeader || !row.lendsBubble).toBe(true);
    }
  });
});

describe('how each status counts for others', () => {
  test('only out of action is a casualty; a house rule decides about fighters who left', () => {
    const counted = STATUS_IDS.filter((id) => STATUSES[id].countsAsCasualty !== 'no');
    expect(counted).toEqual(['out-of-action', 'left-table']);
    expect(STATUSES['left-table'].countsAsCasualty).toBe('routCountsLeftTable');
  });

  test('only standing fighters keep company, prevent running and rallying, and are shot at first', () => {
    for (const row of SKIRMISH_STATUSES) {
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

  test('fighters on the ground are hit automatically', () => {
    const hit = STATUS_IDS.filter((id) => STATUSES[id].hitAutomatically);
    expect(hit).toEqual(['knocked-down', 'stunned']);
  });
});

describe('who takes part', () => {
  test('everyone except the absent', () => {
    const away = STATUS_IDS.filter((id) => !STATUSES[id].participates);
    expect(away).toEqual(['absent']);
  });

  test('fighters off the table can do nothing and affect nobody', () => {
    for (const row of SKIRMISH_STATUSES.filter((one) => !one.onTable)) {
      expect(row).toMatchObject({
        onFeet: false,
        usesBubble: false,
        strikesBlows: false,
        mayBeCharged: false,
        mayBeShot: false,
        countsAsFriend: false,
      });
    }
  });
});

test('an unknown status counts for nothing and causes no error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!STATUS_IDS.some((id) => id === text));
      expect(statusesOf(SKIRMISH_STATUSES).of({ status: text })).toBe(STATUSES.absent);
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

  test('is against the rules when he stands up outside his own recovery phase', () => {
    expect(against(table(), 'standing')).toBeNull();
    const later = table().next();
    expect(against(later, 'standing')).toBe('only-in-recovery.knocked-down');
    expect(against(later.nextUntil('Skavens', 'recovery'), 'standing')).toBe(
      'only-in-recovery.knocked-down',
    );
  });

  test('for the worse is never against the rules', () => {
    const later = table().next();
    for (const to of ['stunned', 'out-of-action', 'left-table']) {
      expect(against(later, to)).toBeNull();
    }
  });

  test('of a missing fighter is refused', () => {
    expect(system.mayChangeStatus(table().state, 'f-Nobody', 'standing')).toEqual({
      refused: 'unknown-fighter',
    });
  });
});

describe('a table of statuses', () => {
  test.each([
    ['standing', 'no status that is on his feet'],
    ['fleeing', 'no status that flees'],
    ['left-table', 'no status that ran off'],
    ['absent', 'no status that is absent'],
    ['stunned', 'no status that is stunned'],
  ])('without %s is invalid', (missing, complaint) => {
    const rows = SKIRMISH_STATUSES.filter(({ id }) => id !== missing);
    expect(() => statusesOf(rows)).toThrow(complaint);
  });

  test('may have a status of one game only, defined by its row', () => {
    const ablaze = { ...STATUSES.standing, id: 'ablaze', inStrip: false, countsAsFriend: false };
    const rules = { ...RULES, statuses: statusesOf([...SKIRMISH_STATUSES, ablaze]) };
    const system = { ...mordheim, ...skirmishGame(rules) };
    const battle = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Lame', 3) },
      { name: 'Skavens', fighters: crowd('Rat', 3) },
    ])
      .do({ type: 'set-contact', a: 'f-Lame1', b: 'f-Rat1', touching: true })
      .set('Lame1', 'ablaze');
    const { state } = battle;
    expect(state.fighters['f-Lame1']?.status).toBe('ablaze');
    expect(state.contacts).toHaveLength(1);
    const [rat, lame] = [state.fighters['f-Rat1'], state.fighters['f-Lame1']];
    expect(rat && rules.statuses.isEngaged(state, rat)).toBe(true);
    expect(lame && rules.statuses.of(lame).countsAsFriend).toBe(false);
    expect(rules.statuses.onFeet).toBe('standing');
    expect(system.statuses.map(({ id }) => id)).toContain('ablaze');
  });
});
