import { findProfile, type RosterSystem, roleOf } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { Lexicon, ListRole, NameTable } from '#rules/contract/lexicon.ts';
import type { Doubt, Draft, DraftFighter } from './draft.ts';
import { listRoleOf } from './list-role.ts';
import type { Notice } from './notice.ts';
import { restsOf } from './preview-rows.ts';
import type { ImportOutcome, ImportResult } from './result.ts';
import type { ImportTools } from './source.ts';
import { type Difference, differencesOf } from './totals.ts';
import { firstName, rowOf } from './words/names.ts';

/** The importer's result as plain data, for scripts. */
export interface Summary {
  readonly outcome: ImportOutcome;
  readonly format: string;
  readonly system: string | null;
  readonly warband: { readonly name: string; readonly type: string } | null;
  readonly leader: string | null;
  readonly fighters: readonly SummaryFighter[];
  /** Unread words by line. */
  readonly rest: readonly { readonly line: number; readonly text: string }[];
  /** The list's totals that its fighters don't come to. */
  readonly totals: readonly Difference[];
  readonly issues: readonly {
    readonly code: string;
    readonly text: string;
    readonly line: number | null;
  }[];
}

interface SummaryFighter {
  readonly name: string;
  readonly type: string;
  readonly profileId: string | null;
  readonly role: ListRole;
  readonly count: number;
  readonly xp: number;
  readonly stats: Readonly<Record<string, number>>;
  readonly equipment: readonly {
    readonly name: string;
    readonly itemId: string | null;
    readonly count: number;
  }[];
  readonly skills: readonly string[];
  readonly injuries: readonly string[];
  readonly rules: readonly string[];
  /** Nothing needs checking. */
  readonly sure: boolean;
  readonly unsure: readonly Doubt[];
}

/**
 * The first warband of an import result with its notices, as plain data.
 * @param say phrases a notice
 * @param system the game of the vocabulary
 * @param systemOf finds a rule system by id, for our own files
 */
export function summaryOf(
  { outcome, format, system: game, drafts, own, notices }: ImportResult,
  lexicon: Lexicon,
  system: ImportTools['system'],
  systemOf: (id: string) => RosterSystem | null,
  say: (notice: Notice) => string,
): Summary {
  const [draft] = drafts;
  const [warband] = own;
  const issues = [...notices, ...(draft?.notices ?? [])].map((notice) => ({
    code: notice.code,
    text: say(notice),
    line: notice.line,
  }));
  const rest = draft === undefined ? [] : restOf(draft);
  const totals = draft === undefined ? [] : differencesOf(draft, { lexicon, system });
  const base = { outcome, format, system: game === '' ? null : game, rest, totals, issues };
  if (draft !== undefined) return { ...base, ...ofDraft(draft, lexicon) };
  if (warband !== undefined)
    return { ...base, ...ofWarband(warband, lexicon, systemOf(warband.systemId)) };
  return { ...base, warband: null, leader: null, fighters: [] };
}

/** Unread words of fighters' lines, and the lines that stay notes or are left out. */
function restOf({ lines }: Draft): Summary['rest'] {
  return lines.flatMap((line) =>
    line.role === 'note' || line.role === 'nobody'
      ? [{ line: line.no, text: line.text.trim() }]
      : restsOf(line).map(({ text }) => ({ line: line.no, text })),
  );
}

function ofDraft(draft: Draft, { warbands }: Lexicon) {
  const { value: type } = draft.type;
  return {
    warband: { name: draft.name.value, type: type || firstName(warbands, draft.catalogueId.value) },
    leader: draft.leader === null ? null : (draft.fighters[draft.leader.value]?.name.value ?? null),
    fighters: draft.fighters.map(fighterOf),
  };
}

function fighterOf(fighter: DraftFighter): SummaryFighter {
  const texts = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text);
  return {
    name: fighter.name.value,
    type: fighter.type.value,
    profileId: fighter.profileId.value || null,
    role: fighter.role.value,
    count: fighter.count.value,
    xp: fighter.xp.value,
    stats: Object.fromEntries(Object.entries(fighter.stats).map(([id, { value }]) => [id, value])),
    equipment: fighter.gear.map(({ text, itemId, count }) => ({
      name: text,
      itemId: itemId || null,
      count,
    })),
    skills: texts(fighter.skills),
    injuries: texts(fighter.injuries),
    rules: texts(fighter.rules),
    sure: fighter.unsure.length === 0,
    unsure: fighter.unsure,
  };
}

// ── Our own files ──────────────────────────────────────────────────────────────────────────────

function ofWarband(warband: Warband, lexicon: Lexicon, system: RosterSystem | null) {
  return {
    warband: { name: warband.name, type: firstName(lexicon.warbands, warband.catalogueId) },
    leader: warband.members.find(({ leader }) => leader)?.name ?? null,
    fighters: warband.members.map((member) => memberOf(member, lexicon, system)),
  };
}

function memberOf(member: Member, lexicon: Lexicon, system: RosterSystem | null): SummaryFighter {
  const profile = system === null ? null : findProfile(system, member.profileId);
  const row = system === null ? null : roleOf(system, member.role);
  const role = listRoleOf(row ?? {});
  const carried = Object.entries(member.traits).flatMap(([trait, value]) => {
    if (Object.hasOwn(profile?.traits ?? {}, trait)) return [];
    const meant = lexicon.gear.find((one) => one.trait === trait && one.value === value);
    const id = meant?.item ?? trait;
    return isRow(lexicon.items, id)
      ? [{ name: firstName(lexicon.items, id), itemId: id, count: 1 }]
      : [];
  });
  const traits = Object.keys(member.traits);
  return {
    name: member.name,
    type: member.title || firstName(lexicon.profiles, member.profileId),
    profileId: member.profileId || null,
    role,
    count: member.labels.length,
    xp: member.experience,
    stats: member.profile,
    equipment: carried,
    skills: traits
      .filter((id) => isRow(lexicon.skills, id))
      .map((id) => firstName(lexicon.skills, id)),
    injuries: traits
      .filter((id) => isRow(lexicon.injuries, id))
      .map((id) => firstName(lexicon.injuries, id)),
    rules: traits
      .filter((id) => isRow(lexicon.rules, id))
      .map((id) => firstName(lexicon.rules, id)),
    sure: true,
    unsure: [],
  };
}

function isRow(table: NameTable, id: string): boolean {
  return rowOf(table, id) !== undefined;
}
