import type { BattleView, Change, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  EMPTY_SHEET,
  type Resolver,
  type ResolverSetup,
  type ResolverSheet,
  type ResolverStep,
  refused,
  refusedStep,
} from '#rules/contract/resolver.ts';
import { choose, played, type Script, say } from '#rules/dice/script.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf, fightersOf } from '#rules/kit/view.ts';
import {
  disengage,
  type Melee,
  meleeOf,
  offered,
  opponentsOf,
  opportunityAttack,
} from '../melee.ts';
import { count, counted, onTable } from '../statuses.ts';

/** Leaving contact: a die for each enemy, who keeps it or strikes with it at once. @rule DR-6 */
export const disengageResolver: Resolver = {
  id: 'disengage',
  roles: [{ id: 'fighter', characteristics: ['D'] }],
  phases: [],
  candidates,
  sheet: (view, setup) => {
    const leaving = leavingOf(view, setup);
    if ('code' in leaving) return refused(leaving);
    return {
      ...EMPTY_SHEET,
      needs: needsOf(leaving),
      notes: [message('resolver.note.short-distance')],
    };
  },
  next: (view, setup, answers): ResolverStep => {
    const leaving = leavingOf(view, setup);
    if ('code' in leaving) return refusedStep(leaving);
    const progress = played(offerDice(leaving), answers);
    if (progress.kind === 'step') return progress.step;
    const { result: striking, soFar } = progress;
    const [first] = striking;
    return {
      kind: 'done',
      soFar,
      changes: changesOf(leaving, striking),
      credits: [],
      follow: first === undefined ? null : opportunityAttack(first, leaving.fighter),
    };
  },
};

interface Leaving {
  readonly fighter: FighterView;
  readonly melee: Melee;
  readonly diceGiven: number;
  readonly poolAfter: number;
}

/** Those in contact of the side to play, then those of the others. */
function candidates(view: BattleView): readonly FighterId[] {
  const first = (fighter: FighterView) => (fighter.sideId === view.position.sideId ? 0 : 1);
  return view.sides
    .filter(({ removed }) => removed === null)
    .flatMap(({ id }) => fightersOf(view, id))
    .filter((fighter) => onTable(fighter) && opponentsOf(view, fighter).length > 0)
    .toSorted((a, b) => first(a) - first(b))
    .map(({ id }) => id);
}

/** Who leaves whom, and what it costs him; or why he can't. @rule DR-6 */
function leavingOf(view: BattleView, { subjects }: ResolverSetup): Leaving | Message {
  const subject = subjects['fighter'];
  // A fighter who is not on the table has no contacts.
  if (subject?.kind !== 'fighter') return message('resolver.refusal.nobody');
  const fighter = fighterOf(view, subject.fighterId);
  if (fighter === null) return message('resolver.refusal.nobody');
  const name = fighter.label;
  if (!onTable(fighter)) return message('resolver.refusal.away', { name });
  const melee = meleeOf(view, fighter);
  const pool = counted(fighter, 'pool');
  const paid = disengage({ enemiesInContact: melee.enemies.length, pool });
  if ('refused' in paid) {
    const params = { name, pool, enemies: melee.enemies.length };
    return message(`resolver.refusal.${paid.refused}`, params);
  }
  return { fighter, melee, ...paid };
}

function needsOf({ fighter, melee, diceGiven, poolAfter }: Leaving): ResolverSheet['needs'] {
  const name = fighter.label;
  return [
    {
      id: 'dice-given',
      role: 'fighter',
      value: message('resolver.value.number', { value: diceGiven }),
      chance: null,
      why: melee.enemies.map((enemy) => message('resolver.why.given-to', { name: enemy.label })),
      rule: 'DR-6',
    },
    {
      id: 'pool-after',
      role: 'fighter',
      value: message('resolver.value.number', { value: poolAfter }),
      chance: null,
      why: [message('resolver.why.pool', { name, value: poolAfter + diceGiven })],
      rule: 'DR-6',
    },
  ];
}

/** Each enemy keeps his die or strikes with it. @returns those who strike */
function* offerDice({ fighter, melee }: Leaving): Script<readonly FighterView[]> {
  const striking: FighterView[] = [];
  for (const enemy of melee.enemies) {
    const names = { name: enemy.label, other: fighter.label };
    const answer = yield* choose({
      id: `die-${enemy.id}`,
      said: message('resolver.step.die', names),
      options: [
        { id: 'keep', said: message('resolver.die.keep') },
        { id: 'now', said: message('resolver.die.now') },
      ],
      rule: 'DR-6',
    });
    if (answer === 'now') striking.push(enemy);
    yield* say(answer === 'now' ? 'resolver.so-far.strikes' : 'resolver.so-far.keeps', names);
  }
  return striking;
}

function changesOf(
  { fighter, melee, poolAfter }: Leaving,
  striking: readonly FighterView[],
): readonly Change[] {
  return [
    ...count(fighter, 'pool', poolAfter),
    ...melee.enemies.flatMap((enemy) => [
      ...count(enemy, 'received', counted(enemy, 'received') + 1),
      { kind: 'contact', a: fighter.id, b: enemy.id, touching: false } as const,
    ]),
    ...offered(striking, fighter, melee),
  ];
}
