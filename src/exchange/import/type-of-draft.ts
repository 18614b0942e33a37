import { normalizedLine } from '#roster/limits.ts';
import { copyOf, type NewPack } from '#roster/pack-edits/copy.ts';
import { idWithin } from '#roster/pack-edits/ids.ts';
import { setListed } from '#roster/pack-edits/lists.ts';
import { PACK_LIMITS } from '#roster/pack-edits/names.ts';
import { patched } from '#roster/pack-edits/patched.ts';
import { addOwnItem } from '#roster/pack-edits/things.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { PackChoices, PackForm, PackFormProfile } from '#rules/contract/pack-form.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Draft, DraftFighter, DraftItem } from './draft.ts';
import { isOwnKind } from './own-kinds.ts';
import { fold } from './words/names.ts';

// A list whose warband nobody here knows says much of its type all the same: who is in it, what they are like, and
// what they carry. What it doesn't say is as in a pack that begins with nothing.

/** A type of warband made of a list, and the list as one of a warband of that type. */
interface TypeOfDraft {
  readonly pack: PackForm;
  readonly draft: Draft;
}

/** What the new type is called, and what its remarks say. */
interface TypeWords extends NewPack {
  /** The language of the player, in which the list's own words are taken to be. */
  readonly language: string;
  /** That limits, costs and the rest are assumed. */
  readonly assumed: string;
  /** That these words of the list mean nothing here. */
  readonly unknown: (words: string) => string;
}

interface TypeKit {
  readonly lexicon: Pick<Lexicon, 'pairs' | 'leadership'>;
  readonly system: Pick<RuleSystem, 'advances'>;
  readonly choices: PackChoices;
}

/** What a list is called as a type: its type in its own words, else its name; '' for neither. */
export function nameAsType({ type, name }: Draft): string {
  return normalizedLine(type.value || name.value, PACK_LIMITS.name);
}

/**
 * A type of warband in which the fighters of a list are at home: a profile for each kind of them, a list of equipment
 * with all that they carry. Hired swords stay what they are.
 */
export function typeOfDraft(draft: Draft, kit: TypeKit, words: TypeWords): TypeOfDraft {
  const { blank } = kit.choices;
  const leader = leaderOf(draft, kit);
  const kinds = kindsOf(draft, leader);
  const [leads, follows] = patterns(blank);
  const [list = 'everybody'] = Object.keys(blank.equipment ?? {});
  const profiles: PackFormProfile[] = [];
  const profileIds = new Map<string, string>();
  for (const { key, name, those } of kinds) {
    const isLeader = those.some((one) => one.key === leader?.key);
    const isHero = isLeader || those.some(({ role }) => role.value === 'hero');
    const id = idWithin(
      name.slice(0, MOST_OF_ID),
      isHero ? leads.role : follows.role,
      profiles.map((one) => one.id),
    );
    profileIds.set(key, id);
    profiles.push(profileOf(those, { id, name, isLeader, isHero }, kit, words.language));
  }
  if (leader === null) profiles.unshift(leads);
  const { warband } = blank;
  const size = sum(draft.fighters.filter(isOwnKind));
  const heroes = sum(
    draft.fighters.filter((one) => isOwnKind(one) && (one === leader || one.role.value === 'hero')),
  );
  const begun = patched(copyOf(blank, words), {
    race: undefined,
    warband: warband && {
      ...warband,
      maxFighters: atMost(Math.max(warband.maxFighters, size)),
      maxHeroes: atMost(Math.max(warband.maxHeroes, heroes)),
    },
    profiles,
    equipment: { [list]: { ...blank.equipment?.[list], items: [] } },
  });
  const things = draft.fighters.filter(isOwnKind).flatMap(({ gear }) => gear);
  const strange = strangeWords(draft);
  const pack = patched(withThings(begun, list, things, kit, words.language), {
    notes: [
      words.assumed,
      ...(strange.length === 0 ? [] : [words.unknown(strange.join(', '))]),
    ].map((note) => note.slice(0, MAX_NOTE)),
  });
  return { pack, draft: inType(draft, { pack, leader, profileIds }) };
}

/** Characters of a remark in a pack. */
const MAX_NOTE = 400;

/** Letters of a kind's name in its id, which members carry behind that of the pack. */
const MOST_OF_ID = 30;

function atMost(count: number): number {
  return Math.min(count, PACK_LIMITS.count);
}

function sum(fighters: readonly DraftFighter[]): number {
  return fighters.reduce((all, { count }) => all + count.value, 0);
}

/**
 * Who leads by the list, else its first hero, else the first who is alone; null for nobody. A guess by leadership counts
 * if the list has the numbers.
 */
function leaderOf({ fighters, leader }: Draft, { lexicon }: TypeKit): DraftFighter | null {
  const own = fighters.filter(isOwnKind);
  const alone = own.filter(({ count }) => count.value === 1);
  const said = alone.find((one) => one === fighters[leader?.value ?? -1]);
  const isSaid = leader?.origin === 'file' || said?.stats[lexicon.leadership]?.origin === 'file';
  const hero = alone.find(({ role }) => role.value === 'hero');
  return (isSaid ? said : undefined) ?? hero ?? alone[0] ?? null;
}

interface Kind {
  readonly key: string;
  readonly name: string;
  readonly those: readonly DraftFighter[];
}

/** Fighters by what the list calls them and by their role; whoever leads is a kind of his own. */
function kindsOf(draft: Draft, leader: DraftFighter | null): readonly Kind[] {
  const kinds = new Map<string, DraftFighter[]>();
  for (const fighter of draft.fighters.filter(isOwnKind)) {
    const key = kindOf(fighter, leader);
    kinds.set(key, [...(kinds.get(key) ?? []), fighter]);
  }
  return [...kinds].map(([key, those]) => ({ key, name: calledIn(those), those }));
}

