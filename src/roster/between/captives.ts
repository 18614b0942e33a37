import { isCaptive } from '#roster/after-battle/captives.ts';
import { changeMember } from '#roster/edit.ts';
import { folded } from '#roster/folded.ts';
import { isTheirs } from '#roster/is-theirs.ts';
import type { Held, Holder, Member, Warband } from '#roster/warband.ts';
import type { AfterBattlePart } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';

// The ledger of captives: a reading of the warbands on this device. Of two that are both here, his own one has the
// captive, and says who holds him; of a captive from elsewhere, his captor has a row.

/** A captive whose fate is open, as far as this device knows both sides. */
export interface OpenCase {
  readonly key: string;
  readonly name: string;
  /** His own warband; null if it is on another device. */
  readonly owner: Warband | null;
  /** Himself, with his own warband. */
  readonly member: Member | null;
  /** Who holds him; null if that warband is on another device. */
  readonly captor: Warband | null;
  /** The names of both; '' where not known. */
  readonly ownerName: string;
  readonly captorName: string;
  /** The captor’s own row; null where his own warband has him. */
  readonly held: Held | null;
}

/** The open captives of a warband. */
export interface Ledger {
  /** Its own, whom others hold. */
  readonly away: readonly OpenCase[];
  /** Those whom it holds. */
  readonly held: readonly OpenCase[];
}

/**
 * The captives of a warband and those whom it holds. Empty in a game without captives.
 * @param all the warbands of this device
 * @rule MORD-AFTER-CAPTIVES
 */
export function ledgerOf(
  warband: Warband,
  all: readonly Warband[],
  part: AfterBattlePart | null,
): Ledger {
  const row = part?.captivity ?? null;
  if (row === null) return { away: [], held: [] };
  const here = all.filter((one) => one.systemId === warband.systemId && !isTheirs(one));
  const captivesOf = (owner: Warband) => owner.members.filter((one) => isCaptive(one, row));
  const caseOf = (owner: Warband, member: Member): OpenCase => {
    const by = member.heldBy ?? null;
    const captor = here.find(({ id }) => id === by?.warbandId && id !== owner.id) ?? null;
    return {
      key: `${owner.id} ${member.id}`,
      name: member.name,
      owner,
      member,
      captor,
      ownerName: owner.name,
      captorName: captor?.name ?? by?.name ?? '',
      held: null,
    };
  };
  const others = here.filter(({ id }) => id !== warband.id);
  const theirs = others
    .flatMap((owner) => captivesOf(owner).map((member) => caseOf(owner, member)))
    .filter(({ captor }) => captor?.id === warband.id);
  const rows = (warband.holds ?? []).filter((held) => !theirs.some((one) => isSame(one, held)));
  return {
    away: captivesOf(warband).map((member) => caseOf(warband, member)),
    held: [
      // The caller’s warband may be newer than that of the list.
      ...theirs.map((one) => ({ ...one, captor: warband })),
      ...rows.map((held) => ({
        key: held.id,
        name: held.name,
        owner: null,
        member: null,
        captor: warband,
        ownerName: held.of.name,
        captorName: warband.name,
        held,
      })),
    ],
  };
}

/** Whether a captor has noted by hand somebody whose own warband says the same. */
function isSame({ owner, name }: OpenCase, held: Held): boolean {
  const sameBand = held.of.warbandId === null || held.of.warbandId === owner?.id;
  return sameBand && folded(held.name) === folded(name);
}

/** Says who holds a captive. */
export function withHolder(warband: Warband, id: WarriorId, holder: Holder): Warband {
  return changeMember(warband, id, (member) => ({ ...member, heldBy: holder }));
}
