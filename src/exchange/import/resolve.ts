import { findProfile, offers, type RosterSystem, roleOf } from '#roster/profiles.ts';
import type { CatalogueProfile } from '#rules/contract/catalogue.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import { isAnybodys } from '#rules/kit/anybodys.ts';
import type { Draft, DraftFighter, DraftWord, Part, Sourced, SourceLine } from './draft.ts';
import { withUnreadDoubts } from './earned.ts';
import type { FoundFighter, FoundItem, FoundWarband } from './found.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { listRoleOf } from './list-role.ts';
import type { Notice, NoticeCode } from './notice.ts';
import type { FormatConventions, ResolveContext } from './resolve-context.ts';
import { groupAlike } from './resolve-groups.ts';
import { withRoles } from './resolve-roles.ts';
import { itemOf, sortWords } from './resolve-things.ts';
import { resolveWarband } from './resolve-warband.ts';
import { isUnnamed, nameOfOne } from './unnamed.ts';
import { idOfCode } from './words/codes.ts';
import { firstName, fold, type Match, plain } from './words/names.ts';
import { idByPartialName } from './words/partial-names.ts';
import { saidFor } from './words/phrases.ts';
import { saysLeader, sectionOf } from './words/sections.ts';
import { isWord, lookUp, type Words, withLanguageOf } from './words/words.ts';

/** Matches what a reader found to the catalogue and marks everything doubtful. */
export function resolve(
  found: FoundWarband,
  general: Words,
  system: ResolveContext['system'],
  conventions: FormatConventions,
): Draft {
  const words = withLanguageOf(general, textsOf(found));
  const notices: Notice[] = [...found.notices];
  const report = (code: NoticeCode, about: string, line: number | null): void => {
    notices.push({ code, about: about.slice(0, 120), line });
  };
  const living = found.fighters.filter((one) => {
    if (one.gone) report('DeadFighter', one.name, one.line);
    return !one.gone;
  });
  const { catalogueId, tied } = resolveWarband(found, living, words, system);
  const among = catalogueId.value === '' ? tied : [catalogueId.value];
  if (among.length > 1)
    report(
      'AmbiguousWarband',
      among.map((id) => firstName(words.lexicon.warbands, id)).join(', '),
      null,
    );
  else if (catalogueId.value === '') report('UnknownWarband', found.type, null);
  const stranger = among.length === 0 && found.type !== '';
  const context = { words, system, conventions, among, stranger, report };
  const people = living.map(countedByNames).flatMap((one) => splitHeroes(one, among, context));
  const single = withRoles(
    people.map((one, at) => fighterOf({ ...one, key: keyOf(one, at) }, among, context)),
    words.lexicon,
  ).map((one) => withDoubts(one, notices));
  const fighters = groupAlike(
    single,
    ({ profileId }) => usualRole(findProfile(system, profileId.value), system) === 'henchmen',
  );
  const stash = found.stash.map((item) => itemOf(item, false, context));
  for (const [code, about] of treasuryNotices(found)) report(code, about, null);
  const filled = fighters.filter(({ stats }) =>
    Object.values(stats).some(({ origin }) => origin === 'rules'),
  ).length;
  if (filled > 0) report('FilledStats', String(filled), null);
  return withUnreadDoubts({
    name: { value: found.name, origin: 'file', line: null },
    type: { value: found.type, origin: 'file', line: null },
    catalogueId,
    kinds: among.length > 1 ? among : [],
    gold: found.gold === null ? null : { value: found.gold, origin: 'file', line: null },
    shards: found.shards === null ? null : { value: found.shards, origin: 'file', line: null },
    stash,
    fighters,
    leader: leaderOf(people, single, system, words.lexicon.leadership),
    stated: found.stated,
    notices,
    lines: found.lines.map((line) => withoutGone(line, fighters, notices)),
  });
}

/** What the warband owns beside its fighters. */
function treasuryNotices({
  gold,
  shards,
  stash,
}: FoundWarband): readonly (readonly [NoticeCode, string])[] {
  const chest = stash.map(({ text, count }) => (count > 1 ? `${count}× ${text}` : text));
  return [
    ...(gold === null ? [] : [['Purse', String(gold)] as const]),
    ...(shards === null || shards === 0 ? [] : [['Shards', String(shards)] as const]),
    ...(chest.length === 0 ? [] : [['Chest', chest.join(', ')] as const]),
  ];
}

