import type { Command } from '#battle/commands.ts';
import { describe } from '#battle/describe.ts';
import { effectiveEntries, entriesNamed, undoableSteps } from '#battle/effective.ts';
import { type Departure, departuresBy } from '#battle/ending.ts';
import type { Entry } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { diceDue } from '#rules/kit/injury.ts';
import type { BattleSession, News } from '#store/hooks.ts';
import { groupDuties } from '#ui/battle/to-do/duty-order.ts';
import { stepReports } from '#ui/resolver/settling.ts';

export type { AppRoll, News } from '#store/hooks.ts';

type StepOutcome = { readonly entry: Entry } | { readonly refused: string };

/** The news of one step; null when the screen shows its result anyway. */
export function newsOf(
  command: Command,
  result: StepOutcome,
  before: BeforeStep,
  after: BattleState | null,
  system: RuleSystem,
): News | null {
  // A command that changes nothing is not worth an error message.
  if ('refused' in result) {
    return result.refused === 'no-change' ? null : { kind: 'refused', code: result.refused };
  }
  const { entry } = result;
  if (entry.type === 'EventUndone') return undone(entry.data.entryIds, before);
  if (entry.type === 'Settled' && after !== null) {
    return {
      kind: 'settled',
      said: describe(entry, after),
      changes: entry.data.changes,
      reports: throwReports(command, before.battle, system),
    };
  }
  if (entry.type === 'StatusSet' && entry.data.against !== null) {
    return { kind: 'against', fighterId: entry.data.fighterId, code: entry.data.against };
  }
  const fallen = newlyOut(before.battle, after, system);
  return fallen === null
    ? rolledNews(command, before.duties)
    : {
        kind: 'out-of-action',
        fighterId: fallen,
        changes: 'changes' in entry.data ? entry.data.changes : [],
      };
}

/** The results of a settling, throw by throw. */
function throwReports(command: Command, view: BattleState | null, system: RuleSystem) {
  if (command.type !== 'settle' || view === null) return [];
  const resolver = system.resolvers.find(({ id }) => id === command.resolver);
  return resolver === undefined
    ? []
    : stepReports({ resolver, view, setup: command.setup }, command.answers);
}

/** The battle as it stood before the step. */
export interface BeforeStep {
  readonly battle: BattleState | null;
  readonly entries: readonly Entry[];
  readonly duties: readonly Duty[];
}

/**
 * The sides that rout in this step, by a failed test or voluntarily; the side that took the test comes first.
 */
export function brokenBy(
  command: Command,
  result: StepOutcome,
  { duties }: BeforeStep,
): readonly Departure[] {
  if ('refused' in result) return [];
  // The last of a side that breaks up has been named.
  if (command.type === 'take-action') return departuresBy(result.entry);
  if (command.type !== 'resolve-duty') return [];
  const duty = duties.find(({ key }) => key === command.key);
  if (duty?.tone !== 'rout' || duty.weight === 'choice') return [];
  const own = ({ sideId }: Departure) => Number(sideId === duty.sideId);
  return departuresBy(result.entry).toSorted((a, b) => own(b) - own(a));
}

/** The fighter whose injury roll has just become due, or has gained a die; null for none. */
export function freshInjury(
  before: BattleState | null,
  after: BattleState | null,
  system: RuleSystem,
): FighterId | null {
  if (before === null || after === null) return null;
  const hurt = Object.values(after.fighters).find(
    ({ id }) => diceDue(system, after, id) > diceDue(system, before, id),
  );
  return hurt?.id ?? null;
}

/** Carries news over to the next screen of this battle; another step makes it obsolete. */
export function carryNews({ keep, getState }: BattleSession, news: News): void {
  keep({ news: { news, entry: getState().entries.at(-1) } });
}

/** The news that `carryNews` left here; null once another step has been taken. */
export function carriedNews({ kept, getState }: BattleSession): News | null {
  const carried = kept().news;
  return carried !== null && carried.entry === getState().entries.at(-1) ? carried.news : null;
}

function rolledNews(command: Command, duties: readonly Duty[]): News | null {
  if (command.type !== 'resolve-duty' || command.dice.length === 0) return null;
  const duty = groupDuties(duties).cards.find(({ key }) => key === command.key);
  if (duty === undefined) return null;
  const { dice, outcome, overruledValue: overruled } = command;
  return { kind: 'rolled', duty, dice, outcome, overruled };
}

function undone(ids: readonly Entry['id'][], { battle, entries }: BeforeStep): News | null {
  const steps = undoableSteps(effectiveEntries(entriesNamed(entries, ids), battle));
  const [newest] = steps[0] ?? [];
  // Undoing an undo is a redo, which needs no news.
  if (newest === undefined || battle === null) return null;
  return { kind: 'undone', said: describe(newest, battle), count: steps.length };
}

function newlyOut(
  before: BattleState | null,
  after: BattleState | null,
  system: RuleSystem,
): FighterId | null {
  const isOut = (status: string) =>
    system.statuses.some((row) => row.id === status && row.tone === 'out-of-action');
  const fallen = Object.values(after?.fighters ?? {}).find(({ id, status }) => {
    const earlier = before?.fighters[id]?.status ?? '';
    return status !== earlier && isOut(status) && !isOut(earlier);
  });
  return fallen?.id ?? null;
}
