import type { BattleView } from '#rules/contract/battle-view.ts';
import type { Resolver, Subject } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Seats } from './address.ts';

type Subjects = Readonly<Record<string, Subject>>;

/**
 * Who stands in which role: those who were named, and for the rest the likeliest of the table.
 * Roles for which there is nobody stay empty.
 */
export function seated(
  resolver: Resolver,
  view: BattleView,
  { resolverId, subjects }: Seats,
): Subjects {
  const named =
    resolverId === null ? placed(resolver, view, subjects) : inOrder(resolver, subjects);
  const here = Object.fromEntries(
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
  }, here);
}

/** Fighters who can take the role, without those who stand in another one already. */
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

/** The first role that each of them can take; the first one of all when he can take none. */
function placed(resolver: Resolver, view: BattleView, subjects: Seats['subjects']): Subjects {
  return subjects.reduce<Subjects>((chosen, subject) => {
    if (subject === null) return chosen;
    const free = resolver.roles.filter(({ id }) => chosen[id] === undefined);
    const fits = free.find(({ id }) => couldBe(resolver, view, id, subject));
    const role = fits ?? free[0];
    return role === undefined ? chosen : { ...chosen, [role.id]: subject };
  }, {});
}

/** Whether the table knows him as one who can take this role. */
function couldBe(resolver: Resolver, view: BattleView, role: string, subject: Subject): boolean {
  return subject.kind === 'free' || resolver.candidates(view, role, {}).includes(subject.fighterId);
}

/** Those named, by role. */
export function inOrder(resolver: Resolver, subjects: Seats['subjects']): Subjects {
  return Object.fromEntries(
    resolver.roles.flatMap(({ id }, index) => {
      const subject = subjects[index] ?? null;
      return subject === null ? [] : [[id, subject]];
    }),
  );
}

/**
 * Somebody else takes a role. Whoever stood in another only because the table made him the likeliest
 * makes way for the likeliest beside the newcomer.
 */
export function reseated(
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
  return seated(resolver, view, {
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

/** The first two roles the other way round; a typed profile gets what the other role asks for besides. */
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
    const profile = completed(subject.profile, role.characteristics, system);
    return { ...all, [role.id]: { ...subject, profile } };
  }, subjects);
}

function without(subjects: Subjects, role: string): Subjects {
  return Object.fromEntries(Object.entries(subjects).filter(([id]) => id !== role));
}

/**
 * The same people for another resolver: each stays in his place as far as he can stand there beside
 * those before him, such as a target within sight of who shoots.
 */
export function movedTo(resolver: Resolver, view: BattleView, before: Seats): Seats {
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
  const works = (subjects: Subjects) =>
    resolver.sheet(view, { subjects: seated(resolver, view, seats(subjects)), inputs: {} })
      .refusal === null;
  const [first] = resolver.roles;
  const leads = first === undefined ? undefined : stay[first.id];
  if (first === undefined || leads === undefined || works(stay)) return seats(stay);
  // Against the one in place it makes no sense: somebody else's turn, if that helps.
  const alone = { [first.id]: leads };
  return seats(works(alone) ? alone : stay);
}

/** A typed profile with all that the role asks for: what is missing is as usual in these rules. */
export function completed(
  profile: Readonly<Record<string, number>>,
  characteristics: readonly string[],
  system: RuleSystem,
): Readonly<Record<string, number>> {
  const usual = (id: string) => system.characteristics.find((row) => row.id === id)?.default ?? 0;
  return Object.fromEntries(characteristics.map((id) => [id, profile[id] ?? usual(id)]));
}
