import type { ExplorationRemark } from '#rules/contract/after-battle.ts';
import { PARTS } from './packs/parts.ts';

/** Of one who searches, by his skill. */
function skill(id: string): ExplorationRemark {
  return { id, of: 'searcher', traits: [id], profiles: [] };
}

/** Those whose pack names it. */
function profiles(id: string): readonly string[] {
  return PARTS.remarks.get(id) ?? [];
}

/** Of a thing, by its own id. */
function thing(id: string): ExplorationRemark {
  return { id, of: 'thing', item: id };
}

/** What changes the dice of a search. @rule MORD-AFTER-EXPLORE */
export const EXPLORATION_REMARKS: readonly ExplorationRemark[] = [
  // Even if he was out of action.
  { id: 'elf-ranger', of: 'member', traits: [], profiles: profiles('elf-ranger') },
  skill('wyrdstone-hunter'),
  { id: 'augur', of: 'searcher', traits: [], profiles: profiles('augur') },
  skill('resource-hunter'),
  thing('mordheim-map'),
  { id: 'catacombs-entrance', of: 'find', note: 'catacombs-entrance', when: 'ever' },
  { id: 'straggler', of: 'find', note: 'one-die-more', when: 'last' },
  thing('wyrdstone-pendulum'),
  thing('tarot-cards'),
  thing('rabbits-foot'),
  thing('all-seeing-eye'),
];
