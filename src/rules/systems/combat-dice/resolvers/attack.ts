import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  EMPTY_SHEET,
  type Resolver,
  type ResolverBar,
  type ResolverNeed,
  type ResolverPart,
  type ResolverSetup,
  type ResolverSheet,
  refused,
  type Subject,
} from '#rules/contract/resolver.ts';
import type { Tone } from '#rules/contract/rows.ts';
import { chanceOnD6 } from '#rules/dice/dice.ts';
import { type Fraction, plus, ZERO } from '#rules/dice/fraction.ts';
import { message } from '#rules/kit/duty.ts';
import { signed } from '#rules/kit/signed.ts';
import { areEnemies, fighterOf, inContact } from '#rules/kit/view.ts';
import { attackChances, CRITICAL_FACE, needAgainst } from '../attack.ts';
import { carries } from '../roster.ts';
import { counted, HIT_LOCATIONS, onTable } from '../statuses.ts';
import { fieldsOf, strikesLeaver } from './attack-fields.ts';
import { nextStep } from './attack-settling.ts';
import { armourAt, type Combatant } from './combatant.ts';
import { isLongRange, type Strike, strikeOf } from './strike.ts';

/** What an attack needs, and how likely it does what. @rule DR-1, DR-2, DR-3, DR-4, DR-5 */
function attackSheet(view: BattleView, setup: ResolverSetup): ResolverSheet {
  const strike = strikeOf(view, setup);
  if ('code' in strike) return refused(strike);
  const { attacker, target, values, dice } = strike;
  return {
    ...EMPTY_SHEET,
    // Without dice there is nothing to throw, but players may still add some.
    refusal: dice === 0 ? message('resolver.refusal.no-dice', { name: attacker.label }) : null,
    summaries: { attacker: inHand(attacker), target: worn(target) },
    fields: fieldsOf(attacker, values, setup),
    needs: dice === 0 ? [] : needsOf(strike),
    bars: dice === 0 ? [] : [damageBar(strike)],
    notes: notesOf(strike),
  };
}

/** The chance of at least one natural 6, and of each damage. */
function chancesOf({ dice, defence, rules, target, values }: Strike) {
  const armour = armourAt(target, values.place);
  return attackChances({ dice, defence, rules, armour, longRange: isLongRange(values) });
}

function inHand({ fighter }: Combatant): readonly Message[] {
  if (fighter === null) return [];
  const kept = counted(fighter, 'received');
  return [
    message('resolver.summary.pool', { count: counted(fighter, 'pool') }),
    ...(kept === 0 ? [] : [message('resolver.summary.received', { count: kept })]),
  ];
}

/** Current armour, if it differs from his profile. */
function worn(target: Combatant): readonly Message[] {
  if (target.fighter === null) return [];
  return HIT_LOCATIONS.filter((place) => target.flags[`armour-${place}`] !== undefined).map(
    (place) => message(`resolver.summary.${place}`, { value: armourAt(target, place) }),
  );
}

/** All in one line, for the attacker. */
function needsOf(strike: Strike): readonly ResolverNeed[] {
  const { defence, rules, base, modifiers, target, values } = strike;
  const need = needAgainst(defence, rules);
  const role = 'attacker';
  return [
    {
      id: 'defence',
      role,
      value: message('resolver.value.number', { value: defence }),
      chance: null,
      why: [
        message('resolver.why.base', { name: target.label, value: base }),
        ...modifiers.map(({ id, value }) =>
          message(`resolver.why.${id}`, { value: signed(value) }),
        ),
      ],
      rule: 'DR-1',
    },
    {
      id: 'to-hit',
      role,
      value:
        need === CRITICAL_FACE
          ? message('resolver.value.six')
          : message('resolver.value.plus', { need }),
      chance: chanceOnD6(need),
      why: [message(`resolver.why.${rules.threshold}`, { value: defence })],
      rule: 'DR-2',
    },
    {
      id: 'critical',
      role,
      value: message('resolver.value.six'),
      chance: chancesOf(strike).critical,
      why: [
        message(`resolver.why.critical-${rules.criticalScope}`),
        message('resolver.why.fumble'),
      ],
      rule: 'DR-3',
    },
    {
      id: 'armour',
      role,
      value: message('resolver.value.number', { value: armourAt(target, values.place) }),
      chance: null,
      why: [
        message(`resolver.why.place-${values.place}`),
        message(
          strike.asksArmour ? 'resolver.why.armour-ask' : `resolver.why.armour-${rules.armour}`,
        ),
      ],
      rule: 'DR-5',
    },
  ];
}

