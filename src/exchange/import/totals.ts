import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import { memberRating } from '#roster/rating.ts';
import type { Draft, Stated } from './draft.ts';
import { isUnreadLine } from './notice.ts';

/** A total with what was understood instead. */
export interface Difference extends Stated {
  readonly understood: number;
  /** Lines in which the rest of it is likely to be found, the likeliest first. */
  readonly lines: readonly number[];
}

/** The totals of a list that its fighters, as they are understood, don't come to. */
export function differencesOf(
  draft: Draft,
  system: Pick<RosterSystem, 'campaign' | 'catalogue' | 'extras'>,
): readonly Difference[] {
  const said = new Map(draft.stated.map((one) => [one.is, one] as const));
  const lines = likelyLines(draft);
  return [...said.values()].flatMap((one): readonly Difference[] => {
    const understood = one.is === 'models' ? modelsIn(draft) : ratingOf(draft, system);
    return understood === null || understood === one.value ? [] : [{ ...one, understood, lines }];
  });
}

function modelsIn({ fighters }: Draft): number {
  return fighters.reduce((sum, { count }) => sum + count.value, 0);
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
