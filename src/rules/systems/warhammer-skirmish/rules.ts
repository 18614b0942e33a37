import type { FighterView } from '#rules/contract/battle-view.ts';
import type { FlagRow } from '#rules/contract/rows.ts';
import { USUAL_RULES } from '#rules/skirmish/defaults.ts';
import { SKIRMISH_FLAG_IDS, SKIRMISH_FLAGS } from '#rules/skirmish/flags.ts';
import type { SkirmishRules } from '#rules/skirmish/rules.ts';
import { houseRule } from './house-rules.ts';
import { carries } from './traits.ts';

/** Every flag with its lifetime: only those of all skirmish games. */
const FLAG_ROWS: readonly FlagRow[] = SKIRMISH_FLAG_IDS.map((id) => SKIRMISH_FLAGS[id]);

/**
 * What Warhammer Escarmouches has of its own among the skirmish games: little. The whole force counts
 * for the Rout test, and psychology is the base rules' own.
 * @rule WFS-ROUT
 */
export const RULES: SkirmishRules = {
  ...USUAL_RULES,
  flags: FLAG_ROWS,
  houseRule,
  castingPhase: 'magic',
  ever,
  rout: {
    ...USUAL_RULES.rout,
    voluntary: (choices) =>
      houseRule(choices, 'wfsVoluntaryRout') === 'yes' ? 'once-due' : 'never',
    playsOn: (choices) => houseRule(choices, 'multiplayerWfs') === 'continues',
  },
  finishesDowned: (choices) => houseRule(choices, 'wfsFinishDowned') === 'yes',
  neverAlone: (_view, fighter) => carries(fighter.traits, 'unbreakable'),
  neverLeavesCombat: (fighter) => carries(fighter.traits, 'unbreakable'),
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
