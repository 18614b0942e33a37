import type { Heirs, Veteran } from '#rules/contract/after-battle.ts';
import { parts } from './packs/parts.ts';
import { roster } from './roster.ts';
import { carries } from './traits.ts';

/**
 * The highest Leadership, then the most experience; equals roll for it. Where only some may lead, the others are
 * left to the players.
 * @rule MORD-LD-6
 */
export function heirs(members: readonly Veteran[], lost: Veteran): Heirs {
  const able = members.flatMap((member, at) => (mayLead(member) ? [{ member, at }] : []));
  const exception = parts().heirs.find(({ after }) => after.includes(lost.profileId)) ?? null;
  if (exception === null) return { candidates: best(able), others: [], exception: null };
  const { only, told } = exception;
  const entitled = able.filter(({ member }) => only.includes(member.profileId));
  const candidates = best(entitled);
  return {
    candidates,
    others: able.map(({ at }) => at).filter((at) => !candidates.includes(at)),
    exception: candidates.length === 0 ? told.none : told.some,
  };
}

interface Candidate {
  readonly member: Veteran;
  readonly at: number;
}

function best(able: readonly Candidate[]): readonly number[] {
  const worth = ({ member }: Candidate) =>
    (member.profile['Ld'] ?? 0) * MAX_EXPERIENCE + member.experience;
  const most = Math.max(...able.map(worth));
  return able.filter((one) => worth(one) === most).map(({ at }) => at);
}

/** Above any experience, so that experience only breaks ties. */
const MAX_EXPERIENCE = 10_000;

function mayLead({ role, traits }: Veteran): boolean {
  const leads = roster.roles.some(({ id, mayLead: may, limited }) => id === role && may && limited);
  return leads && !carries(traits, 'never-warband-leader');
}
