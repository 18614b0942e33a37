import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import type {
  Doubt,
  Draft,
  DraftFighter,
  DraftItem,
  LineRole,
  Part,
  PartKind,
  SourceLine,
} from './draft.ts';
import { leaderKept, settled, withLine } from './mend-line.ts';
import type { Notice, NoticeCode } from './notice.ts';
import { usualRole } from './resolve.ts';

/**
 * What a player says of a draft, one answer each. They are kept beside what was read and applied anew, so that
 * the last one is taken back by leaving it out. Fighters are named by their key, which stays theirs when other
 * lines are read otherwise.
 */
export type Mend =
  | { readonly do: 'line'; readonly line: number; readonly as: LineRole }
  | { readonly do: 'warband'; readonly catalogueId: string }
  /** What the warband is called. */
  | { readonly do: 'called'; readonly name: string }
  | FighterMend;

export type FighterMend = { readonly fighter: string } & (
  | { readonly do: 'profile'; readonly profileId: string }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'count'; readonly count: number }
  | { readonly do: 'xp'; readonly xp: number }
  /** By its word: another number or meaning of what he has, or one thing more; none of it takes it away. */
  | {
      readonly do: 'thing';
      readonly text: string;
      readonly itemId: string;
      readonly count: number;
    }
  | {
      readonly do: 'trait';
      readonly of: WordKind;
      readonly text: string;
      readonly traitId: string;
      readonly has: boolean;
    }
  /** So many of the group become one of their own. */
  | { readonly do: 'split'; readonly count: number }
  /** He belongs to the one above. */
  | { readonly do: 'merge' }
  /** Nobody is meant, though others of his line may be. */
  | { readonly do: 'nobody' }
  /** He is right as he stands, whatever of this was doubtful. */
  | { readonly do: 'confirm'; readonly of: readonly Doubt[] }
  /** Words of a line of his of which nothing is known, and what they are; without a place where they have none. */
  | {
      readonly do: 'part';
      readonly line: number;
      readonly from: number;
      readonly to: number;
      readonly text: string;
      readonly is: RestKind;
      readonly id: string;
    }
);

export type WordKind = 'skills' | 'injuries' | 'rules';

/** What unknown words may be made. */
export type RestKind = Extract<PartKind, 'name' | 'type' | 'thing' | 'skill' | 'injury'> | 'note';

/** Which words unknown ones may be, by what they become. */
export const REST_WORDS = [
  ['type', 'profiles'],
  ['thing', 'things'],
  ['skill', 'skills'],
  ['injury', 'injuries'],
] as const;

/** The lines whose part the player has told, for their text to be read anew. */
export function rolesSaid(mends: readonly Mend[]): ReadonlyMap<number, LineRole> {
  return new Map(mends.flatMap((one) => (one.do === 'line' ? [[one.line, one.as] as const] : [])));
}

/**
 * A draft with all that its player has said of it so far.
 * @param read what was read, with the roles told already known to its reader where it heeds them
 */
export function mended(read: Draft, mends: readonly Mend[], system: RosterSystem): Draft {
  const lined = [...rolesSaid(mends)].reduce((now, [line, as]) => withLine(now, line, as), read);
  return mends.reduce(
    (now, mend) => (mend.do === 'line' ? now : withMend(now, mend, system)),
    lined,
  );
}

function withMend(
  draft: Draft,
  mend: Exclude<Mend, { readonly do: 'line' }>,
  system: RosterSystem,
): Draft {
  if (mend.do === 'called')
    return { ...draft, name: { value: mend.name, origin: 'file', line: null } };
  if (mend.do === 'warband') return withWarband(draft, mend.catalogueId, system);
  const at = draft.fighters.findIndex(({ key }) => key === mend.fighter);
  const fighter = draft.fighters[at];
  if (fighter === undefined) return draft;
  const become = (...those: readonly DraftFighter[]) =>
    leaderKept(draft, draft.fighters.toSpliced(at, 1, ...those));
  switch (mend.do) {
    case 'split':
      return mend.count > 0 && mend.count < fighter.count.value
        ? become(...parted(fighter, mend.count, draft.fighters))
        : draft;
    case 'merge': {
      const above = draft.fighters[at - 1];
      if (above === undefined) return draft;
      return leaderKept(draft, draft.fighters.toSpliced(at - 1, 2, joined(above, fighter)));
    }
    case 'nobody':
      return { ...become(), lines: withoutFighter(draft, fighter.key) };
    case 'part': {
      const { line, from, to, text: about, is } = mend;
      const isLost = is === 'note' && from === to;
      const left: readonly Notice[] = isLost ? [{ code: 'LeftOut', about, line }] : [];
      const whole = become(withRest(fighter, mend, system));
      return { ...whole, lines: withPart(draft, mend), notices: [...draft.notices, ...left] };
    }
    case 'profile':
    case 'name':
    case 'count':
    case 'xp':
    case 'thing':
    case 'trait':
    case 'confirm':
      return become(withAnswer(fighter, mend, system));
  }
}

