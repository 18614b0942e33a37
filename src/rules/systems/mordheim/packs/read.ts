import * as v from 'valibot';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { PackRemark, ReadPack } from '#rules/contract/packs.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import { isAnybodysPack } from '#rules/kit/anybodys.ts';
import { parsed, written } from '#rules/kit/json.ts';
import { CAPTIVES, FINDS } from '../finds.ts';
import { allItems } from '../items.ts';
import { MATERIALS } from '../prices.ts';
import { SHARED_MAXIMUMS } from '../racial-maximums.ts';
import { SHARED_LISTS } from '../skill-lists.ts';
import { CHEST_WARES } from '../things/chest-wares.ts';
import { ARMOUR_WARES } from '../things/possession-wares.ts';
import { SPELL_LIST_IDS } from '../things/spell-lists.ts';
import { TRAIT_ROWS } from '../traits.ts';
import { ownId } from './own-ids.ts';
import { parts } from './parts.ts';
import { MAX_ID, PACK, PACK_VERSION, type Pack } from './schema.ts';
import { FIND_NOTES, REMARKS, SUCCESSIONS } from './vocabulary.ts';

/** Characters of a file: many times the largest pack. */
const MAX_LENGTH = 200_000;

/** Reasons and remarks reported for one file. */
const MAX_TOLD = 20;

/**
 * A pack from a file, the disk or another phone. Nothing in it is trusted: its size, its shape and what it names within
 * itself must be right, or it is refused.
 * @param given its text, or what a text means
 */
export function readPack(given: unknown): ReadPack<Pack> {
  const text = typeof given === 'string' ? given : written(given);
  if (text !== undefined && text.length > MAX_LENGTH) return refused([about('too-big', '')]);
  const input = text === undefined ? undefined : parsed(text);
  if (input === undefined) return refused([about('not-json', '')]);
  if (isNewer(input)) return refused([about('newer-version', 'pack')]);
  const read = v.safeParse(PACK, input);
  if (!read.success)
    return refused(read.issues.map((issue) => about(issue.message, v.getDotPath(issue) ?? '')));
  const pack = read.output;
  const reasons = contradictionsIn(pack);
  return reasons.length > 0
    ? { ...refused(reasons), form: pack }
    : { ok: true, pack, said: strangersIn(pack).slice(0, MAX_TOLD) };
}

function isNewer(input: unknown): boolean {
  const { success, output } = v.safeParse(v.object({ pack: v.unknown() }), input);
  return success && Number(output.pack) > PACK_VERSION;
}

function refused(reasons: readonly PackRemark[]) {
  return { ok: false, reasons: reasons.slice(0, MAX_TOLD) } as const;
}

function about(code: string, path: string, id = ''): PackRemark {
  return { code, path, id };
}

// ── What a pack names within itself ────────────────────────────────────────────────────────────

function contradictionsIn(pack: Pack): readonly PackRemark[] {
  const { profiles, equipment = {}, skillLists = {}, maximums = {} } = pack;
  const names = profiles.map(({ id }) => id);
  const races = [...Object.keys(maximums), ...Object.keys(SHARED_MAXIMUMS)];
  const skillsIn = new Map<string, readonly string[]>([
    ...Object.entries(skillLists).map(([id, { skills }]) => [id, skills] as const),
    ...Object.entries(SHARED_LISTS),
  ]);
  const lists = [...skillsIn.keys()];
  const values = new Map([...ownTraits(pack), ...TRAITS]);
  return [
    ...limitsIn(pack),
    ...names.flatMap((id, at) =>
      names.indexOf(id) === at ? [] : [about('profile-twice', `profiles.${at}.id`, id)],
    ),
    ...tooLong(pack),
    ...twice(pack),
    ...taken(SHARED_MAXIMUMS, 'maximums', maximums),
    ...taken(SHARED_LISTS, 'skillLists', skillLists),
    ...thingsIn(pack).flatMap(({ path, as }) =>
      as === undefined || TRAITS.get(as) === 'none' ? [] : [about('as-unknown', path, as)],
    ),
    ...thingsIn(pack).flatMap(({ id, path }) =>
      TRAITS.has(id) || CHEST.has(id) ? [about('id-taken', path, id)] : [],
    ),
    ...missing('race-unknown', races, 'race', pack.race),
    ...Object.entries(equipment).flatMap(([id, { items, prices }]) =>
      missing('item-not-listed', items, `equipment.${id}.prices`, Object.keys(prices ?? {})),
    ),
    ...(pack.heirs ?? []).flatMap(({ after, only }, at) => [
      ...missing('profile-unknown', names, `heirs.${at}.after`, after),
      ...missing('profile-unknown', names, `heirs.${at}.only`, only),
    ]),
    ...profiles.flatMap(({ race, equipment: list, skills, promoted, cap, upkeep }, at) => {
      const of = `profiles.${at}`;
      return [
        ...missing('race-unknown', races, `${of}.race`, race),
        ...missing('equipment-unknown', Object.keys(equipment), `${of}.equipment`, list),
        ...missing('skill-list-unknown', lists, `${of}.skills`, skills),
        ...missing('skill-list-unknown', lists, `${of}.promoted.only`, promoted?.only),
        ...missing('skill-list-unknown', lists, `${of}.promoted.never`, promoted?.never),
        ...missing('profile-unknown', names, `${of}.cap.for`, cap?.for),
        ...missing(
          'profile-unknown',
          names,
          `${of}.upkeep.beside.profiles`,
          upkeep?.beside?.profiles,
        ),
      ];
    }),
    ...profiles.flatMap(({ skills = [], learnsAlone }, at) =>
      missing(
        'skill-not-own',
        skills.flatMap((id) => skillsIn.get(id) ?? []),
        `profiles.${at}.learnsAlone`,
        learnsAlone,
      ),
    ),
    ...flagsIn(pack).flatMap(({ path, flags }) =>
      Object.entries(flags).flatMap(([id, value]) => {
        const wanted = values.get(id);
        const kind = value === true ? 'none' : typeof value === 'number' ? 'number' : 'text';
        return wanted === undefined || wanted === kind
          ? []
          : [about('trait-malformed', `${path}.${id}`, id)];
      }),
    ),
  ];
}

