import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InjuryRow } from '#rules/contract/after-battle.ts';
import type { BattleView, Change } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { compare, ONE, ZERO } from '#rules/dice/fraction.ts';
import { outcomeOfDice, totalOf } from '#rules/dice/outcome.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { runs, sizeOf } from '../support/share.ts';
import { drawnMoments } from './battle-moments.ts';

// The questions that every rule system must answer, those of the app and any other.

/** Invariants of its tables. */
export function askRows(system: RuleSystem): void {
  const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);

  test('every table has unique ids in kebab-case', () => {
    const tables = [
      system.statuses,
      system.flags,
      system.traits,
      system.phases,
      system.roles,
      system.catalogue,
      system.extras,
      ...system.catalogue.map((warband) => warband.profiles),
    ];
    for (const table of tables) {
      expect(new Set(ids(table)).size).toBe(table.length);
      for (const id of ids(table)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('every id that the system refers to is in its tables', () => {
    expect(ids(system.statuses)).toContain(system.initialStatus);
    expect(ids(system.characteristics)).toContain(system.woundsCharacteristic);
    if (system.leadershipCharacteristic !== null) {
      expect(ids(system.characteristics)).toContain(system.leadershipCharacteristic);
    }
    if (system.uncountedTrait !== null) expect(ids(system.traits)).toContain(system.uncountedTrait);
    if (system.nearLeaderFlag !== null) expect(ids(system.flags)).toContain(system.nearLeaderFlag);
    for (const trait of system.neverLead) expect(ids(system.traits)).toContain(trait);
    expect(system.phases.length).toBeGreaterThan(0);
    expect(system.sides.min).toBeGreaterThanOrEqual(2);
    expect(system.sides.max).toBeGreaterThanOrEqual(system.sides.min);
  });

  test('every resolver is suggested in existing phases', () => {
    for (const { id, phases } of system.resolvers) {
      for (const phase of phases) expect(ids(system.phases), id).toContain(phase);
    }
  });

  test('the initial status is on the table and takes part', () => {
    const row = system.statuses.find(({ id }) => id === system.initialStatus);
    expect(row).toMatchObject({ onTable: true, participates: true, inStrip: true });
  });

  test('every default characteristic is within its bounds', () => {
    for (const row of system.characteristics) {
      expect(row.default).toBeGreaterThanOrEqual(row.min);
      expect(row.default).toBeLessThanOrEqual(row.max);
    }
  });

  test('every trait with a number has bounds, and starts within them when carried', () => {
    for (const { id, value, range } of system.traits) {
      expect([id, range !== undefined]).toEqual([id, value === 'number']);
      if (range === undefined) continue;
      expect(range.default).toBeGreaterThanOrEqual(range.min);
      expect(range.default).toBeLessThanOrEqual(range.max);
      expect([id, range.default]).not.toEqual([id, 0]);
    }
  });

  test('every house rule can be chosen, and its default is one of its choices', () => {
    for (const row of system.houseRules) {
      expect(row.options.length).toBeGreaterThan(1);
      expect(row.options).toContain(row.default);
    }
  });

  test('a scenario has some of the dice results and uses what the game has', () => {
    const { dice = { count: 0, sides: 0 }, tables = [], rows = [] } = system.scenarios ?? {};
    for (const table of [rows, tables]) expect(new Set(ids(table)).size).toBe(table.length);
    for (const id of ids([...rows, ...tables, ...rows.flatMap(({ goals }) => goals)])) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    for (const { id: table, on, players } of tables) {
      for (const [sum, scenario] of Object.entries(on)) {
        expect(Number(sum)).toBeGreaterThanOrEqual(dice.count);
        expect(Number(sum)).toBeLessThanOrEqual(dice.count * dice.sides);
        const row = rows.find(({ id }) => id === scenario);
        expect(row?.players.min, `${table} ${scenario}`).toBeLessThanOrEqual(players.min);
        expect(row?.players.max, `${table} ${scenario}`).toBeGreaterThanOrEqual(players.max);
      }
    }
    for (const { id, houseRules, goals, neutral } of rows) {
      expect(new Set(ids(goals)).size, id).toBe(goals.length);
      for (const { profile, traits } of neutral?.kinds ?? []) {
        expect(Object.keys(profile), id).toEqual(ids(system.characteristics));
        expect(profile[system.woundsCharacteristic], id).toBeGreaterThan(0);
        for (const trait of Object.keys(traits)) expect(ids(system.traits), id).toContain(trait);
      }
      for (const [rule, option] of Object.entries(houseRules)) {
        const row = system.houseRules.find((one) => one.id === rule);
        expect(row?.options, id).toContain(option);
      }
      for (const role of goals.flatMap(({ roles = [] }) => roles)) {
        expect(ids(system.roles), id).toContain(role);
      }
    }
  });

  test('the most frequently asked house rules come first', () => {
    const common = system.houseRules.map((row) => row.common);
    expect(common).toEqual(common.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('exactly one role is the ordinary one', () => {
    expect(system.roles.filter(({ ordinary }) => ordinary)).toHaveLength(1);
  });

  test('a setup has at most one status for absent fighters, who take no part, and one for reserves', () => {
    const used = (use: string) => system.statuses.filter((row) => row.use === use);
    expect(used('absent').length).toBeLessThan(2);
    expect(used('reserve').length).toBeLessThan(2);
    for (const row of used('absent'))
      expect(row).toMatchObject({ participates: false, onTable: false });
    for (const row of used('reserve'))
      expect(row).toMatchObject({ participates: true, onTable: false });
  });

  test('whatever is rolled after a battle has one result, made of the game’s own rows', () => {
    const { injuries = [], experience, exploration } = system.afterBattle ?? {};
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = (dice: 1 | 2) =>
      dice === 1 ? faces : faces.flatMap((tens) => faces.map((ones) => tens * 10 + ones));
    const once = (rows: readonly InjuryRow[], totals: readonly number[]) => {
      for (const total of totals) {
        const fits = rows.filter(({ on: [from, to] }) => total >= from && total <= to);
        expect([total, ids(fits)]).toEqual([total, [expect.any(String)]]);
      }
    };
    for (const { rows, dice, notAgain } of injuries) {
      const all = rows.flatMap((row) => [row, ...row.further]);
      expect(new Set(ids(all)).size).toBe(all.length);
      // Without rows everybody recovers.
      if (rows.length > 0) once(rows, throws(dice));
      for (const { further, decided } of rows) {
        if (further.length > 0)
          once(further, decided === 'by-die' ? faces : further.map(({ on }) => on[0]));
      }
      for (const id of notAgain) expect(ids(rows)).toContain(id);
      // A result of several rolls that allowed another such roll could repeat for ever.
      for (const { id, again } of rows) if (again) expect(notAgain).toContain(id);
      for (const effect of all.flatMap(({ effects }) => effects)) {
        if ('trait' in effect) expect(ids(system.traits)).toContain(effect.trait);
        if ('id' in effect) expect(system.afterBattle?.income).toContain(effect.id);
        if ('characteristic' in effect) {
          expect(ids(system.characteristics)).toContain(effect.characteristic);
        }
      }
    }
    const roles = [
      ...injuries.flatMap((table) => table.roles),
      ...(experience?.credited ?? []),
      ...(exploration?.roles ?? []),
    ];
    for (const role of roles) expect(ids(system.roles)).toContain(role);
  });

  test('every profile of the catalogue fits the tables', () => {
    for (const profile of [...system.extras, ...system.catalogue.flatMap((one) => one.profiles)]) {
      expect(ids(system.roles)).toContain(profile.role);
      expect(Object.keys(profile.profile).toSorted()).toEqual(
        ids(system.characteristics).toSorted(),
      );
      for (const [trait, value] of Object.entries(profile.traits ?? {})) {
        const row = system.traits.find(({ id }) => id === trait);
        expect(row?.id).toBe(trait);
        if (typeof value !== 'number') continue;
        expect(value).toBeGreaterThanOrEqual(row?.range?.min ?? Number.NaN);
        expect(value).toBeLessThanOrEqual(row?.range?.max ?? Number.NaN);
      }
    }
  });
}

/** A battle at a random moment: phases passed, fighters in random states and contacts. */
const moment = fc.record({
  phases: fc.nat({ max: 14 }),
  statuses: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }),
  contacts: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 }),
  wounds: fc.array(fc.nat(), { maxLength: 3 }),
  late: fc.nat({ max: 3 }),
  allies: fc.boolean(),
});
type Moment = typeof moment extends fc.Arbitrary<infer T> ? T : never;

function viewAt(system: RuleSystem, at: Moment): TestBattle {
  const traits = system.traits.filter((row) => row.of === 'fighter' && row.value === 'none');
  const odd = Object.fromEntries(traits.slice(0, 40).map((row) => [row.id, true] as const));
  const team = at.allies && system.sides.max > 2 ? 'north' : null;
  const battle = new TestBattle(system, [
    {
      name: 'A',
      ...(team === null ? {} : { team }),
      fighters: [{ name: 'Leader', leader: true, ld: 8, role: 'hero' }, ...crowd('A', 4)],
    },
    { name: 'B', fighters: [{ name: 'Odd', traits: odd }, ...crowd('B', 4, { wounds: 2 })] },
    ...(team === null ? [] : [{ name: 'C', team, fighters: crowd('C', 2) }]),
  ]);
  const fighters = Object.values(battle.state.fighters).map((one) => one.id);
  const pick = (index: number) => fighters[index % fighters.length] ?? 'f-Leader';
  const put = () => {
    for (const [who, to] of at.statuses) {
      const status = system.statuses[to % system.statuses.length]?.id ?? system.initialStatus;
      battle.try({ type: 'set-status', fighterId: pick(who), to: status });
    }
    for (const [a, b] of at.contacts) {
      battle.try({ type: 'set-contact', a: pick(a), b: pick(b), touching: true });
    }
    for (const who of at.wounds) battle.try({ type: 'lose-wound', fighterId: pick(who) });
  };
  put();
  for (let phase = 0; phase < at.phases; phase += 1) battle.try({ type: 'next-phase' });
  if (at.late > 1) put();
  return battle;
}

/** Returns a view that throws when it is written to. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** What it must answer in any situation. */
export function askMoments(system: RuleSystem): void {
  const RUNS = runs(25);

  function expectKnown(changes: readonly Change[], view: BattleView): void {
    const statuses = new Set(system.statuses.map((row) => row.id));
    const flags = new Set(system.flags.map((row) => row.id));
    const sides = new Set<string>(view.sides.map((side) => side.id));
    for (const change of changes) {
      if (change.kind === 'status') expect(statuses).toContain(change.to);
      if (change.kind === 'flag' || change.kind === 'side-flag')
        expect(flags).toContain(change.flag);
      if ('fighterId' in change) expect(view.fighters[change.fighterId]).toBeDefined();
      if ('sideId' in change) expect(sides).toContain(change.sideId);
    }
  }

  test('duties leave the battle unchanged, and are the same when asked again', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const view = frozen(viewAt(system, at).state);
        expect(system.duties(view)).toEqual(system.duties(view));
      }),
      RUNS,
    );
  });

  test('a name is marked exactly where a tap would remove the mark', () => {
    for (const view of drawnMoments(system, sizeOf(300, 0.25))) {
      for (const { key, action } of system.duties(view)) {
        if (action === null) continue;
        const marked = action.fighterIds.filter((id) => takesOff(view, action.id, id));
        expect(action.markedIds, key).toEqual(marked);
      }
    }
  });

  function takesOff(view: BattleView, action: string, id: FighterId): boolean {
    const changes = system.act(view, action, id, null);
    return (
      !('refused' in changes) &&
      changes.length > 0 &&
      changes.every((change) =>
        change.kind === 'flag'
          ? change.value === null
          : change.kind === 'contact' && !change.touching,
      )
    );
  }

  test('tapping a name marks it or takes it off the list', () => {
    fc.assert(
      fc.property(moment, fc.nat(), (at, who) => {
        const battle = viewAt(system, at);
        for (const { key, action } of system.duties(battle.state)) {
          const free = action?.fighterIds.filter((id) => !action.markedIds.includes(id)) ?? [];
          const fighterId = free[who % free.length];
          if (action === null || action.targetIds.length > 0 || fighterId === undefined) continue;
          battle.try({ type: 'take-action', action: action.id, fighterId, targetId: null });
          const after = system.duties(battle.state).find((duty) => duty.key === key)?.action;
          const listed = after?.fighterIds.includes(fighterId) === true;
          expect(listed && !after.markedIds.includes(fighterId), key).toBe(false);
        }
      }),
      RUNS,
    );
  });

  test('answers about one battle do not depend on questions about another', () => {
    const moments = drawnMoments(system, sizeOf(60, 0.25));
    for (const [index, before] of moments.entries()) {
      const other = moments[index + 1] ?? before;
      const first = answersAt(before);
      const mixed: readonly BattleView[] = [
        { ...before, fighters: other.fighters },
        { ...before, sides: other.sides },
        { ...before, contacts: other.contacts },
        { ...before, houseRules: other.houseRules },
        { ...before, position: other.position },
        { ...before, position: { ...before.position, sideId: 's-1' } },
        { ...before, position: { ...before.position, turn: before.position.turn + 1 } },
        { ...before, answers: Object.fromEntries(first.keys.map((key) => [key, 'failed'])) },
      ];
      for (const view of mixed) {
        // A deep copy shares nothing with what the caches have seen.
        expect(answersAt(view)).toEqual(answersAt(structuredClone(view)));
      }
      expect(answersAt(before)).toEqual(first);
    }
  });

  /** All queries made after a tap, and those of a fighter’s page. */
  function answersAt(view: BattleView) {
    const ids = Object.values(view.fighters).map(({ id }) => id);
    const next = { ...view.position, sideId: 's-1', turn: view.position.turn + 1 } as const;
    const duties = system.duties(view);
    return {
      keys: duties.map(({ key }) => key),
      duties,
      fights: system.fights?.(view) ?? [],
      entered: system.enter(view, next),
      ofSides: view.sides.map(({ id }) => [
        system.rout?.(view, id) ?? null,
        system.rout?.({ ...view, position: next }, id) ?? null,
        system.leaderBubble(view, id),
      ]),
      ofFighters: ids.map((id) => [system.capabilities(view, id), system.possibleTests(view, id)]),
    };
  }

  test('every duty has a unique key, an owner, a rule, and outcomes that refer to existing ids', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { state: view } = viewAt(system, at);
        const duties = system.duties(view);
        expect(new Set(duties.map((duty) => duty.key)).size).toBe(duties.length);
        for (const duty of duties) {
          expect(duty.rule).not.toBe('');
          expect(view.sides.map((side) => side.id)).toContain(duty.sideId);
          const ids = duty.outcomes.map((outcome) => outcome.id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const outcome of duty.outcomes) expectKnown(outcome.changes, view);
        }
      }),
      RUNS,
    );
  });

  test('every dice roll of a duty leads to exactly one outcome, and chances lie between 0 and 1', () => {
    fc.assert(
      fc.property(moment, fc.infiniteStream(fc.nat()), (at, stream) => {
        for (const duty of system.duties(viewAt(system, at).state)) {
          if (duty.test !== null) {
            expect(compare(duty.test.chance, ZERO)).toBeGreaterThanOrEqual(0);
            expect(compare(duty.test.chance, ONE)).toBeLessThanOrEqual(0);
          }
          if (duty.dice === null) continue;
          const { count, sides } = duty.dice;
          const dice = Array.from({ length: count }, () => (stream.next().value % sides) + 1);
          const total = totalOf(duty, dice);
          const fitting = duty.outcomes.filter(
            ({ on }) => on !== null && total >= on[0] && total <= on[1],
          );
          expect(fitting).toHaveLength(1);
          expect(outcomeOfDice(duty, dice, null)).toEqual(fitting[0]);
        }
      }),
      RUNS,
    );
  });

  test('changing a status to itself and back, ending a phase and losing wounds refer to existing ids', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { state: view } = viewAt(system, at);
        const next = { ...view.position, turn: view.position.turn + 1 };
        expectKnown(system.enter(view, next), view);
        for (const id of Object.values(view.fighters).map((one) => one.id)) {
          expectKnown(system.loseWound(view, id), view);
          for (const { id: to } of system.statuses) {
            const changes = system.changeStatus(view, id, to);
            expectKnown(changes, view);
            expect(changes.some((change) => change.kind === 'status')).toBe(true);
          }
        }
      }),
      runs(10),
    );
  });

  test('capabilities and possible tests are given for every fighter, with a reason for every no', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { state: view } = viewAt(system, at);
        for (const id of Object.values(view.fighters).map((one) => one.id)) {
          for (const capability of system.capabilities(view, id)) {
            if (capability.answer === 'no') expect(capability.reason).not.toBeNull();
          }
          for (const possible of system.possibleTests(view, id)) {
            expect(possible.rule).not.toBe('');
          }
        }
      }),
      RUNS,
    );
  });

  test('the rout report is consistent', () => {
    const { rout } = system;
    if (rout === null) return;
    fc.assert(
      fc.property(moment, (at) => {
        const { state: view } = viewAt(system, at);
        for (const side of view.sides) {
          const report = rout(view, side.id);
          expect(report.missing === 0).toBe(report.reached);
          if (report.due) expect(view.position.sideId).toBe(side.id);
        }
      }),
      RUNS,
    );
  });
}
