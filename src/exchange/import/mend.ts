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
import { IMPORT_LIMITS } from './limits.ts';
import { withFighters, withLineRole, withoutDoubts } from './mend-line.ts';
import type { Notice, NoticeCode } from './notice.ts';
import { asOwnType } from './own-kinds.ts';
import { usualRole } from './resolve.ts';

/**
 * A player's correction of a draft. Mends are kept as a list beside the original draft and applied anew, so that
 * dropping the last one undoes it. They name fighters by key, which is stable when other lines are read differently.
 */
export type Mend =
  | { readonly do: 'line'; readonly line: number; readonly as: LineRole }
  | { readonly do: 'warband'; readonly catalogueId: string }
  /** The warband's name. */
  | { readonly do: 'called'; readonly name: string }
  /** The warband is of a type of its own, which the list is made into. */
  | { readonly do: 'own-type' }
  | FighterMend;

export type FighterMend = { readonly fighter: string } & (
  | { readonly do: 'profile'; readonly profileId: string }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'count'; readonly count: number }
  | { readonly do: 'xp'; readonly xp: number }
  /** Adds an item or changes the count or meaning of the one with this text; a count of 0 removes it. */
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
  /** Splits so many models off into a group of their own. */
  | { readonly do: 'split'; readonly count: number }
  /** Merges the fighter into the one above. */
  | { readonly do: 'merge' }
  /** Not a fighter; others on the same line stay. */
  | { readonly do: 'nobody' }
  /** Clears these doubts: the fighter is right as read. */
  | { readonly do: 'confirm'; readonly of: readonly Doubt[] }
  /** Says what unread words of the fighter's lines are; `from` and `to` are 0 if they are not in a line verbatim. */
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

/** What the player may declare unread words to be. */
export type RestKind = Extract<PartKind, 'name' | 'type' | 'thing' | 'skill' | 'injury'> | 'note';

/** Where the choices for each of them come from. */
export const REST_WORDS = [
  ['type', 'profiles'],
  ['thing', 'things'],
  ['skill', 'skills'],
  ['injury', 'injuries'],
] as const;

/** The line roles among the mends, for reading the text again. */
export function lineRolesOf(mends: readonly Mend[]): ReadonlyMap<number, LineRole> {
  return new Map(mends.flatMap((one) => (one.do === 'line' ? [[one.line, one.as] as const] : [])));
}

/**
 * Applies all mends to a draft.
 * @param read the draft, already read with the line roles if its reader supports them
 */
