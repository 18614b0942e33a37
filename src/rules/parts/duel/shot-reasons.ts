import type { Said } from '#rules/system.ts';
import { SHOT_MODIFIERS } from '../to-hit-shooting.ts';
import { characteristic, said } from './combatant.ts';
import { injuryReasons, saveReasons, signed } from './melee-reasons.ts';
import { type ShotDuel, SINGLE_TARGET, savedFrom } from './shot-duel.ts';
import type { Reasons } from './tiles.ts';

/** What made each need of a shot so, in a few words each. */
export function shotReasons(shot: ShotDuel): Reasons {
  const { defender, strength, worn, weapon, batch } = shot;
  const at = { combatant: defender, helmet: batch.target.helmet };
  return {
    hit: hitReasons(shot),
    wound: [said('resolver.why.strength', { own: strength, other: characteristic(defender, 'T') })],
    save: saveReasons(worn, { strength, save: savedFrom(weapon) }),
    injury: injuryReasons(null, at, batch),
  };
}

/** @rule SHO-HIT */
function hitReasons({
  attacker,
  weapon,
  modifiers,
  singleTarget,
  beforeBlows,
  batch,
}: ShotDuel): readonly Said[] {
  if (weapon?.autoHits === true) return [said('resolver.why.auto-hits')];
  return [
    said('resolver.why.ballistic-skill', { value: characteristic(attacker, 'BS') }),
    ...modifiers.map((modifier) =>
      said(`resolver.why.shot-${modifier}`, { modifier: signed(SHOT_MODIFIERS[modifier]) }),
    ),
    ...(weapon === null || weapon.hitBonus === 0
      ? []
      : [said('resolver.why.accuracy', { modifier: signed(weapon.hitBonus) })]),
    ...(beforeBlows === null
      ? []
      : [said('resolver.why.before-blows', { modifier: signed(beforeBlows) })]),
    ...(singleTarget
      ? [said('resolver.why.single-target', { modifier: signed(SINGLE_TARGET) })]
      : []),
    ...(attacker.gear.rerollsHits ? [said('resolver.why.rerolls-hits')] : []),
    ...(batch.guard.dodges ? [said('resolver.why.dodge')] : []),
    ...(batch.guard.luckyCharm ? [said('resolver.why.lucky-charm')] : []),
  ];
}
