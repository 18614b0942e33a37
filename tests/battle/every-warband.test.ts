import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evolve } from '#battle/evolve.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { runs } from '../support/share.ts';
import { commandOf, evening, freshBattle, oneOfEach, played, tap } from './random-evening.ts';

// The laws of `log-laws.test.ts` hold whoever fights: three hundred battles, as many of each type of warband, against
// any other, with one of each of their profiles. What follows a battle, `tests/roster/after-battle/account.test.ts` asks
// of all of them.

const TYPES = system.catalogue;
const BATTLES = 300;

const STATUSES = new Set(system.statuses.map(({ id }) => id));

test.each(TYPES)('battles of $id keep the laws of every battle', (type) => {
  // Whoever comes after it: no two types have the same foes.
  const others = [...TYPES, ...TYPES].slice(TYPES.indexOf(type) + 1).slice(0, TYPES.length - 1);
  fc.assert(
    fc.property(fc.constantFrom(...others), evening, tap, (foe, taps, last) => {
      const troops = [oneOfEach(type, 'Ours'), oneOfEach(foe, 'Theirs')];
      const battle = freshBattle(troops);
      expect(Object.keys(battle.state.fighters)).toHaveLength(
        type.profiles.length + foe.profiles.length,
      );
      let grown: BattleState | null = battle.state;
      for (const one of taps) {
        const before = battle.entries.length;
        battle.try(commandOf(one, battle));
        const added = battle.entries[before];
        if (added === undefined) continue;
        grown = added.type === 'EventUndone' ? battle.state : evolve(grown, added);
      }
      const { entries, state } = battle;
      expect(grown).toEqual(state);
      expect(state.ignored).toEqual([]);

      for (const one of Object.values(state.fighters)) {
        expect(STATUSES).toContain(one.status);
        expect(one.wounds).toBeGreaterThanOrEqual(0);
      }

      const keys = battle.duties.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const duty of battle.duties) {
        for (const outcome of duty.outcomes) {
          const copy = played([], troops);
          copy.entries = entries;
          const answer = { key: duty.key, outcome: outcome.id, dice: [], overruledValue: null };
          copy.do({ type: 'resolve-duty', ...answer });
        }
      }

      const text: unknown = JSON.parse(JSON.stringify(entries));
      const read = parseEntries(Array.isArray(text) ? text : []);
      expect(read.unreadable).toBe(0);
      expect(replay(read.entries)).toEqual(state);

      if (['undo', 'redo', 'back'].includes(last.kind)) return;
      if (battle.try(commandOf(last, battle)) !== null) return;
      battle.do({ type: 'undo', back: null });
      expect(battle.state).toEqual(state);
    }),
    runs(BATTLES / TYPES.length),
  );
});
