import type { BattleView, Capability, FighterView, Said } from '#rules/system.ts';
import { ability } from './capabilities.ts';
import { type Ability, DEEDS, type Deed, type DeedFacts } from './deeds.ts';
import { has, opponentsOf, rowOf, sideOf } from './reading.ts';
import type { SkirmishRules } from './rules.ts';

/** What a fighter of this battle can do of one deed now, read off his flags and contacts. */
export function abilityOf(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: Deed,
): Ability {
  const opponents = opponentsOf(view, fighter);
  const facts: DeedFacts = {
    status: fighter.status,
    flags: fighter.flags,
    traits: fighter.traits,
    contact: opponents.length > 0,
    allOpponentsDown: opponents.length > 0 && !opponents.some(isStanding),
  };
  return ability(rules, facts, deed);
}

function isStanding({ status }: FighterView): boolean {
  return status === 'standing';
}

/** What he can do of every deed, as rows for the fighter's page, with the leader's reach among them. */
export function capabilityRows(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Capability[] {
  const deeds = DEEDS.filter((deed) => concerns(rules, fighter, deed)).map((deed) => {
    const { answer, because: code } = abilityOf(rules, view, fighter, deed);
    return { id: deed, answer, reason: because(code) };
  });
  const leads = sideOf(view, fighter.sideId)?.leaderId === fighter.id;
  const bubble: Capability = {
    id: 'leader-bubble',
    answer: rowOf(fighter).lendsBubble ? 'yes' : 'no',
    reason: rowOf(fighter).lendsBubble ? null : because(fighter.status),
  };
  return leads ? [...deeds, bubble] : deeds;
}

/** @rule MOV-CHARGE */
export function mayCharge(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const answer = abilityOf(rules, view, fighter, 'charge').answer;
  return (answer === 'yes' || answer === 'forced') && !rules.chargeWaits(fighter);
}

/** Those who run stay on the list, so that the same tap takes it back. @rule MOV-RUN */
export function mayRun(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'ran') || abilityOf(rules, view, fighter, 'run').answer === 'yes';
}

export function mayMove(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (has(fighter, 'moved')) return true;
  const answer = abilityOf(rules, view, fighter, 'move').answer;
  return rowOf(fighter).actsFreely && (answer === 'yes' || answer === 'half');
}

/** @rule MOV-HIDE */
export function mayHide(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'hidden') || abilityOf(rules, view, fighter, 'hide').answer === 'yes';
}

/** @rule SHO-WHO */
export function mayShoot(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!concerns(rules, fighter, 'shoot')) return false;
  return has(fighter, 'shot') || abilityOf(rules, view, fighter, 'shoot').answer === 'yes';
}

/** @rule PH-CAST */
export function mayCast(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!concerns(rules, fighter, 'cast')) return false;
  return has(fighter, 'cast') || abilityOf(rules, view, fighter, 'cast').answer === 'yes';
}

/** Deeds that this kind of fighter never does are not worth a line. */
function concerns(rules: SkirmishRules, fighter: FighterView, deed: Deed): boolean {
  switch (deed) {
    case 'shoot':
    case 'cast':
      return rules.ever(fighter, deed);
    case 'move':
    case 'run':
    case 'charge':
    case 'climb':
    case 'hide':
    case 'fight':
      return true;
  }
}

function because(code: string | null): Said | null {
  return code === null ? null : { code: `why.${code}`, params: {} };
}
