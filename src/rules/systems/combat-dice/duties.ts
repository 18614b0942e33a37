import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, SideView } from '#rules/contract/battle-view.ts';
import { isFighterId } from '#rules/contract/ids.ts';
import { action, duty, fighterDuty, isAnswered, message, outcome } from '#rules/kit/duty.ts';
import { fighterOf, fightersOf } from '#rules/kit/view.ts';
import { opportunityAttack } from './melee.ts';
import { clearFlag, counted, inPlay, onTable } from './statuses.ts';
import { ACTIVATE, mayActivate, wipedOut } from './transitions.ts';

/** What is due now, in the order to show it. */
export function duties(view: BattleView): readonly Duty[] {
  if (view.ended) return [];
  const playing = view.sides.filter(({ removed }) => removed === null);
  const toPlay = playing.find(({ id }) => id === view.position.sideId);
  const own =
    toPlay === undefined || toPlay.light ? [] : fightersOf(view, toPlay.id).filter(onTable);
  return [
    ...playing.flatMap((side) => wipedOutDuty(view, side)),
    ...playing
      .flatMap((side) => fightersOf(view, side.id))
      .flatMap((one) => opportunity(view, one)),
    ...activation(view, own),
    ...own.flatMap(keptDice),
  ];
}

/** An enemy has just left contact with him: he may strike with the die he was given. @rule DR-6 */
function opportunity(view: BattleView, fighter: FighterView): readonly Duty[] {
  const leaver = fighterOf(view, opponentLeaving(fighter));
  if (leaver === null || !onTable(leaver) || !onTable(fighter)) return [];
  return [
    fighterDuty(fighter, {
      kind: 'opportunity',
      weight: 'choice',
      anytime: true,
      tone: 'fleeing',
      rule: 'DR-6',
      facts: [message('opportunity.on', { target: leaver.label })],
      outcomes: [outcome('kept', 'neutral', clearFlag(fighter, 'opportunity'))],
      opens: opportunityAttack(fighter, leaver),
    }),
  ];
}

function opponentLeaving({ flags }: FighterView): FighterView['id'] | null {
  const value = flags['opportunity'];
  return isFighterId(value) ? value : null;
}

/** Who acts. @rule DR-TURN */
function activation(view: BattleView, own: readonly FighterView[]): readonly Duty[] {
  const fighterIds = own.filter((fighter) => mayActivate(view, fighter)).map(({ id }) => id);
  if (fighterIds.length === 0) return [];
  return [
    duty({
      key: ACTIVATE,
      kind: 'activate',
      weight: 'mark',
      sideId: view.position.sideId,
      rule: 'DR-TURN',
      // A fighter who has acted is no longer listed.
      action: action({ id: ACTIVATE, fighterIds }),
    }),
  ];
}

/** Dice that are easily forgotten. @rule DR-6 */
function keptDice(fighter: FighterView): readonly Duty[] {
  const count = counted(fighter, 'received');
  if (count === 0) return [];
  return [
    fighterDuty(fighter, {
      kind: 'received-dice',
      weight: 'reminder',
      rule: 'DR-6',
      facts: [message('reminder.received', { name: fighter.label, count })],
    }),
  ];
}

/** @rule DR-OUT */
function wipedOutDuty(view: BattleView, side: SideView): readonly Duty[] {
  const key = `wiped-out:${side.id}`;
  if (isAnswered(view, key) || fightersOf(view, side.id).some(inPlay)) return [];
  return [
    duty({
      key,
      kind: 'wiped-out',
      weight: 'choice',
      anytime: true,
      tone: 'rout',
      sideId: side.id,
      rule: 'DR-OUT',
      outcomes: [
        outcome('removed', 'fail', wipedOut(view, side.id)),
        outcome('plays-on', 'neutral', []),
      ],
    }),
  ];
}
