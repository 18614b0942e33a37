import type { RoleLook } from '#rules/contract/rows.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';

export interface MemberLook {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** The sign of a role; one of no known role looks like an ordinary fighter. */
export function memberLook(look: RoleLook | null): MemberLook {
  return LOOKS[look ?? 'ordinary'];
}

const LOOKS = {
  notable: { icon: 'duel', tone: 'leader' },
  ordinary: { icon: 'standing', tone: 'neutral' },
  hired: { icon: 'treasure', tone: 'fleeing' },
  beast: { icon: 'emblem-wolf', tone: 'standing' },
  mounted: { icon: 'mounted', tone: 'standing' },
  gun: { icon: 'gun', tone: 'fleeing' },
} as const satisfies Readonly<Record<RoleLook, MemberLook>>;
