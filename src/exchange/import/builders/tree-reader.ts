import type { Profile, Roster, Selection } from '#exchange/import/files/tree.ts';
import {
  EMPTY_FIGHTER,
  EMPTY_WARBAND,
  type FoundFighter,
  type FoundItem,
  type FoundWarband,
  type FoundWord,
} from '#exchange/import/found.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { saidFor, wordsFor } from '#exchange/import/words/phrases.ts';
import {
  isRole,
  isSectionName,
  missesIn,
  saysAdvance,
  saysExperience,
  saysLeader,
  saysPromoted,
  sectionOf,
  withoutGrade,
} from '#exchange/import/words/sections.ts';
import { cellNumber, statHeadOf, statsIn } from '#exchange/import/words/stat-heads.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { ListRole, ListSection } from '#rules/contract/lexicon.ts';
import { LIST_OF_GEAR, RACIAL_MAXIMUM } from './labels.ts';

/** Reads a list builder's roster by the ids of the game's data files and, without them, by names. */
export function readTree(roster: Roster, words: Words): FoundWarband {
  const found = roster.forces.flatMap(({ name, selections }) => {
    const role = sectionOf(name);
    return selections.flatMap((one) => fightersIn(one, isRole(role) ? role : null, words, 0));
  });
  const own = roster.forces.find(({ name }) => !isRole(sectionOf(name))) ?? roster.forces[0];
  return {
    ...EMPTY_WARBAND,
    name: roster.name.trim(),
    type: withoutGrade(own?.catalogue ?? ''),
    fighters: found.slice(0, IMPORT_LIMITS.fighters),
    // Not the gold: henchmen's things cost nothing in some of the data files.
    stated: roster.costs.flatMap(({ typeId, value }) =>
      typeId === words.lexicon.catalogueFiles.ratingCost && value > 0
        ? [{ is: 'rating', value, line: null }]
        : [],
    ),
    ...treasuryIn(
      roster.forces.flatMap(({ selections }) => selections),
      words,
    ),
  };
}

/** The fighters of a selection: itself, or those below if it is only a group. */
function fightersIn(
  selection: Selection,
  given: ListRole | null,
  words: Words,
  depth: number,
): readonly FoundFighter[] {
  const category = roleOf(selection, words);
  if (category === '' || depth > 3) return [];
  const role = category ?? given;
  if (profileOf(selection, words) !== null)
    return splitByLoadout(selection).map((part) => fighterOf(part, role, words));
  const inside = selection.children.flatMap((child) => fightersIn(child, role, words, depth + 1));
  if (inside.length > 0) return inside;
  // Texts have no profiles: whatever is listed below a role is a fighter.
  const listed = selection.profiles.length === 0 && selection.type !== 'upgrade';
  return depth === 0 &&
    listed &&
    (role !== null || isWord(words, 'profiles', withoutGrade(selection.name)))
    ? splitByLoadout(selection).map((part) => fighterOf(part, role, words))
    : [];
}

/** Splits `3x Goblin` with `2x Goblin: bow` and `1x Goblin: spear` below it by loadout. */
function splitByLoadout(selection: Selection): readonly Selection[] {
  const models = selection.children.filter(
    ({ type, name, children }) =>
      type === 'model' && children.length > 0 && fold(name) === fold(selection.name),
  );
  const others = selection.children.filter((child) => !models.includes(child));
  const kits = new Set(models.map(({ children }) => loadoutOf(children)));
  if (kits.size < 2 || others.some(({ type }) => type === 'model')) return [selection];
  return models.map(({ line, number, children }) => ({
    ...selection,
    line,
    number,
    children: [...others, ...children],
  }));
}

/** Key for comparing everything below a model. */
function loadoutOf(children: readonly Selection[]): string {
  return children
    .flatMap(({ name, number, children: inner }) => [`${number} ${fold(name)}`, loadoutOf(inner)])
    .toSorted()
    .join('|');
}

