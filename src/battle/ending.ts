import type { Change } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { keptOfTest } from '#rules/dice/dice.ts';
import type { Entry, TestFact } from './events.ts';
import type { EntryId } from './hlc.ts';
import { winnersOf } from './sides.ts';
import type { BattleState, Fighter } from './state.ts';

/** How a side came to leave a battle. */
export interface Departure {
  readonly entryId: EntryId;
  readonly sideId: SideId;
  /** Id among the game's causes. */
  readonly cause: string;
  /** The test that it failed; null when it left without one. */
  readonly test: TestFact | null;
  /** The dice as thrown; empty when the players entered only the result. */
  readonly dice: readonly number[];
  /** The total of the dice; null without dice. */
  readonly total: number | null;
}

/**
 * The sides that have left, in order; a side that came back and left again counts by its last departure.
 * @param live the entries that count
 */
export function departures(
  live: readonly Entry[],
  { sides }: Pick<BattleState, 'sides'>,
): readonly Departure[] {
  const gone = sides.filter(({ removed }) => removed !== null).map(({ id }) => id);
  const last = new Map<SideId, Departure>();
  for (const one of live.flatMap(departuresBy)) {
    last.delete(one.sideId);
    if (gone.includes(one.sideId)) last.set(one.sideId, one);
  }
  return [...last.values()];
}

/** The sides that leave with this step: usually none, sometimes several allies. */
export function departuresBy({ id, type, data }: Entry): readonly Departure[] {
  const changes: readonly Change[] = 'changes' in data ? data.changes : [];
  const { test, dice } = type === 'DutyResolved' ? data : { test: null, dice: [] };
  return changes.flatMap((change) =>
    change.kind === 'side-removed'
      ? {
          entryId: id,
          sideId: change.sideId,
          cause: change.cause,
          test,
          dice,
          total: dice.length === 0 ? null : keptOfTest(dice),
        }
      : [],
  );
}

/** What decided a battle that is over. */
export interface Ending {
  /** Each cause for which losers left, and who did, in the order of leaving. */
  readonly losses: readonly { readonly cause: string; readonly sideIds: readonly SideId[] }[];
  /** Who left last among the losers; null when none has. */
  readonly last: Departure | null;
  /** The departure that ended the battle; null when something else did. */
  readonly deciding: Departure | null;
  /** Id of the cause that ended it, if that was not a departure. */
  readonly otherwise: string | null;
}

/**
 * How a battle came to its end, each side by its own cause; null while it goes on.
 * @param live the entries that count
 */
export function endingOf(live: readonly Entry[], battle: BattleState): Ending | null {
  if (battle.end === null) return null;
  const { cause } = battle.end;
  const winners = winnersOf(battle).map(({ id }) => id);
  const gone = departures(live, battle).filter(({ sideId }) => !winners.includes(sideId));
  const deciding = gone.findLast((one) => one.cause === cause) ?? null;
  const losses = [...new Set(gone.map((one) => one.cause))].map((why) => ({
    cause: why,
    sideIds: gone.flatMap((one) => (one.cause === why ? [one.sideId] : [])),
  }));
  return {
    losses,
    last: gone.at(-1) ?? null,
    deciding,
    otherwise: deciding === null ? cause : null,
  };
}

/** A fighter credited with putting another out of action. */
export interface Takedown {
  readonly by: Fighter;
  readonly victim: Fighter;
}

/** Who put whom out of action, if it is credited; fighters of limited roles come first. */
export function takedowns(state: BattleState, system: RuleSystem): readonly Takedown[] {
  const out = new Set(
    system.statuses.filter((row) => row.tone === 'out-of-action').map(({ id }) => id),
  );
  const notable = ({ role }: Fighter) =>
    Number(system.roles.some(({ id, limited }) => id === role && limited));
  return Object.values(state.fighters)
    .flatMap((victim) => {
      const by = victim.creditedTo === null ? undefined : state.fighters[victim.creditedTo];
      return by === undefined || !out.has(victim.status) ? [] : [{ by, victim }];
    })
    .toSorted((a, b) => notable(b.by) - notable(a.by) || notable(b.victim) - notable(a.victim));
}
