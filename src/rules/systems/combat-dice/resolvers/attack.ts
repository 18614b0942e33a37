import type { FighterId } from '../../../ids.ts';
import { areEnemies, fighterOf, inContact } from '../../../parts/skirmish/reading.ts';
import type { Resolver, Subject } from '../../../resolver.ts';
import type { BattleView, FighterView } from '../../../system.ts';
import { counted } from '../counters.ts';
import { onTable } from '../statuses.ts';
import { nextStep } from './attack-settling.ts';
import { attackSheet } from './attack-sheet.ts';

/** A blow or a shot with combat dice. @rule DR-1, DR-2, DR-3, DR-4, DR-5, DR-7 */
export const attackResolver: Resolver = {
  id: 'attack',
  roles: [
    { id: 'attacker', characteristics: ['D', 'CC', 'CT'] },
    { id: 'target', characteristics: ['DR', 'AH', 'AT', 'AA', 'AL', 'W'] },
  ],
  phases: [],
  candidates: (view, role, chosen) =>
    role === 'attacker' ? attackers(view) : targets(view, chosen['attacker']),
  sheet: attackSheet,
  next: nextStep,
};

/** Those whose turn it is and who have dice, then the others of their side, then all others. */
function attackers(view: BattleView): readonly FighterId[] {
  const hasDice = (fighter: FighterView) =>
    counted(fighter, 'pool') + counted(fighter, 'received') > 0;
  return ranked(there(view), (fighter) => [
    fighter.sideId === view.position.sideId,
    hasDice(fighter),
  ]);
}

/** Enemies he touches, then other enemies, then his own people. */
function targets(view: BattleView, attacker: Subject | undefined): readonly FighterId[] {
  const by = attacker?.kind === 'fighter' ? fighterOf(view, attacker.fighterId) : null;
  if (by === null) {
    return ranked(there(view), ({ sideId }) => [sideId !== view.position.sideId]);
  }
  const touching = new Set(inContact(view, by.id).map(({ id }) => id));
  return ranked(
    there(view).filter(({ id }) => id !== by.id),
    (fighter) => [
      areEnemies(view, by, fighter),
      by.flags['opportunity'] === fighter.id,
      touching.has(fighter.id),
    ],
  );
}

function there(view: BattleView): readonly FighterView[] {
  return view.sides
    .filter(({ removed }) => removed === null)
    .flatMap(({ fighterIds }) => fighterIds.flatMap((id) => view.fighters[id] ?? []))
    .filter(onTable);
}

/** What is asked first counts most. */
function ranked(
  fighters: readonly FighterView[],
  likely: (fighter: FighterView) => readonly boolean[],
): readonly FighterId[] {
  const rank = (fighter: FighterView) =>
    likely(fighter).reduce((sum, yes) => sum * 2 + (yes ? 0 : 1), 0);
  return fighters.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id);
}