/** The role that a category gives; '' if it is not for fighters, null if it says nothing. */
function roleOf({ categories }: Selection, words: Words): ListRole | '' | null {
  const ordered = categories.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  const ids = Object.entries(words.lexicon.catalogueFiles.roles);
  for (const { id, name } of ordered) {
    const known = ids.find(([start]) => id.startsWith(start));
    if (known !== undefined) return known[1];
    const section = sectionOf(name);
    if (isRole(section)) return section;
    if (section === 'notes' || section === 'stash') return '';
  }
  return null;
}

/** The fighter's profile, as opposed to the racial maximum. */
function profileOf(selection: Selection, words: Words): Profile | null {
  const own = selection.profiles.filter((profile) => isFighters(profile, words));
  const inside = selection.children
    .filter(({ type }) => type === 'model')
    .flatMap(({ profiles }) => profiles.filter((profile) => isFighters(profile, words)));
  const all = [...own, ...inside];
  const real = all.filter(({ name }) => !RACIAL_MAXIMUM.test(name.trim()));
  const named = real.find(({ name }) => fold(name) === fold(selection.name));
  return named ?? real[0] ?? null;
}

function isFighters({ typeId, cells }: Profile, { lexicon }: Words): boolean {
  if (typeId === lexicon.catalogueFiles.fighterProfile) return true;
  return (
    statHeadOf(
      lexicon,
      cells.map(({ name }) => name),
    ) !== null && !isGearProfile(typeId, lexicon.catalogueFiles.gearProfiles)
  );
}

function isGearProfile(typeId: string, gear: readonly string[]): boolean {
  return gear.some((start) => typeId.startsWith(start));
}

function fighterOf(selection: Selection, given: ListRole | null, words: Words): FoundFighter {
  const type = withoutGrade(selection.name);
  const count = countOf(selection, words);
  const sorted = sortSelections(selection, words, count);
  const promoted = sorted.promoted;
  const rules = sorted.rules.filter(({ text }) => text !== '');
  return {
    ...EMPTY_FIGHTER,
    line: selection.line,
    name: selection.customName === '' ? type : selection.customName,
    type,
    role: promoted && given !== 'hiredSword' ? 'hero' : given,
    count,
    xp: sorted.xp,
    stats: { ...statsOf(profileOf(selection, words), words), ...sorted.stats },
    gear: sorted.gear,
    skills: sorted.skills,
    injuries: sorted.injuries,
    other: sorted.other,
    rules,
    leader: rules.some(({ text }) => saysLeader(text)),
    missesNext: sorted.missesNext,
    promoted,
  };
}

function statsOf(profile: Profile | null, { lexicon }: Words): Readonly<Record<string, number>> {
  if (profile === null) return {};
  const ids = Object.entries(lexicon.catalogueFiles.characteristics);
  const head = statHeadOf(
    lexicon,
    profile.cells.map(({ name }) => name),
  );
  const stats = Object.fromEntries(
    profile.cells.flatMap(({ typeId, text }, at) => {
      const id = ids.find(([start]) => typeId.startsWith(start))?.[1] ?? head?.[at] ?? null;
      const number = /^\s*[-–—]\s*$/.test(text) ? 0 : cellNumber(text);
      return id === null || number === null ? [] : [[id, number] as const];
    }),
  );
  // Nine zeros are a profile that nobody has filled in.
  return Object.values(stats).every((value) => value === 0) ? {} : stats;
}

/** Number of models: those inside a unit, or the selection's own number. */
function countOf(selection: Selection, words: Words): number {
  const models = selection.children.filter(
    (child) =>
      child.type === 'model' &&
      (child.profiles.every((profile) => !isFighters(profile, words)) ||
        fold(child.name) === fold(selection.name) ||
        selection.profiles.every((profile) => !isFighters(profile, words))),
  );
  const group = selection.children.find(({ name }) => saysSize(name))?.number ?? 0;
  const inside = models.reduce((sum, { number }) => sum + number, 0) || group;
  return Math.min(Math.max(inside > 0 ? inside : selection.number, 1), 99);
}

/** `3x Unit Group`: how some data files store the number of models. */
function saysSize(name: string): boolean {
  return SIZES.has(plain(name));
}

const SIZES: ReadonlySet<string> = new Set(wordsFor(({ builder }) => builder.size).map(plain));

