import type { AfterSystem } from '#roster/after-battle/aftermath.ts';
import { freed } from '#roster/after-battle/captives.ts';
import { readFind } from '#roster/after-battle/find-dice.ts';
import { withMoreTold } from '#roster/after-battle/history.ts';
import { captorMay } from '#roster/after-battle/prisoners.ts';
import { setPurse, withFoundingRest } from '#roster/after-battle/purse.ts';
import { goneAs } from '#roster/after-battle/told.ts';
import { addMember, changeMember, type NewMember, setCount } from '#roster/edit.ts';
import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { carriedItems, type StashSystem, withStored } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import type { AfterBattlePart, CaptorRow } from '#rules/contract/after-battle.ts';
import type { Answers } from '#rules/dice/inquiry.ts';
import type { Ledger, OpenCase } from './captives.ts';
import { type CaptiveLine, withBetween } from './line.ts';
import { changeOf } from './take-back.ts';

/** What the two sides agree on, or the captor decides. */
export interface Deal {
  /** Id of the game’s `captorMay`; or `LOST`. */
  readonly fate: string;
  /** The ransom. */
  readonly price: number;
  /** The dice of his fate, as `find-dice.ts` reads them. */
  readonly answers: Answers;
  /** Who goes home for him; null for nobody. */
  readonly swap: OpenCase | null;
}

/** Of a captive whose captor is on another device: he is gone, whatever has become of him there. */
export const LOST = 'lost';

type SettleSystem = AfterSystem & StashSystem;

/** What may become of him: what his captor may do, or, with the captor elsewhere, what his own side sees of it. */
export function choicesFor(
  { captor }: OpenCase,
  part: AfterBattlePart | null,
): readonly CaptorRow[] {
  if (captor !== null) return captorMay(part, captor.catalogueId);
  const rows = part?.captivity?.captorMay ?? [];
  return rows.filter(({ returns }) => returns);
}

/** Who may go home in exchange for him: whom his own side holds of his captor, as far as is known here. */
export function swapsFor(open: OpenCase, of: Ledger): readonly OpenCase[] {
  // Seen from his own warband, those whom it holds; from his captor, those who are away.
  const list =
    open.owner !== null && of.away.some(({ key }) => key === open.key) ? of.held : of.away;
  return list.filter(
    ({ owner, captor }) =>
      (owner?.id ?? null) === (open.captor?.id ?? null) &&
      (captor?.id ?? null) === (open.owner?.id ?? null),
  );
}

/** What his fate brings his captor in gold: the ransom, and the dice so far. */
function goldOf(row: CaptorRow | null, { price, answers }: Deal): number {
  if (row === null) return 0;
  const { gains } = readFind(row.gives, { searchers: [], leader: null }, answers);
  const thrown = gains.reduce((sum, gain) => sum + (gain.kind === 'income' ? gain.amount : 0), 0);
  return clampedInteger((row.priced ? price : 0) + thrown, 0, LIMITS.purse);
}

/** Gold that his own warband lacks for the ransom; 0 for nothing. */
export function missingFor({ owner }: OpenCase, deal: Deal, system: SettleSystem): number {
  const part = system.afterBattle;
  const row = rowOf(deal, part);
  if (owner === null || row?.priced !== true) return 0;
  const gold = withFoundingRest(owner, system).purse?.[part?.captivity?.of ?? ''] ?? 0;
  return Math.max(0, deal.price - gold);
}

/** The step that settles a captive. */
interface Step {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whoever may join the captor. */
  readonly newcomer: NewMember;
}

/**
 * Both warbands, as far as they are on this device, after a captive’s fate is settled: gold and things have moved, he is
 * home or gone, and each has a row of its history by which all of it can be undone. Nothing changes for a ransom that
 * can’t be paid.
 * @rule MORD-AFTER-CAPTIVES
 */
export function settled(
  open: OpenCase,
  deal: Deal,
  system: SettleSystem,
  step: Step,
): readonly Warband[] {
  if (missingFor(open, deal, system) > 0) return [];
  const row = rowOf(deal, system.afterBattle);
  const { owner, captor, name, ownerName, captorName } = open;
  const { swap } = row?.swaps === true ? deal : { swap: null };
  const told = {
    between: 'captive',
    id: step.id,
    at: step.at,
    name,
    fate: deal.fate,
    gold: goldOf(row, deal),
    swapped: swap?.name ?? '',
    items: row?.returns === true ? {} : gearOf(open, system),
  } as const;
  const own = owner === null ? null : ownSide(owner, open, row, deal, system);
  const theirs = captor === null ? null : captorSide(captor, open, row, deal, system, step);
  return [
    ...(owner === null || own === null
      ? []
      : [
          noted(owner, swap === null ? own : released(own, swap, system), {
            ...told,
            side: 'own',
            other: captorName,
            // What is thrown for his fate is his captor’s alone.
            gold: row?.priced === true ? told.gold : 0,
          }),
        ]),
    ...(captor === null || theirs === null
      ? []
      : [
          noted(captor, swap === null ? theirs : released(theirs, swap, system), {
            ...told,
            side: 'captor',
            other: ownerName,
          }),
        ]),
  ];
}

