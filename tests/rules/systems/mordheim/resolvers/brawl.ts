import type { BattleView, Flags, FlagValue } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type {
  InputValue,
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverSheet,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type Fraction, fractionText } from '#rules/dice/fraction.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../../../support/battles.ts';

/** What distinguishes a fighter from an ordinary man with a sword. */
export interface Bruiser {
  readonly name: string;
  readonly profile?: Readonly<Record<string, number>>;
  readonly traits?: Flags;
  readonly status?: string;
  readonly wounds?: number;
  readonly flags?: Readonly<Record<string, FlagValue>>;
  /** A profile of the catalogue; none when omitted. */
  readonly profileId?: string;
}

export interface Brawl {
  readonly system?: RuleSystem;
  readonly attackers: readonly Bruiser[];
  readonly defenders: readonly Bruiser[];
  readonly houseRules?: Readonly<Record<string, string>>;
  /** Pairs in contact, by name. */
  readonly contacts?: readonly (readonly [string, string])[];
}

const ORDINARY = { M: 4, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 };

/** A battle in the close combat phase of the attackers’ first turn. */
export function brawl(given: Brawl): TestBattle {
  const { attackers, defenders, houseRules = {}, contacts = [] } = given;
  const battle = new TestBattle(
    given.system ?? MORDHEIM,
    [
      { name: 'Reikland', fighters: attackers.map(recruit) },
      { name: 'Skaven', fighters: defenders.map(recruit) },
    ],
    { houseRules },
  );
  battle.do({ type: 'go-to-phase', phase: 'close-combat' });
  for (const bruiser of [...attackers, ...defenders]) arm(battle, bruiser);
  for (const [a, b] of contacts) {
    battle.do({ type: 'set-contact', a: `f-${a}`, b: `f-${b}`, touching: true });
  }
  return battle;
}

export function resolver(system: RuleSystem, id: string): Resolver {
  const found = system.resolvers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${system.id} has no resolver ${id}`);
  return found;
}

/** Two of its fighters, with the players’ settings. */
export function between(
  attacker: string,
  defender: string,
  inputs: Readonly<Record<string, InputValue>> = {},
): ResolverSetup {
  return {
    subjects: { attacker: fighter(attacker), defender: fighter(defender) },
    inputs,
  };
}

/** A role’s tiles as text: "to-hit 3", "save none". */
export function tiles(sheet: ResolverSheet, role: string): readonly string[] {
  return sheet.needs
    .filter((need) => need.role === role)
    .map(({ id, value }) => `${id} ${value.params['need'] ?? value.code.split('.').at(-1) ?? ''}`);
}

/** A bar as text: "nothing 1/2, stunned 1/2". */
export function bar(sheet: ResolverSheet, id: string, name?: string): string {
  const found = sheet.bars.find(
    (one) => one.id === id && (name === undefined || one.params['name'] === name),
  );
  return (found?.parts ?? [])
    .map(({ id: part, chance }) => `${part} ${fractionText(chance)}`)
    .join(', ');
}

export function fieldValue(sheet: ResolverSheet, id: string): InputValue | null {
  return sheet.fields.find((field) => field.id === id)?.value ?? null;
}

/** Without the fields that the app cannot fill in. */
export function fieldIds(sheet: ResolverSheet): readonly string[] {
  return sheet.fields.filter(({ byHand }) => byHand !== true).map(({ id }) => id);
}

/** The fields that only players can fill in. */
export function handIds(sheet: ResolverSheet): readonly string[] {
  return sheet.fields.filter(({ byHand }) => byHand === true).map(({ id }) => id);
}

export function notes(sheet: ResolverSheet): readonly string[] {
  return sheet.notes.map(({ code }) => code.replace('resolver.note.', ''));
}

/** Settles to the end, taking the dice in order. */
export function settledWith(
  one: Resolver,
  view: BattleView,
  setup: ResolverSetup,
  die: (step: ResolverStep) => number,
): {
  readonly end: Extract<ResolverStep, { kind: 'done' }>;
  readonly answers: readonly ResolverAnswer[];
} {
  let answers: readonly ResolverAnswer[] = [];
  for (let steps = 0; steps < 100; steps += 1) {
    const step = one.next(view, setup, answers);
    if (step.kind === 'done') return { end: step, answers };
    if (step.kind === 'choice') throw new Error('no choices here');
    const dice = Array.from({ length: step.count }, () => die(step));
    answers = [...answers, { step: step.id, dice, choice: null }];
  }
  throw new Error('never came to an end');
}

/** Dice in order; asking for more is an error. */
export function faces(...dice: readonly number[]): () => number {
  let next = 0;
  return () => {
    const face = dice[next];
    next += 1;
    if (face === undefined) throw new Error(`a ${next}th die is wanted`);
    return face;
  };
}

/** Seeded dice, so that a failure can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32: small, fast, and good enough for dice.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) % 6) + 1;
  };
}

export function text(chance: Fraction | null): string {
  return chance === null ? '-' : fractionText(chance);
}

function fighter(name: string): { readonly kind: 'fighter'; readonly fighterId: FighterId } {
  return { kind: 'fighter', fighterId: `f-${name}` };
}

function recruit({ name, traits, status, profileId }: Bruiser) {
  return { name, traits: traits ?? {}, status: status ?? 'standing', profileId: profileId ?? '' };
}

function arm(battle: TestBattle, { name, profile, traits, wounds, flags = {} }: Bruiser): void {
  const fighterId = `f-${name}` as const;
  const full = { ...ORDINARY, ...profile };
  if (profile !== undefined) {
    battle.do({ type: 'set-profile', fighterId, profile: full, traits: traits ?? {} });
  }
  const left = wounds ?? full.W;
  if (left !== battle.fighter(name).wounds) battle.do({ type: 'set-wounds', fighterId, to: left });
  for (const [flag, value] of Object.entries(flags)) {
    battle.do({ type: 'set-flag', fighterId, flag, value });
  }
}