/** Drops the parts of fighters who are not in the warband; their words become rest, or the whole line a note. */
function withoutGone(
  line: SourceLine,
  fighters: readonly DraftFighter[],
  notices: readonly Notice[],
): SourceLine {
  const isHere = ({ fighter }: Part) =>
    fighter === '' || fighters.some(({ key }) => key === fighter || key.startsWith(`${fighter}/`));
  const own = { ...line, parts: line.parts.filter(isHere) };
  if (line.role !== 'fighter' || fighters.some((one) => one.line === line.no)) return own;
  const died = notices.some((one) => one.line === line.no && one.code === 'DeadFighter');
  return { ...own, role: died ? 'nobody' : 'note', parts: [] };
}

function keyOf({ key, line }: FoundFighter, at: number): string {
  return key === '' ? `${line ?? ''}.${at}` : key;
}

/** Adds the doubts that matching raised to those of the reader. */
function withDoubts(fighter: DraftFighter, notices: readonly Notice[]): DraftFighter {
  const { profileId, gear, choices, line } = fighter;
  const doubts = new Set(fighter.unsure);
  if (profileId.value === '' || profileId.origin === 'guess' || choices.length > 0)
    doubts.add('type');
  if (gear.some(({ itemId, origin }) => itemId === '' || origin === 'guess'))
    doubts.add('equipment');
  if (fighter.xp.origin === 'guess') doubts.add('xp');
  if (fighter.role.value === 'hero' && fighter.count.value > 1) doubts.add('count');
  if (notices.some((one) => one.code === 'NumberUnclear' && one.line === line)) doubts.add('count');
  return { ...fighter, unsure: [...doubts] };
}

function textsOf({ type, fighters }: FoundWarband): readonly string[] {
  const texts = fighters.flatMap((one) => [
    one.type,
    ...[...one.gear, ...one.other, ...one.skills].map(({ text }) => text),
  ]);
  return [type, ...texts];
}

// ── A fighter ──────────────────────────────────────────────────────────────────────────────────

function fighterOf(
  read: FoundFighter,
  among: readonly string[],
  context: ResolveContext,
): DraftFighter {
  const { words, system, report } = context;
  const found = asSingleHero(read, among, context);
  const { profileId, choices } = profileOf(found, among, context);
  const profile = profileBehind({ profileId, choices }, system);
  const role = resolveRole(found, profile, context);
  const { doubts, ...sorted } = sortWords({ ...found, role: role.value }, profileId.value, context);
  const { stats, sure: inBounds } = statsOf(found, profile, context);
  if (Object.keys(stats).length === 0) report('NoStats', found.name || found.type, found.line);
  if (found.promoted) report('PromotedHenchman', found.name, found.line);
  const held: readonly DraftWord[] =
    found.captive === ''
      ? []
      : [{ text: found.captive, traitId: words.lexicon.captive, line: found.line }];
  const injuries = [...sorted.injuries, ...held];
  const missesNext =
    found.missesNext || injuries.some(({ traitId }) => traitId === words.lexicon.captive);
  if (missesNext) report('MissesNext', found.name, found.line);
  const count = found.count ?? 1;
  if (count > 15) report('OverLimit', found.name, found.line);
  const at = <T>(value: T): Sourced<T> => ({ value, origin: 'file', line: found.line });
  const said = { name: at(found.name || found.type), type: at(found.type || found.name) };
  const ids = profileId.value === '' ? choices : [profileId.value];
  return {
    key: found.key,
    line: found.line,
    unsure: [...new Set([...found.unsure, ...doubts, ...(inBounds ? [] : (['stats'] as const))])],
    ...said,
    name: count === 1 && isUnnamed(said) ? at(nameOfOne(said.type.value, ids, words)) : said.name,
    profileId,
    choices,
    role,
    count: {
      value: Math.max(1, Math.min(count, IMPORT_LIMITS.count)),
      origin: found.count === null ? 'rules' : 'file',
      line: found.line,
    },
    xp: xpOf(found, profile, context),
    stats,
    ...sorted,
    injuries,
    missesNext,
  };
}

