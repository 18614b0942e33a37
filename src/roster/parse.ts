import * as v from 'valibot';
import type { Flags, FlagValue, Message } from '#rules/contract/battle-view.ts';
import { isWarbandId, isWarriorId, type WarbandId, type WarriorId } from '#rules/contract/ids.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { Finding } from './finding.ts';
import { uniqueLabels } from './labels.ts';
import { LIMITS, normalizedLine, tidyLines } from './limits.ts';
import {
  findCatalogueWarband,
  findProfile,
  ordinaryRole,
  type RosterSystem,
  roleOf,
} from './profiles.ts';
import type { Member, Warband } from './warband.ts';

/** A readable warband with a finding for each correction, or why it is unreadable. */
export type ParsedWarband =
  | { readonly ok: true; readonly warband: Warband; readonly findings: readonly Finding[] }
  /** Each reason says where (`params.path`), as in `members.3.name`; '' for the whole. */
  | { readonly ok: false; readonly reasons: readonly Message[] };

/**
 * A warband from storage, a file or another phone. Nothing in it is trusted: its shape, lengths and
 * numbers must be right, or it is refused; names of rules that this version does not know are left
 * out, with a finding.
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
  const mended = mend(parsed.output, system);
  // Any other value counts as absent.
  return mended.ok && isArchived(input)
    ? { ...mended, warband: { ...mended.warband, archived: true } }
    : mended;
}

function isArchived(input: unknown): boolean {
  return (
    typeof input === 'object' && input !== null && 'archived' in input && input.archived === true
  );
}

/** Reasons reported for one file. */
const MAX_REASONS = 20;

function refused(reasons: readonly Message[]): ParsedWarband {
  return { ok: false, reasons };
}

// ── Shape ──────────────────────────────────────────────────────────────────────────────────────

const line = (max: number) =>
  v.pipe(
    v.string('text-expected'),
    v.maxLength(max, 'text-too-long'),
    v.transform((text) => normalizedLine(text, max)),
  );

const LINES = v.pipe(
  v.string('text-expected'),
  v.maxLength(LIMITS.notes, 'text-too-long'),
  v.transform((text) => tidyLines(text, LIMITS.notes)),
);

const count = (max: number) =>
  v.pipe(
    v.number('number-expected'),
    v.integer('number-out-of-range'),
    v.minValue(0, 'number-out-of-range'),
    v.maxValue(max, 'number-out-of-range'),
  );

/** An id of the catalogue or of a table; whether it is known is checked later. */
const WORD = line(80);

const FLAG_VALUE = v.union(
  [
    v.literal(true),
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(-LIMITS.traitNumber),
      v.maxValue(LIMITS.traitNumber),
    ),
    line(LIMITS.traitText),
  ],
  'trait-malformed',
);

const TRAITS = v.record(v.string(), FLAG_VALUE, 'traits-expected');

/** Checks items only if their number is within bounds. */
const listOf = <T>(item: v.GenericSchema<unknown, T>, emptyCode: string) =>
  v.pipe(
    v.array(v.unknown(), 'list-expected'),
    v.minLength(emptyCode === '' ? 0 : 1, emptyCode),
    v.maxLength(LIMITS.fighters, 'too-many-fighters'),
    v.array(item, 'list-expected'),
  );

const WARBAND_ID = v.custom<WarbandId>(isWarbandId, 'id-malformed');
const WARRIOR_ID = v.custom<WarriorId>(isWarriorId, 'id-malformed');

/**
 * Not needed at the start, so it is parsed on demand, line by line; a line of a newer version
 * is kept unchanged.
 */
const UNPARSED_LINES = v.array(v.unknown(), 'list-expected');

