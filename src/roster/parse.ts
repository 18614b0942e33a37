import * as v from 'valibot';
import type { Flags, FlagValue, Message } from '#rules/contract/battle-view.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { Finding } from './finding.ts';
import { uniqueLabels } from './labels.ts';
import {
  findCatalogueWarband,
  findProfile,
  ordinaryRole,
  type RosterSystem,
  roleOf,
} from './profiles.ts';
import { ASIDE, type Member, WARBAND, type Warband } from './warband.ts';

/** A readable warband with a finding for each correction, or why it is unreadable. */
export type ParsedWarband =
  | { readonly ok: true; readonly warband: Warband; readonly findings: readonly Finding[] }
  /** Each reason says where (`params.path`), as in `members.3.name`; '' for the whole. */
  | { readonly ok: false; readonly reasons: readonly Message[] };

/**
 * A warband from storage, a file or another phone. Nothing in it is trusted: its shape, lengths and
 * numbers must be right, or it is refused; names of rules that this version does not know are put
 * aside, with a finding, and are back as soon as it knows them.
 * @param systemOf the rule system of an id, or null
 */
export function parseWarband(
  input: unknown,
  systemOf: (id: string) => RosterSystem | null,
): ParsedWarband {
  const parsed = v.safeParse(WARBAND, input);
  if (!parsed.success) return refused(parsed.issues.slice(0, MAX_REASONS).map(reasonOf));
  const system = systemOf(parsed.output.systemId);
  if (system === null) return refused([reason('system-unknown', 'systemId')]);
  const { archived, theirs, aside } = v.parse(MARKS, input);
  const { warband, findings } = mend(parsed.output, system, aside);
  return {
    ok: true,
    warband: {
      ...warband,
      ...(archived === null ? {} : { archived }),
      ...(theirs === null ? {} : { theirs }),
    },
    findings,
  };
}

/** What only this device says of a warband; any other value counts as absent. */
const MARKS = v.object({
  archived: v.fallback(v.nullable(v.literal(true)), null),
  theirs: v.fallback(v.nullable(v.picklist(['scanned', 'met'])), null),
  aside: v.fallback(ASIDE, {}),
});

/** Reasons reported for one file. */
const MAX_REASONS = 20;

function refused(reasons: readonly Message[]): ParsedWarband {
  return { ok: false, reasons };
}

function reasonOf(issue: v.BaseIssue<unknown>): Message {
  return reason(issue.message, v.getDotPath(issue) ?? '');
}

function reason(code: string, path: string): Message {
  return { code, params: { path } };
}

// ── Meaning ────────────────────────────────────────────────────────────────────────────────────

/** A part that was read, with what had to be left out or changed. */
interface Mended<T> {
  readonly value: T;
  readonly findings: readonly Finding[];
}

type Aside = NonNullable<Warband['aside']>;

/** The same, with what was put aside, if anything was. */
interface MendedUnknown<T> extends Mended<T> {
  readonly aside: Aside[string];
}

/** @param aside what was put aside before */
function mend(
  read: Warband,
  system: RosterSystem,
  aside: Aside,
): Extract<ParsedWarband, { ok: true }> {
  const before = new Map(Object.entries(aside));
  const catalogueId = mendId(read.catalogueId, before.get('')?.of, 'warband-unknown', null, (id) =>
    findCatalogueWarband(system, id),
  );
  const traits = mendTraits(read.traits, before.get('')?.traits, system.traits, null);
  const members = mendLabels(read.members).map(({ value, findings }) => {
    const member = mendMember(value, before.get(value.id), system);
    return { ...member, findings: [...findings, ...member.findings] };
  });
  const unknown = Object.entries({
    '': { ...catalogueId.aside, ...traits.aside },
    ...Object.fromEntries(members.map(({ value, aside: own }) => [value.id, own])),
  }).filter(([, one]) => Object.keys(one).length > 0);
  const leader = read.members.find((member) => member.leader);
  const others = read.members.filter((member) => member.leader && member !== leader);
  return {
    ok: true,
    warband: {
      ...read,
      catalogueId: catalogueId.value,
      traits: traits.value,
      members: members.map(({ value }) => ({ ...value, leader: value.id === leader?.id })),
      ...(unknown.length === 0 ? {} : { aside: Object.fromEntries(unknown) }),
    },
    findings: [
      ...catalogueId.findings,
      ...traits.findings,
      ...members.flatMap(({ findings }) => findings),
      ...others.map(({ id }) => finding(id, 'leader-twice', {})),
    ],
  };
}

