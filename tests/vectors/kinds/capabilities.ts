import * as v from 'valibot';
import type { BattleView, Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { ResolverSetup, Subject } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Recruit, TestBattle } from '../../support/battles.ts';
import {
  at,
  dutyIn,
  holding,
  type Moment,
  offers,
  resolverOf,
  smallBattle,
} from '../small-battle.ts';
import {
  flag,
  type Kinds,
  kind,
  listOf,
  number,
  numberOrNull,
  type SkirmishSystem,
  text,
} from './kind.ts';
import { playStupidity } from './stupidity.ts';

const situation = {
  status: text('standing'),
  phase: text(),
  contact: flag(),
  allOpponentsDown: flag(),
  enemyAlsoFightsSomeoneElse: flag(),
  hidden: flag(),
  nearestEnemyDistance: numberOrNull(),
  nearestEnemyInitiative: number(),
  action: v.optional(
    v.picklist(['move', 'run', 'charge', 'climb', 'hide', 'shoot', 'cast', 'fight']),
  ),
  flags: listOf(v.picklist(['noRun'])),
  stoodUpThisTurn: flag(),
  chargedThisTurn: flag(),
  ralliedThisTurn: flag(),
  ranThisTurn: flag(),
  failedChargeThisTurn: flag(),
  fearFailedToCharge: flag(),
  fellThisTurn: flag(),
  stupidFailed: flag(),
  stupidD6: numberOrNull(),
} as const;

type Situation = v.InferOutput<v.StrictObjectSchema<typeof situation, undefined>>;

/**
 * What a fighter may do, asked of his own page, and what he counts as, asked of what others are told
 * because of him. He is "One" and leads his side; "Enemy" may touch him, "Archer" stands free, and
 * "Fugitive" would like to rally.
 */
export function capabilities(game: SkirmishSystem): Kinds {
  const { system } = game;
  return {
    capabilities: kind(situation, (given) => {
      const table = tableOf(game, given, given.enemyAlsoFightsSomeoneElse ? [COMRADE] : []);
      const moment = momentOf(system, given);
      const view = at(table, moment);
      const theirTurn = (phase: string, step: string | null = null) =>
        at(table, { ...moment, turnOf: 'theirs', phase, step });
      const rows = new Map(system.capabilities(view, 'f-One').map((row) => [row.id, row.answer]));
      const may = (deed: string) => rows.get(deed) !== 'no';
      const hidden = view.fighters['f-One']?.flags['hidden'] !== undefined;
      const seen = isTarget(system, view) && !hidden;
      return {
        move: rows.get('move') === 'half' ? 'half' : rows.get('move') === 'yes',
        run: may('run'),
        charge: may('charge'),
        hide: may('hide') && !isFound(given),
        shoot: may('shoot'),
        cast: may('cast'),
        fight: may('fight'),
        strikesFirst: rows.get('fight') === 'first',
        strikesLast: rows.get('fight') === 'last',
        confersLd: rows.get('leader-bubble') === 'yes',
        crawl: rows.get('move') === 'little' ? crawlOf(system, given.status) : 0,
        hidden,
        hiddenAfter: hidden && !givesAway(system, view, given.action),
        canBeSeen: seen,
        canBeShot: seen && !isInAFight(system, view),
        canBeCharged: isChargeable(system, theirTurn('movement')),
        blocksEnemyRun: forbidsRunning(system, theirTurn('movement', 'other-moves')),
        blocksRally: offers(
          dutyIn(system, theirTurn('recovery'), 'rally', 'f-Fugitive'),
          'enemy-nearest',
        ),
        countsAsFriend: keepsCompany(game, given),
        opponentMustRollToHit: isRolledFor(system, view),
      };
    }),
  };
}

const COMRADE = { name: 'Comrade' } as const;

function touch(one: string, other: string): readonly [string, string] {
  return [one, other];
}

/** He hides, if he does, before he comes to the status he is in. */
function tableOf(
  { system, traits }: SkirmishSystem,
  given: Situation,
  comrades: readonly Recruit[],
): TestBattle {
  const own = holding({ 'no-run': given.flags.includes('noRun') });
  const table = smallBattle(system, {
    ours: [{ name: 'One', leader: true, traits: { ...traits.casts, ...own } }, ...comrades],
    theirs: [
      { name: 'Enemy', status: given.allOpponentsDown ? 'knocked-down' : 'standing' },
      { name: 'Archer' },
      { name: 'Fugitive', status: 'fleeing' },
    ],
  });
  if (given.hidden && !isFound(given)) {
    table.do({ type: 'set-flag', fighterId: 'f-One', flag: 'hidden', value: true });
  }
  return given.status === 'standing' ? table : table.set('One', given.status);
}

