import { barsToFinishing } from '#rules/parts/skirmish/downed.ts';
import { has, isEngaged, opponentsOf } from '#rules/parts/skirmish/reading.ts';
import type { BattleView, FighterView, Said } from '#rules/system.ts';
import { type Opponents, oddities, said } from './combatant.ts';
import type { DuelRules } from './duel-rules.ts';
import { canStrike, type MeleeDuel } from './melee-duel.ts';

/** What to know before these two come to blows; players may go on all the same. @rule CC-WHO, DOWN */
export function meleeNotes(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  duel: MeleeDuel,
): readonly Said[] {
  const { attacker, defender } = opponents;
  const names = { name: attacker.label, other: defender.label };
  return [
    ...oddities(view, opponents),
    ...(canStrike(rules, attacker) ? [] : [said('resolver.note.no-blows', names)]),
    ...barsToFinishing({
      facesStandingEnemy: standingEnemyFirst(view, opponents, duel),
      droppedHim: duel.droppedHim,
    }).map((bar) => said(`resolver.note.${bar}`, names)),
    ...(isHidden(defender.fighter) ? [said('resolver.note.hidden', names)] : []),
    ...(defender.status === 'fleeing' ? [said('resolver.note.flees', names)] : []),
    ...(duel.defender.lies === 'no' && !duel.strikesBack
      ? [said('resolver.note.no-answer', { name: defender.label })]
      : []),
  ];
}

/** Nobody strikes at the fallen while an enemy on his feet is there. @rule CC-WHO */
function standingEnemyFirst(
  view: BattleView,
  { attacker, defender }: Opponents,
  duel: MeleeDuel,
): boolean {
  const { fighter } = attacker;
  if (fighter === null || duel.defender.lies === 'no') return false;
  const others = opponentsOf(view, fighter).filter((other) => other.id !== defender.fighter?.id);
  return others.some((other) => other.status === 'standing') && isEngaged(view, fighter);
}

/** One in contact with an enemy is seen, whatever he was before. */
function isHidden(fighter: FighterView | null): boolean {
  return fighter !== null && has(fighter, 'hidden');
}
