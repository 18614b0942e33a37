import { abilityOf } from '#rules/parts/skirmish/abilities.ts';
import { has, isEngaged, rowOf } from '#rules/parts/skirmish/reading.ts';
import type { BattleView, Said } from '#rules/system.ts';
import { type Opponents, oddities, said } from './combatant.ts';
import type { DuelRules } from './duel-rules.ts';
import type { ShotDuel } from './shot-duel.ts';

/** What to know before this shot; players may shoot all the same. @rule SHO-WHO, SHO-TARGET, SHO-COVERHIT */
export function shotNotes(
  rules: DuelRules,
  view: BattleView,
  opponents: Opponents,
  shot: ShotDuel,
): readonly Said[] {
  // It is part of the fight: who may shoot, and at whom, is no question.
  if (shot.beforeBlows !== null) return oddities(view, opponents);
  return [
    ...oddities(view, opponents),
    ...shooterNotes(rules, view, opponents),
    ...targetNotes(view, opponents),
    ...weaponNotes(shot),
  ];
}

/** @rule SHO-WHO */
function shooterNotes(rules: DuelRules, view: BattleView, { attacker }: Opponents) {
  const { fighter, label } = attacker;
  if (fighter === null) return [];
  const { answer, because } = abilityOf(rules.skirmish, view, fighter, 'shoot');
  if (answer === 'yes' || because === null) return [];
  const reason: Said = said(`why.${because}`);
  return [said('resolver.note.may-not-shoot', { name: label }), reason];
}

/** @rule SHO-TARGET */
function targetNotes(view: BattleView, { defender }: Opponents): readonly Said[] {
  const { fighter, label } = defender;
  if (fighter === null) return [];
  const name = { name: label };
  return [
    ...(isEngaged(view, fighter) ? [said('resolver.note.engaged', name)] : []),
    ...(has(fighter, 'hidden') ? [said('resolver.note.hidden-target', name)] : []),
    ...(rowOf(fighter).priorityTarget ? [] : [said('resolver.note.no-priority', name)]),
  ];
}

function weaponNotes({ weapon, modifiers, shots, batch }: ShotDuel): readonly Said[] {
  const toHit = batch.attacks[0]?.toHit;
  const need = toHit?.kind === 'roll' && toHit.thenNeed === null ? toHit.need : null;
  const moved = modifiers.includes('moved');
  return [
    ...(weapon?.anyTarget === true || modifiers.includes('large')
      ? []
      : [said('resolver.note.nearest')]),
    ...(weapon?.moveOrFire === true && moved ? [said('resolver.note.move-or-fire')] : []),
    ...(weapon?.reloads === true ? [said('resolver.note.reloads')] : []),
    ...(weapon?.oncePerBattle === true ? [said('resolver.note.once-per-battle')] : []),
    ...(shots > 1 && weapon !== null && weapon.shotsWithin !== null
      ? [said('resolver.note.shots-within', { distance: weapon.shotsWithin })]
      : []),
    ...(shots > 1 && weapon?.shotsStandingStill === true && moved
      ? [said('resolver.note.shots-standing-still')]
      : []),
    ...(modifiers.includes('cover') && need !== null && need > 2
      ? [said('resolver.note.cover-hit', { roll: need - 1 })]
      : []),
  ];
}
