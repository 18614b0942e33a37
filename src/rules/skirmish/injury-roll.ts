import type { BattleView, Change, FighterView } from '../contract/battle-view.ts';
import {
  EMPTY_SHEET,
  type ResolverField,
  type ResolverOption,
  type ResolverSetup,
  refused,
  refusedStep,
} from '../contract/resolver.ts';
import type { RuleSystem } from '../contract/system.ts';
import { D6 } from '../dice/inquiry.ts';
import { played, type Script } from '../dice/script.ts';
import { message } from '../kit/duty.ts';
import { injuredIn } from '../kit/injury.ts';
import { traitTools } from '../kit/trait-rows.ts';
import { fighterOf } from '../kit/view.ts';
import { ORDINARY_WOUND } from './duel/blow.ts';
import { outcomeOf } from './duel/ending.ts';
import { injuryFaces, unlessKeptOff } from './duel/settle-injuries.ts';
import { type FinalSeverity, severityOf, worseSeverity } from './duel/severity.ts';
import { exceptionsOf } from './duel/target.ts';
import { finishing, injuryDice } from './injury.ts';
import { fallsOff } from './mounts/riding.ts';
import type { InjuryOptionId, SkirmishRules } from './rules.ts';
import { lyingAs } from './statuses.ts';
import { changeStatus } from './transitions.ts';
import { clearFlag } from './view.ts';

/**
 * The injury roll at the table: its dice, of which the worst counts, then perhaps the helmet's. Players may add
 * or remove exceptions.
 * @rule INJURY @rule DOWN
 */
export function injuryRoll(rules: SkirmishRules): NonNullable<RuleSystem['injury']> {
  return {
    sheet: (view, setup) => {
      const fighter = woundedIn(rules, view, setup);
      if (fighter === null) return refused(NOBODY);
      // Nothing bends the table for riders.
      const seated = fallsOff(rules.mounts, fighter, view.houseRules);
      return { ...EMPTY_SHEET, fields: seated ? [] : optionsOf(rules, fighter, setup) };
    },
    next: (view, setup, answers) => {
      const fighter = woundedIn(rules, view, setup);
      if (fighter === null) return refusedStep(NOBODY);
      const progress = played(rolled(rules, view, fighter, setup), answers);
      if (progress.kind === 'step') return progress.step;
      const { result, soFar } = progress;
      const changes = settled(rules, view, fighter, result);
      return { kind: 'done', soFar, changes, credits: [], follow: null };
    },
  };
}

const NOBODY = message('resolver.refusal.nobody');

/** Null unless a roll is due for a fighter on the table. */
function woundedIn(
  rules: SkirmishRules,
  view: BattleView,
  setup: ResolverSetup,
): FighterView | null {
  const id = injuredIn(setup);
  const fighter = id === null ? null : fighterOf(view, id);
  if (fighter === null || injuryDice(view, fighter.id) === 0) return null;
  return rules.statuses.of(fighter).onTable ? fighter : null;
}

const { carries } = traitTools<InjuryOptionId>();

/** His exceptions, a helmet in any case, and those that an attacker may bring. */
function optionsOf(
  { injury }: SkirmishRules,
  { traits }: FighterView,
  { inputs }: ResolverSetup,
): readonly (ResolverField & { readonly kind: 'switch'; readonly id: InjuryOptionId })[] {
  const own = injury.carried.filter((id) => id === 'helmet' || carries(traits, id));
  return [...own, ...injury.brought].map((id) => {
    const value = inputs[id] ?? (own.includes(id) && carries(traits, id));
    return {
      kind: 'switch',
      id,
      role: 'fighter',
      entered: inputs[id] !== undefined,
      named: message('injury.option', { context: id }),
      value: value === true,
    };
  });
}

function* rolled(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  setup: ResolverSetup,
): Script<FinalSeverity> {
  const options = optionsOf(rules, fighter, setup);
  const is = (id: InjuryOptionId) => options.some((one) => one.id === id && one.value);
  const exceptions = {
    ...exceptionsOf(is),
    fallsOff: fallsOff(rules.mounts, fighter, view.houseRules),
  };
  const by = {
    concussion: is('concussion'),
    injuryModifier: (is('plus-one') ? 1 : 0) + (is('plus-two') ? 2 : 0),
  };
  const of = (face: number) => severityOf(face, by, ORDINARY_WOUND, exceptions);
  const count = injuryDice(view, fighter.id);
  const reply = yield {
    kind: 'ask',
    id: 'injury',
    said: message('injury.dice', { count }),
    count,
    sides: D6,
    need: null,
    verdict: false,
    faces: injuryFaces(of),
    instead: finishers(rules, view, fighter),
    rule: 'INJURY',
  };
  if (typeof reply === 'string') return 'out';
  const worst = reply.map(of).reduce(worseSeverity, 'none');
  return yield* unlessKeptOff(worst, exceptions, { id: 'injury', other: fighter.label });
}

/** Out of action without a roll, for a fighter on the ground. @rule DOWN */
function finishers(
  rules: SkirmishRules,
  { houseRules }: BattleView,
  fighter: FighterView,
): readonly ResolverOption[] {
  const blow = { shooting: false, droppedHim: false };
  const lies = lyingAs(rules.statuses.of(fighter));
  const id = FINISHERS[finishing(rules, houseRules, lies, blow)];
  return id === null ? [] : [{ id, said: message(`injury.shortcut.${id}`) }];
}

const FINISHERS = {
  injury: null,
  'wounded-out': 'finished-in-melee',
  'struck-out': 'stunned-in-melee',
} as const;

/** A milder result never improves a worse status. @rule INJURY */
function settled(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  severity: FinalSeverity,
): readonly Change[] {
  const outcome = outcomeOf(severity, false, { lies: lyingAs(rules.statuses.of(fighter)) });
  return outcome === 'nothing' || outcome === 'wound'
    ? clearFlag(fighter, 'injury-due')
    : changeStatus(rules, view, fighter.id, rules.statuses.after(outcome));
}
