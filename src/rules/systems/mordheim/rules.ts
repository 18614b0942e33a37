import type {
  BattleView,
  Change,
  FighterView,
  Flags,
  SideView,
} from '#rules/contract/battle-view.ts';
import { isFighterId } from '#rules/contract/ids.ts';
import { THREE_D6_DROP_HIGHEST, TWO_D6 } from '#rules/dice/dice.ts';
import { type Fraction, fraction, ONE } from '#rules/dice/fraction.ts';
import { message } from '#rules/kit/duty.ts';
import { oncePer } from '#rules/kit/once-per.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { fightersOf, sideOf } from '#rules/kit/view.ts';
import { NO_MOVEMENT, NOTHING } from '#rules/skirmish/capabilities.ts';
import { USUAL_RULES } from '#rules/skirmish/defaults.ts';
import { needsReloading } from '#rules/skirmish/duel/ammunition.ts';
import { leftAfterMisfires } from '#rules/skirmish/duel/misfired-weapons.ts';
import { USUAL_BUBBLE } from '#rules/skirmish/leadership.ts';
import { MOUNTED_DEEDS } from '#rules/skirmish/mounts/in-the-saddle.ts';
import type {
  HeldCharge,
  Missiles,
  OwnCircumstance,
  SkirmishRules,
} from '#rules/skirmish/rules.ts';
import { isArmed, missileWeaponsOf } from './carried-weapons.ts';
import { causesFear, readStupidBehaviour, testsFearBeforeCharging } from './courage.ts';
import { clearFlag, clearSideFlag, FLAG_ROWS, has, isFrenzied, setFlag } from './flags.ts';
import { gearOf } from './gear.ts';
import { houseRule } from './house-rules.ts';
import { MOUNT_RULES } from './mounts.ts';
import { movementOf, paceOf } from './movement.ts';
import { hasSkill } from './skill-conditions.ts';
import { castsInArmour, spellsOf } from './spells.ts';
import { carries, carriesAny, type TraitId, traitNumber, traitText } from './traits.ts';

/** What bars or bends deeds in Mordheim only, weightiest first. @rule PSY-STUP, PSY-ANIM, PSY-FEAR-B, PSY-FRENZY, PH-CAST */
const OWN_CIRCUMSTANCES: readonly OwnCircumstance[] = [
  {
    id: 'stupid-no-blows',
    effect: NOTHING,
    applies: ({ flags }) => stupidity(flags) === 'no-blows',
  },
  {
    id: 'stupid-straight-ahead',
    effect: { ...NOTHING, move: 'half' },
    applies: ({ flags }) => stupidity(flags) === 'straight-ahead',
  },
  {
    id: 'stupid-inactive',
    effect: NOTHING,
    applies: ({ flags }) => stupidity(flags) === 'inactive',
  },
  {
    id: 'animosity-inactive',
    effect: { ...NO_MOVEMENT, hide: 'no', shoot: 'no', cast: 'no' },
    applies: ({ flags }) => flags['animosity'] === 'inactive',
  },
  ...MOUNTED_DEEDS,
  // Who has shot casts no spell this turn, and who has cast one does not shoot.
  { id: 'shot', effect: { cast: 'no' }, applies: ({ flags }) => flags['shot'] !== undefined },
  { id: 'cast', effect: { shoot: 'no' }, applies: ({ flags }) => flags['cast'] !== undefined },
  {
    id: 'must-charge',
    effect: { ...NO_MOVEMENT, charge: 'forced', hide: 'no', shoot: 'no' },
    applies: ({ flags }) => flags['must-charge'] !== undefined,
  },
  {
    id: 'fear-blocked',
    effect: { ...NO_MOVEMENT, hide: 'no', shoot: 'no' },
    applies: ({ flags }) => flags['fear-blocked'] !== undefined,
  },
  {
    id: 'armour',
    effect: { cast: 'no' },
    applies: ({ traits }) =>
      carriesAny(traits, ['armour', 'shield', 'buckler']) &&
      !carriesAny(traits, ['prayers', 'warrior-wizard']) &&
      !castsInArmour(traits),
  },
];

/** A stupid fighter whose die was not noted at least strikes no blows and goes nowhere. */
function stupidity(flags: Flags): string {
  const value = flags['stupid'];
  return value === undefined ? '' : (readStupidBehaviour(value) ?? 'inactive');
}

