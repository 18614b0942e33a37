import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, liveEntries } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import { evolve } from '#battle/evolve.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import { timelineOf } from '#battle/timeline.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { onlyTeam } from '#rules/kit/parties.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { runs } from '../support/share.ts';
import { commandOf, evening, freshBattle, played, tap } from './random-evening.ts';

/** Seeds are printed by fast-check with every counterexample. */
const RUNS = runs(30);

describe('whatever players tap in an evening', () => {
  test('the state grown tap by tap is the state that the log tells', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const battle = freshBattle();
        let state: BattleState | null = battle.state;
        for (const one of taps) {
          const before = battle.entries.length;
          battle.try(commandOf(one, battle));
          const added = battle.entries[before];
          if (added === undefined) continue;
          state = added.type === 'EventUndone' ? battle.state : evolve(state, added);
          expect(state).toEqual(battle.state);
        }
      }),
      RUNS,
    );
  });

  test('undo takes back exactly the last step, and redo brings it back', () => {
    fc.assert(
      fc.property(evening, tap, (taps, last) => {
        const battle = played(taps);
        const before = battle.state;
        const isStep = !['undo', 'redo', 'back'].includes(last.kind);
        if (!isStep || battle.try(commandOf(last, battle)) !== null) return;
        const after = battle.state;
        battle.do({ type: 'undo', back: null });
        expect(battle.state).toEqual(before);
        battle.do({ type: 'redo' });
        expect(battle.state).toEqual(after);
      }),
      RUNS,
    );
  });

  test('undone to the beginning and redone to the end, the battle is where it was', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const battle = played(taps);
        const there = battle.state;
        let depth = 0;
        while (battle.try({ type: 'undo', back: null }) === null) depth += 1;
        expect(liveEntries(inOrder(battle.entries))).toHaveLength(1);
        for (let step = 0; step < depth; step += 1) battle.do({ type: 'redo' });
        expect(battle.state).toEqual(there);
      }),
      RUNS,
    );
  });

  test('on one phone nothing is overtaken: every entry that counts fits', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        expect(played(taps).state.ignored).toEqual([]);
      }),
      RUNS,
    );
  });

  test('the log survives being written as text', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const { entries, state } = played(taps);
        const text: unknown = JSON.parse(JSON.stringify(entries));
        const { entries: read, unreadable } = parseEntries(Array.isArray(text) ? text : []);
        expect(unreadable).toBe(0);
        expect(replay(read)).toEqual(state);
      }),
      RUNS,
    );
  });

  test('every fighter has exactly one known status, wounds and flags that make sense', () => {
    const statuses = new Set(system.statuses.map((row) => row.id));
    const flags = new Set(system.flags.map((row) => row.id));
    fc.assert(
      fc.property(evening, (taps) => {
        for (const one of Object.values(played(taps).state.fighters)) {
          expect(statuses).toContain(one.status);
          expect(one.wounds).toBeGreaterThanOrEqual(0);
          for (const flag of Object.keys(one.flags)) expect(flags).toContain(flag);
        }
      }),
      RUNS,
    );
  });

  test('nobody out of action carries anything unless players have given it to him there', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const battle = played(taps);
        const out = new Set(
          system.statuses.filter((row) => row.tone === 'out-of-action').map((row) => row.id),
        );
        const fallen = Object.values(battle.state.fighters).filter((one) => out.has(one.status));
        for (const { id, carried, statusEntryId } of fallen) {
          const since = battle.entries.slice(
            battle.entries.findIndex((entry) => entry.id === statusEntryId) + 1,
          );
          const given = since.flatMap((entry) =>
            entry.type === 'MarkerCounted' && entry.data.fighterId === id
              ? [entry.data.marker]
              : [],
          );
          for (const [marker, count] of Object.entries(carried)) {
            expect(count).toBeGreaterThan(0);
            expect(given).toContain(marker);
          }
        }
      }),
      RUNS,
    );
  });

  test('the battle goes on exactly as long as there is somebody left to fight', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const { sides, ended, end } = played(taps).state;
        const playing = sides.filter(({ removed }) => removed === null);
        expect(ended).toBe(end !== null);
        expect(ended).toBe(onlyTeam(playing));
        if (end !== null) expect(playing.map(({ id }) => id)).toContain(end.winnerId);
      }),
      RUNS,
    );
  });

  test('reopened, the battle has again those whose leaving had ended it, and nobody else', () => {
    fc.assert(
      fc.property(evening, fc.boolean(), (taps, skavensFirst) => {
        const battle = played(taps);
        const order = skavensFirst ? ['s-Skavens'] : ['s-Reikland', 's-Nains'];
        const playing = () =>
          battle.state.sides.filter(({ removed }) => removed === null).map(({ id }) => id);
        let before = playing();
        for (const id of order) {
          const side = battle.state.sides.find((one) => one.id === id);
          if (side === undefined || battle.state.ended || side.removed !== null) continue;
          before = playing();
          battle.do({ type: 'leave-battle', sideId: side.id, cause: 'gave-up' });
        }
        if (!battle.state.ended || before.length === playing().length) return;
        battle.do({ type: 'reopen-battle' });
        expect(playing()).toEqual(before);
      }),
      RUNS,
    );
  });

  test('no duty is listed twice, and every outcome it offers can be taken', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const { entries, duties, state } = played(taps);
        const keys = duties.map((duty) => duty.key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const duty of duties) {
          for (const outcome of duty.outcomes) {
            const copy = played([]);
            copy.entries = entries;
            copy.do({
              type: 'resolve-duty',
              key: duty.key,
              outcome: outcome.id,
              dice: [],
              overruledValue: null,
            });
            if (outcome.resolves) {
              expect(copy.duties.map((other) => other.key)).not.toContain(duty.key);
            }
          }
        }
        expect(state.ignored).toEqual([]);
      }),
      runs(15),
    );
  });

  test('two halves of a log, merged in any order and any number of times, are the log', () => {
    fc.assert(
      fc.property(evening, fc.array(fc.boolean()), (taps, sides) => {
        const { entries, state } = played(taps);
        const left = entries.filter((_, index) => sides[index] ?? false);
        const right = entries.filter((_, index) => !(sides[index] ?? false));
        expect(timelineOf([...left, ...right]).state).toEqual(state);
        const again = [...timelineOf([...right, ...left]).entries, ...left];
        expect(timelineOf(again).entries).toEqual(inOrder(entries));
      }),
      RUNS,
    );
  });
});

describe('an entry that does not fit', () => {
  test('is kept, named and without effect', () => {
    const battle = freshBattle();
    const stray: Entry = {
      id: 'a-other:zzzzzzzzz-0000',
      battleId: 'b-test',
      actor: 'a-other',
      hlc: 'zzzzzzzzz-0000',
      after: null,
      v: 1,
      type: 'WoundsSet',
      data: { fighterId: 'f-nobody', to: 0 },
    };
    const merged = timelineOf([...battle.entries, stray]).state;
    expect(merged?.ignored).toEqual([stray.id]);
    expect({ ...merged, ignored: [] }).toEqual(battle.state);
  });
});
