import type { Duty, DutyAction } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, SideView } from '#rules/contract/battle-view.ts';
import { action, duty } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { isMarked } from '../actions.ts';
import { mayCast, mayShoot } from '../capabilities.ts';
import type { SkirmishRules } from '../rules.ts';

/**
 * Fighters who may shoot, and those who have: only those with a missile weapon, if any weapons are noted.
 * @rule SHO-WHO
 */
export function shootDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  const able = fightersOf(view, view.position.sideId).filter((one) => mayShoot(rules, view, one));
  return mark(view, 'shoot', 'SHO-WHO', able, [], SHOT);
}

/** Entered for a counted side: it has missile weapons. */
export const HAS_SHOOTERS = 'has-shooters';

/** Its fighters are anonymous, so shooting is only mentioned. @rule SHO-WHO */
export function enemyShooters({ id, traits }: SideView): readonly Duty[] {
  if (traits[HAS_SHOOTERS] !== true) return [];
  return [
    duty({
      key: `enemy-shooters:${id}`,
      kind: 'enemy-shooters',
      weight: 'reminder',
      sideId: id,
      rule: 'SHO-WHO',
    }),
  ];
}

/** The calculation of a shot. */
const SHOT = 'shot';

/** Fighters who may cast, and those who have. @rule PH-CAST */
export function castDuties(
  rules: SkirmishRules,
  view: BattleView,
  facts: (view: BattleView, able: readonly FighterView[]) => Duty['facts'],
): readonly Duty[] {
  const able = fightersOf(view, view.position.sideId).filter((one) => mayCast(rules, view, one));
  return mark(view, 'cast', 'PH-CAST', able, facts(view, able));
}

/**
 * One line with the names of all who may: a tap on a name notes it.
 * @param resolverId the calculation that a name leads to instead
 */
export function mark(
  view: BattleView,
  id: string,
  rule: string,
  able: readonly FighterView[],
  facts: Duty['facts'] = [],
  resolverId: string | null = null,
): readonly Duty[] {
  if (able.length === 0) return [];
  const { sideId } = view.position;
  return [
    duty({
      key: `${id}:${sideId}`,
      kind: id,
      weight: 'mark',
      sideId,
      rule,
      facts,
      action: { ...marking(id, able), resolverId },
    }),
  ];
}

/** The action behind a mark, and the fighters who have it. */
export function marking(
  id: string,
  able: readonly FighterView[],
  targets: readonly FighterView[] = [],
): DutyAction {
  return action({
    id,
    fighterIds: able.map((fighter) => fighter.id),
    markedIds: able.filter((fighter) => isMarked(id, fighter)).map((fighter) => fighter.id),
    targetIds: targets.map((target) => target.id),
  });
}
