import type { BattleView } from '#rules/contract/battle-view.ts';
import type { Resolver, Subject } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Seats } from './address.ts';

type Subjects = Readonly<Record<string, Subject>>;

/**
 * The subjects by role: those named in the seats, and for the other roles the likeliest fighters of the table.
 * Roles without a candidate stay empty.
 */
export function filledSeats(
  resolver: Resolver,
  view: BattleView,
  { resolverId, subjects }: Seats,
): Subjects {
  const named =
    resolverId === null
      ? assignedByFit(resolver, view, subjects)
      : assignedByOrder(resolver, subjects);
  const present = Object.fromEntries(
    Object.entries(named).filter(
      ([, subject]) => subject.kind === 'free' || view.fighters[subject.fighterId] !== undefined,
    ),
  );
  return resolver.roles.reduce<Subjects>((chosen, role) => {
    if (chosen[role.id] !== undefined) return chosen;
    const likeliest = candidatesFor(resolver, view, role.id, chosen)[0];
    return likeliest === undefined
      ? chosen
      : { ...chosen, [role.id]: { kind: 'fighter', fighterId: likeliest } };
  }, present);
}

/** Fighters who can take the role, likeliest first, without those who have another one already. */
export function candidatesFor(
  resolver: Resolver,
  view: BattleView,
  role: string,
  chosen: Subjects,
): ReturnType<Resolver['candidates']> {
  const others = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== role));
  const taken = new Set(
    Object.values(others).flatMap((one) => (one.kind === 'fighter' ? [one.fighterId] : [])),
  );
  return resolver.candidates(view, role, others).filter((id) => !taken.has(id));
}

/** Gives each subject the first free role that fits, else the first free one. */
function assignedByFit(
  resolver: Resolver,
  view: BattleView,
  subjects: Seats['subjects'],
): Subjects {
  return subjects.reduce<Subjects>((chosen, subject) => {
    if (subject === null) return chosen;
    const free = resolver.roles.filter(({ id }) => chosen[id] === undefined);
    const fits = free.find(({ id }) => isCandidate(resolver, view, id, subject));
    const role = fits ?? free[0];
    return role === undefined ? chosen : { ...chosen, [role.id]: subject };
  }, {});
}

function isCandidate(
  resolver: Resolver,
  view: BattleView,
  role: string,
  subject: Subject,
): boolean {
  return subject.kind === 'free' || resolver.candidates(view, role, {}).includes(subject.fighterId);
}

/** The named subjects, in the order of the roles. */
export function assignedByOrder(resolver: Resolver, subjects: Seats['subjects']): Subjects {
  return Object.fromEntries(
    resolver.roles.flatMap(({ id }, index) => {
      const subject = subjects[index] ?? null;
      return subject === null ? [] : [[id, subject]];
    }),
  );
}

/**
 * Puts a newcomer into a role. Other roles that merely had the likeliest candidate are filled again with the
 * likeliest beside the newcomer.
 */
export function withNewcomer(
  resolver: Resolver,
  view: BattleView,
  subjects: Subjects,
  [role, newcomer]: readonly [string, Subject],
): Subjects {
  const next = { ...subjects, [role]: newcomer };
  const stay = Object.fromEntries(
    Object.entries(next).filter(
      ([id, subject]) => id === role || !isLikeliest(resolver, view, subjects, id, subject),
    ),
  );
  return filledSeats(resolver, view, {
    resolverId: resolver.id,
    subjects: resolver.roles.map(({ id }) => stay[id] ?? null),
  });
}

function isLikeliest(
  resolver: Resolver,
  view: BattleView,
  subjects: Subjects,
  role: string,
  subject: Subject,
): boolean {
  return (
    subject.kind === 'fighter' &&
    candidatesFor(resolver, view, role, subjects)[0] === subject.fighterId
  );
}

/** Swaps the first two roles; a typed profile gets the characteristics that its new role needs besides. */
export function swapped(resolver: Resolver, subjects: Subjects, system: RuleSystem): Subjects {
  const [first, second] = resolver.roles;
  if (first === undefined || second === undefined) return subjects;
  const moves = [
    { role: first, subject: subjects[second.id] },
    { role: second, subject: subjects[first.id] },
  ];
  return moves.reduce<Subjects>((all, { role, subject }) => {
    if (subject === undefined) return without(all, role.id);
    if (subject.kind === 'fighter') return { ...all, [role.id]: subject };
    const profile = completedProfile(subject.profile, role.characteristics, system);
    return { ...all, [role.id]: { ...subject, profile } };
  }, subjects);
}

function without(subjects: Subjects, role: string): Subjects {
  return Object.fromEntries(Object.entries(subjects).filter(([id]) => id !== role));
}

/**
 * The seats for another resolver: each subject keeps its place if it can take that role beside the earlier ones,
 * such as a target in sight of the shooter.
 */
export function seatsForResolver(resolver: Resolver, view: BattleView, before: Seats): Seats {
  const stay = resolver.roles.reduce<Subjects>((chosen, { id }, index) => {
    const subject = before.subjects[index] ?? null;
    if (subject === null) return chosen;
    const stays =
      subject.kind === 'free' ||
      candidatesFor(resolver, view, id, chosen).includes(subject.fighterId);
    return stays ? { ...chosen, [id]: subject } : chosen;
  }, {});
  const seats = (subjects: Subjects): Seats => ({
    resolverId: resolver.id,
    subjects: resolver.roles.map(({ id }) => subjects[id] ?? null),
  });
  const isAccepted = (subjects: Subjects) =>
    resolver.sheet(view, { subjects: filledSeats(resolver, view, seats(subjects)), inputs: {} })
      .refusal === null;
  const [first] = resolver.roles;
  const leads = first === undefined ? undefined : stay[first.id];
  if (first === undefined || leads === undefined || isAccepted(stay)) return seats(stay);
  // Refused with this opponent: leave the other roles to the likeliest, if that helps.
  const alone = { [first.id]: leads };
  return seats(isAccepted(alone) ? alone : stay);
}

/** A typed profile with all characteristics of the role; missing ones get the game's defaults. */
export function completedProfile(
  profile: Readonly<Record<string, number>>,
  characteristics: readonly string[],
  system: RuleSystem,
): Readonly<Record<string, number>> {
  const usual = (id: string) => system.characteristics.find((row) => row.id === id)?.default ?? 0;
  return Object.fromEntries(characteristics.map((id) => [id, profile[id] ?? usual(id)]));
}
