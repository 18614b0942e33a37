import type { Outcome } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { outcome, toggle } from '#rules/kit/duty.ts';
import { fightersOf, sideOf } from '#rules/kit/view.ts';
import { has, setSideFlag } from '../flags.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';

/** The prayer noted, or taken back, wherever it would help; nothing while nobody on his feet knows it. @rule MORD-ROUT-3 */
export function prayer(view: BattleView, sideId: SideId): readonly Outcome[] {
  const side = sideOf(view, sideId);
  const caster = fightersOf(view, sideId).find(
    (fighter) => carries(fighter.traits, 'hearts-of-steel') && RULES.statuses.of(fighter).onFeet,
  );
  if (side === null || caster === undefined) return [];
  const steel = has(side, 'hearts-of-steel');
  return [
    toggle('hearts-of-steel', steel, [
      steel
        ? { kind: 'side-flag', sideId, flag: 'hearts-of-steel', value: null }
        : setSideFlag(sideId, 'hearts-of-steel', caster.id),
    ]),
  ];
}

/**
 * What the prayer does to a fighter's test of courage: noted once, whoever stands near needs none.
 * @param spared what follows for one who does not have to test
 * @rule MORD-ALONE-2
 */
export function prayedFor(
  view: BattleView,
  fighter: FighterView,
  spared: readonly Change[] = [],
): readonly Outcome[] {
  const side = sideOf(view, fighter.sideId);
  const prayed = side !== null && has(side, 'hearts-of-steel');
  return [
    ...(prayed ? [outcome('prayer-near', 'neutral', spared)] : []),
    ...prayer(view, fighter.sideId),
  ];
}
