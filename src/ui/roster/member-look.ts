import { roleOf } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { RoleLook } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Look } from '#ui/battle/looks.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { firstArm } from './arms.ts';

/** Icon and tone of a role; an unknown one looks like an ordinary fighter. */
export function memberLook(look: RoleLook | null): Look {
  return LOOKS[look ?? 'ordinary'];
}

/** The icon of a role known by what it is rather than by its weapons, such as animals; null for any other. */
export function roleIcon(system: Pick<RuleSystem, 'roles'>, role: string): IconName | null {
  const look = roleOf(system, role)?.look ?? null;
  return look === null || look === 'notable' || look === 'ordinary' || look === 'hired'
    ? null
    : LOOKS[look].icon;
}

/** What stands for a member without a photo, as at the table: his first weapon, else what his role looks like. */
export function memberSign(
  { role, traits }: Pick<Member, 'role' | 'traits'>,
  system: Pick<RuleSystem, 'roles' | 'signs'>,
): Look {
  const look = memberLook(roleOf(system, role)?.look ?? null);
  const icon = firstArm(traits, system) ?? roleIcon(system, role) ?? LOOKS.ordinary.icon;
  return { icon, tone: look.tone === 'neutral' ? 'leader' : look.tone };
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
