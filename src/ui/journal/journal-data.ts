import type { Entry } from '#battle/events.ts';
import { type JournalTurn, journal } from '#battle/selectors.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type StoryTurn, storyOf } from './story.ts';

/** A log prepared for the journal. */
export interface JournalData {
  readonly turns: readonly JournalTurn[];
  readonly story: readonly StoryTurn[];
}

/** Prepares a log for the journal; cached per log. */
export function journalDataOf(entries: readonly Entry[], system: RuleSystem): JournalData {
  const known = JOURNALS.get(entries);
  if (known !== undefined) return known;
  const turns = journal(entries);
  const data = { turns, story: storyOf(turns, system) };
  JOURNALS.set(entries, data);
  return data;
}

const JOURNALS = new WeakMap<readonly Entry[], JournalData>();