/** What Battle Tongue adds, inches. @rule MORD-LD-3 */
export const BATTLE_TONGUE = 6;
/** What a war horn adds to the Leadership used. @rule MORD-ROUT-3 */
const HORN = 1;

/** What Mordheim has of its own among the skirmish games. */
export const RULES: SkirmishRules = {
  ...USUAL_RULES,
  flags: FLAG_ROWS,
  houseRule,
  castingPhase: 'shooting',
  ever,
  missiles,
  shootsUnseen: ({ traits }) => {
    const weapons = missileWeaponsOf(traits);
    return weapons.length > 0 && weapons.every(({ silent }) => silent);
  },
  circumstances: OWN_CIRCUMSTANCES,
  rout: {
    ...USUAL_RULES.rout,
    counts: countsForRout,
    weight: routWeight,
    share: (traits, choices) =>
      houseRule(choices, 'routHalves') === 'both' ? routWeight(traits) : ONE,
    excluded: ({ role, traits }) => role === 'hired-sword' || carries(traits, 'rout-ld-excluded'),
    bonus: routBonus,
    voluntary: (choices) => houseRule(choices, 'routVoluntary'),
  },
  leadership: {
    dice: (traits) => (carries(traits, 'cold-blooded') ? THREE_D6_DROP_HIGHEST : TWO_D6),
    bonus: hornBonus,
    range: bubbleRange,
    companion,
    borrows,
    surePass: (fighter) => carries(fighter.traits, 'auto-pass-leadership-tests'),
  },
  injury: {
    carried: [
      'helmet',
      'hard-to-kill',
      'toughened-hide',
      'hard-head',
      'no-pain',
      'jump-up',
      'true-grit',
      'thick-skull',
      'ard-ead',
    ],
    brought: ['concussion', 'plus-one', 'plus-two'],
  },
  strikes: (fighter) => !has(fighter, 'stupid'),
  movement: movementOf,
  mounts: MOUNT_RULES,
  noticesWithin,
  pace: paceOf,
  neverAlone,
  neverLeavesCombat: (fighter) => carries(fighter.traits, 'never-leaves-combat'),
  beforeCharge: (charger, target) =>
    testsFearBeforeCharging(charger, target)
      ? [...clearFlag(charger, 'fear-blocked'), setFlag(charger.id, 'charging', target.id)]
      : null,
  daunts: causesFear,
  heldCharge,
  chargeUndone: fearForgotten,
  goesDown: (fighter) => (isFrenzied(fighter) ? [setFlag(fighter.id, 'frenzy-lost', true)] : []),
  stopsPlaying: prayerEnds,
};

const HALF = fraction(1, 2);

/** His Initiative, for the keenest of them twice as far. @rule MOV-HIDE */
function noticesWithin({ profile, traits }: FighterView): number {
  return (profile['I'] ?? 0) * (carries(traits, 'detect-hidden-double-range') ? 2 : 1);
}

/** A charge at an enemy whom he must dare to charge first, or has not dared to. @rule PSY-FEAR-B */
function heldCharge(fighter: FighterView): HeldCharge | null {
  const flag = has(fighter, 'charging') ? 'charging' : 'fear-blocked';
  const at = fighter.flags[flag];
  if (at === undefined) return null;
  const waits = flag === 'charging';
  return {
    targetId: isFighterId(at) ? at : null,
    state: waits ? 'waits' : 'failed',
    said: message(waits ? 'charge.after-fear' : 'charge.afraid'),
    undone: clearFlag(fighter, flag),
  };
}

/** A goblin out of action is half a casualty. @rule MORD-ROUT-1 */
function routWeight(traits: Flags): Fraction {
  return carries(traits, 'rout-half-casualty') ? HALF : ONE;
}

const NEVER_COUNTED = ['mount', 'gnoblar'] as const satisfies readonly TraitId[];

/**
 * Whether such a fighter counts at all, among participants and casualties alike. A mount is one with
 * its rider; a gnoblar's own rule leaves him out.
 * @rule MORD-ROUT-1
 */
function countsForRout(traits: Flags, choices: HouseRuleChoices): boolean {
  const counted = countedByTraits(traits);
  return typeof counted === 'boolean' ? counted : houseRule(choices, counted) === 'yes';
}

/** Whether he counts, or the setting that decides. */
const countedByTraits = oncePer((traits: Flags) => {
  if (carriesAny(traits, NEVER_COUNTED)) return false;
  if (carries(traits, 'summoned')) return 'routCountsSummoned';
  return carries(traits, 'wardog') ? 'routCountsWardogs' : true;
});

