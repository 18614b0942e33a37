import type { ResolverFace } from '#rules/contract/resolver.ts';
import { type Script, say } from '#rules/dice/script.ts';
import { thrown, thrownAlone } from '#rules/dice/throw.ts';
import { type DamageState, hurtBy, injured } from './damage.ts';
import type { Pair } from './settle-hits.ts';
import { type FinalSeverity, type Severity, severityOf, stunThrown } from './severity.ts';
import type { InjuryExceptions, Target } from './target.ts';
import { alike } from './wound-groups.ts';
import { injuryThrown, type Wound } from './wounding.ts';

/** The effect of unsaved wounds: injury dice for the last one and for each further one. @rule INJURY, DOWN */
export function* settledInjuries(
  before: DamageState,
  wounds: readonly Wound[],
  target: Target,
  pair: Pair,
): Script<DamageState> {
  let state = before;
  const dice: Wound[] = [];
  for (const wound of wounds) {
    const { state: after, injuryDice } = hurtBy(state, wound, target);
    state = after;
    dice.push(...Array.from({ length: injuryDice }, () => wound));
  }
  if (state.severity === 'out') return state;
  for (const [index, { like, members }] of alike(dice, hurtLike).entries()) {
    const id = `${pair.id}.injury-${index}`;
    const injuries = members.map(() => injuryThrown(like, target));
    const severities = yield* thrown(injuries, {
      injury: (count) => askingInjury(count, like, target, id, pair),
    });
    state = severities.reduce(injured, state);
  }
  return state;
}

function askingInjury(
  count: number,
  { blow, row }: Wound,
  target: Target,
  id: string,
  { name, other }: Pair,
) {
  const plus = row.injuryModifier + blow.injuryModifier;
  const params = { name, other, count, plus, minus: -plus };
  return {
    id,
    said: { code: `resolver.step.${injuryCode(plus)}`, params },
    rule: 'INJURY',
    faces: injuryFaces((face) => severityOf(face, blow, row, target)),
  };
}

function injuryCode(plus: number) {
  if (plus === 0) return 'injury';
  return plus > 0 ? 'injury-plus' : 'injury-minus';
}

/** The result of each face of an injury die, or of the helmet's. */
export function injuryFaces(of: (face: number) => Severity): readonly ResolverFace[] {
  return [1, 2, 3, 4, 5, 6].map((face) => FACES[of(face)]);
}

const STUNNED = { tone: 'stunned', said: { code: 'status.stunned.word', params: {} } } as const;
const FACES = {
  none: { tone: 'standing', said: { code: 'injury.no-effect', params: {} } },
  down: { tone: 'knocked-down', said: { code: 'status.knocked-down.word', params: {} } },
  helmeted: STUNNED,
  skulled: STUNNED,
  stunned: STUNNED,
  out: { tone: 'out-of-action', said: { code: 'status.out-of-action.word', params: {} } },
} as const satisfies Readonly<Record<Severity, ResolverFace>>;

function hurtLike({ blow, row }: Wound): string {
  return `${blow.concussion} ${blow.stuns === true} ${row.injuryModifier + blow.injuryModifier} ${row.helmetHelps}`;
}

/** The last roll: a helmet may prevent the stun. @rule INJURY */
export function* unlessKeptOff(
  severity: Severity,
  target: InjuryExceptions,
  { id, other: name }: Pick<Pair, 'id' | 'other'>,
): Script<FinalSeverity> {
  const last = stunThrown(severity, target);
  const by = target.thickSkull === true ? 'skull' : 'helmet';
  const final = yield* thrownAlone(last, {
    helmet: (_, need) => ({
      id: `${id}.helmet`,
      said: { code: `resolver.step.${by}`, params: { name, need } },
      rule: 'INJURY',
      verdict: true,
      faces: injuryFaces((face) => (face >= need ? 'down' : 'stunned')),
    }),
  });
  if (last.kind === 'die' && final === 'down') yield* say(`resolver.so-far.${by}`, { name });
  return final;
}