/** `Tom, Tim, Jan`, `Hans und Franz`: without a count, as many fighters as names. */
function countedByNames(found: FoundFighter): FoundFighter {
  const names = namesIn(found.name);
  const many = names.length > 2 || (names.length > 1 && !found.name.includes(','));
  if (found.key === '' || found.count !== null || !many || !names.every(isSingleName)) return found;
  return { ...found, count: names.length, unsure: [...found.unsure, 'count'] };
}

function namesIn(name: string): readonly string[] {
  return name.split(BETWEEN_NAMES);
}

const BETWEEN_NAMES = new RegExp(
  String.raw`\s+(?:${saidFor(({ links }) => links.and.slice(0, 1))}|&|\+)\s+|,\s+`,
  'u',
);

/** `Hans and Franz, Champions`: each hero is a member of their own. */
function splitHeroes(
  found: FoundFighter,
  among: readonly string[],
  context: ResolveContext,
): FoundFighter[] {
  const several = splitUnnamedHeroes(found, among, context);
  if (several.length > 1) return [...several];
  const names = namesIn(found.name);
  const apart = names.length > 1 && names.length === found.count;
  if (!apart || !names.every((name) => /^\p{Lu}/u.test(name))) return [found];
  const profile = likelyProfile(found, among, context);
  if (usualRole(profile, context.system) !== 'hero') return [found];
  // `Otto & Sons`, of whom there may be one: that is his name.
  if ((profile?.max ?? names.length) < names.length)
    return [{ ...found, count: 1, unsure: [...found.unsure, 'name'] }];
  return names.map((name) => ({
    ...found,
    name,
    count: 1,
    gear: itemsOfOne(name, names, found.gear),
    other: itemsOfOne(name, names, found.other),
  }));
}

/** `2 black skaven`: two unnamed heroes. */
function splitUnnamedHeroes(
  found: FoundFighter,
  among: readonly string[],
  context: ResolveContext,
): readonly FoundFighter[] {
  const { key, count, name, type } = found;
  if (key === '' || count === null || count < 2 || count > MAX_ALIKE_HEROES) return [found];
  if (name !== '' && name !== type) return [found];
  if (usualRole(likelyProfile(found, among, context), context.system) !== 'hero') return [found];
  return Array.from({ length: count }, (_, at) => ({ ...found, key: `${key}/${at}`, count: 1 }));
}

const MAX_ALIKE_HEROES = 5;

/** Of `Hans: sword`, `Franz: axe` below both names, the items of one and those of everybody. */
function itemsOfOne(name: string, names: readonly string[], things: readonly FoundItem[]) {
  const behind = (text: string, who: string) => {
    const [head = '', ...rest] = text.split(':');
    return rest.length > 0 && plain(head) === plain(who) ? rest.join(':').trim() : null;
  };
  return things.flatMap((thing) => {
    const whose = names.find((who) =>
      things.some(({ line, text }) => line === thing.line && behind(text, who) !== null),
    );
    if (whose !== undefined && whose !== name) return [];
    return [{ ...thing, text: behind(thing.text, name) ?? thing.text }];
  });
}

/**
 * `Youngblood Sepp (4)`: a named hero is one model, so the number is experience. The same goes for `Shaman 10`,
 * since no warband has that many.
 */
function asSingleHero(
  found: FoundFighter,
  among: readonly string[],
  context: ResolveContext,
): FoundFighter {
  const { count, xp, name, type } = found;
  const unnamed = name === '' || fold(name) === fold(type);
  if (found.sure || count === null || count < 2 || xp !== null || !(unnamed || isSingleName(name)))
    return found;
  // `The Claws`, said to be engineers, are several.
  if (!unnamed && plain(type) !== fold(type)) return found;
  const profile = likelyProfile(found, among, context);
  if (usualRole(profile, context.system) !== 'hero') return found;
  const few = unnamed && (profile?.max ?? count) >= count;
  // `Youngblood Sepp (15)`: the cost, not experience.
  return few ? found : { ...found, count: 1, xp: count === profile?.cost ? null : count };
}

/** `Sepp`, but not `Hans and Franz`. */
function isSingleName(name: string): boolean {
  return /^\p{Lu}[^\s,&\d]+(?:\s+\p{Lu}[^\s,&\d]+)?$/u.test(name);
}

