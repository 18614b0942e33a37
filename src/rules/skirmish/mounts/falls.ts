import type { Duty } from '#rules/contract/advice.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Message,
  TurnPosition,
} from '#rules/contract/battle-view.ts';
import { fighterDuty, message, ONE_D6, outcome } from '#rules/kit/duty.ts';
import { fightersOf, oncePerLineup } from '#rules/kit/view.ts';
import { woundNeed } from '../duel/blow.ts';
import { loseWound } from '../injury.ts';
import type { SkirmishRules } from '../rules.ts';
import type { SkirmishStatus } from '../statuses.ts';
import { clearFlag, fallsOff, has, setFlag } from './riding.ts';

// What a fall from the saddle brings: what follows by itself, and the dice that are due.

/** Strength of the hit on whoever is thrown, which nothing saves. @rule MORD-WHOA-BOY */
export const FALL_STRENGTH = 2;
/** The highest face on which a mount without its rider bolts. @rule MORD-WHOA-BOY */
export const BOLTS_UP_TO = 3;
/** The highest face on which a rider out of action has been crushed. @rule MORD-WHOA-BOY */
export const CRUSHED_UP_TO = 2;

/** Values of `kept-seat`, `mount-loose` and `crushing` once more than the fall is known. */
const THIS_TURN = 'this-turn';
const BOLTED = 'bolted';
const GONE = 'gone';
const CRUSHED = 'crushed';

/**
 * What else happens to a rider whose status becomes `to`: knocked down he keeps his seat, stunned he is
 * thrown, and out of action he goes down with his mount.
 * @rule MORD-WHOA-BOY
 */
export function fallChanges(
  { mounts }: SkirmishRules,
  { houseRules }: BattleView,
  fighter: FighterView,
  to: SkirmishStatus,
): readonly Change[] {
  if (to.onFeet) return clearFlag(fighter, 'crushing');
  if (!fallsOff(mounts, fighter, houseRules)) return [];
  const { id } = fighter;
  switch (to.injury) {
    case 'knocked-down':
      return [setFlag(id, 'kept-seat', true)];
    case 'stunned':
      return [
        ...clearFlag(fighter, 'kept-seat'),
        ...clearFlag(fighter, 'remounted'),
        setFlag(id, 'on-foot', true),
        setFlag(id, 'unseated', true),
        setFlag(id, 'mount-loose', true),
      ];
    case 'out-of-action':
      return [...clearFlag(fighter, 'kept-seat'), setFlag(id, 'crushing', true)];
    case null:
      return [];
  }
}

/** Who kept his seat loses his own next turn, and has it in hand again after that. @rule MORD-WHOA-BOY */
export function steadied(view: BattleView, to: TurnPosition): readonly Change[] {
  return Object.values(view.fighters).flatMap((fighter) => {
    if (!has(fighter, 'kept-seat')) return [];
    if (fighter.flags['kept-seat'] === THIS_TURN && fighter.sideId === view.position.sideId)
      return clearFlag(fighter, 'kept-seat');
    return fighter.sideId === to.sideId ? [setFlag(fighter.id, 'kept-seat', THIS_TURN)] : [];
  });
}

/**
 * Dice due for those who have fallen and for their mounts, and mounts that bolt. A rider who goes out of action
 * leaves his mount on the table; one who has gone otherwise took it along.
 * @rule MORD-WHOA-BOY
 */
export function fallDuties({ statuses }: SkirmishRules, view: BattleView): readonly Duty[] {
  const all = afterFalls(view);
  const isHere = (fighter: FighterView) => statuses.of(fighter).onTable;
  const isOut = (fighter: FighterView) => statuses.of(fighter).injury === 'out-of-action';
  const leftMount = (fighter: FighterView) => isHere(fighter) || isOut(fighter);
  const due = (
    flag: 'unseated' | 'mount-loose' | 'crushing',
    isAsked: (fighter: FighterView) => boolean,
  ) => all.filter((fighter) => fighter.flags[flag] === true && isAsked(fighter));
  return [
    ...due('unseated', isHere).map((fighter) => hitDuty(view, fighter)),
    ...due('mount-loose', leftMount).map((fighter) =>
      dieDuty(fighter, 'mount-loose', [
        outcome('bolts', 'fail', [setFlag(fighter.id, 'mount-loose', BOLTED)], [1, BOLTS_UP_TO]),
        outcome('stays', 'pass', clearFlag(fighter, 'mount-loose'), [BOLTS_UP_TO + 1, 6]),
      ]),
    ),
    ...due('crushing', isOut).map((fighter) =>
      dieDuty(fighter, 'crushing', [
        outcome('crushed', 'fail', [setFlag(fighter.id, 'crushing', CRUSHED)], [1, CRUSHED_UP_TO]),
        outcome('not-crushed', 'pass', clearFlag(fighter, 'crushing'), [CRUSHED_UP_TO + 1, 6]),
      ]),
    ),
    ...(view.position.phase === 'movement' ? bolting(view).filter(leftMount).map(boltDuty) : []),
  ];
}

/** Those for whom anything is due or may be: hardly ever anybody. */
const afterFalls = oncePerLineup(({ fighters }) =>
  Object.values(fighters).filter(
    (one) => has(one, 'unseated') || has(one, 'mount-loose') || has(one, 'crushing'),
  ),
);

/** Two serious injuries instead of one, if he was crushed; a die that was not rolled is still to roll. @rule MORD-WHOA-BOY */
export function crushed({ label: name, flags }: FighterView): readonly Message[] {
  const fate = flags['crushing'];
  if (fate === CRUSHED) return [message('mount.crushed', { name })];
  return fate === true ? [message('mount.crushing', { name, upTo: CRUSHED_UP_TO })] : [];
}

function dieDuty(fighter: FighterView, kind: string, outcomes: Duty['outcomes']): Duty {
  return fighterDuty(fighter, {
    kind,
    weight: 'choice',
    anytime: true,
    rule: 'MORD-WHOA-BOY',
    dice: ONE_D6,
    outcomes,
  });
}

/** On foot by now, so that a wound is rolled for on the injury table. */
function hitDuty(view: BattleView, fighter: FighterView): Duty {
  const need = woundNeed(FALL_STRENGTH, fighter.profile['T'] ?? 0);
  const over = clearFlag(fighter, 'unseated');
  return dieDuty(fighter, 'unseated', [
    outcome('unhurt', 'pass', over, [1, (need ?? 7) - 1]),
    ...(need === null
      ? []
      : [outcome('hurt', 'fail', [...over, ...loseWound(view, fighter.id)], [need, 6])]),
  ]);
}

/** Those whose mounts run in their side’s movement phase until they are off the table. */
function bolting(view: BattleView): readonly FighterView[] {
  return fightersOf(view, view.position.sideId).filter(
    (fighter) => fighter.flags['mount-loose'] === BOLTED,
  );
}

function boltDuty(fighter: FighterView): Duty {
  return fighterDuty(fighter, {
    kind: 'mount-bolts',
    weight: 'offer',
    rule: 'MORD-WHOA-BOY',
    facts: [message('mount.bolts')],
    outcomes: [outcome('off-table', 'neutral', [setFlag(fighter.id, 'mount-loose', GONE)])],
  });
}
