import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

export interface MemberLook {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** The sign of a role; roles that have none of their own look like an ordinary fighter. */
export function memberLook(role: string): MemberLook {
  return LOOKS[role] ?? ORDINARY;
}

const ORDINARY: MemberLook = { icon: 'standing', tone: 'neutral' };

const LOOKS: Readonly<Record<string, MemberLook>> = {
  hero: { icon: 'duel', tone: 'leader' },
  'hired-sword': { icon: 'treasure', tone: 'fleeing' },
  animal: { icon: 'emblem-wolf', tone: 'standing' },
};