function limitsIn({ id, warband, profiles }: Pack): readonly PackRemark[] {
  if (warband === undefined) return isAnybodysPack(id) ? [] : [about('field-missing', 'warband')];
  if (isAnybodysPack(id)) return [about('id-taken', 'id', id)];
  const leaders = profiles.filter(({ leader }) => leader);
  const { minFighters, maxFighters } = warband;
  return [
    ...(leaders.length === 1 ? [] : [about('one-leader-expected', 'profiles')]),
    ...(minFighters <= maxFighters ? [] : [about('limits-crossed', 'warband.minFighters')]),
  ];
}

/** Ids that warbands have together with that of the pack. */
function tooLong({ id, profiles, skillLists = {} }: Pack): readonly PackRemark[] {
  const whole = [
    ...profiles.map((profile, at) => [`profiles.${at}.id`, `${id}/${profile.id}`] as const),
    ...Object.keys(skillLists).map((list) => [`skillLists.${list}`, ownId(id, list)] as const),
  ];
  return whole.flatMap(([path, of]) =>
    of.length > MAX_ID ? [about('text-too-long', path, of)] : [],
  );
}

/** Whatever is brought under an id that another thing of the pack has. */
function twice(pack: Pack): readonly PackRemark[] {
  const things = thingsIn(pack);
  return things.flatMap(({ id, path }, at) =>
    things.findIndex((one) => one.id === id) === at ? [] : [about('thing-twice', path, id)],
  );
}

/** One remark for each id that is not among the known ones. */
function missing(
  code: string,
  known: readonly string[] | ReadonlySet<string>,
  path: string,
  named: string | readonly string[] | undefined,
): readonly PackRemark[] {
  const set = new Set(known);
  return [named ?? []].flat().flatMap((id) => (set.has(id) ? [] : [about(code, path, id)]));
}

/** One remark for each id of its own that means something else for all warbands. */
function taken(shared: object, path: string, own: object): readonly PackRemark[] {
  return Object.keys(own).flatMap((id) =>
    Object.hasOwn(shared, id) ? [about('id-taken', path, id)] : [],
  );
}

// ── What it brings itself ──────────────────────────────────────────────────────────────────────

/** All things of its own, with where. Lists of spells are none. */
function thingsIn({ things = {} }: Pack): readonly {
  readonly id: string;
  readonly path: string;
  readonly as?: string | undefined;
}[] {
  const { traits = {}, skills = {}, items = {}, spells = {} } = things;
  return [
    ...Object.entries({ traits, skills, items }).flatMap(([kind, rows]) => {
      const own: Readonly<Record<string, { readonly as?: string | undefined }>> = rows;
      return Object.entries(own).map(([id, { as }]) => ({ id, path: `things.${kind}.${id}`, as }));
    }),
    ...Object.entries(spells).flatMap(([list, { spells: rows }]) =>
      rows.map(({ id }, at) => ({ id, path: `things.spells.${list}.spells.${at}.id` })),
    ),
  ];
}

