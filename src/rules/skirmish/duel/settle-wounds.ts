import type { ResolverFace } from '#rules/contract/resolver.ts';
import { check, roll, type Script, tell } from '#rules/dice/script.ts';
import { diceForWounds, HELMET_SAVE } from '../injury.ts';
import type { Attacks, Batch } from './batch.ts';
import {
  type Blow,
  type CriticalRow,
  type FinalSeverity,
  isCritical,
  keptOffOn,
  mayBeKeptOff,
  ORDINARY_WOUND,
  type Outcome,
  outcomeOf,
  SEVERITY,
  type Severity,
  type StunsPerhaps,
  severityOf,
  type Target,
  worseSeverity,
} from './blow.ts';
import { rolledAgain } from './roll-again.ts';
import { type Pair, settledHit } from './settle-hits.ts';
import { graver, type Hindrance, hindranceOf } from './wounding.ts';

/** Wounds of one hit that are saved together. */
export interface Wound {
  readonly blow: Blow;
  readonly row: CriticalRow;
  readonly wounds: number;
  readonly save: number | null;
  readonly critical: boolean;
}

/** How many they are, counted as they will be lost. */
function woundsIn(wounded: readonly Wound[]): number {
  return wounded.reduce((sum, { wounds }) => sum + wounds, 0);
}

/** Those that are rolled for together, by their places, in the order in which the first of them came. */
function alike(
  wounded: readonly Wound[],
  key: (wound: Wound) => string,
): readonly { readonly like: Wound; readonly members: readonly number[] }[] {
  const groups = new Map<string, { readonly like: Wound; readonly members: number[] }>();
  for (const [index, wound] of wounded.entries()) {
    const group = groups.get(key(wound));
    if (group === undefined) groups.set(key(wound), { like: wound, members: [index] });
    else group.members.push(index);
  }
  return [...groups.values()];
}

/** Hits that have landed, and on whom. A fall's are of one kind, hitting by themselves. */
export type Struck = Pick<Batch, 'attacks' | 'target' | 'criticalUsed'>;

export interface WoundsReport {
  readonly outcome: Outcome;
  readonly woundsLeft: number;
  readonly hindered: Hindrance;
  readonly criticalUsed: boolean;
}

/**
 * Rolls hits that have landed to their end: to wound, criticals, saves, injury, helmet.
 * @param counts hits of each kind of attack
 * @rule WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function* settledWounds(
  struck: Struck,
  counts: readonly number[],
  pair: Pair,
): Script<WoundsReport> {
  const rolls = yield* woundRolls(struck, counts, pair);
  const unsaved = yield* pastSaves(rolls.wounds, pair);
  const past = yield* pastWards(unsaved, struck, pair);
  const { target } = struck;
  const woundsLeft = Math.max(0, target.wounds - woundsIn(past));
  const severity = outAtOnce(past, struck)
    ? SEVERITY.out
    : worseSeverity(rolls.floor, yield* injured(past, struck, pair));
  const settled = mayBeKeptOff(severity) ? yield* keptOff(severity, target, pair) : severity;
  const outcome = outcomeOf(settled, woundsLeft < target.wounds, target);
  return { outcome, woundsLeft, hindered: rolls.hindered, criticalUsed: rolls.criticalUsed };
}

/** What the dice to wound and the critical table have come to. */
export interface WoundRolls {
  readonly wounds: readonly Wound[];
  readonly criticalUsed: boolean;
  readonly hindered: Hindrance;
  /** What a critical hit did to him whatever his save. */
  readonly floor: Severity;
}

