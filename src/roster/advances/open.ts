import type { LearningSystem } from '#roster/experience.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { advanceCount } from './count.ts';

/** Members with advances that are not taken yet, in the order of the roster. */
export function membersWithOpenAdvances(
  { members }: Pick<Warband, 'members'>,
  system: LearningSystem,
): readonly Member[] {
  return members.filter((member) => (advanceCount(member, system)?.open ?? 0) > 0);
}
