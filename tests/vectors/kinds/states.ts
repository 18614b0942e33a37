import * as v from 'valibot';
import { fallsOverEdge } from '#rules/parts/characteristic-test.ts';
import { jumpTests, runAllowed } from '#rules/parts/movement.ts';
import { recoveryStep } from '#rules/parts/recovery.ts';
import { capabilities } from '#rules/parts/skirmish/capabilities.ts';
import type { Ability } from '#rules/parts/skirmish/deeds.ts';
import { statusRow } from '#rules/parts/skirmish/statuses.ts';
import type { Flags } from '#rules/system.ts';
import { stupidBehaviour } from '#rules/systems/mordheim/stupidity.ts';
import {
  type Answer,
  flag,
  type Kinds,
  kind,
  listOf,
  number,
  numberOrNull,
  type SkirmishSystem,
  text,
} from './kind.ts';

const enemy = v.strictObject({
  side: v.picklist(['enemy', 'friend']),
  distance: number(),
  status: text('standing'),
  hidden: flag(),
});

const situation = {
  status: text('standing'),
  phase: text(),
  contact: flag(),
  allOpponentsDown: flag(),
  enemyAlsoFightsSomeoneElse: flag(),
  hidden: flag(),
  nearestEnemyDistance: numberOrNull(),
  nearestEnemyInitiative: number(),
  action: v.optional(
    v.picklist(['move', 'run', 'charge', 'climb', 'hide', 'shoot', 'cast', 'fight']),
  ),
  flags: listOf(v.picklist(['noRun'])),
  stoodUpThisTurn: flag(),
  chargedThisTurn: flag(),
  ralliedThisTurn: flag(),
  ranThisTurn: flag(),
  failedChargeThisTurn: flag(),
  fearFailedToCharge: flag(),
  fellThisTurn: flag(),
  stupidFailed: flag(),
  stupidD6: numberOrNull(),
} as const;

type Situation = v.InferOutput<v.StrictObjectSchema<typeof situation, undefined>>;

/** What fighters may do, and how they move. */
export function states({ rules, phases }: SkirmishSystem): Kinds {
  return {
    capabilities: kind(situation, (given) => {
      const can = capabilities(rules, {
        status: given.status,
        flags: flagsOf(given),
        traits: given.flags.includes('noRun') ? { 'no-run': true } : {},
        contact: given.contact,
        allOpponentsDown: given.allOpponentsDown,
        enemyAlsoFightsSomeoneElse: given.enemyAlsoFightsSomeoneElse,
        nearestEnemy:
          given.nearestEnemyDistance === null
            ? null
            : { distance: given.nearestEnemyDistance, initiative: given.nearestEnemyInitiative },
        action: given.action ?? null,
        choices: {},
      });
      return {
        ...can,
        move: can.move.answer === 'half' ? 'half' : isYes(can.move),
        run: isYes(can.run),
        charge: isYes(can.charge),
        hide: isYes(can.hide),
        shoot: isYes(can.shoot),
        cast: isYes(can.cast),
        fight: isYes(can.fight),
        confersLd: can.confersLeadership,
      } satisfies Answer;
    }),

    recovery: kind({ from: text() }, ({ from }) => ({
      ...recoveryStep({ status: statusRow(from), cameRound: false }),
    })),

    'run-allowed': kind({ enemiesAtStartOfTurn: listOf(enemy) }, (given) => ({
      allowed: runAllowed(
        given.enemiesAtStartOfTurn
          .filter((one) => one.side === 'enemy')
          .map((one) => ({ ...one, status: statusRow(one.status) })),
      ),
    })),

    'jump-tests': kind({ heightInches: number() }, ({ heightInches }) => ({
      ...jumpTests(heightInches),
    })),

    'edge-test': kind({ initiative: number(), roll: number() }, ({ initiative, roll }) => ({
      falls: fallsOverEdge(initiative, roll),
    })),

    phases: kind({}, () => ({ list: phases.map((phase) => phase.id) })),
  };
}

function flagsOf(given: Situation): Flags {
  const behaviour = stupidBehaviour({ engaged: given.contact, d6: given.stupidD6 }) ?? 'inactive';
  const set: Readonly<Record<string, boolean>> = {
    hidden: given.hidden,
    'stood-up': given.stoodUpThisTurn,
    charged: given.chargedThisTurn,
    rallied: given.ralliedThisTurn,
    ran: given.ranThisTurn,
    'failed-charge': given.failedChargeThisTurn,
    'fear-blocked': given.fearFailedToCharge,
    fell: given.fellThisTurn,
  };
  const flags = Object.keys(set).filter((id) => set[id] === true);
  return {
    ...Object.fromEntries(flags.map((id) => [id, true] as const)),
    ...(given.stupidFailed ? { stupid: behaviour } : {}),
  };
}

function isYes(ability: Ability): boolean {
  return ability.answer !== 'no';
}
