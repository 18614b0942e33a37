import { roll, type Script, tell } from '#rules/script.ts';
import type { Attacks } from './batch.ts';
import {
  type Blow,
  type CriticalRow,
  isCritical,
  ORDINARY_WOUND,
  type Severity,
  worse,
} from './blow.ts';
import { hindranceOf } from './effects.ts';
import { type Pair, settledHit } from './settle-hits.ts';
import type { Struck } from './settle-wounds.ts';
import { graver, type Hindrance } from './toll.ts';
import { type Wound, woundsIn } from './wound.ts';

/** What the dice to wound and the critical table have come to. */
export interface WoundRolls {
  readonly wounds: readonly Wound[];
  readonly criticalUsed: boolean;
  readonly hindered: Hindrance;
  /** What a critical hit did to him whatever his save. */
  readonly floor: Severity;
}

/** Throws to wound, hit after hit, with the critical among them. @rule WOUND, CRIT, CRIT-OPT */
export function* woundRolls(
  struck: Struck,
  counts: readonly number[],
  pair: Pair,
): Script<WoundRolls> {
  let rolls: WoundRolls = {
    wounds: [],
    criticalUsed: struck.criticalUsed,
    hindered: 'none',
    floor: 0,
  };
  for (const [index, attack] of struck.attacks.entries()) {
    const count = counts[index] ?? 0;
    const named = struck.attacks.length > 1;
    const dice = yield* toWound(attack, count, named, `${pair.id}.wound-${index}`, pair);
    for (const [at, face] of dice.entries()) {
      rolls = yield* withDie(rolls, attack, face, `${pair.id}.critical-${index}-${at}`, pair);
    }
  }
  if (counts.some((count) => count > 0)) {
    yield* tell('resolver.so-far.wounds', { name: pair.other, count: woundsIn(rolls.wounds) });
  }
  return rolls;
}

function* toWound(
  { blow, weapon }: Attacks,
  count: number,
  named: boolean,
  id: string,
  { name, other }: Pair,
): Script<readonly number[]> {
  const need = blow.woundNeed;
  if (need === null) return [];
  const code = named ? 'resolver.step.to-wound-with' : 'resolver.step.to-wound';
  const said = { code, params: { name, other, count, need, weapon } };
  return yield* roll({ id, said, count, need, rule: 'WOUND' });
}

function* withDie(
  rolls: WoundRolls,
  attack: Attacks,
  face: number,
  id: string,
  pair: Pair,
): Script<WoundRolls> {
  const { blow } = attack;
  if (!isCritical(blow, face, rolls.criticalUsed)) {
    return doesWound(blow, face) ? withWounds(rolls, [ordinary(blow)]) : rolls;
  }
  const row = yield* criticalRow(blow, id, pair);
  yield* toldCritical(row, blow, pair);
  return {
    ...withWounds(rolls, yield* criticalWounds(row, attack, id, pair)),
    criticalUsed: true,
    hindered: graver(rolls.hindered, hindranceOf(row)),
    floor: row.extra === 'knocked-down-first' ? worse(rolls.floor, 1) : rolls.floor,
  };
}

/** What the wound itself comes to, and what else happens. @rule CRIT, CRIT-OPT */
function* toldCritical(row: CriticalRow, blow: Blow, { name, other }: Pair): Script<void> {
  if (row.extra === null || !isOrdinary(row)) {
    const { wounds: count, injuryModifier: plus } = row;
    const save = blow.saveNeed === null ? 'none' : row.save;
    yield* tell(woundCode(row), { name, other, count, save, plus });
  }
  if (row.extra !== null) yield* tell(CRITICAL[row.extra], { name, other });
}

/** Nothing to tell of the wound: it is like any other, or there is none yet. */
function isOrdinary({ wounds, save, helmetHelps, injuryModifier, extra }: CriticalRow): boolean {
  if (extra === 'two-hits') return true;
  return wounds === 1 && save === 'allowed' && helmetHelps && injuryModifier === 0;
}

function woundCode({ helmetHelps, injuryModifier }: CriticalRow) {
  if (!helmetHelps) return 'resolver.so-far.critical-helmet';
  return injuryModifier > 0 ? 'resolver.so-far.critical-plus' : 'resolver.so-far.critical';
}

/** What came of the critical table, where it is more than a worse wound. */
const CRITICAL = {
  ricochet: 'resolver.so-far.ricochet',
  'may-not-fight': 'resolver.so-far.may-not-fight',
  'weapon-lost': 'resolver.so-far.weapon-lost',
  'out-unless-saved': 'resolver.so-far.out-unless-saved',
  'extra-attack': 'resolver.so-far.extra-attack',
  'knocked-down-first': 'resolver.so-far.knocked-down-first',
  pushed: 'resolver.so-far.pushed',
  'two-hits': 'resolver.so-far.two-hits',
} as const satisfies Readonly<Record<NonNullable<CriticalRow['extra']>, string>>;

function* criticalRow(blow: Blow, id: string, { name, other }: Pair): Script<CriticalRow> {
  const [only] = blow.criticals;
  if (blow.criticals.length === 1 && only !== undefined) return only;
  const said = { code: 'resolver.step.critical', params: { name, other } };
  const [face] = yield* roll({ id, said, count: 1, need: null, rule: 'CRIT' });
  return blow.criticals[(face ?? 1) - 1] ?? ORDINARY_WOUND;
}

function* criticalWounds(
  row: CriticalRow,
  attack: Attacks,
  id: string,
  pair: Pair,
): Script<readonly Wound[]> {
  const { blow } = attack;
  const wound = { blow, row, critical: true };
  if (row.extra === 'two-hits') {
    const dice = yield* toWound(attack, 2, false, `${id}-two`, pair);
    const hits = dice.filter((face) => doesWound(blow, face));
    return hits.map(() => ({ ...ordinary(blow), save: null }));
  }
  const own: readonly Wound[] =
    row.save === 'each'
      ? Array.from({ length: row.wounds }, () => ({ ...wound, wounds: 1, save: blow.saveNeed }))
      : [{ ...wound, wounds: row.wounds, save: row.save === 'none' ? null : blow.saveNeed }];
  return row.extra === 'extra-attack' ? [...own, ...(yield* extraAttack(attack, id, pair))] : own;
}

/** Struck at once; it is never critical itself. @rule CRIT-OPT */
function* extraAttack(attack: Attacks, id: string, pair: Pair): Script<readonly Wound[]> {
  if (!(yield* settledHit(attack.toHit, `${id}-hit`, pair))) return [];
  const dice = yield* toWound(attack, 1, false, `${id}-wound`, pair);
  return dice.filter((face) => doesWound(attack.blow, face)).map(() => ordinary(attack.blow));
}

function ordinary(blow: Blow): Wound {
  return { blow, row: ORDINARY_WOUND, wounds: 1, save: blow.saveNeed, critical: false };
}

function doesWound({ woundNeed }: Blow, face: number): boolean {
  return woundNeed !== null && face >= woundNeed;
}

function withWounds(rolls: WoundRolls, more: readonly Wound[]): WoundRolls {
  return { ...rolls, wounds: [...rolls.wounds, ...more] };
}