function noted(before: Warband, after: Warband, line: CaptiveLine): Warband {
  const row = { ...line, change: changeOf(before, after) };
  return { ...after, history: withBetween(after, row) };
}

function rowOf({ fate }: Deal, part: AfterBattlePart | null): CaptorRow | null {
  return part?.captivity?.captorMay.find(({ id }) => id === fate) ?? null;
}

/** His own warband without him, or with him home. */
function ownSide(
  owner: Warband,
  { member }: OpenCase,
  row: CaptorRow | null,
  deal: Deal,
  system: SettleSystem,
): Warband {
  if (member === null) return owner;
  const { trait = '', of = '' } = system.afterBattle?.captivity ?? {};
  if (row?.returns === true) {
    const home = changeMember(owner, member.id, (one) => freed(one, trait));
    return row.priced ? paid(home, of, -deal.price, system) : home;
  }
  const members = owner.members.filter(({ id }) => id !== member.id);
  const gone = [goneAs(member, member.name, 'captivity', system)];
  const { history } = withMoreTold(owner, { advances: [], gone });
  return {
    ...owner,
    members: member.leader ? ledBySuccessor(members, member, system) : members,
    ...(history === undefined ? {} : { history }),
  };
}

/** With the only one who may lead now as the leader; nobody where players or a die decide. */
function ledBySuccessor(
  members: Warband['members'],
  lost: Warband['members'][number],
  system: SettleSystem,
): Warband['members'] {
  const { candidates = [] } = system.afterBattle?.heirs(members, lost) ?? {};
  return members.map((one, at) => ({
    ...one,
    leader: candidates.length === 1 && candidates[0] === at,
  }));
}

/** The captor with what his captive has brought. */
function captorSide(
  captor: Warband,
  open: OpenCase,
  row: CaptorRow | null,
  deal: Deal,
  system: SettleSystem,
  { newcomer }: Step,
): Warband {
  const { of = '' } = system.afterBattle?.captivity ?? {};
  const left = withoutRow(captor, open);
  const rich = paid(left, of, goldOf(row, deal), system);
  if (row === null || row.returns) return rich;
  const armed = Object.entries(gearOf(open, system)).reduce(
    (now, [item, count]) => withStored(now, item, count),
    rich,
  );
  const taught = { ...armed, members: armed.members.map((one) => learning(one, row)) };
  return row.joins === null ? taught : joined(taught, row.joins, newcomer, system);
}

function withoutRow(captor: Warband, { held }: OpenCase): Warband {
  if (held === null) return captor;
  const { holds = [], ...rest } = captor;
  const others = holds.filter(({ id }) => id !== held.id);
  return others.length === 0 ? rest : { ...rest, holds: others };
}

function learning(member: Warband['members'][number], { leaderLearns }: CaptorRow) {
  if (!member.leader || leaderLearns === 0) return member;
  const experience = clampedInteger(member.experience + leaderLearns, 0, LIMITS.experience);
  return { ...member, experience };
}

/** With one more of a profile: in a group of them, if there is one that has not learnt anything. */
function joined(
  warband: Warband,
  profileId: string,
  newcomer: NewMember,
  system: SettleSystem,
): Warband {
  const group = warband.members.find((one) => one.profileId === profileId && one.experience === 0);
  if (group === undefined) return addMember(warband, system, profileId, newcomer);
  return setCount(warband, group.id, group.labels.length + 1);
}

/** The other captive of an exchange, home or no longer held. */
function released(warband: Warband, swap: OpenCase, system: SettleSystem): Warband {
  const trait = system.afterBattle?.captivity?.trait ?? '';
  const { owner, member } = swap;
  if (owner?.id === warband.id && member !== null) {
    return changeMember(warband, member.id, (one) => freed(one, trait));
  }
  return withoutRow(warband, swap);
}

/** What he carries of his own, one of each, by item. */
function gearOf({ member }: OpenCase, system: SettleSystem): Readonly<Record<string, number>> {
  if (member === null) return {};
  const items = carriedItems(member, system);
  return Object.fromEntries(items.map(({ id }) => [id, member.labels.length]));
}

function paid(warband: Warband, of: string, gold: number, system: SettleSystem): Warband {
  if (gold === 0) return warband;
  const ready = withFoundingRest(warband, system);
  return setPurse(ready, of, (ready.purse?.[of] ?? 0) + gold);
}
