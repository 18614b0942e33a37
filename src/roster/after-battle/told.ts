import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { AfterSystem } from './aftermath.ts';
import type { Gone, TakenAdvance } from './history.ts';

/** Somebody who leaves, under the name that he had. */
export interface Leaving {
  readonly member: Member;
  readonly name: string;
  readonly how: Gone['how'];
}

/** Him as the history keeps him. */
export function goneAs(
  { id, profileId, title, role, experience, traits }: Member,
  name: string,
  how: Gone['how'],
  { signs }: Pick<AfterSystem, 'signs'>,
): Gone {
  const arm = Object.keys(signs.arms).find((trait) => Object.hasOwn(traits, trait)) ?? null;
  return { id, name, profileId, title, role, experience, how, arm };
}

/** Nobody, unless the advance was the death of him. */
export function killedByRising({ member, reading: { result } }: AdvanceTurn): readonly Leaving[] {
  if (result?.kind !== 'lost') return [];
  return [{ member, name: member.labels[result.index] ?? member.name, how: 'own' }];
}

/** Empty for an advance that was already on the player's sheet, as its content is unknown. */
export function takenBy(
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