type Answer = Exclude<FighterMend, { readonly do: 'split' | 'merge' | 'nobody' | 'part' }>;

function withAnswer(fighter: DraftFighter, mend: Answer, system: RosterSystem): DraftFighter {
  const told = <T>(value: T) => ({ value, origin: 'file', line: fighter.line }) as const;
  switch (mend.do) {
    case 'profile':
      return typed(fighter, mend.profileId, system);
    case 'name':
      return settled({ ...fighter, name: told(mend.name) }, ['name']);
    case 'count':
      return settled({ ...fighter, count: told(Math.max(1, Math.min(mend.count, MOST))) }, [
        'count',
      ]);
    case 'xp':
      return settled({ ...fighter, xp: told(Math.max(0, Math.min(mend.xp, MOST_XP))) }, ['xp']);
    case 'thing':
      return withGear(fighter, withThing(fighter.gear, mend, fighter.line));
    case 'trait': {
      const others = fighter[mend.of].filter(({ text }) => text !== mend.text);
      const own = { text: mend.text, traitId: mend.traitId, line: fighter.line };
      const words = mend.has ? [...others, own] : others;
      return settled({ ...fighter, [mend.of]: words }, [
        mend.of === 'injuries' ? 'injuries' : 'skills',
      ]);
    }
    case 'confirm': {
      const { profileId, choices, gear } = fighter;
      const known = mend.of.includes('type');
      const counted = mend.of.includes('equipment');
      return settled(
        {
          ...fighter,
          profileId: known ? told(profileId.value) : profileId,
          choices: known ? [] : choices,
          gear: counted ? gear.map((one) => ({ ...one, origin: 'file' })) : gear,
        },
        mend.of,
      );
    }
  }
}

const MOST = 60;
const MOST_XP = 999;

function withThing(
  gear: readonly DraftItem[],
  {
    text,
    itemId,
    count,
  }: { readonly text: string; readonly itemId: string; readonly count: number },
  line: number | null,
): readonly DraftItem[] {
  const at = gear.findIndex((one) => one.text === text);
  if (count < 1) return gear.filter((one) => one.text !== text);
  const thing: DraftItem = { text, itemId, count, origin: 'file', line: gear[at]?.line ?? line };
  return at < 0 ? [...gear, thing] : gear.with(at, thing);
}

function parted(
  fighter: DraftFighter,
  count: number,
  all: readonly DraftFighter[],
): readonly DraftFighter[] {
  const left = { ...fighter.count, value: fighter.count.value - count, origin: 'file' } as const;
  const taken = new Set(all.map(({ key }) => key));
  let key = `${fighter.key}+`;
  while (taken.has(key)) key += '+';
  const own = settled({ ...fighter, count: left }, ['count']);
  return [own, { ...own, key, count: { ...left, value: count } }];
}

/** The one above, with all that the one below has; a group of the same people has as many more of them. */
function joined(above: DraftFighter, below: DraftFighter): DraftFighter {
  const same = above.profileId.value !== '' && above.profileId.value === below.profileId.value;
  const { count } = above;
  const texts = new Set(above.gear.map(({ text }) => text));
  return {
    ...above,
    count: same ? { ...count, value: count.value + below.count.value } : count,
    gear: [...above.gear, ...below.gear.filter(({ text }) => !texts.has(text))],
    skills: [...above.skills, ...below.skills],
    injuries: [...above.injuries, ...below.injuries],
    rules: [...above.rules, ...below.rules],
  };
}

