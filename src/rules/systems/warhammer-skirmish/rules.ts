import type { FighterView } from '#rules/contract/battle-view.ts';
import type { FlagRow } from '#rules/contract/rows.ts';
import { TWO_D6 } from '#rules/dice/dice.ts';
import { ONE } from '#rules/dice/fraction.ts';
import { SKIRMISH_FLAG_IDS, SKIRMISH_FLAGS } from '#rules/skirmish/flags.ts';
import { USUAL_BUBBLE } from '#rules/skirmish/leadership.ts';
import type { SkirmishRules } from '#rules/skirmish/rules.ts';
import { houseRule } from './house-rules.ts';
import { carries } from './traits.ts';

/** Every flag with its lifetime: those of all skirmish games, and none besides. */
const FLAG_ROWS: readonly FlagRow[] = SKIRMISH_FLAG_IDS.map((id) => SKIRMISH_FLAGS[id]);

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
