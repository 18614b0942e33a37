import type { FightEffect } from '#rules/fight.ts';
import type { Duty, FighterView, Said } from '#rules/system.ts';
import { type FightRules, stoodUp } from '../fights.ts';
import type { Striker } from '../strike-order.ts';
import { fighterDuty, said } from './checklist/duty.ts';
import { has, rowOf } from './reading.ts';

/** What one skirmish game knows of its fighters' blows. */
export interface OwnFights {
  /** Strikes blows when he fights; false for one whose wits have left him. */
  readonly strikes: (fighter: FighterView) => boolean;
  /** What he carries or is lets him strike before the others, or after them. */
  readonly speed: (
    fighter: FighterView,
    turn: number,
  ) => Pick<Striker, 'strikesFirst' | 'strikesLast'>;
  /** What is easily forgotten in this turn of a combat. */
  readonly reminders: (fighter: FighterView, turn: number) => readonly Duty[];
}

/** Who strikes when, and what counts, in terms of statuses and flags that all these games share. @rule CC-ORDER */
export function skirmishFightRules(own: OwnFights): FightRules {
  return {
    onTable: (fighter) => rowOf(fighter).onTable,
    striking: (_view, fighter, turn) =>
      rowOf(fighter).strikesBlows && own.strikes(fighter)
        ? {
            initiative: initiativeOf(fighter),
            charged: has(fighter, 'charged'),
            stoodUp: has(fighter, 'stood-up'),
            ...own.speed(fighter, turn),
          }
        : null,
    effects: (_view, fighter, turn) =>
      rowOf(fighter).strikesBlows
        ? own.reminders(fighter, turn).filter(untold).flatMap(effectOf)
        : [
            {
              fighterId: fighter.id,
              said: said('fight.no-blows', { name: fighter.label }),
              rule: 'CC-WHO',
            },
          ],
  };
}

/** The jump that gives him strength, and the late blow of one who has just got up. @rule MOV-DIVE @rule MORD-REC-2 */
export function skirmishReminders(fighter: FighterView): readonly Duty[] {
  const name = { name: fighter.label };
  return [
    ...(has(fighter, 'diving')
      ? [remind(fighter, 'dived', 'MOV-DIVE', said('reminder.dived', name))]
      : []),
    ...(has(fighter, 'stood-up')
      ? [remind(fighter, 'strikes-last', 'MORD-REC-2', stoodUp(initiativeOf(fighter)))]
      : []),
  ];
}

/** A line about one fighter that asks nothing. */
export function remind(fighter: FighterView, kind: string, rule: string, fact: Said): Duty {
  return fighterDuty(fighter, { kind, weight: 'reminder', rule, facts: [fact] });
}

/** The order of blows tells by itself who comes last because he has just got up. */
function untold({ kind }: Duty): boolean {
  return kind !== 'strikes-last';
}

function initiativeOf({ profile }: FighterView): number {
  return profile['I'] ?? 0;
}

function effectOf({ fighterId, facts, rule }: Duty): readonly FightEffect[] {
  return fighterId === null ? [] : facts.map((fact) => ({ fighterId, said: fact, rule }));
}