/** What is added to the Leadership of a Rout test: one for the prayer, one for the horn. @rule MORD-ROUT-3 */
export function routBonus(sideFlags: Flags): number {
  const boosts = ['hearts-of-steel', 'horn-blown'] as const;
  return boosts.filter((flag) => sideFlags[flag] !== undefined).length;
}

/** +1 while a horn sounds for the fighter's side. @rule MORD-ROUT-3 */
function hornBonus(view: BattleView, fighter: FighterView): number {
  const side = sideOf(view, fighter.sideId);
  return side !== null && has(side, 'horn-blown') ? HORN : 0;
}

/** @rule MORD-LD-3 */
function bubbleRange(leader: FighterView): number {
  const base = traitNumber(leader.traits, 'bubble-range') ?? USUAL_BUBBLE;
  return base + (hasSkill(leader, 'battle-tongue') ? BATTLE_TONGUE : 0);
}

/** A bear uses only its tamer's Leadership. @rule MORD-LD-4 */
function companion(view: BattleView, fighter: FighterView): FighterView | null | undefined {
  const named = traitText(fighter.traits, 'bubble-source');
  if (named === null) return undefined;
  const friends = fightersOf(view, fighter.sideId);
  return friends.find((friend) => friend.profileId.endsWith(`/${named}`)) ?? null;
}

/** @rule MORD-LD-4 */
function borrows(view: BattleView, fighter: FighterView): boolean {
  if (carries(fighter.traits, 'never-uses-leader')) return false;
  const hired = fighter.role === 'hired-sword' && !carries(fighter.traits, 'animal');
  return !hired || houseRule(view.houseRules, 'hiredSwordsUseLeaderLd') === 'yes';
}

/** @rule SHO-WHO @rule PH-CAST */
function ever(fighter: FighterView, deed: 'shoot' | 'cast'): boolean {
  switch (deed) {
    case 'shoot':
      return (fighter.profile['BS'] ?? 0) > 0 && !shootsNever(fighter.traits);
    case 'cast':
      return isCaster(fighter.traits) || spellsOf(fighter.traits).length > 0;
  }
}

const shootsNever = oncePer((traits: Flags) =>
  carriesAny(traits, ['animal', 'no-equipment', 'no-missile-weapons']),
);

const isCaster = oncePer((traits: Flags) => carriesAny(traits, ['wizard', 'prayers']));

/**
 * For a fighter with several missile weapons, some of which need reloading, it is unknown which he has shot.
 * @rule SHO-WHO, WEAPONS
 */
function missiles({ traits, flags }: FighterView): Missiles {
  const weapons = leftAfterMisfires(missileWeaponsOf(traits), { flags });
  if (weapons.length > 0) {
    const gear = gearOf(traits);
    return weapons.every((weapon) => needsReloading(weapon, gear)) ? 'reload' : 'ready';
  }
  return isArmed(traits) ? 'none' : 'unknown';
}

/** @rule MORD-ALONE-2 */
function neverAlone(view: BattleView, fighter: FighterView): boolean {
  if (isNeverAlone(fighter.traits)) return true;
  const asPsychology = houseRule(view.houseRules, 'allAloneIsPsychology') === 'yes';
  return asPsychology && (isFrenzied(fighter) || carriesAny(fighter.traits, ['immune-psychology']));
}

const isNeverAlone = oncePer((traits: Flags) =>
  carriesAny(traits, [
    'immune-all-alone',
    'never-leaves-combat',
    'combat-master',
    'absolute-faith',
    'fearless',
    'auto-pass-leadership-tests',
    'daemon',
  ]),
);

/** He took fright at a charge that never reached him. @rule PSY-FEAR-A */
function fearForgotten(
  view: BattleView,
  charger: FighterView,
  target: FighterView,
): readonly Change[] {
  const afraid = view.answers[`fear-charged:${charger.id}:${target.id}`] === 'failed';
  return afraid ? clearFlag(target, 'fear-sixes') : [];
}

/** Hearts of Steel lasts while the one who prayed keeps his feet. @rule MORD-ROUT-3 */
function prayerEnds(side: SideView, caster: FighterView): readonly Change[] {
  return side.flags['hearts-of-steel'] === caster.id ? clearSideFlag(side, 'hearts-of-steel') : [];
}
