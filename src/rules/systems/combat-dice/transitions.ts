import type { Capability } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView, Refusal } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { endContactsOf, endContactsOfSide } from '#rules/kit/contacts.ts';
import { message } from '#rules/kit/duty.ts';
import { onlyTeam } from '#rules/kit/parties.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { houseRule } from './house-rules.ts';
import { disengage, opponentsOf } from './melee.ts';
import { carries, characteristicOf } from './roster.ts';
import {
  clearFlag,
  count,
  counted,
  has,
  INITIAL_STATUS,
  OUT_OF_ACTION,
  onTable,
  setFlag,
} from './statuses.ts';

/** Sets a fighter's status to `to`; a fighter off the table has no contacts. */
export function changeStatus(view: BattleView, id: FighterId, to: string): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  const status: Change = { kind: 'status', fighterId: id, to };
  if (onTable({ status: to })) return [status];
  return [status, ...endContactsOf(view, id), ...clearFlag(fighter, 'opportunity')];
}

/** One damage; without any wounds left he is out of action. @rule DR-OUT */
export function loseWound(view: BattleView, id: FighterId): readonly Change[] {
  const fighter = fighterOf(view, id);
  return fighter === null ? [] : harmed(view, fighter, 1);
}

/** What damage does to him. @rule DR-OUT */
export function harmed(view: BattleView, fighter: FighterView, damage: number): readonly Change[] {
  if (damage <= 0) return [];
  const left = Math.max(0, fighter.wounds - damage);
  const lost: readonly Change[] =
    left === fighter.wounds ? [] : [{ kind: 'wounds', fighterId: fighter.id, to: left }];
  const falls = left === 0 && fighter.status === INITIAL_STATUS;
  return [...lost, ...(falls ? changeStatus(view, fighter.id, OUT_OF_ACTION) : [])];
}

/** A side with no fighters left is out of the battle; the last side wins, or the last allies. */
export function wipedOut(view: BattleView, sideId: FighterView['sideId']): readonly Change[] {
  const others = view.sides.filter((side) => side.removed === null && side.id !== sideId);
  const gone: Change = { kind: 'side-removed', sideId, cause: 'wiped-out' };
  if (others.length > 0 && !onlyTeam(others)) return [gone, ...endContactsOfSide(view, sideId)];
  return [gone, { kind: 'battle-ended', winnerId: others[0]?.id ?? null, cause: 'wiped-out' }];
}

export const ACTIVATE = 'activate';

/**
 * He acts: what he did the last time, moving carefully or charging, no longer counts.
 * @rule DR-TURN
 */
export function act(view: BattleView, action: string, id: FighterId): readonly Change[] | Refusal {
  const fighter = fighterOf(view, id);
  if (fighter === null) return { refused: 'unknown-fighter' };
  if (action !== ACTIVATE) return { refused: 'unknown-action' };
  if (!mayActivate(view, fighter)) return { refused: 'not-to-act' };
  return [
    setFlag(id, 'activated', true),
    ...clearFlag(fighter, 'careful'),
    ...clearFlag(fighter, 'charging'),
    ...refilled(view, fighter),
  ];
}

/** On the table, of the side whose turn it is, and not yet activated in it. */
export function mayActivate(view: BattleView, fighter: FighterView): boolean {
  return fighter.sideId === view.position.sideId && onTable(fighter) && !has(fighter, 'activated');
}

function refilled(view: BattleView, fighter: FighterView): readonly Change[] {
  return houseRule(view.houseRules, 'poolRefill') === 'each-activation'
    ? count(fighter, 'pool', characteristicOf(fighter, 'D'))
    : [];
}

const ACTIVITIES = ['move', 'attack', 'shoot', 'disengage'] as const;

type Activity = (typeof ACTIVITIES)[number];

/** What he can do now, as far as the rules say. @rule DR-6 */
export function capabilities(view: BattleView, id: FighterId): readonly Capability[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  return ACTIVITIES.map((deed) => {
    const why = hindrance(view, fighter, deed);
    return why === null
      ? { id: deed, answer: 'yes', now: true, reach: null, reason: null }
      : { id: deed, answer: 'no', now: true, reach: null, reason: message(`why.${why}`) };
  });
}

/** Why not; null when he can. */
function hindrance(view: BattleView, fighter: FighterView, deed: Activity): string | null {
  if (!onTable(fighter)) return 'not-there';
  const enemies = opponentsOf(view, fighter).length;
  const dice = counted(fighter, 'pool') + counted(fighter, 'received');
  switch (deed) {
    case 'move':
      return enemies > 0 ? 'engaged' : null;
    case 'attack':
      if (enemies === 0) return 'not-in-contact';
      return dice === 0 ? 'no-dice' : null;
    case 'shoot':
      if (carries(fighter.traits, 'no-missile-weapons')) return 'no-missile-weapons';
      return dice === 0 ? 'no-dice' : null;
    case 'disengage': {
      const paid = disengage({ enemiesInContact: enemies, pool: counted(fighter, 'pool') });
      return 'refused' in paid ? paid.refused : null;
    }
  }
}
