import type { Entry, EventData } from '#battle/events.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { VERDICTS } from '#rules/kit/duty.ts';
import { type Look, signOf, statusLook } from '#ui/battle/looks.ts';
import type { StoryLine } from './story.ts';

/** Icon and tone of a journal line. `status`: a fighter's status, to be drawn as on the table. */
export type LineLook = Look & { readonly status: boolean };

/** How a journal line is drawn. */
export function lookOf(line: StoryLine, system: RuleSystem): LineLook {
  if (line.item.ignored) return { icon: 'info', tone: 'neutral', status: false };
  if (line.kind === 'ended') return { icon: 'leader', tone: 'leader', status: false };
  const to = line.kind === 'became' ? line.to : statusIn(line.item.entry);
  return to === null
    ? { ...eventLook(line.item.entry, system), status: false }
    : { ...statusLook(system, to), status: true };
}

/** The status that an entry gave a fighter; null for none. */
function statusIn(entry: Entry): string | null {
  if (entry.type === 'StatusSet' || entry.type === 'InjuryRolled') return entry.data.to;
  if (entry.type === 'Settled') return firstStatus(entry.data.changes);
  // A test of a whole side shows a banner, even if fighters leave because of it.
  const ofOne = entry.type === 'DutyResolved' && entry.data.fighterId !== null;
  return ofOne ? firstStatus(entry.data.changes) : null;
}

function firstStatus(changes: readonly Change[]): string | null {
  const change = changes.find(({ kind }) => kind === 'status');
  return change?.kind === 'status' ? change.to : null;
}

function eventLook(entry: Entry, { signs }: RuleSystem): Look {
  switch (entry.type) {
    case 'StatusSet':
    case 'InjuryRolled':
    case 'WoundLost':
    case 'WoundsSet':
      return { icon: 'wound', tone: 'out-of-action' };
    case 'DutyResolved':
      return testLook(entry.data, signs);
    case 'Settled':
      return { icon: signOf(signs.resolvers, entry.data.resolver) ?? 'duel', tone: 'neutral' };
    case 'ActionTaken':
      return { icon: signOf(signs.duties, entry.data.action) ?? 'info', tone: 'neutral' };
    case 'ContactSet':
      return { icon: 'close-combat', tone: 'neutral' };
    case 'PhaseEntered':
      return { icon: 'clock', tone: 'neutral' };
    case 'BattleStarted':
      return { icon: 'battles', tone: 'ember' };
    case 'SideLeft':
      return { icon: 'rout', tone: 'rout' };
    case 'BattleEnded':
    case 'LeaderNamed':
      return { icon: 'leader', tone: 'leader' };
    case 'CauseGiven':
    case 'CreditGiven':
      return { icon: 'duel', tone: 'leader' };
    case 'NoteWritten':
      return { icon: 'edit', tone: 'neutral' };
    case 'HouseRuleSet':
      return { icon: 'rules', tone: 'neutral' };
    case 'MarkerCounted':
      return { icon: 'treasure', tone: 'leader' };
    case 'Captured':
      return { icon: 'left-table', tone: 'neutral' };
    case 'FlagSet':
      return { icon: signOf(signs.flags, entry.data.flag) ?? 'info', tone: 'neutral' };
    case 'SideArrived':
    case 'FighterJoined':
      return { icon: 'standing', tone: 'standing' };
    case 'FighterRenamed':
    case 'ProfileSet':
    case 'ItemUsed':
    case 'SideLeadershipSet':
    case 'SideTold':
    case 'BattleReopened':
    case 'AftermathBegun':
    case 'EventUndone':
      return { icon: 'journal', tone: 'neutral' };
  }
}

/** The tone of a test shows its outcome; a failed test of a whole side gets the torn banner. */
function testLook(
  { fighterId, kind, outcome, test }: EventData<'DutyResolved'>,
  { duties }: RuleSystem['signs'],
): Look {
  const passed = test !== null && outcome === VERDICTS.passed;
  if (fighterId === null) {
    return passed ? { icon: 'recovery', tone: 'standing' } : { icon: 'rout', tone: 'rout' };
  }
  const failed = test !== null && outcome === VERDICTS.failed;
  const tone = passed ? 'standing' : failed ? 'out-of-action' : 'neutral';
  return { icon: signOf(duties, kind) ?? 'dice', tone };
}
