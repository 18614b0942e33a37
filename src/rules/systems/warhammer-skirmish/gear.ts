import type { Flags } from '#rules/contract/battle-view.ts';
import { BARE, type Gear } from '#rules/skirmish/duel/rules.ts';
import { carries, traitNumber } from './traits.ts';

/** A fighter's gear for a fight: what weapons do is in the base rules, and a save is a number. @rule SAVE, CC-ORDER */
export function gearOf(traits: Flags): Gear {
  return {
    ...BARE,
    wornSave: traitNumber(traits, 'armour-save'),
    strikesFirst: carries(traits, 'strikes-first'),
    strikesLast: carries(traits, 'strikes-last'),
    largeTarget: carries(traits, 'large-target'),
    mounted: carries(traits, 'mounted'),
  };
}
