import type { RoleLook } from '#rules/contract/rows.ts';
import type { Look } from '#ui/battle/looks.ts';

/** Icon and tone of a role; an unknown one looks like an ordinary fighter. */
export function memberLook(look: RoleLook | null): Look {
  return LOOKS[look ?? 'ordinary'];
}

const LOOKS = {
  notable: { icon: 'duel', tone: 'leader' },
  ordinary: { icon: 'standing', tone: 'neutral' },
  hired: { icon: 'treasure', tone: 'fleeing' },
  beast: { icon: 'emblem-wolf', tone: 'standing' },
  foot: { icon: 'long-gun', tone: 'standing' },
  mounted: { icon: 'mounted', tone: 'standing' },
  gun: { icon: 'gun', tone: 'fleeing' },
} as const satisfies Readonly<Record<RoleLook, Look>>;