function mendMember(
  read: Member,
  before: Aside[string] | undefined,
  system: RosterSystem,
): MendedUnknown<Member> {
  const profileId = mendId(read.profileId, before?.of, 'profile-unknown', read.id, (id) =>
    findProfile(system, id),
  );
  const role = mendRole(read, system);
  const profile = mendProfile(read, system);
  const traits = mendTraits(read.traits, before?.traits, system.traits, read.id);
  return {
    aside: { ...profileId.aside, ...traits.aside },
    value: {
      ...read,
      profileId: profileId.value,
      role: role.value,
      profile: profile.value,
      traits: traits.value,
    },
    findings: [profileId, role, profile, traits].flatMap(({ findings }) => findings),
  };
}

/** The id if the catalogue knows it, else '' as for something free-form. @param before the id that was put aside */
function mendId(
  read: string,
  before: string | undefined,
  code: string,
  memberId: WarriorId | null,
  find: (id: string) => object | null,
): MendedUnknown<string> {
  const id = read === '' ? (before ?? '') : read;
  if (id === '' || find(id) !== null) return { value: id, aside: {}, findings: [] };
  const findings = id === before ? [] : [finding(memberId, code, { id })];
  return { value: '', aside: { of: id }, findings };
}

/** Somebody of an unknown role becomes an ordinary fighter. */
function mendRole({ id, role }: Member, system: RosterSystem): Mended<string> {
  if (roleOf(system, role) !== null) return { value: role, findings: [] };
  return { value: ordinaryRole(system), findings: [finding(id, 'role-unknown', { id: role })] };
}

/** Exactly the characteristics of the system: unknown ones are left out, missing ones filled in. */
function mendProfile(
  read: Member,
  { characteristics }: RosterSystem,
): Mended<Readonly<Record<string, number>>> {
  const known = new Set(characteristics.map(({ id }) => id));
  const strange = Object.keys(read.profile).filter((id) => !known.has(id));
  const missing = characteristics.filter(({ id }) => !Object.hasOwn(read.profile, id));
  return {
    value: Object.fromEntries(
      characteristics.map((row) => [row.id, read.profile[row.id] ?? row.default]),
    ),
    findings: [
      ...strange.map((id) => finding(read.id, 'characteristic-unknown', { id })),
      ...missing.map(({ id, default: value }) =>
        finding(read.id, 'characteristic-filled-in', { characteristic: id, value }),
      ),
    ],
  };
}

/**
 * Traits known to the system, with a value of the right kind; a missing number gets its default.
 * @param before those that were put aside
 */
function mendTraits(
  traits: Flags,
  before: Flags | undefined,
  rows: readonly TraitRow[],
  memberId: WarriorId | null,
): MendedUnknown<Flags> {
  const rowOf = (id: string) => rows.find((known) => known.id === id);
  const entries = Object.entries({ ...before, ...traits }).map(
    ([id, value]): readonly [string, FlagValue] => {
      const usual = rowOf(id)?.range?.default;
      return [id, value === true && usual !== undefined ? usual : value];
    },
  );
  const fits = ([id, value]: readonly [string, FlagValue]) => rowOf(id)?.value === kindOf(value);
  const aside = Object.fromEntries(entries.filter(([id]) => rowOf(id) === undefined));
  return {
    value: Object.fromEntries(entries.filter(fits)),
    aside: Object.keys(aside).length === 0 ? {} : { traits: aside },
    findings: entries
      .filter((entry) => !fits(entry) && Object.hasOwn(traits, entry[0]))
      .map(([id]) => finding(memberId, 'trait-unknown', { id })),
  };
}

function kindOf(value: FlagValue): TraitRow['value'] {
  if (value === true) return 'none';
  return typeof value === 'number' ? 'number' : 'text';
}

/** All members with unique labels. */
function mendLabels(members: readonly Member[]): readonly Mended<Member>[] {
  const labels = uniqueLabels(members.flatMap((member) => member.labels));
  let next = 0;
  return members.map((member) => {
    const own = labels.slice(next, next + member.labels.length);
    next += member.labels.length;
    const changed = own.filter((label, at) => label !== member.labels[at]);
    return {
      value: { ...member, labels: own },
      findings: changed.map((label) => finding(member.id, 'label-changed', { label })),
    };
  });
}

function finding(memberId: WarriorId | null, code: string, params: Message['params']): Finding {
  return { memberId, code, params };
}
