import type { BattleView, Capability, FighterView, Said } from '../../system.ts';
import { type Capabilities, capabilities, DEEDS, type Deed } from './capabilities.ts';
import { has, isEngaged, opponentsOf, rowOf, sideOf } from './reading.ts';
import { carriesAny } from './traits.ts';

/** What a fighter of this battle can do now, read off his flags and contacts. */
export function abilitiesOf(view: BattleView, fighter: FighterView): Capabilities {
  const opponents = opponentsOf(view, fighter);
  return capabilities({
    status: fighter.status,
    flags: fighter.flags,
    traits: fighter.traits,
    contact: opponents.length > 0,
    allOpponentsDown: opponents.length > 0 && !isEngaged(view, fighter),
    enemyAlsoFightsSomeoneElse: opponents.some((enemy) => opponentsOf(view, enemy).length > 1),
    nearestEnemy: null,
    action: null,
    choices: view.houseRules,
  });
}

/** The same as rows for the fighter's page, with the leader's reach among them. */
export function capabilityRows(view: BattleView, fighter: FighterView): readonly Capability[] {
  const all = abilitiesOf(view, fighter);
  const deeds = DEEDS.filter((deed) => concerns(fighter, deed)).map((deed) => ({
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
export function mayCharge(view: BattleView, fighter: FighterView): boolean {
  const { answer } = abilitiesOf(view, fighter).charge;
  return (answer === 'yes' || answer === 'forced') && !has(fighter, 'charging');
}

/** Those who run stay on the list, so that the same tap takes it back. @rule MOV-RUN */
export function mayRun(view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'ran') || abilitiesOf(view, fighter).run.answer === 'yes';
}

export function mayMove(view: BattleView, fighter: FighterView): boolean {
  if (has(fighter, 'moved')) return true;
  const { answer } = abilitiesOf(view, fighter).move;
  return rowOf(fighter).actsFreely && (answer === 'yes' || answer === 'half');
}

/** @rule MOV-HIDE */
export function mayHide(view: BattleView, fighter: FighterView): boolean {
  return has(fighter, 'hidden') || abilitiesOf(view, fighter).hide.answer === 'yes';
}

/** @rule SHO-WHO */
export function mayShoot(view: BattleView, fighter: FighterView): boolean {
  if (!concerns(fighter, 'shoot')) return false;
  return has(fighter, 'shot') || abilitiesOf(view, fighter).shoot.answer === 'yes';
}

/** @rule PH-CAST */
export function mayCast(view: BattleView, fighter: FighterView): boolean {
  if (!concerns(fighter, 'cast')) return false;
  return has(fighter, 'cast') || abilitiesOf(view, fighter).cast.answer === 'yes';
}

/** Deeds that this kind of fighter never does are not worth a line. */
function concerns(fighter: FighterView, deed: Deed): boolean {
  switch (deed) {
    case 'shoot':
      return (
        (fighter.profile['BS'] ?? 0) > 0 &&
        !carriesAny(fighter.traits, ['animal', 'no-equipment', 'no-missile-weapons'])
      );
    case 'cast':
      return carriesAny(fighter.traits, ['wizard', 'prayers', 'hearts-of-steel']);
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
