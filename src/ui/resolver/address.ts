import type { Resolver, Subject } from '#rules/contract/resolver.ts';

/** What the address of the screen says, as far as it says anything. */
export interface Seats {
  /** Null for whichever was looked at last, or the first one. */
  readonly resolverId: string | null;
  /** In the order of the roles; null where nobody is named. */
  readonly subjects: readonly (Subject | null)[];
}

/**
 * The end of an address, `melee/f-otto/f-rat-1`, so that a reload and the browser's way back find the
 * same people in their places. A typed profile stands there whole: `~WS=4,T=3~Troll`.
 */
export function writeSeats({ resolverId, subjects }: Seats): string {
  return [resolverId ?? NOBODY, ...subjects.map(writeSubject)].join('/');
}

/** Reads an address of any origin: what makes no sense there is as if nobody was named. */
export function readSeats(address: string): Seats {
  const [resolver = '', ...rest] = address.split('/');
  const resolverId = decoded(resolver);
  return {
    resolverId: resolverId === '' || resolverId === NOBODY ? null : resolverId,
    subjects: rest.map((part) => readSubject(part)),
  };
}

/** The same people by role, for a resolver that is known. */
export function seatsOf(resolver: Resolver, subjects: Readonly<Record<string, Subject>>): Seats {
  return {
    resolverId: resolver.id,
    subjects: resolver.roles.map(({ id }) => subjects[id] ?? null),
  };
}

const NOBODY = '-';
const FREE = '~';

function writeSubject(subject: Subject | null): string {
  if (subject === null) return NOBODY;
  if (subject.kind === 'fighter') return encodeURIComponent(subject.fighterId);
  const profile = Object.entries(subject.profile).map(([id, value]) => `${id}=${value}`);
  // A name cut off within a sign that takes two places cannot stand in an address.
  const label = subject.label.toWellFormed();
  return encodeURIComponent(`${FREE}${profile.join(',')}${FREE}${label}`);
}

function readSubject(part: string): Subject | null {
  const text = decoded(part);
  if (isFighterId(text)) return { kind: 'fighter', fighterId: text };
  if (!text.startsWith(FREE)) return null;
  const [, profile = '', ...label] = text.split(FREE);
  return { kind: 'free', label: label.join(FREE), profile: readProfile(profile), traits: {} };
}

function readProfile(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [id = '', value = ''] = pair.split('=');
      const number = Number(value);
      return id !== '' && value !== '' && Number.isInteger(number) ? [[id, number]] : [];
    }),
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function isFighterId(text: string): text is `f-${string}` {
  return text.startsWith('f-');
}
