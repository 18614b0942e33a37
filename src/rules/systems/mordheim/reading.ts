import type { FighterId, SideId } from '../../ids.ts';
import type { BattleView, Change, FighterView, Flags, SideView } from '../../system.ts';
import type { FlagId } from './flags.ts';
import { type MordheimStatus, type StatusId, statusId, statusRow } from './statuses.ts';
import { carries, carriesAny } from './traits.ts';

/** How the Mordheim files read a battle: small questions with one answer each. */

export function statusOf(fighter: FighterView): StatusId {
  return statusId(fighter.status) ?? 'absent';
}

export function rowOf(fighter: FighterView): MordheimStatus {
  return statusRow(fighter.status);
}

export function has(of: { readonly flags: Flags }, flag: FlagId): boolean {
  return of.flags[flag] !== undefined;
}

export function sideOf(view: BattleView, id: SideId): SideView | null {
  return view.sides.find((side) => side.id === id) ?? null;
}

export function fighterOf(view: BattleView, id: FighterId | null): FighterView | null {
  return id === null ? null : (view.fighters[id] ?? null);
}

/** Fighters of a side in roster order. */
export function fightersOf(view: BattleView, sideId: SideId): readonly FighterView[] {
  return (sideOf(view, sideId)?.fighterIds ?? []).flatMap((id) => {
    const fighter = view.fighters[id];
    return fighter === undefined ? [] : [fighter];
  });
}

/** Fighters on the table of all other sides still in the battle. */
export function enemiesOf(view: BattleView, sideId: SideId): readonly FighterView[] {
  return view.sides
    .filter((side) => side.id !== sideId && side.removed === null)
    .flatMap((side) => fightersOf(view, side.id))
    .filter((fighter) => rowOf(fighter).onTable);
}

export function friendsOf(view: BattleView, fighter: FighterView): readonly FighterView[] {
  return fightersOf(view, fighter.sideId).filter((friend) => friend.id !== fighter.id);
}

export function inContact(view: BattleView, id: FighterId): readonly FighterView[] {
  return view.contacts.flatMap((contact) => {
    const other = contact.a === id ? contact.b : contact.b === id ? contact.a : null;
    const fighter = fighterOf(view, other);
    return fighter === null ? [] : [fighter];
  });
}

/** Enemies in base contact, whatever their state. */
export function opponentsOf(view: BattleView, fighter: FighterView): readonly FighterView[] {
  return inContact(view, fighter.id).filter((other) => other.sideId !== fighter.sideId);
}

/** Engaged: in contact with at least one enemy who still stands. @rule MORD-FLEE-4 */
export function isEngaged(view: BattleView, fighter: FighterView): boolean {
  return opponentsOf(view, fighter).some((other) => other.status === 'standing');
}

/** Frenzied now: carries it and has not lost it by going down. @rule PSY-FRENZY */
export function isFrenzied(fighter: FighterView): boolean {
  const born = carriesAny(fighter.traits, ['frenzy', 'mad-cap-mushrooms']);
  return (
    (born || has(fighter, 'frenzied') || has(fighter, 'drunk-frenzied')) &&
    !has(fighter, 'frenzy-lost')
  );
}

/** Takes no psychology tests: by nature, or frenzied with an enemy in charge range. @rule PSY-FRENZY */
export function ignoresPsychology(fighter: FighterView): boolean {
  return (
    carries(fighter.traits, 'immune-psychology') ||
    (isFrenzied(fighter) && has(fighter, 'frenzy-in-range'))
  );
}

export function setFlag(fighterId: FighterId, flag: FlagId, value: true | number | string): Change {
  return { kind: 'flag', fighterId, flag, value };
}

/** The change that clears a flag; none when it is not set, so that events stay short. */
export function clearFlag(fighter: FighterView, flag: FlagId): readonly Change[] {
  return has(fighter, flag) ? [{ kind: 'flag', fighterId: fighter.id, flag, value: null }] : [];
}

export function setSideFlag(sideId: SideId, flag: FlagId, value: true | number | string): Change {
  return { kind: 'side-flag', sideId, flag, value };
}