function kindOf(fighter: DraftFighter, leader: DraftFighter | null): string {
  if (fighter.key === leader?.key) return 'leader';
  return `${fighter.role.value} ${fold(fighter.type.value || fighter.name.value)}`;
}

function calledIn([first]: readonly DraftFighter[]): string {
  return normalizedLine(first?.type.value || first?.name.value || '', PACK_LIMITS.name);
}

/** Of a pack that begins with nothing, who leads and who follows. */
function patterns({ profiles }: PackForm): readonly [PackFormProfile, PackFormProfile] {
  const leads = profiles.find(({ leader }) => leader);
  const follows = profiles.find(({ leader }) => leader !== true);
  if (leads === undefined || follows === undefined) throw new Error('blank: nobody leads');
  return [leads, follows];
}

interface NewProfile {
  readonly id: string;
  readonly name: string;
  readonly isLeader: boolean;
  readonly isHero: boolean;
}

/** A kind as its least experienced has it: the others have changed since. */
function profileOf(
  those: readonly DraftFighter[],
  { id, name, isLeader, isHero }: NewProfile,
  { choices, system }: TypeKit,
  language: string,
): PackFormProfile {
  const [leads, follows] = patterns(choices.blank);
  const pattern = isLeader ? leads : follows;
  const measured = those.filter(({ stats }) => Object.keys(stats).length > 0);
  const [freshest] = measured.toSorted((one, other) => one.xp.value - other.xp.value);
  const numbers = choices.characteristics.flatMap(({ id: of, min, max }) => {
    const value = freshest?.stats[of]?.value;
    return value === undefined ? [] : [[of, Math.max(min, Math.min(value, max))] as const];
  });
  const told = those.filter(({ xp }) => xp.origin === 'file').map(({ xp }) => xp.value);
  return patched<PackFormProfile>(pattern, {
    id,
    names: name === '' ? pattern.names : { [language]: name },
    role: isHero ? leads.role : follows.role,
    startXp: Math.min(pattern.startXp ?? 0, ...told),
    profile: { ...pattern.profile, ...Object.fromEntries(numbers) },
    skills: isHero ? skillsOf(those, leads, choices, system) : undefined,
  });
}

/** The lists that most heroes learn from, and those of the skills that these have. */
function skillsOf(
  those: readonly DraftFighter[],
  { skills = [] }: PackFormProfile,
  { skillLists }: PackChoices,
  { advances }: TypeKit['system'],
): readonly string[] {
  const learnt = new Set(those.flatMap((one) => one.skills.map(({ traitId }) => traitId)));
  const theirs = (advances?.skills.lists ?? [])
    .filter(({ id, skills: all }) => skillLists.includes(id) && all.some((one) => learnt.has(one)))
    .map(({ id }) => id);
  return [...new Set([...skills, ...theirs])];
}

/** All that they carry on one list: what the app knows by its id, anything else by its name. */
function withThings(
  pack: PackForm,
  list: string,
  things: readonly DraftItem[],
  { lexicon }: TypeKit,
  language: string,
): PackForm {
  const named = new Set<string>();
  return things.reduce((now, { itemId, text, count }) => {
    const pair = count > 1 ? lexicon.pairs[itemId] : undefined;
    const ids = [itemId, pair ?? ''].filter((id) => id !== '');
    const known = ids.reduce((all, id) => setListed(all, list, id, null), now);
    const name = normalizedLine(text, PACK_LIMITS.name);
    if (ids.length > 0 || name === '' || named.has(fold(name))) return known;
    named.add(fold(name));
    return addOwnItem(now, list, language, name, ASSUMED_PRICE).pack;
  }, pack);
}

/** Gold crowns. */
const ASSUMED_PRICE = 10;

/** What nobody here knows of the list's own fighters, once each. */
function strangeWords({ fighters }: Draft): readonly string[] {
  const words = fighters
    .filter(isOwnKind)
    .flatMap(({ gear, skills, injuries, rules }) => [
      ...gear.flatMap(({ itemId, text }) => (itemId === '' ? [text] : [])),
      ...[...skills, ...injuries, ...rules].flatMap(({ traitId, text }) =>
        traitId === '' ? [text] : [],
      ),
    ]);
  return [...new Map(words.map((word) => [fold(word), word])).values()];
}

interface Made {
  readonly pack: PackForm;
  readonly leader: DraftFighter | null;
  /** By kind. */
  readonly profileIds: ReadonlyMap<string, string>;
}

/** The list as that of a warband of the new type. */
function inType(draft: Draft, { pack, leader, profileIds }: Made): Draft {
  const at = draft.fighters.findIndex((one) => one.key === leader?.key);
  return {
    ...draft,
    catalogueId: { value: pack.id, origin: 'file', line: null },
    kinds: [],
    leader:
      at < 0 ? draft.leader : { value: at, origin: draft.leader?.origin ?? 'guess', line: null },
    fighters: draft.fighters.map((fighter) => {
      if (!isOwnKind(fighter)) return fighter;
      const id = profileIds.get(kindOf(fighter, leader)) ?? '';
      const startXp = pack.profiles.find((one) => one.id === id)?.startXp ?? 0;
      const { xp, line, role } = fighter;
      return {
        ...fighter,
        profileId: { value: `${pack.id}/${id}`, origin: 'file', line },
        choices: [],
        role: fighter.key === leader?.key ? { ...role, value: 'hero' } : role,
        xp: xp.origin === 'file' ? xp : { value: startXp, origin: 'guess', line },
      };
    }),
  };
}
