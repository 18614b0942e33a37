import { findProfile, offers, type RosterSystem, roleOf } from '#roster/profiles.ts';
import type { CatalogueProfile } from '#rules/contract/catalogue.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Draft, DraftFighter, Part, Sourced, SourceLine } from './draft.ts';
import type { FoundFighter, FoundItem, FoundWarband } from './found.ts';
import type { Habits, Work } from './habits.ts';
import { listRoleOf } from './list-role.ts';
import type { Notice, NoticeCode } from './notice.ts';
import { inGroups } from './resolve-groups.ts';
import { inRoles } from './resolve-roles.ts';
import { sortWords } from './resolve-things.ts';
import { warbandOf } from './resolve-warband.ts';
import { idOfCode } from './words/codes.ts';
import { firstName, fold, type Match, plain } from './words/names.ts';
import { idByPart } from './words/part-names.ts';
import { saysLeader } from './words/sections.ts';
import { inLanguageOf, look, type Words } from './words/words.ts';

/** What was found, in the catalogue's terms, with everything doubtful said. */
export function resolve(
  found: FoundWarband,
  general: Words,
  system: RosterSystem,
  habits: Habits,
): Draft {
  const words = inLanguageOf(general, textsOf(found));
  const notices: Notice[] = [...found.notices];
  const tell = (code: NoticeCode, about: string, line: number | null): void => {
    notices.push({ code, about: about.slice(0, 120), line });
  };
  const living = found.fighters.filter((one) => {
    if (one.gone) tell('DeadFighter', one.name, one.line);
    return !one.gone;
  });
  const { catalogueId, tied } = warbandOf(found, living, words, system);
  const among = catalogueId.value === '' ? tied : [catalogueId.value];
  if (among.length > 1)
    tell(
      'AmbiguousWarband',
      among.map((id) => firstName(words.lexicon.warbands, id)).join(', '),
      null,
    );
  else if (catalogueId.value === '') tell('UnknownWarband', found.type, null);
  const work = { words, system, habits, tell };
  const people = living.map(ofNames).flatMap((one) => eachHero(one, among, work));
  const single = inRoles(
    people.map((one, at) => fighterOf({ ...one, key: keyOf(one, at) }, among, work)),
    words.lexicon,
  ).map((one) => withDoubts(one, notices));
  const fighters = inGroups(
    single,
    ({ profileId }) => usualRole(findProfile(system, profileId.value), system) === 'henchmen',
  );
  const filled = fighters.filter(({ stats }) =>
    Object.values(stats).some(({ origin }) => origin === 'rules'),
  ).length;
  if (filled > 0) tell('FilledStats', String(filled), null);
  return {
    name: { value: found.name, origin: 'file', line: null },
    type: { value: found.type, origin: 'file', line: null },
    catalogueId,
    kinds: among.length > 1 ? among : [],
    gold: found.gold === null ? null : { value: found.gold, origin: 'file', line: null },
    fighters,
    leader: leaderOf(people, single, system, words.lexicon.leadership),
    notices,
    lines: found.lines.map((line) => withoutGone(line, fighters, notices)),
  };
}

/** Words of somebody who is not in the warband are nobody’s: they are left of their line, or of all of it. */
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

/** With what is doubtful of him beside what his reader was not sure of. */
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

function fighterOf(read: FoundFighter, among: readonly string[], work: Work): DraftFighter {
  const { system, tell } = work;
  const found = asOneMan(read, among, work);
  const { profileId, choices } = profileOf(found, among, work);
  const profile = findProfile(system, profileId.value) ?? inCommon(choices, system);
  const role = roleIn(found, profile, work);
  const sorted = sortWords(found, work);
  const stats = statsOf(found, profile, system);
  if (Object.keys(stats).length === 0) tell('NoStats', found.name || found.type, found.line);
  if (found.promoted) tell('PromotedHenchman', found.name, found.line);
  if (found.missesNext) tell('MissesNext', found.name, found.line);
  const count = found.count ?? 1;
  if (count > 15) tell('OverLimit', found.name, found.line);
  const at = <T>(value: T): Sourced<T> => ({ value, origin: 'file', line: found.line });
  return {
    key: found.key,
    line: found.line,
    unsure: found.unsure,
    name: at(found.name || found.type),
    type: at(found.type || found.name),
    profileId,
    choices,
    role,
    count: {
      value: Math.max(1, Math.min(count, 60)),
      origin: found.count === null ? 'rules' : 'file',
      line: found.line,
    },
    xp: xpOf(found, profile, work),
    stats,
    ...sorted,
    missesNext: found.missesNext,
  };
}