export function applyMends(read: Draft, mends: readonly Mend[], system: RosterSystem): Draft {
  const lined = [...lineRolesOf(mends)].reduce(
    (now, [line, as]) => withLineRole(now, line, as),
    read,
  );
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
  if (mend.do === 'own-type') return asOwnType(draft);
  if (mend.do === 'warband') return withWarband(draft, mend.catalogueId, system);
  const at = draft.fighters.findIndex(({ key }) => key === mend.fighter);
  const fighter = draft.fighters[at];
  if (fighter === undefined) return draft;
  const become = (...those: readonly DraftFighter[]) =>
    withFighters(draft, draft.fighters.toSpliced(at, 1, ...those));
  switch (mend.do) {
    case 'split':
      return mend.count > 0 && mend.count < fighter.count.value
        ? become(...splitOff(fighter, mend.count, draft.fighters))
        : draft;
    case 'merge': {
      const above = draft.fighters[at - 1];
      if (above === undefined) return draft;
      return withFighters(draft, draft.fighters.toSpliced(at - 1, 2, mergedInto(above, fighter)));
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
  const confirmed = <T>(value: T) => ({ value, origin: 'file', line: fighter.line }) as const;
  switch (mend.do) {
    case 'profile':
      return withProfile(fighter, mend.profileId, system);
    case 'name':
      return withoutDoubts({ ...fighter, name: confirmed(mend.name) }, ['name']);
    case 'count':
      return withoutDoubts(
        { ...fighter, count: confirmed(Math.max(1, Math.min(mend.count, IMPORT_LIMITS.count))) },
        ['count'],
      );
    case 'xp':
      return withoutDoubts(
        { ...fighter, xp: confirmed(Math.max(0, Math.min(mend.xp, IMPORT_LIMITS.xp))) },
        ['xp'],
      );
    case 'thing':
      return withGear(fighter, withThing(fighter.gear, mend, fighter.line));
    case 'trait': {
      const others = fighter[mend.of].filter(({ text }) => text !== mend.text);
      const own = { text: mend.text, traitId: mend.traitId, line: fighter.line };
      const words = mend.has ? [...others, own] : others;
      return withoutDoubts({ ...fighter, [mend.of]: words }, [
        mend.of === 'injuries' ? 'injuries' : 'skills',
      ]);
    }
    case 'confirm': {
      const { profileId, choices, gear } = fighter;
      const known = mend.of.includes('type');
      const counted = mend.of.includes('equipment');
      return withoutDoubts(
        {
          ...fighter,
          profileId: known ? confirmed(profileId.value) : profileId,
          choices: known ? [] : choices,
          gear: counted ? gear.map((one) => ({ ...one, origin: 'file' })) : gear,
        },
        mend.of,
      );
    }
  }
}

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

function splitOff(
  fighter: DraftFighter,
  count: number,
  all: readonly DraftFighter[],
): readonly DraftFighter[] {
  const left = { ...fighter.count, value: fighter.count.value - count, origin: 'file' } as const;
  const taken = new Set(all.map(({ key }) => key));
  let key = `${fighter.key}+`;
  while (taken.has(key)) key += '+';
  const own = withoutDoubts({ ...fighter, count: left }, ['count']);
  return [own, { ...own, key, count: { ...left, value: count } }];
}

/** Adds the fighter below to the one above: its count if the type is the same, and all its gear. */
function mergedInto(above: DraftFighter, below: DraftFighter): DraftFighter {
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

/** Replaces the gear and clears its doubt once every item is known. */
function withGear(fighter: DraftFighter, gear: readonly DraftItem[]): DraftFighter {
  const open = gear.some(({ itemId, origin }) => itemId === '' || origin === 'guess');
  return withoutDoubts({ ...fighter, gear }, open ? [] : ['equipment']);
}

/** Applies the meaning given to unread words, which may have been listed as an unknown item. */
function withRest(
  fighter: DraftFighter,
  { is, id, line, text }: PartMend,
  system: RosterSystem,
): DraftFighter {
  const others = fighter.gear.filter((one) => one.text !== text);
  const without = others.length < fighter.gear.length ? withGear(fighter, others) : fighter;
  switch (is) {
    case 'note':
      return without;
    case 'name':
      return withoutDoubts({ ...without, name: { value: text, origin: 'file', line } }, ['name']);
    case 'type':
      return withProfile(without, id, system);
    case 'thing':
      return withGear(fighter, withThing(fighter.gear, { text, itemId: id, count: 1 }, line));
    case 'skill':
      return { ...without, skills: [...without.skills, { text, traitId: id, line }] };
    case 'injury':
      return { ...without, injuries: [...without.injuries, { text, traitId: id, line }] };
  }
}

type PartMend = Extract<FighterMend, { readonly do: 'part' }>;

/** Marks the words as a part of their line; words declared a note stay rest. */
function withPart(
  { lines }: Draft,
  { line, from, to, is, fighter }: PartMend,
): readonly SourceLine[] {
  return lines.map((one) => {
    if (one.no !== line || from === to) return one;
    const beside = one.parts.filter((part) => part.to <= from || part.from >= to);
    const own: readonly Part[] = is === 'note' ? [] : [{ from, to, is, sure: true, fighter }];
    return { ...one, parts: [...beside, ...own].toSorted((a, b) => a.from - b.from) };
  });
}

/** The lines without a fighter that turned out to be none. */
function withoutFighter({ lines }: Draft, key: string): readonly SourceLine[] {
  return lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => (part.fighter === key ? { ...part, fighter: '' } : part)),
  }));
}

/** Sets the kind of warband and resolves every fighter that may belong to it. */
export function withWarband(draft: Draft, catalogueId: string, system: RosterSystem): Draft {
  const about: readonly NoticeCode[] = ['AmbiguousWarband', 'UnknownWarband'];
  return {
    ...draft,
    catalogueId: { value: catalogueId, origin: 'file', line: null },
    kinds: [],
    fighters: draft.fighters.map((one) => inWarband(one, catalogueId, system)),
    notices: draft.notices.filter(({ code }) => !about.includes(code)),
  };
}

/** Narrows the candidates to this warband, or moves to the profile of the same name there. */
function inWarband(fighter: DraftFighter, catalogueId: string, system: RosterSystem): DraftFighter {
  const own = fighter.choices.filter((id) => id.startsWith(`${catalogueId}/`));
  const [only] = own;
  if (only !== undefined)
    return own.length === 1 ? withProfile(fighter, only, system) : { ...fighter, choices: own };
  const same = `${catalogueId}/${fighter.profileId.value.split('/')[1] ?? ''}`;
  const isThere = fighter.choices.length === 0 && findProfile(system, same) !== null;
  return isThere ? { ...withProfile(fighter, same, system), unsure: fighter.unsure } : fighter;
}

const IDENTITY_DOUBTS: readonly Doubt[] = ['type', 'who'];

function withProfile(fighter: DraftFighter, profileId: string, system: RosterSystem): DraftFighter {
  const profile = findProfile(system, profileId);
  const { line } = fighter;
  const named = withoutDoubts(
    { ...fighter, profileId: { value: profileId, origin: 'file', line }, choices: [] },
    IDENTITY_DOUBTS,
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
