import type { Fraction } from '../../chance.ts';
import { THREE_D6_DROP_HIGHEST, TWO_D6 } from '../../dice.ts';
import { FRIEND_RANGE } from '../../parts/all-alone.ts';
import { USUAL_BUBBLE } from '../../parts/leader-bubble.ts';
import { leadershipChance } from '../../parts/leadership-test.ts';
import type { BattleView, Change, DiceSpec, DutyTest, FighterView, Outcome } from '../../system.ts';
import { said, toggle } from './checklist/duty.ts';
import { houseRule } from './house-rules.ts';
import { fighterOf, fightersOf, has, rowOf, setFlag, sideOf, statusOf } from './reading.ts';
import { carries, traitNumber, traitText } from './traits.ts';

/** What Battle Tongue adds, inches. @rule MORD-LD-3 */
const BATTLE_TONGUE = 6;
/** What a war horn adds to the Leadership used. @rule MORD-ROUT-3 */
const HORN = 1;

/** A fighter's own Leadership test: the value with its reason, the dice, and the answers that matter to it. */
export interface FighterTest {
  readonly test: DutyTest;
  readonly dice: DiceSpec;
  /** "Within 6″ of the leader", offered only where it changes the value. */
  readonly answers: readonly Outcome[];
}

/**
 * Which Leadership a fighter tests on, and why.
 * @param borrows false where another's Leadership can play no part in this very test
 * @rule MORD-LD-1 @rule MORD-LD-2 @rule MORD-LD-3 @rule MORD-LD-4
 */
export function fighterTest(view: BattleView, fighter: FighterView, borrows = true): FighterTest {
  const source = borrows ? bubbleSource(view, fighter) : null;
  const own = leadershipOf(fighter);
  const lends = source !== null && rowOf(source).lendsBubble;
  const better = lends && leadershipOf(source) > own;
  const near = better && has(fighter, 'near-leader');
  const horn = hornBonus(view, fighter);
  const value = (near && source !== null ? leadershipOf(source) : own) + horn;
  return {
    test: {
      characteristic: 'Ld',
      value,
      reason: reasonOf(fighter, source, { lends, better, near }),
      chance: chanceOf(fighter, value),
    },
    dice: diceOf(fighter),
    answers: better ? [nearAnswer(fighter, near)] : [],
  };
}

/**
 * His All Alone test. Within 6″ of him a leader is a friend, and he not alone: only a longer reach
 * can help.
 * @rule MORD-ALONE-1 @rule MORD-LD-3
 */
export function allAloneTest(view: BattleView, fighter: FighterView): FighterTest {
  const leader = leaderOrSuccessor(view, fighter.sideId);
  return fighterTest(view, fighter, leader !== null && bubbleRange(leader) > FRIEND_RANGE);
}

/** Lizardmen roll three dice and drop the highest. @rule MORD-ROUT-3 */
export function diceOf(of: { readonly traits: FighterView['traits'] }): DiceSpec {
  return carries(of.traits, 'cold-blooded') ? THREE_D6_DROP_HIGHEST : TWO_D6;
}

export function chanceOf(
  of: { readonly traits: FighterView['traits'] },
  value: number | null,
): Fraction {
  return leadershipChance({ leadership: value, bonus: 0, dice: diceOf(of), reroll: false });
}

/** How far the side's leader reaches, and who he is; null when nobody leads from the table. @rule MORD-LD-3 */
export function leaderBubble(
  view: BattleView,
  sideId: FighterView['sideId'],
): { readonly range: number; readonly leaderId: FighterView['id'] } | null {
  const leader = leaderOrSuccessor(view, sideId);
  if (leader === null || !rowOf(leader).lendsBubble) return null;
  return { range: bubbleRange(leader), leaderId: leader.id };
}

export function bubbleRange(leader: FighterView): number {
  const base = traitNumber(leader.traits, 'bubble-range') ?? USUAL_BUBBLE;
  return base + (carries(leader.traits, 'battle-tongue') ? BATTLE_TONGUE : 0);
}

export function leadershipOf(fighter: FighterView): number {
  return fighter.profile['Ld'] ?? 0;
}

/** +1 while a horn sounds for the fighter's side. */
export function hornBonus(view: BattleView, fighter: FighterView): number {
  const side = sideOf(view, fighter.sideId);
  return side !== null && has(side, 'horn-blown') ? HORN : 0;
}

/** Whose Leadership he may borrow: the leader's, or a named companion's (a bear its tamer's). @rule MORD-LD-4 */
function bubbleSource(view: BattleView, fighter: FighterView): FighterView | null {
  const companion = traitText(fighter.traits, 'bubble-source');
  if (companion !== null) {
    return (
      fightersOf(view, fighter.sideId).find((friend) =>
        friend.profileId.endsWith(`/${companion}`),
      ) ?? null
    );
  }
  if (!mayBorrow(view, fighter)) return null;
  const leader = leaderOrSuccessor(view, fighter.sideId);
  return leader === null || leader.id === fighter.id ? null : leader;
}

/** Whoever lends the bubble: the leader, or by house rule the best hero once the leader is gone. @rule MORD-LD-6 */
function leaderOrSuccessor(view: BattleView, sideId: FighterView['sideId']): FighterView | null {
  const leader = fighterOf(view, sideOf(view, sideId)?.leaderId ?? null);
  const lost = leader !== null && !rowOf(leader).onTable && leader.status !== 'in-reserve';
  if (!lost || houseRule(view.houseRules, 'successorBubble') === 'no') return leader;
  const heroes = fightersOf(view, sideId).filter(
    (fighter) => fighter.role === 'hero' && rowOf(fighter).onTable,
  );
  return heroes.toSorted((a, b) => leadershipOf(b) - leadershipOf(a))[0] ?? leader;
}

function mayBorrow(view: BattleView, fighter: FighterView): boolean {
  if (carries(fighter.traits, 'never-uses-leader')) return false;
  if (carries(fighter.traits, 'animal')) {
    return houseRule(view.houseRules, 'animalsUseLeaderLd') === 'yes';
  }
  if (fighter.role === 'hired-sword') {
    return houseRule(view.houseRules, 'hiredSwordsUseLeaderLd') === 'yes';
  }
  return true;
}

function reasonOf(
  fighter: FighterView,
  source: FighterView | null,
  bubble: { readonly lends: boolean; readonly better: boolean; readonly near: boolean },
) {
  if (source === null) return said('ld.own');
  const leader = source.label;
  if (!bubble.lends) return said(`ld.own-leader-${statusOf(source)}`, { leader });
  if (bubble.near) return said('ld.leader-near', { leader, range: bubbleRange(source) });
  if (bubble.better) return said('ld.own-leader-far', { leader, range: bubbleRange(source) });
  return said(leadershipOf(source) === leadershipOf(fighter) ? 'ld.own-equal' : 'ld.own-higher');
}

function nearAnswer(fighter: FighterView, near: boolean): Outcome {
  const change: Change = near
    ? { kind: 'flag', fighterId: fighter.id, flag: 'near-leader', value: null }
    : setFlag(fighter.id, 'near-leader', true);
  return toggle('leader-near', near, [change]);
}
