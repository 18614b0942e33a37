import type { ResolverFace } from '#rules/resolver.ts';
import { check, roll, type Script, tell } from '#rules/script.ts';
import { HELMET_SAVE, injuryDice } from '../injury.ts';
import { type Severity, severityOf, worse } from './blow.ts';
import type { Pair } from './settle-hits.ts';
import type { Struck } from './settle-wounds.ts';
import { alike, type Wound } from './wound.ts';

/** Out without an injury roll. @rule DOWN, CRIT-OPT */
export function outAtOnce(past: readonly Wound[], { target }: Struck): boolean {
  if (past.length === 0) return false;
  return target.finishing !== 'injury' || past.some(({ row }) => row.extra === 'out-unless-saved');
}

/** Dice for the last wound and each beyond it; the worst counts. @rule INJURY */
export function* injured(past: readonly Wound[], { target }: Struck, pair: Pair): Script<Severity> {
  let worst: Severity = 0;
  for (const [index, { like, members }] of alike(injuryDiceOf(past, target), hurtLike).entries()) {
    const count = members.length;
    const { injuryModifier: plus } = like.row;
    const code = plus > 0 ? 'resolver.step.injury-plus' : 'resolver.step.injury';
    const severity = (face: number) => severityOf(face, like.blow, like.row, target);
    const ask = {
      id: `${pair.id}.injury-${index}`,
      said: { code, params: { name: pair.name, other: pair.other, count, plus } },
      count,
      need: null,
      rule: 'INJURY',
    };
    const dice = yield* roll(
      ask,
      D6_FACES.map((face) => FACES[severity(face)]),
    );
    for (const face of dice) worst = worse(worst, severity(face));
  }
  return worst;
}

const D6_FACES = [1, 2, 3, 4, 5, 6] as const;

/** What an injury die comes to as it falls, before the helmet. */
const FACES = {
  0: { tone: 'standing', said: { code: 'injury.no-effect', params: {} } },
  1: { tone: 'knocked-down', said: { code: 'status.knocked-down.word', params: {} } },
  2: { tone: 'stunned', said: { code: 'status.stunned.word', params: {} } },
  3: { tone: 'stunned', said: { code: 'status.stunned.word', params: {} } },
  4: { tone: 'out-of-action', said: { code: 'status.out-of-action.word', params: {} } },
} as const satisfies Readonly<Record<Severity, ResolverFace>>;

/** The wound of each injury die. */
function injuryDiceOf(past: readonly Wound[], target: Struck['target']): readonly Wound[] {
  let left = target.wounds;
  return past.flatMap((wound) => {
    const dice = injuryDice(left, wound.wounds);
    left = Math.max(0, left - wound.wounds);
    return Array.from({ length: dice }, () => wound);
  });
}

/** The last roll: it stands for a stun that the helmet may keep off. @rule INJURY */
export function* helmeted({ id, other }: Pair): Script<1 | 3> {
  const said = { code: 'resolver.step.helmet', params: { name: other, need: HELMET_SAVE } };
  const holds = yield* check({ id: `${id}.helmet`, said, need: HELMET_SAVE, rule: 'INJURY' });
  if (holds) yield* tell('resolver.so-far.helmet', { name: other });
  return holds ? 1 : 3;
}

function hurtLike({ blow, row }: Wound): string {
  return `${blow.concussion} ${row.injuryModifier} ${row.helmetHelps}`;
}
