import { type Script, say } from '#rules/dice/script.ts';
import { type Asking, thrown, thrownAlone } from '#rules/dice/throw.ts';
import type { Attacks, Batch } from './batch.ts';
import type { Blow, CriticalRow } from './blow.ts';
import { type DamageState, struckCritically, unharmed } from './damage.ts';
import { type Ending, outcomeOf } from './ending.ts';
import { askingToHit, type Pair } from './settle-hits.ts';
import { settledInjuries, unlessKeptOff } from './settle-injuries.ts';
import { pastSaves, pastWards } from './settle-saves.ts';
import { woundsIn } from './wound-groups.ts';
import { type HitResult, hitThrown, type Wound, type WoundDie, woundThrown } from './wounding.ts';

/** Hits that have landed, and their target. Hits of a fall are of one kind, and automatic. */
export type Struck = Pick<Batch, 'attacks' | 'target' | 'criticalUsed'>;

export interface WoundsReport extends Ending {
  readonly woundsLeft: number;
  readonly criticalUsed: boolean;
}

/**
 * Settles hits that have landed: to wound, criticals, saves, injury, helmet.
 * @param counts hits of each kind of attack
 * @rule WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function* settledWounds(
  struck: Struck,
  counts: readonly number[],
  pair: Pair,
): Script<WoundsReport> {
  const { target } = struck;
  const rolled = yield* woundRolls(struck, counts, pair);
  const unsaved = yield* pastSaves(rolled.wounds, pair);
  const past = yield* pastWards(unsaved, target, pair);
  const { woundsLeft, severity, hindered, criticalUsed } = yield* settledInjuries(
    rolled.damage,
    past,
    target,
    pair,
  );
  const final = yield* unlessKeptOff(severity, target, pair);
  const outcome = outcomeOf(final, woundsLeft < target.wounds, target);
  return { outcome, woundsLeft, hindered, criticalUsed };
}

/** Results of the dice to wound and of the critical table. */
interface WoundRolls {
  readonly wounds: readonly Wound[];
  readonly damage: DamageState;
}

/** Rolls to wound, hit by hit, including the critical hit. @rule WOUND, CRIT, CRIT-OPT */
function* woundRolls(struck: Struck, counts: readonly number[], pair: Pair): Script<WoundRolls> {
  const { attacks, target, criticalUsed } = struck;
  let rolls: WoundRolls = { wounds: [], damage: unharmed(target, criticalUsed) };
  for (const [index, attack] of attacks.entries()) {
    const named = attacks.length > 1;
    const hits = Array.from({ length: counts[index] ?? 0 }, () => woundThrown(attack.blow));
    const dice = yield* thrown(
      hits,
      askingToWound(attack, named, `${pair.id}.wound-${index}`, pair),
    );
    const result = hitThrown(attack);
    for (const [at, face] of dice.entries()) {
      const id = `${pair.id}.critical-${index}-${at}`;
      const hit = yield* thrownAlone(result(face, rolls.damage.criticalUsed), {
        critical: () => askingCritical(id, pair),
      });
      rolls = yield* afterHit(rolls, hit, attack, id, pair);
    }
  }
  if (counts.some((count) => count > 0)) {
    yield* say('resolver.so-far.wounds', { name: pair.other, count: woundsIn(rolls.wounds) });
  }
  return rolls;
}

function askingToWound(
  { weapon }: Pick<Attacks, 'weapon'>,
  named: boolean,
  id: string,
  { name, other }: Pair,
): Asking<WoundDie> {
  const usual = named ? 'to-wound-with' : 'to-wound';
  return {
    'to-wound': (count, need) => {
      const code = need <= 1 ? 'to-wound-sure' : usual;
      const params = { name, other, count, need, weapon };
      return { id, said: { code: `resolver.step.${code}`, params }, rule: 'WOUND' };
    },
    'to-wound-again': (count, need) => {
      const params = { name, other, count, need };
      const said = { code: 'resolver.step.to-wound-again', params };
      return { id: `${id}-again`, said, rule: 'COM-REROLL' };
    },
  };
}

function askingCritical(id: string, { name, other }: Pair) {
  return { id, said: { code: 'resolver.step.critical', params: { name, other } }, rule: 'CRIT' };
}

function* afterHit(
  { damage, wounds }: WoundRolls,
  { critical, wounds: own, besides }: HitResult,
  attack: Attacks,
  id: string,
  pair: Pair,
): Script<WoundRolls> {
  if (critical === null) return { damage, wounds: [...wounds, ...own] };
  yield* sayCritical(critical, attack.blow, pair);
  // Two hits instead of one are rolled to wound together; an extra blow has to hit first.
  const suffix = critical.extra === 'two-hits' ? 'two' : 'wound';
  const more = yield* thrown(besides, {
    ...askingToHit(BESIDES, `${id}-hit`, pair),
    ...askingToWound(attack, false, `${id}-${suffix}`, pair),
  });
  return {
    damage: struckCritically(damage, critical),
    wounds: [...wounds, ...own, ...more.flat()],
  };
}

/** Says the wounds of a critical hit, and its further effects. @rule CRIT, CRIT-OPT */
function* sayCritical(row: CriticalRow, blow: Blow, { name, other }: Pair): Script<void> {
  if (row.extra === null || !isOrdinary(row)) {
    const { wounds: count, injuryModifier: plus } = row;
    const save = blow.saveNeed === null ? 'none' : row.save;
    yield* say(woundCode(row), { name, other, count, save, plus });
  }
  if (row.extra !== null) yield* say(CRITICAL[row.extra], { name, other });
}

/** Whether there is nothing to say of the wound: it is an ordinary one, or there is none yet. */
function isOrdinary({ wounds, save, helmetHelps, injuryModifier, extra }: CriticalRow): boolean {
  if (extra === 'two-hits') return true;
  return wounds === 1 && save === 'allowed' && helmetHelps && injuryModifier === 0;
}

function woundCode({ helmetHelps, injuryModifier }: CriticalRow) {
  if (!helmetHelps) return 'resolver.so-far.critical-helmet';
  return injuryModifier > 0 ? 'resolver.so-far.critical-plus' : 'resolver.so-far.critical';
}

/** Messages of critical effects other than a worse wound. */
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

/** Words of a blow that a critical hit brings. */
const BESIDES = { weapon: '', attack: 'melee', named: false } as const;
