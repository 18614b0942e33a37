import type { Outcome } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import { outcome, toggle } from '#rules/kit/duty.ts';
import { fightersOf, sideOf } from '#rules/kit/view.ts';
import { clearFlag, clearSideFlag, has, setFlag, setSideFlag } from '../flags.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';

/** What helps a fighter through a test of his courage: prayers, banners, faith. */

/**
 * An offer to set or clear the prayer wherever it would help; none unless a standing fighter knows it.
 * @rule MORD-ROUT-3
 */
export function prayer(view: BattleView, sideId: SideId): readonly Outcome[] {
  const side = sideOf(view, sideId);
  const caster = fightersOf(view, sideId).find(
    (fighter) => carries(fighter.traits, 'hearts-of-steel') && RULES.statuses.of(fighter).onFeet,
  );
  if (side === null || caster === undefined) return [];
  const steel = has(side, 'hearts-of-steel');
  const changes = steel
    ? clearSideFlag(side, 'hearts-of-steel')
    : [setSideFlag(sideId, 'hearts-of-steel', caster.id)];
  return [toggle('hearts-of-steel', steel, changes)];
}

/**
 * The effect of the prayer on a fighter's test of courage: once noted, fighters nearby need none.
 * @param spared what follows for one who does not have to test
 * @rule MORD-ALONE-2, PSY-FEAR-A
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

/** Players enter whether a banner is near, unless he bears it himself. @rule MORD-ALONE-2 */
export function bannerNear(view: BattleView, fighter: FighterView): readonly Outcome[] {
  if (!hasBanner(view, fighter) || carries(fighter.traits, 'banner')) return [];
  const near = has(fighter, 'banner-near');
  const changes = near
    ? clearFlag(fighter, 'banner-near')
    : [setFlag(fighter.id, 'banner-near', true)];
  return [toggle('banner-near', near, changes)];
}

/** What lets him roll the failed test once more; nothing when it has been used. @rule MORD-ROUT-3 */
export function allAloneReroll(view: BattleView, fighter: FighterView): readonly Change[] | null {
  if (has(fighter, 'all-alone-reroll')) return null;
  const side = sideOf(view, fighter.sideId);
  const again = (by: string) => [setFlag(fighter.id, 'all-alone-reroll', by)];
  if (carries(fighter.traits, 'hardy-reroll')) return again('hardy-reroll');
  if (side !== null && carries(side.traits, 'hardy')) return again('hardy');
  const near = has(fighter, 'banner-near') || carries(fighter.traits, 'banner');
  return near && hasBanner(view, fighter) ? again('banner') : null;
}

/** Faith that overcomes a first fright; nothing when it has been tried against this very foe. @rule PSY-FEAR-A, PSY-FEAR-B */
export function fearReroll(fighter: FighterView, foe: FighterId): readonly Change[] | null {
  const tried = fighter.flags['fear-reroll'] === foe;
  return carries(fighter.traits, 'absolute-faith') && !tried
    ? [setFlag(fighter.id, 'fear-reroll', foe)]
    : null;
}

function hasBanner(view: BattleView, { sideId }: FighterView): boolean {
  return fightersOf(view, sideId).some(
    (friend) => carries(friend.traits, 'banner') && RULES.statuses.of(friend).onFeet,
  );
}