/** Throws to wound, hit after hit, with the critical among them. @rule WOUND, CRIT, CRIT-OPT */
function* woundRolls(struck: Struck, counts: readonly number[], pair: Pair): Script<WoundRolls> {
  let rolls: WoundRolls = {
    wounds: [],
    criticalUsed: struck.criticalUsed,
    hindered: 'none',
    floor: SEVERITY.none,
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
  const code = need <= 1 ? 'to-wound-sure' : named ? 'to-wound-with' : 'to-wound';
  const params = { name, other, count, need, weapon };
  const said = { code: `resolver.step.${code}`, params };
  const dice = yield* roll({ id, said, count, need, rule: 'WOUND' });
  if (!blow.woundsAgain) return dice;
  const step = { id, code: 'resolver.step.to-wound-again', params: { name, other } };
  return yield* rolledAgain(dice, need, step);
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
    floor:
      row.extra === 'knocked-down-first' ? worseSeverity(rolls.floor, SEVERITY.down) : rolls.floor,
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

/** Wounds that no armour keeps off. @rule SAVE */
function* pastSaves(wounded: readonly Wound[], pair: Pair): Script<readonly Wound[]> {
  let past: readonly (Wound | null)[] = wounded;
  for (const [index, { like, members }] of alike(wounded, savedLike).entries()) {
    const { save, critical, blow } = like;
    if (save === null) continue;
    const code = critical ? 'resolver.step.save-critical' : 'resolver.step.save';
    past = yield* stopped(past, members, save, {
      id: `${pair.id}.save-${index}`,
      code,
      name: pair.other,
      rule: 'SAVE',
      again: blow.savesAgain,
    });
  }
  const unsaved = past.flatMap((wound) => (wound === null ? [] : [wound]));
  const saved = woundsIn(wounded) - woundsIn(unsaved);
  if (saved > 0) yield* tell('resolver.so-far.saved', { name: pair.other, count: saved });
  return unsaved;
}

/** Wounds that nothing else keeps off either. @rule INJURY */
function* pastWards(
  unsaved: readonly Wound[],
  { target }: Struck,
  pair: Pair,
): Script<readonly Wound[]> {
  let past = unsaved;
  // Those for the whole hit come first: what is rolled for each wound ends in wounds.
  const wards = target.wards.toSorted(
    (a, b) => Number(a.eachWound === true) - Number(b.eachWound === true),
  );
  for (const ward of wards) {
    const before = ward.eachWound === true ? past.flatMap(oneByOne) : past;
    const left = yield* stopped(before, [...before.keys()], ward.need, {
      id: `${pair.id}.${ward.id}`,
      code: WARD[ward.id],
      name: pair.other,
      rule: 'INJURY',
      again: false,
    });
    past = left.flatMap((wound) => (wound === null ? [] : [wound]));
    const count = woundsIn(before) - woundsIn(past);
    if (count > 0) yield* tell('resolver.so-far.warded', { name: pair.other, count });
  }
  return past;
}

/** The wounds of a hit, each by itself. */
function oneByOne(wound: Wound): readonly Wound[] {
  return Array.from({ length: wound.wounds }, () => ({ ...wound, wounds: 1 }));
}

const WARD = {
  'step-aside': 'resolver.step.step-aside',
  regeneration: 'resolver.step.regeneration',
} as const;

/** A die for each of some wounds; those that succeed stop theirs. */
function* stopped(
  wounded: readonly (Wound | null)[],
  members: readonly number[],
  need: number,
  ask: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly rule: string;
    /** Those that fail are rolled again once. */
    readonly again: boolean;
  },
): Script<readonly (Wound | null)[]> {
  const { id, code, name, rule } = ask;
  const said = { code, params: { name, count: members.length, need } };
  const first = yield* roll({ id, said, count: members.length, need, rule });
  const step = { id, code: 'resolver.step.save-again', params: { name } };
  const dice = ask.again ? yield* rolledAgain(first, need, step) : first;
  return wounded.map((wound, index) => {
    const die = dice[members.indexOf(index)];
    return die !== undefined && die >= need ? null : wound;
  });
}

function savedLike({ save, critical, blow }: Wound): string {
  return `${save} ${critical} ${blow.savesAgain}`;
}

/** Out without an injury roll. @rule DOWN, CRIT-OPT */
function outAtOnce(past: readonly Wound[], { target }: Struck): boolean {
  if (past.length === 0) return false;
  return target.finishing !== 'injury' || past.some(({ row }) => row.extra === 'out-unless-saved');
}

/** Dice for the last wound and each beyond it; the worst counts. @rule INJURY */
function* injured(past: readonly Wound[], { target }: Struck, pair: Pair): Script<Severity> {
  let worst: Severity = SEVERITY.none;
  for (const [index, { like, members }] of alike(injuryDiceOf(past, target), hurtLike).entries()) {
    const count = members.length;
    const plus = like.row.injuryModifier + like.blow.injuryModifier;
    const code = `resolver.step.${injuryCode(plus)}`;
    const severity = (face: number) => severityOf(face, like.blow, like.row, target);
    const ask = {
      id: `${pair.id}.injury-${index}`,
      said: { code, params: { name: pair.name, other: pair.other, count, plus, minus: -plus } },
      count,
      need: null,
      rule: 'INJURY',
    };
    const dice = yield* roll(
      ask,
      D6_FACES.map((face) => FACES[severity(face)]),
    );
    for (const face of dice) worst = worseSeverity(worst, severity(face));
  }
  return worst;
}

function injuryCode(plus: number) {
  if (plus === 0) return 'injury';
  return plus > 0 ? 'injury-plus' : 'injury-minus';
}

const D6_FACES = [1, 2, 3, 4, 5, 6] as const;

/** What an injury die comes to as it falls, before the helmet. */
const FACES = {
  [SEVERITY.none]: { tone: 'standing', said: { code: 'injury.no-effect', params: {} } },
  [SEVERITY.down]: { tone: 'knocked-down', said: { code: 'status.knocked-down.word', params: {} } },
  [SEVERITY.helmeted]: { tone: 'stunned', said: { code: 'status.stunned.word', params: {} } },
  [SEVERITY.skulled]: { tone: 'stunned', said: { code: 'status.stunned.word', params: {} } },
  [SEVERITY.stunned]: { tone: 'stunned', said: { code: 'status.stunned.word', params: {} } },
  [SEVERITY.out]: {
    tone: 'out-of-action',
    said: { code: 'status.out-of-action.word', params: {} },
  },
} as const satisfies Readonly<Record<Severity, ResolverFace>>;

/** The wound of each injury die. */
function injuryDiceOf(past: readonly Wound[], target: Struck['target']): readonly Wound[] {
  let left = target.wounds;
  return past.flatMap((wound) => {
    const dice = diceForWounds(left, wound.wounds);
    left = Math.max(0, left - wound.wounds);
    return Array.from({ length: dice }, () => wound);
  });
}

/** The last roll: it stands for a stun that the helmet may keep off. @rule INJURY */
function* keptOff(
  severity: StunsPerhaps,
  target: Target,
  { id, other }: Pair,
): Script<FinalSeverity> {
  const need = keptOffOn(severity, target);
  const bone = target.thickSkull === true;
  const code = bone ? 'resolver.step.skull' : 'resolver.step.helmet';
  const said = { code, params: { name: other, need: need ?? HELMET_SAVE } };
  const holds = yield* check({
    id: `${id}.helmet`,
    said,
    need: need ?? HELMET_SAVE,
    rule: 'INJURY',
  });
  if (holds) {
    yield* tell(bone ? 'resolver.so-far.skull' : 'resolver.so-far.helmet', { name: other });
  }
  return holds ? SEVERITY.down : SEVERITY.stunned;
}

function hurtLike({ blow, row }: Wound): string {
  return `${blow.concussion} ${blow.stuns === true} ${row.injuryModifier + blow.injuryModifier} ${row.helmetHelps}`;
}
