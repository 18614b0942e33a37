import type { Warband } from './warband.ts';

/**
 * A warband with what this device doesn’t know back in its place, as it is handed on: the other one may know it. Only a
 * reader puts it aside again.
 */
export function withAside({ aside, ...warband }: Warband): Warband {
  if (aside === undefined) return warband;
  const before = new Map(Object.entries(aside));
  const whole = before.get('');
  return {
    ...warband,
    catalogueId: warband.catalogueId || (whole?.of ?? ''),
    traits: { ...warband.traits, ...whole?.traits },
    members: warband.members.map((member) => {
      const own = before.get(member.id);
      return {
        ...member,
        profileId: member.profileId || (own?.of ?? ''),
        traits: { ...member.traits, ...own?.traits },
      };
    }),
  };
}
