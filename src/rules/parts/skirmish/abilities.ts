import type { BattleView, Capability, FighterView, Said } from '#rules/system.ts';
import { ability, type Capabilities, capabilities } from './capabilities.ts';
import { type Ability, DEEDS, type Deed, type DeedFacts } from './deeds.ts';
import { has, opponentsOf, rowOf, sideOf } from './reading.ts';
import type { SkirmishRules } from './rules.ts';

/** What a fighter of this battle can do now, read off his flags and contacts. */
export function abilitiesOf(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): Capabilities {
  const opponents = opponentsOf(view, fighter);
  return capabilities(rules, {
    ...factsOf(view, fighter, opponents),
    enemyAlsoFightsSomeoneElse: opponents.some((enemy) => opponentsOf(view, enemy).length > 1),
    action: null,
  });
}

/** What he can do of one deed: lists of names ask this of everybody, and nothing else. */
function abilityFor(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  deed: Deed,
): Ability['answer'] {
  return ability(rules, factsOf(view, fighter, opponentsOf(view, fighter)), deed).answer;
}

function factsOf(
  view: BattleView,
  fighter: FighterView,
  opponents: readonly FighterView[],
): DeedFacts {
  return {
    status: fighter.status,
    flags: fighter.flags,
    traits: fighter.traits,
    contact: opponents.length > 0,
    allOpponentsDown: opponents.length > 0 && !opponents.some(isStanding),
    nearestEnemy: null,
    choices: view.houseRules,
  };
}

function isStanding({ status }: FighterView): boolean {
  return status === 'standing';
}

/** The same as rows for the fighter's page, with the leader's reach among them. */
export function capabilityRows(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Capability[] {
  const all = abilitiesOf(rules, view, fighter);
  const deeds = DEEDS.filter((deed) => concerns(rules, fighter, deed)).map((deed) => ({
    id: deed,
    answer: all[deed].answer,
    reason: because(all[deed].because),
  }));
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
  const answer = abilityFor(rules, view, fighter, 'charge');
  return (answer === 'yes' || answer === 'forced') && !rules.chargeWaits(fighter);
}

/** Those who run stay on the list, so that the same tap takes it back. @rule MOV-RUN */
export function mayRun(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'ran') || abilityFor(rules, view, fighter, 'run') === 'yes';
}

export function mayMove(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (has(fighter, 'moved')) return true;
  const answer = abilityFor(rules, view, fighter, 'move');
  return rowOf(fighter).actsFreely && (answer === 'yes' || answer === 'half');
}

/** @rule MOV-HIDE */
export function mayHide(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'hidden') || abilityFor(rules, view, fighter, 'hide') === 'yes';
}

/** @rule SHO-WHO */
export function mayShoot(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!concerns(rules, fighter, 'shoot')) return false;
  return has(fighter, 'shot') || abilityFor(rules, view, fighter, 'shoot') === 'yes';
}

/** @rule PH-CAST */
export function mayCast(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!concerns(rules, fighter, 'cast')) return false;
  return has(fighter, 'cast') || abilityFor(rules, view, fighter, 'cast') === 'yes';
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
