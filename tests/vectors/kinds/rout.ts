import * as v from 'valibot';
import type { BattleState } from '#battle/state.ts';
import type { Flags, Message } from '#rules/contract/battle-view.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { at, dutyIn, holding, smallBattle } from '../small-battle.ts';
import {
  type Answer,
  flag,
  type Kinds,
  kind,
  listOf,
  number,
  type SkirmishSystem,
  text,
} from './kind.ts';

/** Weighs half as a casualty. */
const HALF: Flags = { 'rout-half-casualty': true };

/** Traits that a vector's kind of model stands for; any other kind is an ordinary warrior. */
const TRAITS_OF_KIND: readonly (readonly [RegExp, Flags])[] = [
  [/summon|temporary/, { summoned: true }],
  [/gnoblar/, { gnoblar: true }],
  [/mount(?!ed)|horse/, { mount: true }],
  [/dog|hound/, { animal: true, wardog: true }],
  [/squig/, { animal: true, ...HALF }],
  [/goblin/, HALF],
  [/animal/, { animal: true }],
];

const STATUS_OF_WORD: Readonly<Record<string, string>> = {
  missing: 'absent',
  'missing-game': 'absent',
  reserve: 'in-reserve',
  fled: 'left-table',
};

const member = v.strictObject({
  id: v.string(),
  ld: v.number(),
  status: text('standing'),
  leader: flag(),
  hiredSword: flag(),
  routLdExcluded: flag(),
});

const models = v.strictObject({ kind: text('hero'), status: text('standing'), count: number(1) });

/** The Rout test and giving up. */
export function rout({ system }: SkirmishSystem): Kinds {
  return {
    'rout-threshold': kind({ participants: number() }, ({ participants }) => {
      const table = smallBattle(system, { ours: crowd('One', participants) });
      return { needed: system.rout?.(table.state, 's-ours').needed };
    }),

    'rout-count': kind({ models: listOf(models) }, (given) => {
      const ours = given.models.flatMap((model, index) =>
        crowd(`Kind${index}-`, model.count, {
          status: statusOf(model.status),
          traits: traitsOf(model.kind),
        }),
      );
      const report = system.rout?.(smallBattle(system, { ours }).state, 's-ours');
      if (report === undefined) throw new Error('nobody counts');
      return {
        participants: report.participants,
        outOfAction: toNumber(report.casualties),
        testRequired: report.reached,
      };
    }),

    'rout-leadership': kind({ members: listOf(member) }, (given) => {
      const ours = given.members.map((one) => ({
        name: one.id,
        role: one.hiredSword ? 'hired-sword' : 'henchman',
        leader: one.leader,
        status: one.status,
        ld: one.ld,
        traits: holding({ 'rout-ld-excluded': one.routLdExcluded }),
      }));
      const report = system.rout?.(smallBattle(system, { ours }).state, 's-ours');
      if (report === undefined) throw new Error('nobody leads');
      return { leadership: report.leadership, from: lendersOf(report.reason) };
    }),

    'rout-outcome': kind(
      {
        players: number(2),
        failedBy: text(),
        allOutOfAction: text(),
        scenarioSpecial: flag(),
        alreadyGone: listOf(v.string()),
      },
      (given) => {
        const names = Array.from({ length: given.players }, (_, index) =>
          String.fromCharCode('A'.charCodeAt(0) + index),
        );
        const wipedOut = given.failedBy === '';
        const leaver = wipedOut ? given.allOutOfAction : given.failedBy;
        const table = new TestBattle(
          system,
          names.map((name) => ({ name, fighters: crowd(name, 2) })),
          { houseRules: given.scenarioSpecial ? { scenarioFirstToLeaveWins: 'yes' } : {} },
        );
        for (const name of given.alreadyGone) {
          table.do({ type: 'leave-battle', sideId: `s-${name}`, cause: 'gave-up' });
        }
        if (wipedOut) {
          table.set(`${leaver}1`, 'out-of-action').set(`${leaver}2`, 'out-of-action');
          table.answer('wiped-out', leaver, 'removed');
        } else {
          table.set(`${leaver}1`, 'out-of-action').nextUntil(leaver, 'recovery');
          table.answer('rout-test', leaver, 'failed', [6, 6]);
        }
        return endOf(table.state, given.alreadyGone);
      },
    ),

    'voluntary-rout': kind(
      {
        participants: number(),
        outOfAction: number(),
        hadToTestBefore: flag(),
        startOfOwnTurn: flag(),
      },
      (given) => {
        const out = Math.floor(given.outOfAction);
        const goblins = given.outOfAction - out > 0 ? 1 : 0;
        const ours = [
          ...crowd('Standing', given.participants - out - goblins),
          ...crowd('Out', out, { status: 'out-of-action' }),
          ...crowd('Goblin', goblins, { status: 'out-of-action', traits: HALF }),
        ];
        const view = at(smallBattle(system, { ours }), {
          phase: given.startOfOwnTurn ? 'recovery' : 'movement',
          sideFlags: holding({ 'had-to-rout': given.hadToTestBefore }),
        });
        return { allowed: dutyIn(system, view, 'voluntary-rout') !== null };
      },
    ),
  };
}

/** Who lends his Leadership, by the reason that players read. */
function lendersOf({ code, params }: Message): readonly string[] {
  if (code.startsWith('rout-ld.leader-')) return [String(params['leader'])];
  return params['lenders'] === undefined ? [] : String(params['lenders']).split(', ');
}

/** What has become of the battle, and of the sides that were still in it. */
function endOf({ end, sides }: BattleState, alreadyGone: readonly string[]): Answer {
  const removed = sides
    .filter((side) => side.removed !== null && !alreadyGone.includes(side.name))
    .map(({ name }) => name);
  const left = sides.filter((side) => side.removed === null).map(({ name }) => name);
  return {
    gameEnds: end !== null,
    loser: removed[0],
    removed,
    continuesWith: end === null ? left : [],
    lastStanding: left.length === 1 ? left[0] : null,
  };
}

function traitsOf(word: string): Flags {
  return TRAITS_OF_KIND.find(([pattern]) => pattern.test(word))?.[1] ?? {};
}

function statusOf(word: string): string {
  return STATUS_OF_WORD[word] ?? word;
}
