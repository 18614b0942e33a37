import type { FighterId } from '#rules/ids.ts';
import { abilityOf } from '#rules/parts/skirmish/abilities.ts';
import { enemiesOf, fighterOf, fightersOf, has, rowOf } from '#rules/parts/skirmish/reading.ts';
import type { Resolver, Subject } from '#rules/resolver.ts';
import type { BattleView, FighterView } from '#rules/system.ts';
import { nextStep } from './settling.ts';
import { sheetOf } from './sheet.ts';
import type { MovementRules, Venture } from './venture.ts';

/** A venture as players see it: what it takes, how it may end, and its throws one after the other. */
export function ventureResolver(venture: Venture, rules: MovementRules): Resolver {
  return {
    id: venture.id,
    roles: venture.roles,
    // All of them belong to the movement phase, so none of them comes first there.
    phases: [],
    candidates: (view, role, chosen) =>
      role === 'target' ? targets(view, chosen) : movers(venture, rules, view),
    sheet: (view, setup) => sheetOf(venture, rules, view, setup),
    next: (view, setup, answers) => nextStep(venture, rules, view, setup, answers),
  };
}

/** Who may do it comes first, then who is to play, then the rest of those on the table. */
function movers(venture: Venture, rules: MovementRules, view: BattleView): readonly FighterId[] {
  const likely = (fighter: FighterView): boolean => {
    if (venture.deed === null) return !venture.downedFirst || rowOf(fighter).downed;
    return abilityOf(rules.skirmish, view, fighter, venture.deed).answer !== 'no';
  };
  const rank = (fighter: FighterView): number =>
    (likely(fighter) ? 0 : 2) + (fighter.sideId === view.position.sideId ? 0 : 1);
  return view.sides
    .filter((side) => side.removed === null)
    .flatMap((side) => fightersOf(view, side.id))
    .filter((fighter) => rowOf(fighter).onTable)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id }) => id);
}

/** @rule MOV-DIVE */
function targets(
  view: BattleView,
  { fighter }: Readonly<Record<string, Subject>>,
): readonly FighterId[] {
  const diver = fighter?.kind === 'fighter' ? fighterOf(view, fighter.fighterId) : null;
  return enemiesOf(view, diver?.sideId ?? view.position.sideId)
    .filter((enemy) => rowOf(enemy).mayBeCharged && !has(enemy, 'hidden'))
    .map(({ id }) => id);
}
