import type { HouseRuleChoices } from './rows.ts';

/** House rules about allies that are read outside a game’s own rules, by the same ids in every game. */

/** Whether alliances may be made in mid-battle. */
export const ALLIANCES = 'alliances';
/** Whether allies who are alone on the table have won together. */
export const ALLIES_WIN = 'alliesWin';

export function mayAllyInBattle(choices: HouseRuleChoices): boolean {
  return choices[ALLIANCES] === 'declare';
}

/** Whether each of some allies fights on for a victory of its own. */
export function winsAlone(choices: HouseRuleChoices): boolean {
  return choices[ALLIES_WIN] === 'alone';
}
