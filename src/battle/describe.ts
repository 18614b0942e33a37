import type { Message } from '#rules/contract/battle-view.ts';
import type { Entry, EventOf, EventType } from './events.ts';
import type { BattleState } from './state.ts';
import { STEPS } from './steps/all.ts';
import type { Speaker } from './steps/step.ts';
import { woundTally } from './wounds.ts';

/**
 * What an entry says in one line, as a code with its variables: the name of the step in undo, and
 * the journal's line.
 * @param state the battle as it stood before or after the entry; only names and starting wounds are read from it
 */
export function describe(entry: Entry, state: BattleState): Message {
  return saidBy<EventType>(entry, speakerOf(state));
}

function saidBy<K extends EventType>({ type, data }: EventOf<K>, speaker: Speaker): Message {
  return STEPS[type].said(data, speaker);
}

function speakerOf({ systemId, fighters, sides }: BattleState): Speaker {
  return {
    say: (code, params = {}) => ({
      code: `entry.${code}`,
      params: { system: systemId, ...params },
    }),
    name: (id) => (id === null ? '' : (fighters[id]?.label ?? '?')),
    side: (id) => sides.find((one) => one.id === id)?.name ?? '?',
    sideOf: (id) => sides.find(({ warbandId }) => warbandId === id)?.name ?? '?',
    tally: (id, left) => woundTally(fighters[id] ?? { wounds: left, startWounds: left }, left),
  };
}
