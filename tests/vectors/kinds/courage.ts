import * as v from 'valibot';
import { FRIEND_RANGE } from '#rules/skirmish/courage.ts';
import { crowd } from '../../support/battles.ts';
import { at, dutyIn, holding, offers, smallBattle, throwFor } from '../small-battle.ts';
import { dice, flag, type Kinds, kind, listOf, number, type SkirmishSystem, text } from './kind.ts';

const friend = v.strictObject({
  distance: number(),
  status: text('standing'),
  hidden: flag(),
  inSameCombat: flag(),
});

const other = v.strictObject({
  side: v.picklist(['enemy', 'friend']),
  distance: number(),
  status: text('standing'),
  hidden: flag(),
});

const afterFreeHits = v.optional(
  v.picklist(['standing', 'knocked-down', 'stunned', 'out-of-action']),
  'standing',
);

/** All alone and in flight. */
export function courage({ system, traits }: SkirmishSystem): Kinds {
  /** Whether this model would be asked about, if it were an enemy of a fugitive's. */
  const isLookedAt = (one: v.InferOutput<typeof other>): boolean => {
    const table = smallBattle(system, {
      ours: [{ name: 'One', status: 'fleeing' }],
      theirs: [{ name: 'Other', status: one.status }],
    });
    const view = at(table, { flags: { Other: holding({ hidden: one.hidden }) } });
    return offers(dutyIn(system, view, 'rally', 'f-One'), 'enemy-nearest');
  };

  return {
    // Players measure who is within 6″: those farther off, and in no fight of his, are left out.
    'all-alone-required': kind(
      {
        opponentsInContact: listOf(v.string()),
        friends: listOf(friend),
        endOfOwnCombatPhase: flag(true),
        status: text('standing'),
        immune: flag(),
      },
      (given) => {
        const opponents = given.opponentsInContact.map((status, index) => ({
          name: `Enemy${index}`,
          status,
        }));
        const friends = given.friends
          .filter((one) => one.inSameCombat || one.distance <= FRIEND_RANGE)
          .map((one, index) => ({ ...one, name: `Friend${index}` }));
        const one = {
          name: 'One',
          status: given.status,
          traits: given.immune ? traits.neverAlone : {},
        };
        const table = smallBattle(system, {
          ours: [one, ...friends.map(({ name, status }) => ({ name, status }))],
          theirs: opponents,
        });
        const view = at(table, {
          phase: 'close-combat',
          step: 'after-blows',
          turnOf: given.endOfOwnCombatPhase ? 'ours' : 'theirs',
          touching: [
            ...opponents.map(({ name }) => ['One', name] as const),
            ...friends
              .filter(({ inSameCombat }) => inSameCombat)
              .map(({ name }) => [name, 'Enemy0'] as const),
          ],
          flags: Object.fromEntries(
            friends.map(({ name, hidden }) => [name, holding({ hidden })] as const),
          ),
        });
        const duty = dutyIn(system, view, 'all-alone', 'f-One');
        return { required: duty !== null && !offers(duty, 'friend-near') };
      },
    ),

    'all-alone-outcome': kind(
      { ld: number(), dice, opponents: number(2), freeHitResult: afterFreeHits },
      (given) => {
        const opponents = crowd('Enemy', given.opponents);
        const table = smallBattle(system, {
          ours: [{ name: 'One', ld: given.ld }],
          theirs: opponents,
        });
        for (const { name } of opponents) {
          table.do({ type: 'set-contact', a: 'f-One', b: `f-${name}`, touching: true });
        }
        table.nextUntil('ours', 'close-combat', 'after-blows');
        const passed = throwFor(table, 'all-alone', 'One', given.dice) === 'passed';
        if (!passed && given.freeHitResult === 'standing') table.answer('break-off', 'One', 'runs');
        if (!passed && given.freeHitResult !== 'standing') table.set('One', given.freeHitResult);
        return { passed, status: table.fighter('One').status };
      },
    ),

    // Players measure who is nearest, among those whom the rules look at.
    'rally-allowed': kind({ others: listOf(other) }, (given) => {
      const seen = given.others.filter(isLookedAt);
      const nearest = Math.min(...seen.map(({ distance }) => distance));
      return {
        allowed: !seen.some(({ side, distance }) => side === 'enemy' && distance === nearest),
      };
    }),

    'rally-outcome': kind({ ld: number(), dice }, (given) => {
      const table = smallBattle(system, {
        ours: [{ name: 'One', ld: given.ld, status: 'fleeing' }],
      });
      const passed = throwFor(table, 'rally', 'One', given.dice) === 'passed';
      return { passed, status: table.fighter('One').status };
    }),
  };
}