/** `Tom, Tim, Jan`, `Hans und Franz`: as many as have a name, where nobody counts them. */
function ofNames(found: FoundFighter): FoundFighter {
  const names = namesIn(found.name);
  const many = names.length > 2 || (names.length > 1 && !found.name.includes(','));
  if (found.key === '' || found.count !== null || !many || !names.every(isOneName)) return found;
  return { ...found, count: names.length, unsure: [...found.unsure, 'count'] };
}

function namesIn(name: string): readonly string[] {
  return name.split(/\s+(?:and|und|et|y|e|&|\+)\s+|,\s+/u);
}

/** `Hans and Franz, Champions`: heroes are looked after one by one. */
function eachHero(found: FoundFighter, among: readonly string[], work: Work): FoundFighter[] {
  const several = eachOf(found, among, work);
  if (several.length > 1) return [...several];
  const names = namesIn(found.name);
  const apart = names.length > 1 && names.length === found.count;
  if (!apart || !names.every((name) => /^\p{Lu}/u.test(name))) return [found];
  const { profileId, choices } = profileOf(found, among, { ...work, tell: () => undefined });
  const profile = findProfile(work.system, profileId.value) ?? inCommon(choices, work.system);
  if (usualRole(profile, work.system) !== 'hero') return [found];
  return names.map((name) => ({
    ...found,
    name,
    count: 1,
    gear: ownOf(name, names, found.gear),
    other: ownOf(name, names, found.other),
  }));
}

/** `2 black skaven`: two heroes without a name, each for himself. */
function eachOf(
  found: FoundFighter,
  among: readonly string[],
  work: Work,
): readonly FoundFighter[] {
  const { key, count, name, type } = found;
  if (key === '' || count === null || count < 2 || count > MOST_OF_A_HERO) return [found];
  if (name !== '' && name !== type) return [found];
  const { profileId, choices } = profileOf(found, among, { ...work, tell: () => undefined });
  const profile = findProfile(work.system, profileId.value) ?? inCommon(choices, work.system);
  if (usualRole(profile, work.system) !== 'hero') return [found];
  return Array.from({ length: count }, (_, at) => ({ ...found, key: `${key}/${at}`, count: 1 }));
}

const MOST_OF_A_HERO = 5;

