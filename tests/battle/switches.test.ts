import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evolve } from '#battle/evolve.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { winsAlone } from '#rules/kit/alliances.ts';
import { onlyTeam } from '#rules/kit/parties.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import type { TestBattle } from '../support/battles.ts';
import { runs } from '../support/share.ts';
import { commandOf, evening, freshBattle, tap } from './random-evening.ts';

// The laws of `log-laws.test.ts` hold under whatever clubs play: every house rule as it comes, from a moment on in
// which the first side takes its Rout test.

const RUNS = runs(60);

/** Any answers to all house rules but those of scenarios, which end otherwise. */
const anyRules = fc.record({
  ...Object.fromEntries(
    system.houseRules.map(({ id, options }) => [id, fc.constantFrom(...options)] as const),
  ),
  scenarioWithoutRout: fc.constant('no'),
  scenarioFirstToLeaveWins: fc.constant('no'),
  scenarioGoesOn: fc.constant('no'),
  routFailed: fc.constantFrom('ends', 'slow', 'slow', 'slow'),
});

function begun(houseRules: Readonly<Record<string, string>>): TestBattle {
  const battle = freshBattle(undefined, houseRules);
  for (const at of [1, 2, 3]) battle.set(`Guerrier${at}`, 'out-of-action');
  for (const at of [1, 2]) battle.set(`Nain${at}`, 'out-of-action');
  const rout = battle.duties.find(({ kind }) => kind === 'rout-test');
  if (rout !== undefined) battle.answer('rout-test', 'Reikland', 'failed');
  return battle;
}

test('the state grown tap by tap is the state that the log tells, and each tap is undone', () => {
  let brokeUp = 0;
  fc.assert(
    fc.property(anyRules, evening, tap, (houseRules, taps, last) => {
      const battle = begun(houseRules);
      let grown: BattleState | null = battle.state;
      for (const one of taps) {
        const before = battle.entries.length;
        battle.try(commandOf(one, battle));
        const added = battle.entries[before];
        if (added === undefined) continue;
        grown = added.type === 'EventUndone' ? battle.state : evolve(grown, added);
        if (battle.duties.some(({ kind }) => kind === 'breaking-leave')) brokeUp += 1;
      }
      const { state, entries } = battle;
      expect(grown).toEqual(state);
      expect(state.ignored).toEqual([]);
      const text: unknown = JSON.parse(JSON.stringify(entries));
      const read = parseEntries(Array.isArray(text) ? text : []);
      expect(read.unreadable).toBe(0);
      expect(replay(read.entries)).toEqual(state);
      const playing = state.sides.filter(({ removed }) => removed === null);
      const decided = winsAlone(state.houseRules) ? playing.length === 1 : onlyTeam(playing);
      expect(state.ended).toBe(decided || playing.length === 0);
      if (['undo', 'redo', 'back'].includes(last.kind)) return;
      if (battle.try(commandOf(last, battle)) !== null) return;
      battle.do({ type: 'undo', back: null });
      expect(battle.state).toEqual(state);
    }),
    RUNS,
  );
  expect(brokeUp).toBeGreaterThan(0);
});

test('every answer to every duty can be given, and who leaves can be named', () => {
  fc.assert(
    fc.property(anyRules, evening, (houseRules, taps) => {
      const battle = begun(houseRules);
      for (const one of taps) battle.try(commandOf(one, battle));
      const keys = battle.duties.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const duty of battle.duties) {
        for (const { id: outcome } of duty.outcomes) {
          const copy = freshBattle();
          copy.entries = battle.entries;
          copy.do({ type: 'resolve-duty', key: duty.key, outcome, dice: [], overruledValue: null });
        }
        if (duty.kind !== 'breaking-leave') continue;
        const standing = duty.action?.fighterIds ?? [];
        expect(standing.length).toBeGreaterThan(0);
        for (const fighterId of standing) {
          const copy = freshBattle();
          copy.entries = battle.entries;
          copy.do({ type: 'take-action', action: 'leave-table', fighterId, targetId: null });
          expect(copy.state.fighters[fighterId]?.status).toBe('left-table');
        }
      }
    }),
    RUNS,
  );
});