interface SortedSelections {
  readonly xp: number | null;
  readonly promoted: boolean;
  readonly missesNext: boolean;
  /** Characteristics written in a line of text. */
  readonly stats: Readonly<Record<string, number>>;
  readonly gear: readonly FoundItem[];
  readonly skills: readonly FoundWord[];
  readonly injuries: readonly FoundWord[];
  readonly rules: readonly FoundWord[];
  readonly other: readonly FoundItem[];
}

/** Sorts a fighter's selections by their position, their profiles and, last, their names. */
function sortSelections(selection: Selection, words: Words, size: number): SortedSelections {
  const gear: FoundItem[] = [];
  const other: FoundItem[] = [];
  const skills: FoundWord[] = [];
  const injuries: FoundWord[] = [];
  const rules: FoundWord[] = selection.rules.map((text) => ({ text, line: selection.line }));
  let xp: number | null = null;
  let promoted = false;
  let missesNext = false;
  let stats: Readonly<Record<string, number>> = {};

  const visit = (one: Selection, context: ListSection | null, depth: number): void => {
    const { name, line, number } = one;
    const section = sectionOf(withoutGrade(name));
    const profiled = one.profiles.some(({ typeId }) =>
      isGearProfile(typeId, words.lexicon.catalogueFiles.gearProfiles),
    );
    const spell = one.profiles.some(({ typeId }) =>
      typeId.startsWith(words.lexicon.catalogueFiles.spellProfile),
    );
    const inner = (next: ListSection | null): void => {
      for (const child of one.children) visit(child, next, depth + 1);
    };
    const numbers = one.children.length === 0 ? statsIn(words.lexicon, name) : null;
    if (saysSize(name) || (depth > 0 && saysPair(name))) return;
    if (numbers !== null) stats = numbers.stats;
    else if (missesIn(name).misses) missesNext = true;
    else if (saysLeader(name)) rules.push({ text: name, line });
    else if (saysExperience(name)) xp = (xp ?? 0) + number;
    else if (saysPromoted(name)) {
      promoted = true;
      // Skills learnt since the promotion are below it.
      inner(null);
    } else if (saysAdvance(name)) return;
    else if (section !== null && !isRole(section) && !profiled && isHeading(one, words))
      inner(section);
    else if (isRole(section) && saysHero(name)) promoted = true;
    else if (isBeast(one, selection, words))
      gear.push({ text: withoutGrade(name), line, count: 1 });
    else if (one.type === 'model') {
      rules.push(...one.rules.map((text) => ({ text, line })));
      inner(null);
    } else if (one.profiles.some((profile) => isFighters(profile, words)) && depth > 0) inner(null);
    else {
      const own = ownSection(one, context, profiled, spell, words);
      const pair = one.children.find((child) => saysPair(child.name));
      const item = {
        text: spell ? withoutNumber(name) : withoutGrade(name),
        line,
        count: perModel(number, size) * (pair === undefined ? 1 : 2),
      };
      if (own === 'gear') gear.push(item);
      else if (own === 'skills') {
        // `Combat Skills` is a heading, not a skill.
        if (!isSkillHeading(one)) skills.push({ ...item, term: true });
      } else if (own === 'injuries') injuries.push({ ...item, term: true });
      else if (own === 'rules') rules.push(item);
      else if (own === null) {
        // An unknown group matters only for its children.
        if (one.children.length === 0) other.push(item);
      }
      if (own !== 'advances') inner(own === null ? null : own);
    }
  };
  for (const child of selection.children) visit(child, null, 0);
  return { xp, promoted, missesNext, stats, gear, skills, injuries, rules: unique(rules), other };
}

/** Whether a selection is an animal bought as equipment, with its own profile: `Warhorse`, `Wardog`. */
function isBeast(one: Selection, { name }: Selection, words: Words): boolean {
  if (!one.profiles.some((profile) => isFighters(profile, words))) return false;
  if (fold(one.name) === fold(name)) return false;
  return isWord(words, 'items', one.name) || IN_GEAR.test(plain(one.group));
}

