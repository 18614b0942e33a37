import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { AfterSystem, Proposal } from './aftermath.ts';
import type { BattleSummary } from './fought.ts';
import type { BattleLine, Fought, Gone, TakenAdvance } from './history.ts';
import { postsOf } from './posts.ts';
import { findGains } from './proposal.ts';

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

/** Somebody who leaves, under the name that he had. */
interface Leaving {
  readonly member: Member;
  readonly name: string;
  readonly how: Gone['how'];
}

function goneOf({ members }: Warband, proposal: Proposal): readonly Leaving[] {
  const { casualties, captives, exploration, wages } = proposal;
  const left = (id: WarriorId, how: Gone['how'], called?: string): readonly Leaving[] => {
    const member = members.find((one) => one.id === id);
    return member === undefined ? [] : [{ member, name: called ?? member.name, how }];
  };
  return [
    ...casualties.flatMap(({ gone, post }) =>
      gone ? left(post.memberId, 'by-injury', post.called) : [],
    ),
    ...captives.flatMap(({ memberId, fate }) =>
      fate === 'lost' ? left(memberId, 'captivity') : [],
    ),
    ...findGains(exploration).flatMap((gain) =>
      gain.kind === 'lost' ? left(gain.memberId, 'search') : [],
    ),
    ...wages.flatMap(({ memberId, stays }) => (stays ? [] : left(memberId, 'unpaid'))),
  ];
}

function goneAs(
  { id, profileId, title, role, experience, traits }: Member,
  name: string,
  how: Gone['how'],
  { signs }: Pick<AfterSystem, 'signs'>,
): Gone {
  const arm = Object.keys(signs.arms).find((trait) => Object.hasOwn(traits, trait)) ?? null;
  return { id, name, profileId, title, role, experience, how, arm };
}

function killedByRising({ member, reading: { result } }: AdvanceTurn): readonly Leaving[] {
  if (result?.kind !== 'lost') return [];
  return [{ member, name: member.labels[result.index] ?? member.name, how: 'own' }];
}

/** Empty for an advance that was already on the player's sheet, as its content is unknown. */
function takenBy(
  { member, memberId, reading: { result } }: AdvanceTurn,
  before: Warband,
  after: Warband,
): readonly TakenAdvance[] {
  switch (result?.kind) {
    case 'raise':
      return [{ id: memberId, name: member.name, kind: 'raise', what: result.characteristic }];
    case 'skill':
      return [{ id: memberId, name: member.name, kind: 'skill', what: result.skill }];
    case 'promotion': {
      const name = member.labels[result.index] ?? member.name;
      // One who leaves a group becomes a separate member, named by his label in it.
      const risen = after.members.find(
        (one) => one.name === name && !before.members.some(({ id }) => id === one.id),
      );
      return [{ id: risen?.id ?? memberId, name, kind: 'promotion', what: result.to }];
    }
    case 'lost':
    case 'entered':
    case undefined:
      return [];
  }
}