/** `carnival-brute`: an app's code for a type, prefixed with the warband's. */
function byAppCode(type: string, among: readonly string[], words: Words) {
  const [band = '', ...rest] = type.split(/[-_]/u);
  const coded = rest.length > 0 && /^[a-z]+(?:[-_][a-z]+)+$/u.test(type);
  return coded && among.includes(band) ? lookUp(words, 'profiles', rest.join(' ')) : null;
}

/** The name beside an app's code that nobody knows, where it is a type in itself: `Verminkin`. */
function byName({ name, type }: FoundFighter, words: Words): Match | null {
  const coded = name !== '' && /^[a-z\d]+(?:[_-][a-z\d]+)*$/u.test(type);
  return coded && isWord(words, 'profiles', name) ? lookUp(words, 'profiles', name) : null;
}

/** The profile that a fighter is likely to get; nothing is reported yet. */
function likelyProfile(
  found: FoundFighter,
  among: readonly string[],
  context: ResolveContext,
): CatalogueProfile | null {
  const quiet = { ...context, report: () => undefined };
  return profileBehind(profileOf(found, among, quiet), context.system);
}

/** The profile, or what all that it may be share; null for none. */
function profileBehind(
  { profileId, choices }: Pick<DraftFighter, 'profileId' | 'choices'>,
  system: RosterSystem,
): CatalogueProfile | null {
  return findProfile(system, profileId.value) ?? commonProfile(choices, system);
}

/** `Hero Kin`: one of the kin. */
function withoutHero(type: string): string {
  const [first = '', ...others] = type.split(/\s+/u);
  return sectionOf(first) === 'hero' ? others.join(' ') : type;
}

