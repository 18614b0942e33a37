import type { ExplorationRemark } from '#rules/contract/after-battle.ts';
import type { Parts } from './packs/assemble.ts';
import { fromParts } from './packs/parts.ts';

/** Of one who searches, by his skill. */
function skill(id: string): ExplorationRemark {
  return { id, of: 'searcher', traits: [id], profiles: [] };
}

/** Of those whose pack names it. */
function own(id: string, of: 'member' | 'searcher', { remarks }: Parts): ExplorationRemark {
  return { id, of, traits: [], profiles: remarks.get(id) ?? [] };
}

/** Of a thing, by its own id. */
function thing(id: string): ExplorationRemark {
  return { id, of: 'thing', item: id };
}

/** What changes the dice of a search. @rule MORD-AFTER-EXPLORE */
export const explorationRemarks = fromParts((parts): readonly ExplorationRemark[] => [
  // Even if he was out of action.
  own('elf-ranger', 'member', parts),
  skill('wyrdstone-hunter'),
  own('augur', 'searcher', parts),
  skill('resource-hunter'),
  thing('mordheim-map'),
  { id: 'catacombs-entrance', of: 'find', note: 'catacombs-entrance', when: 'ever' },
  { id: 'straggler', of: 'find', note: 'one-die-more', when: 'last' },
  thing('wyrdstone-pendulum'),
  thing('tarot-cards'),
  thing('rabbits-foot'),
  thing('all-seeing-eye'),
]);