/** With other things, in which there may be nothing doubtful any more. */
function withGear(fighter: DraftFighter, gear: readonly DraftItem[]): DraftFighter {
  const open = gear.some(({ itemId, origin }) => itemId === '' || origin === 'guess');
  return settled({ ...fighter, gear }, open ? [] : ['equipment']);
}

/** With words of which nothing was known as what they are; they may have been a thing without a meaning. */
function withRest(
  fighter: DraftFighter,
  { is, id, line, text }: OfWords,
  system: RosterSystem,
): DraftFighter {
  const others = fighter.gear.filter((one) => one.text !== text);
  const without = others.length < fighter.gear.length ? withGear(fighter, others) : fighter;
  switch (is) {
    case 'note':
      return without;
    case 'name':
      return settled({ ...without, name: { value: text, origin: 'file', line } }, ['name']);
    case 'type':
      return typed(without, id, system);
    case 'thing':
      return withGear(fighter, withThing(fighter.gear, { text, itemId: id, count: 1 }, line));
    case 'skill':
      return { ...without, skills: [...without.skills, { text, traitId: id, line }] };
    case 'injury':
      return { ...without, injuries: [...without.injuries, { text, traitId: id, line }] };
  }
}

type OfWords = Extract<FighterMend, { readonly do: 'part' }>;

/** The lines with those words as what they are; as a note they are what is left of their line. */
function withPart(
  { lines }: Draft,
  { line, from, to, is, fighter }: OfWords,
): readonly SourceLine[] {
  return lines.map((one) => {
    if (one.no !== line || from === to) return one;
    const beside = one.parts.filter((part) => part.to <= from || part.from >= to);
    const own: readonly Part[] = is === 'note' ? [] : [{ from, to, is, sure: true, fighter }];
    return { ...one, parts: [...beside, ...own].toSorted((a, b) => a.from - b.from) };
  });
}

/** The lines in which nobody is who was taken for somebody. */
function withoutFighter({ lines }: Draft, key: string): readonly SourceLine[] {
  return lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => (part.fighter === key ? { ...part, fighter: '' } : part)),
  }));
}

/** A draft in which its player has said what kind of warband it is: whoever may be one of it, is. */
export function withWarband(draft: Draft, catalogueId: string, system: RosterSystem): Draft {
  const about: readonly NoticeCode[] = ['AmbiguousWarband', 'UnknownWarband'];
  return {
    ...draft,
    catalogueId: { value: catalogueId, origin: 'file', line: null },
    kinds: [],
    fighters: draft.fighters.map((one) => ofWarband(one, catalogueId, system)),
    notices: draft.notices.filter(({ code }) => !about.includes(code)),
  };
}

/** One of several is the one of that warband; one of another is who is called the same there. */
function ofWarband(fighter: DraftFighter, catalogueId: string, system: RosterSystem): DraftFighter {
  const own = fighter.choices.filter((id) => id.startsWith(`${catalogueId}/`));
  const [only] = own;
  if (only !== undefined)
    return own.length === 1 ? typed(fighter, only, system) : { ...fighter, choices: own };
  const same = `${catalogueId}/${fighter.profileId.value.split('/')[1] ?? ''}`;
  const isThere = fighter.choices.length === 0 && findProfile(system, same) !== null;
  return isThere ? { ...typed(fighter, same, system), unsure: fighter.unsure } : fighter;
}

const OF_WHO: readonly Doubt[] = ['type', 'who'];

function typed(fighter: DraftFighter, profileId: string, system: RosterSystem): DraftFighter {
  const profile = findProfile(system, profileId);
  const { line } = fighter;
  const named = settled(
    { ...fighter, profileId: { value: profileId, origin: 'file', line }, choices: [] },
    OF_WHO,
  );
  const said = Object.entries(fighter.stats).filter(([, { origin }]) => origin === 'file');
  if (profile === null) return { ...named, stats: Object.fromEntries(said) };
  const role = fighter.role.origin === 'file' ? null : usualRole(profile, system);
  const usual = Object.entries(profile.profile).map(
    ([id, value]) => [id, { value, origin: 'rules', line: null }] as const,
  );
  return {
    ...named,
    role: role === null ? fighter.role : { value: role, origin: 'rules', line },
    xp:
      fighter.xp.origin === 'file'
        ? fighter.xp
        : { value: profile.startXp ?? 0, origin: 'rules', line },
    stats: Object.fromEntries([...usual, ...said]),
  };
}