/** Of `Hans: sword` and `Franz: axe, shield` below both what is said of one of them, and what is said of all. */
function ownOf(name: string, names: readonly string[], things: readonly FoundItem[]) {
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
 * `Youngblood Sepp (4)`: a hero with a name of his own is one man, and the number is his experience; so is
 * that of `Shaman 10`, of whom there are never so many.
 */
function asOneMan(found: FoundFighter, among: readonly string[], work: Work): FoundFighter {
  const { count, xp, name, type } = found;
  const unnamed = name === '' || fold(name) === fold(type);
  if (found.sure || count === null || count < 2 || xp !== null || !(unnamed || isOneName(name)))
    return found;
  // `The Claws`, of whom it is said that they are engineers, are several.
  if (!unnamed && plain(type) !== fold(type)) return found;
  const { profileId, choices } = profileOf(found, among, { ...work, tell: () => undefined });
  const profile = findProfile(work.system, profileId.value) ?? inCommon(choices, work.system);
  if (usualRole(profile, work.system) !== 'hero') return found;
  const few = unnamed && (profile?.max ?? count) >= count;
  // `Youngblood Sepp (15)`: what he costs, and nothing learnt.
  return few ? found : { ...found, count: 1, xp: count === profile?.cost ? null : count };
}

/** `Sepp`, not `Hans and Franz` and no word for several. */
function isOneName(name: string): boolean {
  return /^\p{Lu}[^\s,&\d]+(?:\s+\p{Lu}[^\s,&\d]+)?$/u.test(name);
}

/** `carnival-brute`: an app's word for somebody, with the warband's in front. */
function behindBand(type: string, among: readonly string[], words: Words) {
  const [band = '', ...rest] = type.split(/[-_]/u);
  const coded = rest.length > 0 && /^[a-z]+(?:[-_][a-z]+)+$/u.test(type);
  return coded && among.includes(band) ? look(words, 'profiles', rest.join(' ')) : null;
}

function profileOf(
  found: FoundFighter,
  among: readonly string[],
  { words, system, tell }: Work,
): { readonly profileId: Sourced<string>; readonly choices: readonly string[] } {
  const type = found.type || found.name;
  const none = (choices: readonly string[]) => ({
    profileId: { value: '', origin: 'file', line: found.line } as const,
    choices,
  });
  const match =
    meantBy(found.meant, type) ??
    look(words, 'profiles', type) ??
    look(words, 'profiles', type.replaceAll(/\s*[([].*$/g, '')) ??
    // `Hero Kin`: one of the kin who has become a hero.
    look(words, 'profiles', type.replace(/^(?:hero|héros|held|héroe|eroe)\s+/iu, '')) ??
    behindBand(type, among, words);
  // `Chef` is somebody of another list, too.
  const leader = match?.ids.some((id) => isOf(id, among))
    ? ''
    : leadingProfile(type, among, { words, system });
  if (leader !== '')
    return { profileId: { value: leader, origin: 'guess', line: found.line }, choices: [] };
  const sure = match?.how === 'exact' || match?.ids.some((id) => isOf(id, among)) === true;
  const coded = sure ? null : idOfCode(type, 'profiles', among, words);
  if (coded !== null) {
    tell('GuessedType', `${type} → ${firstName(words.lexicon.profiles, coded)}`, found.line);
    return { profileId: { value: coded, origin: 'guess', line: found.line }, choices: [] };
  }
  const own = match?.ids.filter((id) => isOf(id, among)) ?? [];
  const [band = '', ...bands] = among;
  const part = own.length === 0 && bands.length === 0 ? idByPart(type, band, words) : null;
  if (part !== null) {
    tell('GuessedType', `${type} → ${firstName(words.lexicon.profiles, part)}`, found.line);
    return { profileId: { value: part, origin: 'guess', line: found.line }, choices: [] };
  }
  if (match === null) {
    tell('UnknownType', type, found.line);
    return none([]);
  }
  // Who fights for money is alone, as his dogs are not, and no hero where another list has such heroes.
  const tooMany = (id: string) => (found.count ?? 1) > (findProfile(system, id)?.max ?? Infinity);
  const listed = found.role === 'hero' && match.ids.some((id) => id !== '' && !isExtra(id));
  const extra = listed ? [] : match.ids.filter((id) => isExtra(id) && !tooMany(id));
  const [first, ...others] =
    found.role === 'hiredSword' && extra.length > 0 ? extra : own.length > 0 ? own : extra;
  if (first === undefined || others.length > 0) {
    const fitting = match.ids.filter((id) => id !== '' && !(isExtra(id) && extra.length === 0));
    const choices = own.length > 0 ? own : fitting;
    // A word like one of another warband's is no slip of it.
    if (own.length === 0 && among.length === 1 && match.how === 'slip') {
      tell('UnknownType', type, found.line);
      return none([]);
    }
    if (choices.length > 1 && among.length > 1) return none(choices);
    const [only = '', ...more] = choices;
    // `boy orque` among the Possessed: himself, though nobody of theirs.
    if (only !== '' && more.length === 0 && match.how === 'exact')
      return { profileId: { value: only, origin: 'guess', line: found.line }, choices: [] };
    if (choices.length > 1) tell('AmbiguousType', type, found.line);
    else tell('UnknownType', type, found.line);
    return none(choices);
  }
  if (match.how === 'slip') tell('GuessedType', `${type} → ${match.name}`, found.line);
  return {
    profileId: { value: first, origin: match.how === 'exact' ? 'file' : 'guess', line: found.line },
    choices: [],
  };
}

/** What a reader knows of a shortened word, as an exact match is: who says so is its own doubt. */
function meantBy(meant: readonly string[], text: string): Match | null {
  return meant.every((id) => id === '') ? null : { ids: meant, how: 'exact', name: text };
}

/** `Ork leader`, `Chef skaven`: without the people whom he leads. */
function withoutRace(type: string, words: Words): string {
  const [first = '', ...others] = type.split(/[\s-]+/u);
  const last = others.at(-1) ?? '';
  if (last === '') return type;
  if (look(words, 'warbands', last) !== null) return type.slice(0, -last.length - 1);
  return look(words, 'warbands', first) === null ? type : others.join(' ');
}

/** `Leader`, `Ork leader`: whoever leads such a warband; '' for anybody else. */
function leadingProfile(
  type: string,
  among: readonly string[],
  { words, system }: Pick<Work, 'words' | 'system'>,
): string {
  const [warband, ...others] = among;
  if (warband === undefined || others.length > 0 || !saysLeader(withoutRace(type, words)))
    return '';
  return offers(system, warband).find(({ profile }) => profile.leader)?.profileId ?? '';
}

function isOf(id: string, among: readonly string[]): boolean {
  return among.some((one) => id.startsWith(`${one}/`));
}

function isExtra(id: string): boolean {
  return id.startsWith('extras/');
}

/** What all whom he may be have in common, their numbers where they agree; null for nobody. */
function inCommon(ids: readonly string[], system: RosterSystem): CatalogueProfile | null {
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

function roleIn(
  found: FoundFighter,
  profile: CatalogueProfile | null,
  { system }: Work,
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
  // Several of those who fight for money elsewhere are the rank and file of a list of their own.
  if (usual === 'hiredSword')
    return { value: found.role ?? 'henchmen', origin: 'guess', line: found.line };
  // Below a heading of heroes that nobody ended, several of those who follow them are no heroes.
  const several = found.role === 'hero' && usual === 'henchmen' && (found.count ?? 1) > 1;
  if (found.role !== null && !several)
    return { value: found.role, origin: 'file', line: found.line };
  if (usual !== null) return { value: usual, origin: 'rules', line: found.line };
  const lonely =
    (found.count ?? 1) === 1 && (found.leader || (found.xp ?? 0) > 0 || found.skills.length > 0);
  return { value: lonely ? 'hero' : 'henchmen', origin: 'guess', line: found.line };
}

/** Where lists put a profile's role. */
export function usualRole(profile: CatalogueProfile | null, system: RosterSystem): ListRole | null {
  const row = profile === null ? null : roleOf(system, profile.role);
  return row === null ? null : listRoleOf(row);
}

/** `Otto — 10`: less than he costs is what he has learnt; and nobody costs less than 15. */
function learntIn({ number }: FoundFighter, profile: CatalogueProfile | null): number | null {
  return number !== null && number < (profile?.cost ?? CHEAPEST) ? number : null;
}

const CHEAPEST = 15;

function xpOf(
  found: FoundFighter,
  profile: CatalogueProfile | null,
  { habits }: Work,
): Sourced<number> {
  const learnt = learntIn(found, profile);
  if (found.xp !== null)
    return { value: Math.max(0, Math.min(found.xp, 999)), origin: 'file', line: found.line };
  if (learnt !== null) return { value: learnt, origin: 'guess', line: found.line };
  const begins = habits.noXpIsZero ? 0 : (profile?.startXp ?? 0);
  return { value: begins, origin: habits.noXpIsZero ? 'file' : 'rules', line: found.line };
}

/** What the file says, and the rest as the type begins: never what a race can be at most. */
function statsOf(
  found: FoundFighter,
  profile: CatalogueProfile | null,
  system: RosterSystem,
): Readonly<Record<string, Sourced<number>>> {
  return Object.fromEntries(
    system.characteristics.flatMap(({ id }): readonly (readonly [string, Sourced<number>])[] => {
      const said = Object.hasOwn(found.stats, id) ? found.stats[id] : undefined;
      if (said !== undefined) return [[id, { value: said, origin: 'file', line: found.line }]];
      const usual = profile?.profile[id];
      return usual === undefined ? [] : [[id, { value: usual, origin: 'rules', line: null }]];
    }),
  );
}

// ── Who leads ──────────────────────────────────────────────────────────────────────────────────

/** Whom the file names, else whose type leads, else the first hero of the best Leadership. */
function leaderOf(
  found: readonly FoundFighter[],
  fighters: readonly DraftFighter[],
  system: RosterSystem,
  leadership: string,
): Sourced<number> | null {
  const named = found.findIndex(({ leader }) => leader);
  if (named >= 0) return { value: named, origin: 'file', line: found[named]?.line ?? null };
  const typed = fighters.findIndex(
    ({ profileId, choices }) =>
      (findProfile(system, profileId.value) ?? inCommon(choices, system))?.leader === true,
  );
  if (typed >= 0) return { value: typed, origin: 'rules', line: fighters[typed]?.line ?? null };
  const heroes = fighters.flatMap(({ role, stats }, at) =>
    role.value === 'hero' ? [{ at, value: stats[leadership]?.value ?? 0 }] : [],
  );
  const [best] = heroes.toSorted((a, b) => b.value - a.value || a.at - b.at);
  return best === undefined
    ? null
    : { value: best.at, origin: 'guess', line: fighters[best.at]?.line ?? null };
}
