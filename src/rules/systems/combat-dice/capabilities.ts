import type { FighterId } from '../../ids.ts';
import { said } from '../../parts/skirmish/checklist/duty.ts';
import { fighterOf } from '../../parts/skirmish/reading.ts';
import type { BattleView, Capability, FighterView } from '../../system.ts';
import { disengage } from './contact.ts';
import { counted } from './counters.ts';
import { opponentsOf } from './melee.ts';
import { onTable } from './statuses.ts';
import { carries } from './traits.ts';

const DEEDS = ['move', 'attack', 'shoot', 'disengage'] as const;

type Deed = (typeof DEEDS)[number];

/** What he can do now, as far as the rules say. @rule DR-6 */
export function capabilities(view: BattleView, id: FighterId): readonly Capability[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  return DEEDS.map((deed) => {
    const why = hindrance(view, fighter, deed);
    return why === null
      ? { id: deed, answer: 'yes', reason: null }
      : { id: deed, answer: 'no', reason: said(`why.${why}`) };
  });
}

/** Why not; null when he can. */
function hindrance(view: BattleView, fighter: FighterView, deed: Deed): string | null {
  if (!onTable(fighter)) return 'not-there';
  const enemies = opponentsOf(view, fighter).length;
  const dice = counted(fighter, 'pool') + counted(fighter, 'received');
  switch (deed) {
    case 'move':
      return enemies > 0 ? 'engaged' : null;
    case 'attack':
      if (enemies === 0) return 'not-in-contact';
      return dice === 0 ? 'no-dice' : null;
    case 'shoot':
      if (carries(fighter.traits, 'no-missile-weapons')) return 'no-missile-weapons';
      return dice === 0 ? 'no-dice' : null;
    case 'disengage': {
      const paid = disengage({ enemiesInContact: enemies, pool: counted(fighter, 'pool') });
      return 'refused' in paid ? paid.refused : null;
    }
  }
}