function profileOf(
  found: FoundFighter,
  among: readonly string[],
  { words, system, stranger, report }: ResolveContext,
): Pick<DraftFighter, 'profileId' | 'choices'> {
  const type = found.type || found.name;
  const none = (choices: readonly string[]) => ({
    profileId: { value: '', origin: 'file', line: found.line } as const,
    choices,
  });
  const match =
    asMatch(found.meant, type) ??
    lookUp(words, 'profiles', type) ??
    lookUp(words, 'profiles', type.replaceAll(/\s*[([].*$/g, '')) ??
    // `Hero Kin`: one of the kin, promoted to hero.
    lookUp(words, 'profiles', withoutHero(type)) ??
    byAppCode(type, among, words) ??
    byName(found, words);
  // `Chef` is also a type in another list.
  const leader = match?.ids.some((id) => isOfWarband(id, among))
    ? ''
    : leadingProfile(type, among, { words, system });
  if (leader !== '')
    return { profileId: { value: leader, origin: 'guess', line: found.line }, choices: [] };
  const sure = match?.how === 'exact' || match?.ids.some((id) => isOfWarband(id, among)) === true;
  const coded = sure ? null : idOfCode(type, 'profiles', among, words);
  if (coded !== null) {
    report('GuessedType', `${type} → ${firstName(words.lexicon.profiles, coded)}`, found.line);
    return { profileId: { value: coded, origin: 'guess', line: found.line }, choices: [] };
  }
  const own = match?.ids.filter((id) => isOfWarband(id, among)) ?? [];
  const [band = '', ...bands] = among;
  const part = own.length === 0 && bands.length === 0 ? idByPartialName(type, band, words) : null;
  if (part !== null) {
    report('GuessedType', `${type} → ${firstName(words.lexicon.profiles, part)}`, found.line);
    return { profileId: { value: part, origin: 'guess', line: found.line }, choices: [] };
  }
  if (match === null) {
    report('UnknownType', type, found.line);
    return none([]);
  }
  // A hired sword stands alone, unlike his dogs, and is not the hero of that name that another list has.
  const tooMany = (id: string) => (found.count ?? 1) > (findProfile(system, id)?.max ?? Infinity);
  const listed = found.role === 'hero' && match.ids.some((id) => id !== '' && !isAnybodys(id));
  const extra = listed ? [] : match.ids.filter((id) => isAnybodys(id) && !tooMany(id));
  const [first, ...others] =
    found.role === 'hiredSword' && extra.length > 0 ? extra : own.length > 0 ? own : extra;
  if (first === undefined || others.length > 0) {
    const fitting = match.ids.filter((id) => id !== '' && !(isAnybodys(id) && extra.length === 0));
    const choices = own.length > 0 ? own : fitting;
    // A near match in another warband is a coincidence, not a slip.
    if (own.length === 0 && among.length === 1 && match.how === 'slip') {
      report('UnknownType', type, found.line);
      return none([]);
    }
    if (choices.length > 1 && among.length > 1) return none(choices);
    // Only a namesake: `Totem Warriors` of a warband that is not here have nothing of those that are.
    if (stranger && choices.length === 1) {
      report('UnknownType', type, found.line);
      return none([]);
    }
    const [only = '', ...more] = choices;
    // `boy orque` among the Possessed: keep the exact match although it is not one of their types.
    if (only !== '' && more.length === 0 && match.how === 'exact')
      return { profileId: { value: only, origin: 'guess', line: found.line }, choices: [] };
    if (choices.length > 1) report('AmbiguousType', type, found.line);
    else report('UnknownType', type, found.line);
    return none(choices);
  }
  if (match.how === 'slip') report('GuessedType', `${type} → ${match.name}`, found.line);
  // Of several warbands that fit equally well, only one has him.
  const isSure = match.how === 'exact' && (among.length < 2 || isAnybodys(first));
  return {
    profileId: { value: first, origin: isSure ? 'file' : 'guess', line: found.line },
    choices: [],
  };
}

/** An abbreviation that the reader resolved, as an exact match; the reader adds its own doubts. */
function asMatch(meant: readonly string[], text: string): Match | null {
  return meant.every((id) => id === '') ? null : { ids: meant, how: 'exact', name: text };
}

/** `Ork leader`, `Chef skaven`, without the race. */
function withoutRace(type: string, words: Words): string {
  const [first = '', ...others] = type.split(/[\s-]+/u);
  const last = others.at(-1) ?? '';
  if (last === '') return type;
  if (lookUp(words, 'warbands', last) !== null) return type.slice(0, -last.length - 1);
  return lookUp(words, 'warbands', first) === null ? type : others.join(' ');
}

/** The profile id of the warband's leader for `Leader` or `Ork leader`; '' for any other type. */
function leadingProfile(
  type: string,
  among: readonly string[],
  { words, system }: Pick<ResolveContext, 'words' | 'system'>,
): string {
  const [warband, ...others] = among;
  if (warband === undefined || others.length > 0 || !saysLeader(withoutRace(type, words)))
    return '';
  return offers(system, warband).find(({ profile }) => profile.leader)?.profileId ?? '';
}

function isOfWarband(id: string, among: readonly string[]): boolean {
  return among.some((one) => id.startsWith(`${one}/`));
}

/** What all candidate profiles share, with the characteristics that agree; null for none. */
function commonProfile(ids: readonly string[], system: RosterSystem): CatalogueProfile | null {
  const [first, ...others] = ids.flatMap((id) => findProfile(system, id) ?? []);
  if (
    first === undefined ||
    others.some(({ role, leader }) => role !== first.role || leader !== first.leader)
  )
    return null;
  const profile = Object.entries(first.profile).filter(([id, value]) =>
    others.every((one) => one.profile[id] === value),
  );
  const { startXp, ...rest } = first;
  const agreed = startXp !== undefined && others.every((one) => one.startXp === startXp);
  return { ...rest, ...(agreed ? { startXp } : {}), profile: Object.fromEntries(profile) };
}

function resolveRole(
  found: FoundFighter,
  profile: CatalogueProfile | null,
  { system }: ResolveContext,
): Sourced<ListRole> {
  if (found.promoted && found.role !== 'hiredSword')
    return { value: 'hero', origin: 'file', line: found.line };
  const usual = usualRole(profile, system);
  if (usual === 'hiredSword' && (found.count ?? 1) === 1)
    return {
      value: 'hiredSword',
      origin: found.role === 'hiredSword' ? 'file' : 'rules',
      line: found.line,
    };
  // Several hired swords of one kind are the rank and file of an unknown warband.
  if (usual === 'hiredSword')
    return { value: found.role ?? 'henchmen', origin: 'guess', line: found.line };
  // A henchman group below a hero heading: the list just has no heading for henchmen.
  const several = found.role === 'hero' && usual === 'henchmen' && (found.count ?? 1) > 1;
  if (found.role !== null && !several)
    return { value: found.role, origin: 'file', line: found.line };
  if (usual !== null) return { value: usual, origin: 'rules', line: found.line };
  const lonely =
    (found.count ?? 1) === 1 && (found.leader || (found.xp ?? 0) > 0 || found.skills.length > 0);
  return { value: lonely ? 'hero' : 'henchmen', origin: 'guess', line: found.line };
}

/** The section of a list that a profile usually stands in; null for none. */
export function usualRole(profile: CatalogueProfile | null, system: RosterSystem): ListRole | null {
  const row = profile === null ? null : roleOf(system, profile.role);
  return row === null ? null : listRoleOf(row);
}

/** `Otto — 10`: a number below the fighter's cost can only be experience. */
function xpFromNumber({ number }: FoundFighter, profile: CatalogueProfile | null): number | null {
  return number !== null && number < (profile?.cost ?? MIN_COST) ? number : null;
}

/** Gold crowns; of the cheapest profile, where the type is unknown. */
const MIN_COST = 15;

function xpOf(
  found: FoundFighter,
  profile: CatalogueProfile | null,
  { conventions }: ResolveContext,
): Sourced<number> {
  const learnt = xpFromNumber(found, profile);
  if (found.xp !== null)
    return {
      value: Math.max(0, Math.min(found.xp, IMPORT_LIMITS.xp)),
      origin: 'file',
      line: found.line,
    };
  if (learnt !== null) return { value: learnt, origin: 'guess', line: found.line };
  const begins = conventions.noXpIsZero ? 0 : (profile?.startXp ?? 0);
  return { value: begins, origin: conventions.noXpIsZero ? 'file' : 'rules', line: found.line };
}

/**
 * The file's characteristics, completed with the type's starting values and their lasting changes. With one out of
 * bounds all have slipped into wrong columns, and none counts, unless each stands beside its name.
 */
function statsOf(
  found: FoundFighter,
  profile: CatalogueProfile | null,
  { system, conventions }: ResolveContext,
) {
  const sure = system.characteristics.every(
    ({ id }) =>
      conventions.named ||
      !Object.hasOwn(found.stats, id) ||
      (found.stats[id] ?? 0) <= MAX_CHARACTERISTIC,
  );
  const stats = Object.fromEntries(
    system.characteristics.flatMap(({ id }): readonly (readonly [string, Sourced<number>])[] => {
      const said = sure && Object.hasOwn(found.stats, id) ? found.stats[id] : undefined;
      const usual = profile?.profile[id];
      const by = found.changes[id] ?? 0;
      // Beside its changes an app may keep what the type begins with, or the result.
      if (said !== undefined)
        return [
          [
            id,
            {
              value: said === usual ? Math.max(0, said + by) : said,
              origin: 'file',
              line: found.line,
            },
          ],
        ];
      return usual === undefined
        ? []
        : by === 0
          ? [[id, { value: usual, origin: 'rules', line: null }]]
          : [[id, { value: Math.max(0, usual + by), origin: 'file', line: found.line }]];
    }),
  );
  return { stats, sure };
}

/** No fighter has more of anything. */
const MAX_CHARACTERISTIC = 10;

// ── Leader ─────────────────────────────────────────────────────────────────────────────────────

/** The leader named in the file, else the fighter of a leader type, else the first hero with the best Leadership. */
function leaderOf(
  found: readonly FoundFighter[],
  fighters: readonly DraftFighter[],
  system: RosterSystem,
  leadership: string,
): Sourced<number> | null {
  const named = found.findIndex(({ leader }) => leader);
  if (named >= 0) return { value: named, origin: 'file', line: found[named]?.line ?? null };
  const typed = fighters.findIndex((one) => profileBehind(one, system)?.leader === true);
  if (typed >= 0) return { value: typed, origin: 'rules', line: fighters[typed]?.line ?? null };
  // Of whom nothing is known and who carries nothing may be a wagon.
  const heroes = fighters.flatMap(({ role, stats, gear, xp }, at) =>
    role.value === 'hero' && (Object.keys(stats).length > 0 || gear.length > 0 || xp.value > 0)
      ? [{ at, value: stats[leadership]?.value ?? 0 }]
      : [],
  );
  const [best] = heroes.toSorted((a, b) => b.value - a.value || a.at - b.at);
  return best === undefined
    ? null
    : { value: best.at, origin: 'guess', line: fighters[best.at]?.line ?? null };
}
