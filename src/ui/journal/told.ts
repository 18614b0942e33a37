import type { Entry } from '#battle/events.ts';
import { type JournalTurn, journal } from '#battle/selectors.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type StoryTurn, storyOf } from './story.ts';

/** A log, told. */
export interface Told {
  readonly turns: readonly JournalTurn[];
  readonly story: readonly StoryTurn[];
}

/** What this very log tells; worked out once, however often the journal is opened. */
export function toldOf(entries: readonly Entry[], system: RuleSystem): Told {
  const known = TOLD.get(entries);
  if (known !== undefined) return known;
  const turns = journal(entries);
  const told = { turns, story: storyOf(turns, system) };
  TOLD.set(entries, told);
  return told;
}

/** Gone with the log. */
const TOLD = new WeakMap<readonly Entry[], Told>();