const MEMBER = v.object(
  {
    id: WARRIOR_ID,
    name: line(LIMITS.name),
    profileId: WORD,
    title: line(LIMITS.title),
    role: WORD,
    leader: v.boolean('yes-or-no-expected'),
    profile: v.record(v.string(), count(LIMITS.characteristic), 'profile-expected'),
    traits: TRAITS,
    experience: count(LIMITS.experience),
    labels: listOf(line(LIMITS.label), 'member-without-fighter'),
    missesNext: v.boolean('yes-or-no-expected'),
    missesAfter: v.exactOptional(count(LIMITS.battles)),
    advances: v.exactOptional(count(LIMITS.experience)),
    skillLists: v.exactOptional(listOf(WORD, '')),
  },
  'field-missing',
);

const WARBAND = v.pipe(
  v.object(
    {
      id: WARBAND_ID,
      name: line(LIMITS.name),
      systemId: WORD,
      catalogueId: WORD,
      emblem: WORD,
      traits: TRAITS,
      members: listOf(MEMBER, ''),
      notes: LINES,
      battles: count(LIMITS.battles),
      purse: v.exactOptional(v.record(WORD, count(LIMITS.purse), 'number-expected')),
      stash: v.exactOptional(v.record(WORD, count(LIMITS.stash), 'number-expected')),
      history: v.exactOptional(UNPARSED_LINES),
      unfinished: v.exactOptional(UNPARSED_LINES),
      changedAt: count(Number.MAX_SAFE_INTEGER),
    },
    (issue) => (issue.path === undefined ? 'not-a-warband' : 'field-missing'),
  ),
  v.check(({ members }) => fighterCount(members) <= LIMITS.fighters, 'too-many-fighters'),
  v.check(
    ({ members }) => new Set(members.map(({ id }) => id)).size === members.length,
    'ids-equal',
  ),
);

function fighterCount(members: readonly { readonly labels: readonly string[] }[]): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
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

function mend(read: Warband, system: RosterSystem): ParsedWarband {
  const catalogueId = mendId(read.catalogueId, 'warband-unknown', null, (id) =>
    findCatalogueWarband(system, id),
  );
  const traits = mendTraits(read.traits, system.traits, null);
  const members = mendLabels(read.members).map(({ value, findings }) => {
    const member = mendMember(value, system);
    return { value: member.value, findings: [...findings, ...member.findings] };
  });
  const leader = read.members.find((member) => member.leader);
  const others = read.members.filter((member) => member.leader && member !== leader);
  return {
    ok: true,
    warband: {
      ...read,
      catalogueId: catalogueId.value,
      traits: traits.value,
      members: members.map(({ value }) => ({ ...value, leader: value.id === leader?.id })),
    },
    findings: [
      ...catalogueId.findings,
      ...traits.findings,
      ...members.flatMap(({ findings }) => findings),
      ...others.map(({ id }) => finding(id, 'leader-twice', {})),
    ],
  };
}

function mendMember(read: Member, system: RosterSystem): Mended<Member> {
  const profileId = mendId(read.profileId, 'profile-unknown', read.id, (id) =>
    findProfile(system, id),
  );
  const role = mendRole(read, system);
  const profile = mendProfile(read, system);
  const traits = mendTraits(read.traits, system.traits, read.id);
  return {
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

/** The id if the catalogue knows it, else '' as for something free-form. */
function mendId(
  id: string,
  code: string,
  memberId: WarriorId | null,
  find: (id: string) => object | null,
): Mended<string> {
  if (id === '' || find(id) !== null) return { value: id, findings: [] };
  return { value: '', findings: [finding(memberId, code, { id })] };
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

/** Traits known to the system, with a value of the right kind; a missing number gets its default. */
function mendTraits(
  traits: Flags,
  rows: readonly TraitRow[],
  memberId: WarriorId | null,
): Mended<Flags> {
  const entries = Object.entries(traits).map(([id, value]): readonly [string, FlagValue] => {
    const usual = rows.find((known) => known.id === id)?.range?.default;
    return [id, value === true && usual !== undefined ? usual : value];
  });
  const fits = ([id, value]: readonly [string, FlagValue]) => {
    const row = rows.find((known) => known.id === id);
    return row !== undefined && row.value === kindOf(value);
  };
  return {
    value: Object.fromEntries(entries.filter(fits)),
    findings: entries
      .filter((entry) => !fits(entry))
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
