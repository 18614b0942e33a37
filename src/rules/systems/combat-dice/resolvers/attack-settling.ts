import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  type ResolverAnswer,
  type ResolverCall,
  type ResolverCredit,
  type ResolverSetup,
  type ResolverStep,
  refusedStep,
} from '#rules/contract/resolver.ts';
import { choose, played, roll, type Script, say } from '#rules/dice/script.ts';
import { endContactsOf } from '#rules/kit/contacts.ts';
import { message } from '#rules/kit/duty.ts';
import { friendsOf } from '#rules/kit/view.ts';
import { type AttackResult, attack, needAgainst } from '../attack.ts';
import { PINNED_BONUS_DICE, pushBack, taken } from '../melee.ts';
import { count, counted, HIT_LOCATIONS, type HitLocation, onTable } from '../statuses.ts';
import { harmed } from '../transitions.ts';
import { strikesLeaver } from './attack-fields.ts';
import { armourAt } from './combatant.ts';
import { isLongRange, type Strike, strikeOf } from './strike.ts';

/** What to roll or decide next, or the result of the attack. */
export function nextStep(
  view: BattleView,
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): ResolverStep {
  const strike = strikeOf(view, setup);
  if ('code' in strike) return refusedStep(strike);
  if (strike.dice === 0) {
    return refusedStep(message('resolver.refusal.no-dice', { name: strike.attacker.label }));
  }
  const progress = played(attacked(strike), answers);
  if (progress.kind === 'step') return progress.step;
  const { result, soFar } = progress;
  return {
    kind: 'done',
    soFar,
    changes: strikeChanges(strike, result),
    credits: creditsOf(strike, result),
    follow: result.pinnedBy === null ? null : pinnedAttack(strike, result.pinnedBy),
  };
}

/** @rule DR-2, DR-3, DR-4, DR-5, DR-7 */
function* attacked(strike: Strike): Script<Ending> {
  const { values } = strike;
  const dice = yield* thrown(strike);
  const aimed = resultAt(strike, dice, values.place);
  yield* sayHits(strike, aimed);
  const place = aimed.choosesLocation ? yield* chosenPlace(strike) : values.place;
  const result = resultAt(strike, dice, place);
  const armourAfter = yield* armourLeft(strike, dice, place, result);
  yield* sayHarm(strike, place, result, armourAfter);
  return { place, armourAfter, ...(yield* pushedBack(strike, result.damage)) };
}

function* thrown({ attacker, target, dice, defence, rules, values }: Strike) {
  const need = needAgainst(defence, rules);
  const params = { name: attacker.label, other: target.label, count: dice, need };
  return yield* roll({
    id: 'attack',
    said: message(values.kind === 'blow' ? 'resolver.step.blow' : 'resolver.step.shot', params),
    count: dice,
    need,
    rule: 'DR-2',
  });
}

function* sayHits(
  { attacker }: Strike,
  { netHits, cancelled, critical }: AttackResult,
): Script<void> {
  const name = attacker.label;
  yield* say('resolver.so-far.hits', { name, count: netHits });
  if (cancelled > 0) yield* say('resolver.so-far.cancelled', { count: cancelled });
  if (critical) yield* say('resolver.so-far.critical', { name });
}

/** @rule DR-3 */
function* chosenPlace({ attacker, target }: Strike): Script<HitLocation> {
  const name = attacker.label;
  const chosen = yield* choose({
    id: 'place',
    said: message('resolver.step.place', { name, other: target.label }),
    options: HIT_LOCATIONS.map((place) => ({
      id: place,
      said: message(`resolver.place.${place}`, { value: armourAt(target, place) }),
    })),
    rule: 'DR-3',
  });
  return HIT_LOCATIONS.find((place) => place === chosen) ?? 'torso';
}

/** By house rule players say each time whether armour is worn out by ordinary hits. @rule DR-5 */
function* armourLeft(
  strike: Strike,
  dice: readonly number[],
  place: HitLocation,
  { armourAfter }: AttackResult,
): Script<number> {
  if (!strike.asksArmour) return armourAfter;
  const worn = { ...strike, rules: { ...strike.rules, armour: 'wears-out' as const } };
  const after = resultAt(worn, dice, place).armourAfter;
  if (after === armourAfter) return armourAfter;
  const answer = yield* choose({
    id: 'armour',
    said: message('resolver.step.armour', { other: strike.target.label }),
    options: [
      { id: 'whole', said: message('resolver.armour.whole', { value: armourAfter }) },
      { id: 'worn', said: message('resolver.armour.worn', { value: after }) },
    ],
    rule: 'DR-5',
  });
  return answer === 'worn' ? after : armourAfter;
}

function* sayHarm(
  { target }: Strike,
  place: HitLocation,
  { damage }: AttackResult,
  armourAfter: number,
): Script<void> {
  const name = target.label;
  const broken = armourAt(target, place) - armourAfter;
  if (broken > 0) yield* say('resolver.so-far.armour', { name, count: broken });
  yield* say('resolver.so-far.damage', { name, count: damage });
}