/** `Net` and `Spell of Doom` sound like headings: what has a name of its own, or nothing below it, is none. */
function isHeading({ name, children }: Selection, words: Words): boolean {
  const known = NAMED_KINDS.some((kind) => isWord(words, kind, name));
  return !known && (children.length > 0 || isSectionName(name));
}

const NAMED_KINDS = ['items', 'skills', 'injuries', 'rules'] as const;

/** A skill list with skills below it. */
function isSkillHeading({ name, children }: Selection): boolean {
  return children.length > 0 && IN_SKILLS.test(plain(name));
}

function saysHero(name: string): boolean {
  return plain(name) === 'hero';
}

function ownSection(
  one: Selection,
  context: ListSection | null,
  profiled: boolean,
  spell: boolean,
  words: Words,
): ListSection | null {
  // A mutation that protects has a profile of armour.
  if (profiled) return isLearnt(one.name, words) ? 'skills' : 'gear';
  if (spell) return 'rules';
  const group = plain(one.group.split('::').at(-1) ?? '');
  if (IN_SKILLS.test(plain(one.group))) return 'skills';
  if (IN_INJURIES.test(plain(one.group))) return 'injuries';
  if (context !== null && context !== 'notes') return context;
  const section = sectionOf(group);
  if (section !== null && !isRole(section)) return section;
  const kind = plain(one.group);
  if (IN_GEAR.test(kind) || LIST_OF_GEAR.test(kind)) return 'gear';
  if (isWord(words, 'items', one.name)) return 'gear';
  return null;
}

function isLearnt(name: string, words: Words): boolean {
  const learnt = (['skills', 'rules'] as const).some((kind) => isWord(words, kind, name));
  return learnt && !isWord(words, 'items', name);
}

/** `2 Buboes`: a spell with its number in its list. */
function withoutNumber(name: string): string {
  return withoutGrade(name).replace(/^\d\s+(?=\p{L})/u, '');
}

/** `Brace` below a pistol: the weapon is a pair. */
function saysPair(name: string): boolean {
  return PAIRS.has(plain(name));
}

const PAIRS: ReadonlySet<string> = new Set(wordsFor(({ pairs }) => pairs).map(plain));

const IN_GEAR = new RegExp(saidFor(({ builder }) => builder.gear, plain));
const IN_SKILLS = new RegExp(saidFor(({ builder }) => builder.skills, plain));
const IN_INJURIES = new RegExp(saidFor(({ builder }) => builder.injuries, plain));

/** The number per model: some files multiply it by the group's size. */
function perModel(number: number, size: number): number {
  if (number < 1) return 1;
  return size > 1 && number % size === 0 ? number / size : Math.min(number, 20);
}

function unique(words: readonly FoundWord[]): readonly FoundWord[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => {
    const fresh = !seen.has(fold(text));
    seen.add(fold(text));
    return fresh;
  });
}

/** What is below `Stash`: the numbers of `Gold` and of shards, and the items. */
function treasuryIn(
  selections: readonly Selection[],
  words: Words,
): Pick<FoundWarband, 'gold' | 'shards' | 'stash'> {
  const chests = selections.filter(({ name }) => sectionOf(name) === 'stash');
  const inside = chests.flatMap(leavesOf);
  const numberOf = (names: ReadonlySet<string>) =>
    inside.find(({ name }) => names.has(plain(name)))?.number ?? null;
  const items = inside.filter(({ name }) => !GOLD.has(plain(name)) && !SHARDS.has(plain(name)));
  return {
    gold: numberOf(GOLD),
    shards: numberOf(SHARDS),
    stash: items
      .filter((one) => isWord(words, 'items', one.name) || one.profiles.length > 0)
      .map(({ name, line, number }) => ({ text: withoutGrade(name), line, count: number })),
  };
}

/** The selections below one, without the groups that only hold others. */
function leavesOf({ children }: Selection): readonly Selection[] {
  return children.flatMap((one) => (one.children.length > 0 ? leavesOf(one) : [one]));
}

const GOLD: ReadonlySet<string> = new Set(wordsFor(({ builder }) => builder.gold).map(plain));
const SHARDS: ReadonlySet<string> = new Set(wordsFor(({ shards }) => shards).map(plain));
