import { goldCost } from '#roster/cost.ts';
import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import { memberRating } from '#roster/rating.ts';
import type { Draft, Stated } from './draft.ts';
import { isUnreadLine } from './notice.ts';
import type { ImportTools } from './source.ts';
import { toWarband } from './to-warband.ts';

/** A total with what was understood instead. */
export interface Difference extends Stated {
  readonly understood: number;
  /** Lines in which the rest of it is likely to be found, the likeliest first. */
  readonly lines: readonly number[];
}

/** What a draft is counted with. */
type Tools = Pick<ImportTools, 'lexicon' | 'system'>;

/** The totals of a list that its fighters, as they are understood, don't come to. */
export function differencesOf(draft: Draft, tools: Tools): readonly Difference[] {
  const lines = likelyLines(draft);
  return totalsOf(draft).flatMap((one): readonly Difference[] => {
    const understood = understoodOf(one, draft, tools);
    return understood === null || understood === one.value ? [] : [{ ...one, understood, lines }];
  });
}

/** One total of each kind: the last, of sums of gold the one that the others are parts of. */
function totalsOf({ stated }: Draft): readonly Stated[] {
  const said = new Map(stated.map((one) => [one.is, one] as const));
  const sums = stated.filter(({ is }) => is === 'gold').toSorted((a, b) => b.value - a.value);
  const [whole, ...parts] = sums;
  const sum = parts.reduce((all, { value }) => all + value, 0);
  // What each of the fighters costs is no total of them all.
  if (whole === undefined || sum > whole.value) said.delete('gold');
  else said.set('gold', whole);
  return [...said.values()];
}

function understoodOf({ is }: Stated, draft: Draft, tools: Tools): number | null {
  switch (is) {
    case 'models':
      return draft.fighters.reduce((sum, { count }) => sum + count.value, 0);
    case 'rating':
      return ratingOf(draft, tools.system);
    case 'gold':
      return goldOf(draft, tools);
  }
}

/** Null where nobody can know it: in a game without ratings, or with fighters of unknown types. */
function ratingOf(
  { fighters }: Draft,
  system: Pick<RosterSystem, 'campaign' | 'catalogue' | 'extras'>,
): number | null {
  const { campaign } = system;
  if (campaign === null || fighters.some(({ profileId }) => profileId.value === '')) return null;
  return fighters.reduce((sum, { profileId, count, xp, name }) => {
    const traits = findProfile(system, profileId.value)?.traits ?? {};
    const labels = Array.from({ length: count.value }, () => name.value);
    return sum + memberRating({ labels, traits, experience: xp.value }, campaign);
  }, 0);
}

/** Null where a type or a thing is unknown. */
function goldOf(draft: Draft, { lexicon, system }: Tools): number | null {
  const { fighters } = draft;
  const isOpen = fighters.some(
    ({ profileId, gear }) => profileId.value === '' || gear.some(({ itemId }) => itemId === ''),
  );
  if (isOpen || system.gear === null) return null;
  let next = 0;
  const warrior = () => `m-${(next += 1)}` as const;
  return goldCost(toWarband(draft, lexicon, system, { warband: 'w-1', warrior, now: 0 }), system);
}

/** Lines set aside, then those of doubtful fighters, then those whose number was not said. */
function likelyLines({ fighters, notices, lines, stated }: Draft): readonly number[] {
  const totals = new Set(stated.map(({ line }) => line));
  const isHere = (no: number | null): no is number =>
    no !== null && !totals.has(no) && lines.some((line) => line.no === no);
  const first = Math.min(...fighters.map(({ line }) => line ?? Number.MAX_SAFE_INTEGER));
  const aside = notices.filter(isUnreadLine).map(({ line }) => line);
  const doubtful = fighters.filter(({ unsure }) => unsure.length > 0).map(({ line }) => line);
  const uncounted = fighters
    .filter(({ count, role }) => count.origin === 'rules' && role.value === 'henchmen')
    .map(({ line }) => line);
  const all = [...aside.filter((no) => (no ?? 0) >= first), ...doubtful, ...uncounted];
  return [...new Set(all.filter(isHere))].slice(0, MAX_LINES);
}

const MAX_LINES = 3;
