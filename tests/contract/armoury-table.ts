import type { BattleView, Flags } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverSheet } from '#rules/contract/resolver.ts';
import { abilityOf } from '#rules/skirmish/capabilities.ts';
import { fights } from '#rules/systems/mordheim/fights.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import {
  type Bruiser,
  between,
  brawl,
  faces,
  fieldValue,
  resolver,
  settledWith,
} from '../rules/systems/mordheim/resolvers/brawl.ts';

// Sets up a situation in which one item of the armoury is tried: Otto carries it, Rat is his opponent. Every
// result comes from the rules.

const MELEE = resolver(system, 'melee');
const SHOT = resolver(system, 'shot');
const CLIMB = resolver(system, 'climb');

type Inputs = Readonly<Record<string, InputValue>>;

/** The situation: Otto’s items, Rat’s items, and the circumstances. */
export interface Trial {
  readonly otto?: Flags;
  readonly rat?: Flags;
  readonly profile?: Bruiser['profile'];
  readonly foe?: Bruiser['profile'];
  readonly foeIs?: string;
  readonly flags?: Bruiser['flags'];
  readonly foeFlags?: Bruiser['flags'];
  readonly inputs?: Inputs;
  readonly later?: boolean;
}

function viewOf(trial: Trial, apart = false): BattleView {
  const { otto = {}, rat = {}, profile = {}, foe = {}, foeIs, flags, foeFlags, later } = trial;
  const at = (given: Bruiser['flags']) => (given === undefined ? {} : { flags: given });
  const battle = brawl({
    attackers: [{ name: 'Otto', profile, traits: otto, ...at(flags) }],
    defenders: [
      {
        name: 'Rat',
        profile: foe,
        traits: rat,
        ...at(foeFlags),
        ...(foeIs === undefined ? {} : { profileId: foeIs }),
      },
    ],
    contacts: apart ? [] : [['Otto', 'Rat']],
  });
  return later === true ? battle.nextUntil('Skaven', 'close-combat').state : battle.state;
}

export const blow = (trial: Trial): ResolverSheet =>
  MELEE.sheet(viewOf(trial), between('Otto', 'Rat', trial.inputs));

/** Otto is the target. */
export const struckAt = (trial: Trial): ResolverSheet =>
  MELEE.sheet(viewOf(trial), between('Rat', 'Otto', trial.inputs));

export const shot = (trial: Trial): ResolverSheet =>
  SHOT.sheet(viewOf(trial, true), between('Otto', 'Rat', trial.inputs));

/** Settles dice in order to the end: the resulting change, and the steps before it. */
export function settled(kind: 'melee' | 'shot', trial: Trial, ...dice: readonly number[]) {
  const one = kind === 'melee' ? MELEE : SHOT;
  const view = viewOf(trial, kind === 'shot');
  const { end, answers } = settledWith(
    one,
    view,
    between('Otto', 'Rat', trial.inputs),
    faces(...dice),
  );
  return { changes: end.changes, steps: answers.map(({ step }) => step) };
}

/** The status in which the dice leave Rat; null where it stays as it was. */
export function becomes(kind: 'melee' | 'shot', trial: Trial, ...dice: readonly number[]) {
  const { changes } = settled(kind, trial, ...dice);
  const status = changes.find((change) => change.kind === 'status' && change.fighterId === 'f-Rat');
  return status?.kind === 'status' ? status.to : null;
}

type Sheeting = (trial: Trial) => ResolverSheet;

/** What a roll needs; 7 where it cannot succeed, 1 where nothing is rolled. */
export function need(sheet: ResolverSheet, id: string, role = 'attacker'): number {
  const found = sheet.needs.find((one) => one.id === id && one.role === role);
  const param = found?.value.params['need'];
  if (typeof param === 'number') return param;
  return found?.value.code.endsWith('.auto') === true
    ? 1
    : found?.value.code.endsWith('six-only') === true
      ? 6
      : 7;
}

/** The Strength of a blow or shot: the Toughness that it wounds on 4+. */
export function strengthOf(how: Sheeting, trial: Trial): number {
  for (let toughness = 1; toughness <= 10; toughness += 1) {
    const foe = { ...trial.foe, T: toughness };
    if (need(how({ ...trial, foe }), 'to-wound') === 4) return toughness;
  }
  throw new Error('no target is wounded on 4');
}

/** How much it worsens a save of 3+. */
export function saveModifier(how: Sheeting, trial: Trial): number {
  const rat: Flags = { ...trial.rat, armour: 'gromril', shield: true };
  return 3 - need(how({ ...trial, rat }), 'save');
}

export function why(sheet: ResolverSheet, id: string, role = 'attacker'): readonly string[] {
  const found = sheet.needs.find((one) => one.id === id && one.role === role);
  return (found?.why ?? []).map(({ code }) => code.replace('resolver.why.', ''));
}

export function notesOf(sheet: ResolverSheet): readonly string[] {
  return sheet.notes.map(({ code }) => code.replace('resolver.note.', ''));
}

export function options(sheet: ResolverSheet, id: string): readonly string[] {
  const field = sheet.fields.find((one) => one.id === id);
  return field?.kind === 'choice' ? field.options : [];
}

export function asks(sheet: ResolverSheet, id: string): boolean {
  return sheet.fields.some((field) => field.id === id);
}

export const blows = (trial: Trial): InputValue | null => fieldValue(blow(trial), 'attacks');

/** Which of the two strikes first in the list of fights, and by which Initiative. */
export function order(trial: Trial): { readonly first: string; readonly initiative: number } {
  const [fight] = fights(viewOf(trial));
  const own = fight?.order.find(({ fighterIds }) => fighterIds.includes('f-Otto'));
  return {
    first: fight?.order[0]?.fighterIds.join(' ') ?? '',
    initiative: Number(own?.reason.params['initiative'] ?? 0),
  };
}

/** His Initiative for climbing, and whether a failed test is rerolled. */
export function climbs(otto: Flags) {
  const sheet = CLIMB.sheet(viewOf({ otto }, true), {
    subjects: { fighter: { kind: 'fighter', fighterId: 'f-Otto' } },
    inputs: {},
  });
  const [test] = sheet.needs;
  return {
    initiative: test?.value.params['need'] ?? 0,
    again: test?.why.some(({ code }) => code.endsWith('.rerolled')) ?? false,
  };
}

/** The save shown on the card; 7 for none. */
export function cardSave(otto: Flags): number {
  return system.save?.(viewOf({ otto }, true), 'f-Otto') ?? 7;
}

export function inches(otto: Flags): number | null {
  return RULES.movement({ profile: { M: 4 }, traits: otto });
}

export function maySpell(otto: Flags): boolean {
  const view = viewOf({ otto }, true);
  const fighter = view.fighters['f-Otto'];
  if (fighter === undefined) throw new Error('nobody there');
  return abilityOf(RULES, view, fighter, 'cast').because !== 'armour';
}
