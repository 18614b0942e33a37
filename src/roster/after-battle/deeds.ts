import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { AfterSystem, Proposal } from './aftermath.ts';
import type { BattleSummary } from './fought.ts';
import type { BattleLine, Fought, Gone } from './history.ts';
import { postsOf } from './posts.ts';
import { findGains } from './proposal.ts';
import { goneAs, killedByRising, type Leaving, takenBy } from './told.ts';

/** A history line's facts about each member, from which lives are compiled. */
export type Deeds = Pick<BattleLine, 'fought' | 'gone' | 'advances'>;

/** Who took part, with his takedowns; who left for good; and the advances taken. */
export function deedsOf(
  warband: Warband,
  system: Pick<AfterSystem, 'signs'>,
  fought: BattleSummary,
  proposal: Proposal,
): Deeds {
  const { advances: turns, learnt } = proposal;
  const gone = [...goneOf(warband, proposal), ...turns.flatMap(killedByRising)];
  return {
    fought: foughtBy(warband, fought),
    gone: gone.map(({ member, name, how }) => goneAs(member, name, how, system)),
    advances: turns.flatMap((turn) => takenBy(turn, warband, learnt)),
  };
}

function foughtBy(warband: Warband, { soldiers }: BattleSummary): readonly Fought[] {
  const posts = postsOf(warband, soldiers);
  return warband.members.flatMap(({ id, name }) => {
    const own = soldiers.filter(
      ({ fighterId, tookPart }) => tookPart && posts.get(fighterId)?.memberId === id,
    );
    if (own.length === 0) return [];
    return [{ id, name, felled: own.flatMap(({ felled }) => felled.map(({ label }) => label)) }];
  });
}

function goneOf({ members }: Warband, proposal: Proposal): readonly Leaving[] {
  const { casualties, captives, exploration, wages, withdrawn } = proposal;
  const left = (id: WarriorId, how: Gone['how'], called?: string): readonly Leaving[] => {
    const member = members.find((one) => one.id === id);
    return member === undefined ? [] : [{ member, name: called ?? member.name, how }];
  };
  return [
    ...casualties.flatMap(({ gone, captured, post }) =>
      gone ? left(post.memberId, captured ? 'captivity' : 'by-injury', post.called) : [],
    ),
    ...captives.flatMap(({ memberId, fate }) =>
      fate === 'lost' ? left(memberId, 'captivity') : [],
    ),
    ...withdrawn.flatMap(({ memberId, stays }) => (stays ? [] : left(memberId, 'addiction'))),
    ...findGains(exploration).flatMap((gain) =>
      gain.kind === 'lost' ? left(gain.memberId, 'search') : [],
    ),
    ...wages.flatMap(({ memberId, stays }) => (stays ? [] : left(memberId, 'unpaid'))),
  ];
}