function damageBar(strike: Strike): ResolverBar {
  const { attacker, target, dice } = strike;
  const { damage } = chancesOf(strike);
  const left = Math.max(1, target.wounds);
  const out: ResolverPart = {
    id: 'out-of-action',
    tone: 'out-of-action',
    sign: null,
    chance: damage.slice(left).reduce<Fraction>(plus, ZERO),
  };
  const hurt = damage.slice(0, left).map(
    (chance, points): ResolverPart => ({
      id: points === 0 ? 'nothing' : `wound-${points}`,
      tone: TONES[Math.min(points, TONES.length - 1)] ?? 'neutral',
      sign: points === 0 ? null : 'wound',
      chance,
    }),
  );
  return {
    id: 'damage',
    params: { name: attacker.label, other: target.label, count: dice },
    parts: [...hurt, out].filter(({ chance }) => chance.num > 0n),
  };
}

/** By damage: none, one, two, more. */
const TONES = ['neutral', 'knocked-down', 'stunned', 'fleeing'] as const satisfies readonly Tone[];

/** What else to know; nothing of it keeps players from going on. */
function notesOf({ view, attacker, target, values }: Strike): readonly Message[] {
  const names = { name: attacker.label, other: target.label };
  const [a, b] = [attacker.fighter, target.fighter];
  const both = a !== null && b !== null;
  const touching = both && inContact(view, a.id).some(({ id }) => id === b.id);
  const blow = values.kind === 'blow';
  return [
    ...(both && !areEnemies(view, a, b) ? [message('resolver.note.same-side', names)] : []),
    ...(strikesLeaver(attacker, target) ? [message('resolver.note.opportunity', names)] : []),
    ...(both && blow && !touching && !strikesLeaver(attacker, target)
      ? [message('resolver.note.not-touching', names)]
      : []),
    ...(!blow && carries(attacker.traits, 'no-missile-weapons')
      ? [message('resolver.note.no-missile-weapons', names)]
      : []),
    isLongRange(values) ? message('resolver.note.long-range') : message('resolver.note.place'),
  ];
}

/** A blow or a shot with combat dice. @rule DR-1, DR-2, DR-3, DR-4, DR-5, DR-7 */
export const attackResolver: Resolver = {
  id: 'attack',
  roles: [
    { id: 'attacker', characteristics: ['D', 'CC', 'CT'] },
    { id: 'target', characteristics: ['DR', 'AH', 'AT', 'AA', 'AL', 'W'] },
  ],
  phases: [],
  candidates: (view, role, chosen) =>
    role === 'attacker' ? attackers(view) : targets(view, chosen['attacker']),
  sheet: attackSheet,
  next: nextStep,
};

/** Those whose turn it is and who have dice, then the others of their side, then all others. */
function attackers(view: BattleView): readonly FighterId[] {
  const hasDice = (fighter: FighterView) =>
    counted(fighter, 'pool') + counted(fighter, 'received') > 0;
  return ranked(onTableIn(view), (fighter) => [
    fighter.sideId === view.position.sideId,
    hasDice(fighter),
  ]);
}

/** Enemies he touches, then other enemies, then his own people. */
function targets(view: BattleView, attacker: Subject | undefined): readonly FighterId[] {
  const by = attacker?.kind === 'fighter' ? fighterOf(view, attacker.fighterId) : null;
  if (by === null) {
    return ranked(onTableIn(view), ({ sideId }) => [sideId !== view.position.sideId]);
  }
  const touching = new Set(inContact(view, by.id).map(({ id }) => id));
  return ranked(
    onTableIn(view).filter(({ id }) => id !== by.id),
    (fighter) => [
      areEnemies(view, by, fighter),
      by.flags['opportunity'] === fighter.id,
      touching.has(fighter.id),
    ],
  );
}

function onTableIn(view: BattleView): readonly FighterView[] {
  return view.sides
    .filter(({ removed }) => removed === null)
    .flatMap(({ fighterIds }) => fighterIds.flatMap((id) => view.fighters[id] ?? []))
    .filter(onTable);
}

/** Fighters by these questions, the first of which counts most; those with a yes come first. */
function ranked(
  fighters: readonly FighterView[],
  likely: (fighter: FighterView) => readonly boolean[],
): readonly FighterId[] {
  const rank = (fighter: FighterView) =>
    likely(fighter).reduce((sum, yes) => sum * 2 + (yes ? 0 : 1), 0);
  return fighters.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id);
}
