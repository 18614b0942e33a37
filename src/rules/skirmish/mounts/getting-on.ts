import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import { action, duty } from '#rules/kit/duty.ts';
import type { SkirmishRules } from '../rules.ts';
import { clearFlag, has, mountOf, setFlag } from './riding.ts';

// On and off a mount, in the movement phase: each costs half of the move, and neither runs nor charges.

/** Who gets off and who gets on, a card each: a second tap takes it back. @rule MORD-MOUNTS */
export function mountDuties(
  rules: SkirmishRules,
  view: BattleView,
  able: readonly FighterView[],
): readonly Duty[] {
  const riders = able.filter((one) => mountOf(rules.mounts, one, view.houseRules) !== null);
  const down = (one: FighterView) => has(one, 'dismounted');
  const up = (one: FighterView) => has(one, 'remounted');
  return [
    ...card(
      view,
      'dismount',
      riders.filter((one) => down(one) || !has(one, 'on-foot')),
      down,
    ),
    ...card(
      view,
      'remount',
      riders.filter((one) => has(one, 'on-foot') && !has(one, 'mount-loose') && !down(one)),
      up,
    ),
  ];
}

function card(
  { position: { sideId } }: BattleView,
  id: string,
  named: readonly FighterView[],
  marked: (fighter: FighterView) => boolean,
): readonly Duty[] {
  if (named.length === 0) return [];
  const ids = (of: readonly FighterView[]) => of.map((one) => one.id);
  return [
    duty({
      key: `${id}:${sideId}`,
      kind: id,
      weight: 'mark',
      sideId,
      rule: 'MORD-MOUNTS',
      action: action({ id, fighterIds: ids(named), markedIds: ids(named.filter(marked)) }),
    }),
  ];
}

/** The changes of getting off, or on; null for another action, or somebody without a mount. @rule MORD-MOUNTS */
export function mountChanges(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: string,
): readonly Change[] | null {
  if (mountOf(rules.mounts, fighter, view.houseRules) === null) return null;
  if (deed === 'remount' && !has(fighter, 'mount-loose')) {
    return has(fighter, 'remounted')
      ? clearFlag(fighter, 'remounted')
      : [setFlag(fighter.id, 'remounted', true)];
  }
  if (deed !== 'dismount') return null;
  return has(fighter, 'dismounted')
    ? [...clearFlag(fighter, 'on-foot'), ...clearFlag(fighter, 'dismounted')]
    : [setFlag(fighter.id, 'on-foot', true), setFlag(fighter.id, 'dismounted', true)];
}

/** Those who got on in the turn that ends are riders again. */
export function settledInTheSaddle(view: BattleView): readonly Change[] {
  return Object.values(view.fighters).flatMap((fighter) =>
    has(fighter, 'remounted')
      ? [...clearFlag(fighter, 'remounted'), ...clearFlag(fighter, 'on-foot')]
      : [],
  );
}