/** Damage may be given up to push the target back, where that is allowed. @rule DR-7 */
function* pushedBack(
  strike: Strike,
  damage: number,
): Script<Pick<Ending, 'damage' | 'pushed' | 'pinnedBy'>> {
  const { attacker, target, values } = strike;
  const shot = values.kind === 'shot';
  const allowed = pushBack({ damage, shot, oneAgainstOne: values.models <= 2 });
  const hurt = { damage, pushed: false, pinnedBy: null };
  if ('refused' in allowed) return hurt;
  const names = { name: attacker.label, other: target.label };
  const answer = yield* choose({
    id: 'push',
    said: message('resolver.step.push', names),
    options: [
      { id: 'hurt', said: message('resolver.push.hurt', { count: damage }) },
      { id: 'push', said: message(shot ? 'resolver.push.shot' : 'resolver.push.blow') },
    ],
    rule: 'DR-7',
  });
  if (answer !== 'push') return hurt;
  yield* say(shot ? 'resolver.so-far.pushed' : 'resolver.so-far.pushed-followed', names);
  const pinnedBy = allowed.attackerFollows ? yield* pinned(strike) : null;
  return { damage: allowed.damageApplied, pushed: true, pinnedBy };
}

/** @rule DR-7 */
function* pinned({ view, attacker, target }: Strike): Script<FighterView | null> {
  const { fighter } = attacker;
  if (fighter === null || target.fighter === null) return null;
  const mates = friendsOf(view, fighter).filter(
    (mate) => onTable(mate) && mate.id !== target.fighter?.id,
  );
  if (mates.length === 0) return null;
  const answer = yield* choose({
    id: 'pinned',
    said: message('resolver.step.pinned', { other: target.label }),
    options: [
      { id: 'nobody', said: message('resolver.pinned.nobody') },
      ...mates.map(({ id, label }) => ({
        id,
        said: message('resolver.pinned.by', { name: label }),
      })),
    ],
    rule: 'DR-7',
  });
  const mate = mates.find(({ id }) => id === answer) ?? null;
  if (mate !== null) {
    yield* say('resolver.so-far.pinned', { name: mate.label, other: target.label });
  }
  return mate;
}

/** The blow of a team-mate whom the target was pushed against: a bonus die, and those he has kept. @rule DR-7 */
function pinnedAttack({ target }: Strike, mate: FighterView): ResolverCall | null {
  if (target.fighter === null) return null;
  return {
    resolverId: 'attack',
    subjects: {
      attacker: { kind: 'fighter', fighterId: mate.id },
      target: { kind: 'fighter', fighterId: target.fighter.id },
    },
    inputs: {
      kind: 'blow',
      'action-dice': 0,
      'bonus-dice': PINNED_BONUS_DICE,
      'received-dice': counted(mate, 'received'),
    },
  };
}

function resultAt(
  { defence, rules, target, values }: Strike,
  dice: readonly number[],
  place: HitLocation,
): AttackResult {
  const armour = armourAt(target, place);
  return attack({ dice, defence, armour, longRange: isLongRange(values), rules });
}

/** The results of the dice and of the players' decisions. */
export interface Ending {
  readonly place: HitLocation;
  readonly armourAfter: number;
  /** Damage that stays; 0 when it was given up to push the target back. */
  readonly damage: number;
  readonly pushed: boolean;
  /** A team-mate of the attacker whom the target was pushed against. */
  readonly pinnedBy: FighterView | null;
}

/** What an attack changes on the table: dice spent, armour broken, damage, who touches whom. */
function strikeChanges(strike: Strike, ending: Ending): readonly Change[] {
  return [...spent(strike), ...suffered(strike, ending)];
}

/** Who put him out, if he is. */
function creditsOf({ attacker, target }: Strike, ending: Ending): readonly ResolverCredit[] {
  const { fighter } = target;
  if (fighter === null || attacker.fighter === null) return [];
  const out = ending.damage > 0 && fighter.wounds <= ending.damage;
  return out ? [{ victimId: fighter.id, byId: attacker.fighter.id }] : [];
}

function spent({ attacker, target, values }: Strike): readonly Change[] {
  const { fighter } = attacker;
  if (fighter === null) return [];
  return [
    ...count(fighter, 'pool', counted(fighter, 'pool') - values.actionDice),
    ...count(fighter, 'received', counted(fighter, 'received') - values.receivedDice),
    ...(strikesLeaver(attacker, target) ? taken(fighter) : []),
  ];
}

/** @rule DR-5, DR-7, DR-OUT */
function suffered(
  { view, attacker, target, values }: Strike,
  { place, armourAfter, damage, pushed, pinnedBy }: Ending,
): readonly Change[] {
  const { fighter } = target;
  if (fighter === null) return [];
  return [
    ...count(fighter, `armour-${place}`, armourAfter),
    ...harmed(view, fighter, damage),
    // Only the target of a shot moves: fighters in contact are left behind.
    ...(pushed && values.kind === 'shot' ? endContactsOf(view, fighter.id) : []),
    ...[pushed && values.kind === 'blow' ? attacker.fighter : null, pinnedBy].flatMap((other) =>
      other === null ? [] : touch(fighter.id, other.id),
    ),
  ];
}

function touch(a: FighterId, b: FighterId): readonly Change[] {
  return [{ kind: 'contact', a, b, touching: true }];
}
