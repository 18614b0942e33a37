import type { ResolverFace } from '#rules/contract/resolver.ts';
import { type Script, tell } from '#rules/dice/script.ts';
import { type Asking, thrown, thrownAlone } from '#rules/dice/throw.ts';
import type { Attacks, Batch } from './batch.ts';
import type { Blow, CriticalRow, Target, Ward } from './blow.ts';
import { type DamageState, hurtBy, injured, struckCritically, unharmed } from './damage.ts';
import { type Ending, outcomeOf } from './ending.ts';
import { askingToHit, type Pair } from './settle-hits.ts';
import { type FinalSeverity, type Severity, severityOf, stunThrown } from './severity.ts';
import {
  type HitResult,
  hitThrown,
  injuryThrown,
  saveThrown,
  type Wound,
  type WoundDie,
  wardedApart,
  wardsOf,
  wardThrown,
  woundThrown,
} from './wounding.ts';

/** Hits that have landed, and on whom. A fall's are of one kind, hitting by themselves. */
export type Struck = Pick<Batch, 'attacks' | 'target' | 'criticalUsed'>;

export interface WoundsReport extends Ending {
  readonly woundsLeft: number;
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
  const { target } = struck;
  const rolled = yield* woundRolls(struck, counts, pair);
  const unsaved = yield* pastSaves(rolled.wounds, pair);
  const past = yield* pastWards(unsaved, target, pair);
  const { woundsLeft, severity, hindered, criticalUsed } = yield* hurt(
    rolled.damage,
    past,
    target,
    pair,
  );
  const final = yield* unlessKeptOff(severity, target, pair);
  const outcome = outcomeOf(final, woundsLeft < target.wounds, target);
  return { outcome, woundsLeft, hindered, criticalUsed };
}

/** What the dice to wound and the critical table have come to. */
interface WoundRolls {
  readonly wounds: readonly Wound[];
  readonly damage: DamageState;
}

/** Throws to wound, hit after hit, with the critical among them. @rule WOUND, CRIT, CRIT-OPT */
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
      rolls = yield* withHit(rolls, hit, attack, id, pair);
    }
  }
  if (counts.some((count) => count > 0)) {
    yield* tell('resolver.so-far.wounds', { name: pair.other, count: woundsIn(rolls.wounds) });
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

function* withHit(
  { damage, wounds }: WoundRolls,
  { critical, wounds: own, besides }: HitResult,
  attack: Attacks,
  id: string,
  pair: Pair,
): Script<WoundRolls> {
  if (critical === null) return { damage, wounds: [...wounds, ...own] };
  yield* toldCritical(critical, attack.blow, pair);
  // Two hits for one are rolled to wound together, a blow besides is struck first.
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

/** Words of a blow that a critical hit brings. */
const BESIDES = { weapon: '', attack: 'melee', named: false } as const;

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

/** Wounds that no armour keeps off. @rule SAVE */
function* pastSaves(
  wounded: readonly Wound[],
  { id, other: name }: Pair,
): Script<readonly Wound[]> {
  const unsaved = new Map<number, readonly Wound[]>();
  for (const [index, { like, members }] of alike(wounded, savedLike).entries()) {
    const code = like.critical ? 'save-critical' : 'save';
    const asking =
      (step: string, suffix: string, rule: string) => (count: number, need: number) => ({
        id: `${id}.save-${index}${suffix}`,
        said: { code: `resolver.step.${step}`, params: { name, count, need } },
        rule,
      });
    const saves = members.flatMap((at) => wounded[at] ?? []).map(saveThrown);
    const left = yield* thrown(saves, {
      save: asking(code, '', 'SAVE'),
      'save-again': asking('save-again', '-again', 'COM-REROLL'),
    });
    for (const [nth, at] of members.entries()) unsaved.set(at, left[nth] ?? []);
  }
  const past = [...wounded.keys()].flatMap((at) => unsaved.get(at) ?? []);
  const saved = woundsIn(wounded) - woundsIn(past);
  if (saved > 0) yield* tell('resolver.so-far.saved', { name, count: saved });
  return past;
}

function savedLike({ save, critical, blow }: Wound): string {
  return `${save} ${critical} ${blow.savesAgain}`;
}

/** Wounds that nothing else keeps off either. @rule INJURY */
function* pastWards(
  unsaved: readonly Wound[],
  target: Target,
  { id, other: name }: Pair,
): Script<readonly Wound[]> {
  let past = unsaved;
  for (const ward of wardsOf(target)) {
    const before = past.flatMap((wound) => wardedApart(ward, wound));
    const asking = (count: number, need: number) => ({
      id: `${id}.${ward.id}`,
      said: { code: WARD[ward.id], params: { name, count, need } },
      rule: 'INJURY',
    });
    const throws = before.map((wound) => wardThrown(ward, wound));
    past = (yield* thrown(throws, { 'step-aside': asking, regeneration: asking })).flat();
    const count = woundsIn(before) - woundsIn(past);
    if (count > 0) yield* tell('resolver.so-far.warded', { name, count });
  }
  return past;
}

const WARD = {
  'step-aside': 'resolver.step.step-aside',
  regeneration: 'resolver.step.regeneration',
} as const satisfies Readonly<Record<Ward['id'], string>>;

/** What wounds do that nothing has stopped: injury dice for the last one and each beyond it. @rule INJURY, DOWN */
function* hurt(
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
    faces: D6_FACES.map((face) => FACES[severityOf(face, blow, row, target)]),
  };
}

function injuryCode(plus: number) {
  if (plus === 0) return 'injury';
  return plus > 0 ? 'injury-plus' : 'injury-minus';
}

const D6_FACES = [1, 2, 3, 4, 5, 6] as const;

/** What an injury die comes to as it falls, before the helmet. */
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

/** The last roll: it stands for a stun that the helmet may keep off. @rule INJURY */
function* unlessKeptOff(
  severity: Severity,
  target: Target,
  { id, other: name }: Pair,
): Script<FinalSeverity> {
  const last = stunThrown(severity, target);
  const by = target.thickSkull === true ? 'skull' : 'helmet';
  const final = yield* thrownAlone(last, {
    helmet: (_, need) => ({
      id: `${id}.helmet`,
      said: { code: `resolver.step.${by}`, params: { name, need } },
      rule: 'INJURY',
      verdict: true,
    }),
  });
  if (last.kind === 'die' && final === 'down') yield* tell(`resolver.so-far.${by}`, { name });
  return final;
}
