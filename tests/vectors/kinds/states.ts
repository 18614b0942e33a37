import * as v from 'valibot';
import type { Subject } from '#rules/contract/resolver.ts';
import { jumpTests, RUN_LOCK_RANGE } from '#rules/skirmish/movement/movement.ts';
import { at, dutyIn, holding, resolverOf, smallBattle } from '../small-battle.ts';
import { flag, type Kinds, kind, listOf, number, type SkirmishSystem, text } from './kind.ts';

const enemy = v.strictObject({
  side: v.picklist(['enemy', 'friend']),
  distance: number(),
  status: text('standing'),
  hidden: flag(),
});

/** Getting up, running, and moves that take a test. */
export function states({ system }: SkirmishSystem): Kinds {
  return {
    recovery: kind({ from: text() }, ({ from }) => {
      const table = smallBattle(system, { ours: [{ name: 'One', status: from }] });
      table.nextUntil('ours', 'recovery');
      if (table.due.includes('stand-up One')) table.answer('stand-up', 'One', 'stands');
      return { to: table.fighter('One').status };
    }),

    // Players measure: enemies farther off are left out.
    'run-allowed': kind({ enemiesAtStartOfTurn: listOf(enemy) }, (given) => {
      const near = given.enemiesAtStartOfTurn
        .filter(({ side, distance }) => side === 'enemy' && distance <= RUN_LOCK_RANGE)
        .map((one, index) => ({ ...one, name: `Enemy${index}` }));
      const table = smallBattle(system, {
        ours: [{ name: 'One' }],
        theirs: near.map(({ name, status }) => ({ name, status })),
      });
      const view = at(table, {
        phase: 'movement',
        step: 'other-moves',
        flags: Object.fromEntries(
          near.map(({ name, hidden }) => [name, holding({ hidden })] as const),
        ),
      });
      const run = dutyIn(system, view, 'run');
      if (run === null) throw new Error('nobody may run');
      return { allowed: !run.facts.some(({ code }) => code === 'run.enemy-near') };
    }),

    'jump-tests': kind({ heightInches: number() }, ({ heightInches }) => {
      const [height] = resolverOf(system, 'jump-down').sheet(
        smallBattle(system, { ours: [ONE] }).state,
        {
          subjects: { fighter: { kind: 'fighter', fighterId: 'f-One' } },
          inputs: {},
        },
      ).fields;
      if (height?.kind !== 'number') throw new Error('no height to tell');
      return { initiativeTests: jumpTests(heightInches), allowed: heightInches <= height.max };
    }),

    'edge-test': kind({ initiative: number(), roll: number() }, ({ initiative, roll }) => {
      const fighter: Subject = {
        kind: 'free',
        label: '',
        profile: { I: initiative, T: 3, W: 1 },
        traits: {},
      };
      const view = smallBattle(system, { ours: [ONE] }).state;
      const setup = { subjects: { fighter }, inputs: {} };
      const edge = resolverOf(system, 'edge');
      const test = edge.next(view, setup, []);
      if (test.kind === 'done') throw new Error('nothing to throw');
      const then = edge.next(view, setup, [{ step: test.id, dice: [roll], choice: null }]);
      // Who goes over the edge throws for the hits of the fall.
      return { falls: then.kind === 'dice' };
    }),

    phases: kind({}, () => ({ list: system.phases.map(({ id }) => id) })),
  };
}

const ONE = { name: 'One' } as const;
