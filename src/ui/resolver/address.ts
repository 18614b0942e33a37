import { isFighterId } from '#rules/contract/ids.ts';
import type { Resolver, Subject } from '#rules/contract/resolver.ts';

/** A resolver and who takes its roles, as the address of the screen names them. */
export interface Seats {
  /** Null for the one shown last, or the first one. */
  readonly resolverId: string | null;
  /** In the order of the roles; null for an empty seat. */
  readonly subjects: readonly (Subject | null)[];
}

/**
 * Encodes seats as the end of an address, `melee/f-otto/f-rat-1`, so that reload and back restore them. A typed
 * profile is included in full: `~WS=4,T=3~Troll`.
 */
export function writeSeats({ resolverId, subjects }: Seats): string {
  return [resolverId ?? NOBODY, ...subjects.map(writeSubject)].join('/');
}

/** Decodes any address; parts that make no sense become empty seats. */
export function readSeats(address: string): Seats {
  const [resolver = '', ...rest] = address.split('/');
  const resolverId = decoded(resolver);
  return {
    resolverId: resolverId === '' || resolverId === NOBODY ? null : resolverId,
    subjects: rest.map((part) => readSubject(part)),
  };
}

/** The seats of a resolver from its subjects by role. */
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
  // encodeURIComponent throws on a lone surrogate, left by cutting a name off within an emoji.
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
