import * as v from 'valibot';
import { isWarbandId, isWarriorId, type WarbandId, type WarriorId } from '#rules/contract/ids.ts';
import { keyedBy, listOf, recordOf } from '#rules/kit/bounded.ts';
import { LATEST_CHANGE } from './change-time.ts';
import { LIMITS, normalizedLine, tidyLines } from './limits.ts';
import type { Stored } from './stored.ts';

// A warband is refused with a reason for each field that is malformed: the messages are its codes.

const line = (max: number) =>
  v.pipe(
    v.string('text-expected'),
    v.maxLength(max, 'text-too-long'),
    v.transform((text) => normalizedLine(text, max)),
  );

const lines = v.pipe(
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

/** Kinds of things, traits or characteristics: more than any game has. */
export const MAX_KINDS = 999;

/** Lines of its history, and drafts: many times what is kept. */
const MAX_LINES = 2000;

/** Captives held at once: more than many battles bring. */
export const MAX_HELD = 60;

const yesOrNo = v.boolean('yes-or-no-expected');

/** An id of the catalogue or of a table; whether it is known is checked by `parse.ts`. */
const word = line(80);

/** By id. */
const counts = (max: number) => keyedBy(word, count(max), MAX_KINDS, 'number-expected');

/** By trait id. */
const traits = recordOf(
  v.union(
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
  ),
  MAX_KINDS,
  'traits-expected',
);

/** One for each fighter at the most. */
const someOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  listOf(item, LIMITS.fighters, ['list-expected', 'too-many-fighters']);

/**
 * Not needed at the start, so it is parsed on demand, line by line; a line of a newer version
 * is kept unchanged.
 */
const unparsedLines = listOf(v.unknown(), MAX_LINES);

/** Who holds a captive, or whose captive is held. */
const HOLDER = v.object({
  /** Null for a warband that is on no device known here. */
  warbandId: v.fallback(v.nullable(v.custom<WarbandId>(isWarbandId)), null),
  name: v.fallback(line(LIMITS.name), ''),
});

/** A captive from a warband that is looked after on another device. */
const HELD = v.object({
  /** `e-` and a fresh id. */
  id: word,
  name: line(LIMITS.name),
  of: HOLDER,
});

/** A hero, a hired sword, an animal, or a group of henchmen that share a profile. */
const MEMBER = v.object(
  {
    id: v.custom<WarriorId>(isWarriorId, 'id-malformed'),
    name: line(LIMITS.name),
    /** Profile in the catalogue, as `warband/profile`; '' for free-form. */
    profileId: word,
    /** The player's own word for what he is; '' for the name of his profile or role. */
    title: line(LIMITS.title),
    role: word,
    leader: yesOrNo,
    profile: recordOf(count(LIMITS.characteristic), MAX_KINDS, 'profile-expected'),
    traits,
    experience: count(LIMITS.experience),
    /** One label for each miniature. */
    labels: v.pipe(someOf(line(LIMITS.label)), v.minLength(1, 'member-without-fighter')),
    /** Misses the next battle: offered as absent at setup. */
    missesNext: yesOrNo,
    /** Battles that he misses after the next one; absent if none. */
    missesAfter: v.exactOptional(count(LIMITS.battles)),
    /** Advances taken; absent until they have been counted. */
    advances: v.exactOptional(count(LIMITS.experience)),
    /** Skill lists chosen at a promotion; absent for all others, who have those of their profile. */
    skillLists: v.exactOptional(someOf(word)),
    /** Of a captive: who holds him, where that is known. */
    heldBy: v.exactOptional(HOLDER),
  },
  'field-missing',
);

/** A warband between battles: what the player owns and edits. */
export const WARBAND = v.pipe(
  v.object(
    {
      id: v.custom<WarbandId>(isWarbandId, 'id-malformed'),
      name: line(LIMITS.name),
      systemId: word,
      /** Warband type in the system's catalogue; '' for a free-form one. */
      catalogueId: word,
      emblem: word,
      /** Warband-wide rules and possessions (war horn, hardy …) by trait id. */
      traits,
      members: someOf(MEMBER),
      notes: lines,
      /** Battles fought; an aftermath adds one, and players may correct it. */
      battles: count(LIMITS.battles),
      /** The treasury, by id of the kind of income; absent if empty. */
      purse: v.exactOptional(counts(LIMITS.purse)),
      /** Items in its chest, by id; absent if empty. */
      stash: v.exactOptional(counts(LIMITS.stash)),
      /** Captives that it holds, of warbands on other devices; absent if there are none. */
      holds: v.exactOptional(listOf(HELD, MAX_HELD)),
      /** Finished battles, and what was between them, newest last, as `after-battle/history.ts` reads them; absent if there are none. */
      history: v.exactOptional(unparsedLines),
      /** Drafts of unfinished aftermaths, as `after-battle/draft.ts` reads them. */
      unfinished: v.exactOptional(unparsedLines),
      /** Milliseconds since 1970; set by the store, newest first in lists. */
      changedAt: count(LATEST_CHANGE),
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

/**
 * What this version knows nothing of, such as the type and the things of a pack that isn't on this device, by member;
 * under '' that of the whole warband.
 */
export const ASIDE = recordOf(
  v.object({
    /** Type of the warband, or profile of the member. */
    of: v.exactOptional(word),
    traits: v.exactOptional(traits),
  }),
  LIMITS.fighters + 1,
);

export type Member = Stored<typeof MEMBER>;
export type Holder = Stored<typeof HOLDER>;
export type Held = Stored<typeof HELD>;

export interface Warband extends Stored<typeof WARBAND> {
  /** Archived on this device; never part of a hand-over code. Any other stored value counts as absent. */
  readonly archived?: true;
  /**
   * An opponent's, kept on this device: `scanned` whole from his phone, or `met` in a battle, where experience and
   * money don't show. Never part of a hand-over code; any other stored value counts as absent.
   */
  readonly theirs?: 'scanned' | 'met';
  /**
   * Left out until a pack or a newer version brings it: then it is there again. Never part of a hand-over code; any other
   * stored value counts as absent.
   */
  readonly aside?: Stored<typeof ASIDE>;
}
