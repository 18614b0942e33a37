import { INJURIES, type Injury, type lyingAs } from '#rules/skirmish/statuses.ts';
import type { BattleView, Change, FighterView } from '../contract/battle-view.ts';
import type { FighterId } from '../contract/ids.ts';
import { type HouseRuleChoices } from '../kit/rows.ts';
import { fighterOf } from '../kit/view.ts';
import type { SkirmishRules } from './rules.ts';
import { setFlag } from './view.ts';

/** Modifiers of the injury table. */
export interface InjuryFacts {
  /** Added to the roll first. */
  readonly modifier: number;
  /** Struck by a hammer, mace, club or staff. */
  readonly concussion: boolean;
  readonly hardToKill: boolean;
  /** Cancels concussion. */
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
  /** Stunned on higher rolls than others, and out of action on a 6 only. */
  readonly trueGrit?: boolean;
  /** Struck by an attacker who stuns instead of knocking down. */
  readonly stuns?: boolean;
}

export interface InjuryAnswer {
  readonly result: Injury;
  /** A helmet may reduce it on this D6 or more; null if it can't. */
  readonly helmetOn: number | null;
  /** The result if the helmet works. */
  readonly withHelmet: Injury;
}

/** A helmet keeps its wearer from being stunned on this D6 or more. @rule INJURY */
export const HELMET_SAVE = 4;
/** A thick skull does so on this, bare or in a helmet. @rule INJURY */
export const SKULL_SAVE = 3;
export const SKULL_IN_HELMET = 2;

/** The result of an injury roll, and its reduction by a helmet. @rule INJURY */
export function injuryOf(roll: number, facts: InjuryFacts): InjuryAnswer {
  const rolled = onTable(roll + facts.modifier, facts);
  const table = rolled === 'knocked-down' && facts.stuns === true ? 'stunned' : rolled;
  if (table === 'stunned' && !facts.noPain) {
    // Jump Up does not apply to a knock-down caused by the helmet roll.
    return { result: 'stunned', helmetOn: HELMET_SAVE, withHelmet: 'knocked-down' };
  }
  const result = softened(table, facts);
  return { result, helmetOn: null, withHelmet: result };
}

/** The worst of several injuries; no effect for none. @rule INJURY */
export function worstInjury(injuries: readonly Injury[]): Injury {
  const ranks = injuries.map((injury) => INJURIES.indexOf(injury));
  return INJURIES[Math.max(0, ...ranks)] ?? 'no-effect';
}

/**
 * Dice to roll for unsaved wounds: one for the last wound, and one for each further one. With no wounds left,
 * each wound takes a die.
 * @rule INJURY
 */
export function diceForWounds(woundsLeft: number, unsavedWounds: number): number {
  return Math.max(0, unsavedWounds - Math.max(0, woundsLeft - 1));
}

function onTable(total: number, facts: InjuryFacts): Injury {
  const tough = facts.hardToKill || facts.trueGrit === true;
  if (total >= (tough ? 6 : 5)) return 'out-of-action';
  const from = facts.trueGrit === true ? 4 : 3;
  const stunnedFrom = facts.concussion && !facts.hardHead ? from - 1 : from;
  return total >= stunnedFrom ? 'stunned' : 'knocked-down';
}

function softened(table: Injury, facts: InjuryFacts): Injury {
  if (table === 'stunned') return 'knocked-down';
  return table === 'knocked-down' && facts.jumpUp ? 'no-effect' : table;
}

/**
 * How a struck fighter is treated. `injury`: by the injury table. `wounded-out`: any unsaved wound puts him
 * out. `struck-out`: any attack does.
 */
export type Finishing = 'injury' | 'wounded-out' | 'struck-out';

/** The properties of an attack that matter for a fighter on the ground. */
export interface DownedAttack {
  readonly shooting: boolean;
  /** This attacker put him on the ground earlier in this phase. */
  readonly droppedHim: boolean;
}

/**
 * Whether a fighter on the ground is finished off instead of rolled for: in close combat only, and not by the
 * attacker who put him there in this phase, unless a house rule allows it.
 * @param lies how he lies; standing fighters are always rolled for
 * @rule DOWN
 */
export function finishing(
  rules: SkirmishRules,
  choices: HouseRuleChoices,
  lies: ReturnType<typeof lyingAs>,
  { shooting, droppedHim }: DownedAttack,
): Finishing {
  const spared = droppedHim && holdsBack(rules, choices);
  if (shooting || spared || lies === 'no') return 'injury';
  if (lies === 'stunned' && rules.houseRule(choices, 'stunnedAutoOut') === 'yes')
    return 'struck-out';
  return rules.finishesDowned(choices) ? 'wounded-out' : 'injury';
}

/** A fighter who has just knocked an enemy down may continue only against others, or not at all. @rule DOWN */
export function holdsBack(rules: SkirmishRules, choices: HouseRuleChoices): boolean {
  return rules.houseRule(choices, 'strikesOnDropped') === 'no';
}

/** Why a fighter on the ground may not be struck at in close combat now; empty if he may. @rule CC-WHO, DOWN */
export function barsToFinishing(facts: {
  /** Whether the attacker is also in contact with a standing enemy. */
  readonly facesStandingEnemy: boolean;
  readonly droppedHim: boolean;
}): readonly ('standing-first' | 'dropped-him')[] {
  return [
    ...(facts.facesStandingEnemy ? (['standing-first'] as const) : []),
    ...(facts.droppedHim ? (['dropped-him'] as const) : []),
  ];
}

/** Whether `victim` went to the ground by this attacker's blow in this phase. @rule DOWN */
export function droppedBy(victim: Pick<FighterView, 'flags'>, attackerId: string): boolean {
  return victim.flags['downed-by'] === attackerId;
}

/**
 * One more wound. While wounds are left it is only counted; from the last one on each takes an injury die,
 * and dice due together are rolled together.
 * @rule INJURY
 */
export function loseWound(view: BattleView, id: FighterId): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  if (fighter.wounds > 1) return [{ kind: 'wounds', fighterId: id, to: fighter.wounds - 1 }];
  return [
    ...(fighter.wounds === 1 ? [{ kind: 'wounds', fighterId: id, to: 0 } as const] : []),
    setFlag(id, 'injury-due', injuryDice(view, id) + 1),
  ];
}

/** Injury dice still to be rolled. */
export function injuryDice(view: Pick<BattleView, 'fighters'>, id: FighterId): number {
  const due = fighterOf(view, id)?.flags['injury-due'];
  return typeof due === 'number' ? due : 0;
}
