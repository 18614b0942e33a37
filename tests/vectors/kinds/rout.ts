import * as v from 'valibot';
import { fraction, toNumber } from '#rules/chance.ts';
import {
  routCount,
  routOutcome,
  routThreshold,
  voluntaryRoutAllowed,
} from '#rules/parts/quarter-rout.ts';
import { routCounted, sideRoutLeadership } from '#rules/parts/skirmish/rout.ts';
import type { Flags } from '#rules/system.ts';
import { flag, type Kinds, kind, listOf, number, type SkirmishSystem, text } from './kind.ts';

/** Traits that a vector's kind of model stands for; any other kind is an ordinary warrior. */
const TRAITS_OF_KIND: readonly (readonly [RegExp, Flags])[] = [
  [/summon|temporary/, { summoned: true }],
  [/gnoblar/, { gnoblar: true }],
  [/mount(?!ed)|horse/, { mount: true }],
  [/dog|hound/, { animal: true, wardog: true }],
  [/squig/, { animal: true, 'rout-half-casualty': true }],
  [/goblin/, { 'rout-half-casualty': true }],
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
export function rout({ rules }: SkirmishSystem): Kinds {
  return {
    'rout-threshold': kind({ participants: number() }, ({ participants }) => ({
      needed: routThreshold(participants),
    })),

    'rout-count': kind({ models: listOf(models) }, (given) => {
      const count = routCount(
        given.models.map((model) =>
          routCounted(
            rules,
            { status: statusOf(model.status), traits: traitsOf(model.kind) },
            model.count,
            {},
          ),
        ),
      );
      return {
        participants: count.participants,
        outOfAction: toNumber(count.casualties),
        testRequired: count.reached,
      };
    }),

    'rout-leadership': kind({ members: listOf(member) }, (given) => {
      const { leadership, from } = sideRoutLeadership(
        rules,
        given.members.map((one) => ({
          id: one.id,
          role: one.hiredSword ? 'hired-sword' : 'henchman',
          leader: one.leader,
          status: one.status,
          leadership: one.ld,
          traits: one.routLdExcluded ? { 'rout-ld-excluded': true } : {},
        })),
        {},
      );
      return { leadership, from };
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
        const playing = Array.from({ length: given.players }, (_, index) =>
          String.fromCharCode('A'.charCodeAt(0) + index),
        ).filter((side) => !given.alreadyGone.includes(side));
        return {
          ...routOutcome({
            playing: playing.map((id) => ({ id, team: null })),
            leaves: [given.failedBy === '' ? given.allOutOfAction : given.failedBy],
            scenarioSpecial: given.scenarioSpecial || !rules.rout.playsOn({}),
          }),
        };
      },
    ),

    'voluntary-rout': kind(
      {
        participants: number(),
        outOfAction: number(),
        hadToTestBefore: flag(),
        startOfOwnTurn: flag(),
      },
      (given) => ({
        allowed:
          rules.rout.voluntary({}) &&
          voluntaryRoutAllowed({
            startOfOwnTurn: given.startOfOwnTurn,
            participants: given.participants,
            casualties: halves(given.outOfAction),
            hadToTestBefore: given.hadToTestBefore,
          }),
      }),
    ),
  };
}

/** Casualties in a vector are whole or, with goblins, halves. */
function halves(count: number) {
  return fraction(Math.round(count * 2), 2);
}

function traitsOf(word: string): Flags {
  return TRAITS_OF_KIND.find(([pattern]) => pattern.test(word))?.[1] ?? {};
}

function statusOf(word: string): string {
  return STATUS_OF_WORD[word] ?? word;
}
