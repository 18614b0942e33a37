import type { FighterId } from '#rules/ids.ts';
import { fighterOf, rowOf } from '#rules/parts/skirmish/reading.ts';
import type { ResolverTurn } from '#rules/resolver.ts';
import type { BattleView } from '#rules/system.ts';
import { fightWith, reasonOf } from '../fights.ts';
import { type Striker, strikeOrder } from '../strike-order.ts';
import { characteristic } from './combatant.ts';
import type { DuelRules } from './duel-rules.ts';
import type { Exchange } from './exchange.ts';
import type { MeleeDuel } from './melee-duel.ts';
import type { Stance } from './stance.ts';

/** Which of the two strikes first. @rule CC-ORDER */
export function strikesAlone(
  attacker: Stance,
  defender: Stance,
  firstTurn: boolean,
): Exchange['first'] {
  const order = strikeOrder([
    striker('attacker', attacker, firstTurn),
    striker('defender', defender, firstTurn),
  ]);
  if (order.length < 2) return 'tie';
  return order[0]?.includes('attacker') === true ? 'attacker' : 'defender';
}

/** Everybody of the fight that the two are in, in the order in which they strike. @rule CC-ORDER */
export function strikingOrder(
  rules: DuelRules,
  view: BattleView,
  duel: MeleeDuel,
): readonly ResolverTurn[] {
  const two = [duel.attacker, ...(duel.strikesBack ? [duel.defender] : [])];
  const turns = [
    ...two.map((stance) => ({
      fighter: stance.combatant.fighter,
      label: stance.combatant.label,
      striker: striker(stance.combatant.role, stance, duel.firstTurn),
    })),
    ...othersOf(rules, view, duel),
  ];
  return strikeOrder(turns.map((turn) => turn.striker)).flatMap((group) =>
    turns
      .filter((turn) => group.includes(turn.striker.id))
      .map(({ fighter, label, striker: one }) => ({
        fighterId: fighter?.id ?? null,
        label,
        tone: fighter === null ? 'standing' : rowOf(fighter).tone,
        reason: reasonOf([one]),
      })),
  );
}

/** Those of the same fight besides the two, as the table has them. */
function othersOf(rules: DuelRules, view: BattleView, duel: MeleeDuel) {
  const two = [duel.attacker, duel.defender].flatMap(({ combatant }) => combatant.fighter ?? []);
  const fights = rules.fights(view);
  const members = two.flatMap(({ id }) => {
    const fight = fightWith(fights, id);
    return fight === null ? [] : fight.sides.flatMap((side) => side.fighterIds);
  });
  const others = [...new Set<FighterId>(members)].filter((id) => two.every((one) => one.id !== id));
  return others.flatMap((id) => {
    const fighter = fighterOf(view, id);
    const turn = fightWith(fights, id)?.turn ?? 1;
    const striking = fighter === null ? null : rules.striking(view, fighter, turn);
    if (fighter === null || striking === null) return [];
    return [{ fighter, label: fighter.label, striker: { ...striking, id } }];
  });
}

/** When he strikes with what he has in hand. @rule CC-ORDER */
function striker(id: string, stance: Stance, firstTurn: boolean): Striker {
  const { combatant, charged, stoodUp, wielded } = stance;
  const { gear } = combatant;
  const main = wielded[0]?.arm;
  const slow = main?.strikes === 'last' && !gear.strongman;
  return {
    id,
    initiative: characteristic(combatant, 'I'),
    charged,
    strikesFirst: gear.strikesFirst || (firstTurn && main?.strikes === 'first-turn-first'),
    strikesLast: gear.strikesLast || slow,
    stoodUp,
  };
}
