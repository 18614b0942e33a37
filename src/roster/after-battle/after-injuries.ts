import { advanceCount } from '#roster/advances/count.ts';
import { isGear } from '#roster/gear.ts';
import { everyInjury } from '#roster/injuries.ts';
import { clampedInteger, LIMITS, normalizedLine } from '#roster/limits.ts';
import { findProfile } from '#roster/profiles.ts';
import type { Holder, Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart, InjuryEffect } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { joinedWords, wordsOf } from '#rules/kit/several.ts';
import type { AfterSystem, Proposal } from './aftermath.ts';
import { isCaptive } from './captives.ts';
import { type Casualty, resultsOf } from './casualties.ts';
import type { BattleSummary } from './fought.ts';

/**
 * The members with their injuries and experience applied: the dead are removed, and members who missed the battle
 * have one less to miss.
 */
export function membersAfterInjuries(
  { members }: Pick<Warband, 'members'>,
  system: AfterSystem,
  fought: BattleSummary,
  {
    casualties,
    gains,
    satOut,
    holderOf,
  }: Pick<Proposal, 'casualties' | 'gains' | 'satOut'> & {
    /** Who has taken a member, if that is known. */
    readonly holderOf: (id: WarriorId) => Holder | null;
  },
): readonly Member[] {
  const held = system.afterBattle?.captivity ?? null;
  return members.flatMap((member) => {
    const own = casualties.filter(({ post }) => post.memberId === member.id);
    const dead = own.filter(({ gone }) => gone).map(({ post }) => post.label);
    const labels = member.labels.filter((label) => !dead.includes(label));
    if (labels.length === 0) return [];
    const rests = satOut.includes(member.id) && !isCaptive(member, held);
    const rested = rests ? oneBattleLess(member) : member;
    const hurt = own.reduce((now, one) => injured(now, one, system, fought), rested);
    const gain = gains.find(({ memberId }) => memberId === member.id);
    const experience = clampedInteger(gain?.after ?? member.experience, 0, LIMITS.experience);
    const away = isCaptive(hurt, held) ? { missesNext: true } : {};
    const taken = own.some(({ captured }) => captured) ? heldBy(holderOf(member.id)) : {};
    return [{ ...hurt, ...away, ...taken, labels, ...countedAdvances(member, system), experience }];
  });
}

function heldBy(holder: Holder | null): Pick<Member, 'heldBy'> {
  return holder === null ? {} : { heldBy: holder };
}

/** Stores the number of advances taken, which until now was inferred from his profile and skills. */
function countedAdvances(member: Member, system: AfterSystem): Pick<Member, 'advances'> {
  const count = advanceCount(member, system);
  return count === null ? {} : { advances: count.taken };
}

/** A member who missed this battle, with one less to miss. */
function oneBattleLess({ missesAfter = 0, ...member }: Member): Member {
  return { ...member, ...missing(missesAfter) };
}

/** The fields of a member who misses this many battles from now on. */
export function missing(battles: number): Pick<Member, 'missesNext' | 'missesAfter'> {
  return {
    missesNext: battles > 0,
    ...(battles > 1 ? { missesAfter: clampedInteger(battles - 1, 1, LIMITS.battles) } : {}),
  };
}

function injured(
  member: Member,
  one: Casualty,
  system: AfterSystem,
  fought: BattleSummary,
): Member {
  if (one.gone) return member;
  const effects = resultsOf(one).flatMap((row) => row.effects);
  const hurt = effects.reduce(
    (now, effect) => withEffect(now, effect, one, system, fought),
    member,
  );
  const missed = effects.flatMap((effect) => (effect.kind === 'misses' ? effect.battles : []));
  if (missed.length === 0) return hurt;
  const { missesAfter: _, ...rest } = hurt;
  return { ...rest, ...missing(Math.max(...missed)) };
}

function withEffect(
  member: Member,
  effect: InjuryEffect,
  one: Casualty,
  system: AfterSystem,
  fought: BattleSummary,
): Member {
  switch (effect.kind) {
    case 'characteristic': {
      const { characteristic: id, by } = effect;
      const row = characteristicRow(system, id);
      const value = clampedInteger(
        (member.profile[id] ?? 0) + by,
        row?.min ?? 0,
        LIMITS.characteristic,
      );
      // A value that is already below the minimum must not rise.
      const profile = { ...member.profile, [id]: Math.min(value, member.profile[id] ?? value) };
      return { ...member, profile };
    }
    case 'trait':
      return { ...member, traits: { ...member.traits, [effect.trait]: true } };
    case 'grudge': {
      const whom = grudgeOf(effect, one, fought);
      const now = member.traits[effect.trait];
      const all = [now, whom].flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
      if (all.length === 0) return member;
      const text = normalizedLine(joinedWords(all), LIMITS.traitText);
      return { ...member, traits: { ...member.traits, [effect.trait]: text } };
    }
    case 'robbed': {
      const gear = system.traits.filter((row) => isGear(row, system)).map(({ id }) => id);
      const own = findProfile(system, member.profileId)?.traits ?? {};
      const left = Object.entries(member.traits).filter(
        ([id, value]) => !gear.includes(id) || own[id] === value,
      );
      return { ...member, traits: Object.fromEntries(left) };
    }
    case 'gone':
    case 'misses':
    case 'experience':
    case 'income':
      return member;
  }
}

type Grudge = Extract<InjuryEffect, { readonly kind: 'grudge' }>;

/** The target of a grudge, by name; all enemy warbands if nothing more specific is known. */
export function grudgeOf(
  { whom, beneath }: Pick<Grudge, 'whom' | 'beneath'>,
  { soldier: { by, byRole } }: Casualty,
  { against, foes: sides }: BattleSummary,
): string {
  const named = sides.flatMap(({ leader }) => (leader === '' ? [] : leader));
  const leaders = named.length === 0 ? against : named;
  const foes = by === '' || beneath.includes(byRole) ? leaders : [by];
  return { foe: foes, leader: leaders, warband: against }[whom].join(', ');
}

/** Whether somebody has recovered from his injuries completely, by their ids. */
export function leavesNothing(
  part: Pick<AfterBattlePart, 'injuries'>,
  ids: readonly string[],
): boolean {
  const known = everyInjury(part);
  return (
    ids.length > 0 &&
    ids.every((id) => known.some((row) => row.id === id && row.effects.length === 0))
  );
}

/** Whether injuries keep somebody from the next battle, by their ids. */
export function keepsAway(
  part: Pick<AfterBattlePart, 'injuries' | 'captivity'>,
  ids: readonly string[],
): boolean {
  return everyInjury(part).some(
    ({ id, effects }) =>
      ids.includes(id) &&
      effects.some(
        (effect) =>
          effect.kind === 'misses' ||
          (effect.kind === 'trait' && effect.trait === part.captivity?.trait),
      ),
  );
}