function momentOf(system: RuleSystem, given: Situation): Moment {
  const marked = holding({
    'stood-up': given.stoodUpThisTurn,
    charged: given.chargedThisTurn,
    rallied: given.ralliedThisTurn,
    ran: given.ranThisTurn,
    'failed-charge': given.failedChargeThisTurn,
    'fear-blocked': given.fearFailedToCharge,
    fell: given.fellThisTurn,
  });
  const stupid: Flags = given.stupidFailed ? { stupid: stupidityOf(system, given) } : {};
  return {
    phase: given.phase === '' ? 'movement' : given.phase,
    touching: [
      ...(given.contact ? [touch('One', 'Enemy')] : []),
      ...(given.enemyAlsoFightsSomeoneElse ? [touch(COMRADE.name, 'Enemy')] : []),
    ],
    flags: { One: { ...marked, ...stupid } },
  };
}

/** A die that nobody has thrown yet leaves him undecided. */
function stupidityOf(system: RuleSystem, { contact, stupidD6 }: Situation): FlagValue {
  const test = { ld: 2, dice: [6, 6], engaged: contact, d6: stupidD6 };
  return playStupidity(system, test).behaviour ?? 'undecided';
}

/** Players measure: an enemy this near has found him and finds him again, and so has one he fights. */
function isFound(given: Situation): boolean {
  const { nearestEnemyDistance: distance, nearestEnemyInitiative: initiative } = given;
  return (
    (distance !== null && distance <= initiative) || (given.contact && !given.allOpponentsDown)
  );
}

/** Inches that the page of this status lets him crawl. */
function crawlOf(system: RuleSystem, status: string): number {
  const page = system.reference.find(({ statuses }) => statuses.includes(status));
  return Number(page?.numbers['crawl'] ?? 0);
}

function givesAway(system: RuleSystem, view: BattleView, action: Situation['action']): boolean {
  // The same tap again would only take the mark of hiding off.
  if (action === undefined || action === 'hide') return false;
  const changes = system.act(view, action, 'f-One', 'f-Archer');
  if ('refused' in changes) return false;
  return changes.some((one) => one.kind === 'flag' && one.flag === 'hidden' && one.value === null);
}

const ARCHER: Subject = { kind: 'fighter', fighterId: 'f-Archer' };
const ONE: Subject = { kind: 'fighter', fighterId: 'f-One' };
const AT_HIM: ResolverSetup = { subjects: { attacker: ARCHER, defender: ONE }, inputs: {} };

function isTarget(system: RuleSystem, view: BattleView): boolean {
  const targets = resolverOf(system, 'shot').candidates(view, 'defender', { attacker: ARCHER });
  return targets.includes('f-One');
}

function isInAFight(system: RuleSystem, view: BattleView): boolean {
  const { refusal, notes } = resolverOf(system, 'shot').sheet(view, AT_HIM);
  if (refusal !== null) throw new Error(refusal.code);
  return notes.some(({ code }) => code === 'resolver.note.engaged');
}

function isRolledFor(system: RuleSystem, view: BattleView): boolean {
  const { needs } = resolverOf(system, 'melee').sheet(view, AT_HIM);
  const toHit = needs.find(({ id, role }) => id === 'to-hit' && role === 'attacker');
  return toHit !== undefined && toHit.value.code !== 'resolver.value.auto';
}

function isChargeable(system: RuleSystem, view: BattleView): boolean {
  return dutyIn(system, view, 'charge')?.action?.targetIds.includes('f-One') ?? false;
}

function forbidsRunning(system: RuleSystem, view: BattleView): boolean {
  const facts = dutyIn(system, view, 'run')?.facts ?? [];
  return facts.some(({ code }) => code === 'run.enemy-near');
}

/** A comrade against two: is he asked whether a friend is near, when One is his only friend? */
function keepsCompany(game: SkirmishSystem, given: Situation): boolean {
  const view = at(tableOf(game, { ...given, allOpponentsDown: false }, [COMRADE]), {
    phase: 'close-combat',
    step: 'after-blows',
    touching: [
      ['Comrade', 'Enemy'],
      ['Comrade', 'Archer'],
    ],
  });
  return offers(dutyIn(game.system, view, 'all-alone', 'f-Comrade'), 'friend-near');
}