/** What of it a fighter carries, with the form of its value. */
function ownTraits({ things = {} }: Pack): readonly (readonly [string, TraitRow['value']])[] {
  const { traits = {}, skills = {}, items = {}, spells = {} } = things;
  return [
    ...Object.entries(traits).map(([id, { value }]) => [id, value ?? 'none'] as const),
    ...Object.keys({ ...skills, ...items }).map((id) => [id, 'none'] as const),
    // A spell is carried with the total that it needs, if it needs one.
    ...Object.values(spells).flatMap((list) =>
      list.spells.map(
        ({ id, difficulty }) => [id, difficulty === null ? 'none' : 'number'] as const,
      ),
    ),
  ];
}

// ── What it names that no rule knows ───────────────────────────────────────────────────────────

const TRAITS = new Map(TRAIT_ROWS.map(({ id, value }) => [id, value]));
/** Things that nobody carries. */
const CHEST = new Set(Object.keys({ ...CHEST_WARES, ...ARMOUR_WARES }));
const SKILLS = TRAIT_ROWS.flatMap(({ id, kind }) => (kind === 'skill' ? [id] : []));
const MATERIAL_IDS = MATERIALS.map(({ trait }) => trait);
const FIND_IDS = FINDS.map(({ id }) => id);

function strangersIn(pack: Pack): readonly PackRemark[] {
  const own = pack.things ?? {};
  const traits = [...TRAITS.keys(), ...ownTraits(pack).map(([id]) => id)];
  const things = [...allItems().map(({ id }) => id), ...Object.keys(own.items ?? {})];
  const hired = parts().hiring.map(({ profileId }) => profileId.replace(/.*\//, ''));
  const skills = [...SKILLS, ...Object.keys(own.skills ?? {})];
  const spellLists = [...SPELL_LIST_IDS, ...Object.keys(own.spells ?? {})];
  return [
    ...flagsIn(pack).flatMap(({ path, flags }) =>
      missing('trait-unknown', traits, path, Object.keys(flags)),
    ),
    ...Object.entries(pack.equipment ?? {}).flatMap(([id, { items, times }]) => [
      ...missing('item-unknown', things, `equipment.${id}.items`, items),
      ...missing(
        'material-unknown',
        MATERIAL_IDS,
        `equipment.${id}.times`,
        Object.keys(times ?? {}),
      ),
    ]),
    ...Object.entries(pack.skillLists ?? {}).flatMap(([id, list]) =>
      missing('skill-unknown', skills, `skillLists.${id}`, list.skills),
    ),
    ...marketIn('market', things, pack.market),
    ...missing('skill-unknown', skills, 'neverLearns', pack.neverLearns),
    ...missing('hired-unknown', hired, 'hires', pack.hires),
    ...missing('captive-unknown', CAPTIVES, 'captives', pack.captives),
    ...Object.entries(pack.finds ?? {}).flatMap(([id, gifts]) => [
      ...missing('find-unknown', FIND_IDS, 'finds', id),
      ...gifts.flatMap((gift) =>
        'note' in gift ? missing('note-unknown', FIND_NOTES, `finds.${id}`, gift.note) : [],
      ),
    ]),
    ...(pack.heirs ?? []).flatMap(({ told }, at) =>
      missing('told-unknown', SUCCESSIONS, `heirs.${at}.told`, Object.values(told)),
    ),
    ...pack.profiles.flatMap((profile, at) => {
      const of = `profiles.${at}`;
      return [
        ...missing('item-unknown', things, `${of}.without`, profile.without),
        ...missing('item-unknown', things, `${of}.pairs`, profile.pairs),
        ...marketIn(`${of}.market`, things, profile.market),
        ...missing('skill-unknown', skills, `${of}.neverLearns`, profile.neverLearns),
        ...missing('spell-list-unknown', spellLists, `${of}.magic`, profile.magic),
        ...missing('remark-unknown', REMARKS, `${of}.remarks`, profile.remarks),
      ];
    }),
  ];
}

function marketIn(
  path: string,
  things: readonly string[],
  market: Pack['market'],
): readonly PackRemark[] {
  const { may = [], never = [], terms = {} } = market ?? {};
  return missing('item-unknown', things, path, [...may, ...never, ...Object.keys(terms)]);
}

/** All traits that it names, with where. */
function flagsIn({
  warband,
  profiles,
}: Pack): readonly { readonly path: string; readonly flags: Flags }[] {
  return [
    { path: 'warband.traits', flags: warband?.traits ?? {} },
    ...profiles.flatMap(({ traits, hired }, at) => [
      { path: `profiles.${at}.traits`, flags: traits ?? {} },
      { path: `profiles.${at}.hired.carries`, flags: hired?.carries ?? {} },
    ]),
  ];
}
