import { ONE } from '../../chance.ts';
import { TWO_D6 } from '../../dice.ts';
import { USUAL_BUBBLE } from '../../parts/leader-bubble.ts';
import type { SkirmishRules } from '../../parts/skirmish/rules.ts';
import type { FighterView } from '../../system.ts';
import { FLAG_ROWS } from './flags.ts';
import { houseRule } from './house-rules.ts';
import { carries } from './traits.ts';

/**
 * What Warhammer Escarmouches has of its own among the skirmish games: little. The whole force counts
 * for the Rout test, and psychology is the base rules' own.
 * @rule WFS-ROUT
 */
export const RULES: SkirmishRules = {
  flags: FLAG_ROWS,
  houseRule,
  castingPhase: 'magic',
  ever,
  circumstances: [],
  rout: {
    counts: () => true,
    weight: () => ONE,
    excluded: () => false,
    bonus: () => 0,
    voluntary: (choices) => houseRule(choices, 'wfsVoluntaryRout') === 'yes',
    playsOn: (choices) => houseRule(choices, 'multiplayerWfs') === 'continues',
  },
  leadership: {
    dice: () => TWO_D6,
    bonus: () => 0,
    range: () => USUAL_BUBBLE,
    companion: () => undefined,
    borrows: () => true,
    surePass: () => false,
  },
  injury: { carried: [], brought: [] },
  finishesDowned: (choices) => houseRule(choices, 'wfsFinishDowned') === 'yes',
  strikes: () => true,
  neverAlone: (_view, fighter) => carries(fighter.traits, 'unbreakable'),
  neverLeavesCombat: (fighter) => carries(fighter.traits, 'unbreakable'),
  beforeCharge: () => null,
  chargeWaits: () => false,
  chargeUndone: () => [],
  goesDown: () => [],
  stopsPlaying: () => [],
};

/** @rule SHO-WHO @rule PH-CAST */
function ever(fighter: FighterView, deed: 'shoot' | 'cast'): boolean {
  switch (deed) {
    case 'shoot':
      return (fighter.profile['BS'] ?? 0) > 0 && !carries(fighter.traits, 'animal');
    case 'cast':
      return carries(fighter.traits, 'caster');
  }
}
