import type { BattleView, Change, FighterView, Message } from '#rules/contract/battle-view.ts';
import type {
  ResolverBar,
  ResolverCredit,
  ResolverPart,
  ResolverSetup,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import type { Tone } from '#rules/contract/rows.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import type { OutcomeChances } from './chances.ts';
import type { Combatant } from './combatant.ts';
import { OUTCOMES, type Outcome } from './ending.ts';
import type { DuelRules } from './rules.ts';
import type { BatchReport } from './settle.ts';
import { criticalsAreFew } from './shot-duel.ts';

/** A distribution to draw, mildest first, without impossible outcomes. */
export function barOf(id: string, chances: OutcomeChances, params: Message['params']): ResolverBar {
  const parts = OUTCOMES.map((outcome): ResolverPart => {
    const sign = outcome === 'wound' ? 'wound' : null;
    return { id: outcome, tone: TONES[outcome], sign, chance: chances[outcome] };
  });
  return { id, params, parts: parts.filter(({ chance }) => chance.num > 0n) };
}

const TONES = {
  nothing: 'neutral',
  wound: 'standing',
  'knocked-down': 'knocked-down',
  stunned: 'stunned',
  'out-of-action': 'out-of-action',
} as const satisfies Readonly<Record<Outcome, Tone>>;

/** The results of a settled batch. */
export interface Consequences {
  readonly changes: readonly Change[];
  readonly credits: readonly ResolverCredit[];
}

export const NOTHING: Consequences = { changes: [], credits: [] };

/**
 * The changes of one batch of blows or shots: wounds, status, and what was used up.
 * @rule CRIT, PARRY, DOWN, INJURY
 */
export function consequencesOf(
  duel: DuelRules,
  view: BattleView,
  by: Combatant,
  at: Combatant,
  report: BatchReport | null,
  attack: 'melee' | 'shooting',
): Consequences {
  if (report === null) return NOTHING;
  const { skirmish: rules } = duel;
  const victim = at.fighter;
  const counted = attack === 'melee' || criticalsAreFew(duel, view.houseRules);
  return {
    changes: [
      ...marked(rules, by.fighter, [counted && report.criticalUsed ? 'crit-used' : null]),
      ...(report.parries > 0 ? parried(duel, view, victim, by.fighter, report) : []),
      ...marked(rules, victim, [report.charmUsed ? 'used-lucky-charm' : null]),
      ...(victim === null ? [] : suffered(rules, view, victim, by.fighter, report)),
    ],
    credits:
      victim === null || by.fighter === null || !fell(report)
        ? []
        : [{ victimId: victim.id, byId: by.fighter.id }],
  };
}

/**
 * His parry of this phase is used, or one of two; if there are some for each foe, those against this one.
 * @rule PARRY
 */
function parried(
  { skirmish, readings }: DuelRules,
  view: BattleView,
  victim: FighterView | null,
  foe: FighterView | null,
  { parries, parriedOut }: Pick<BatchReport, 'parries' | 'parriedOut'>,
): readonly Change[] {
  if (victim === null || !skirmish.flags.some(({ id }) => id === PARRY_USED)) return [];
  const before = victim.flags[PARRY_USED];
  const used = (value: true | number | string) =>
    value === before
      ? []
      : [{ kind: 'flag', fighterId: victim.id, flag: PARRY_USED, value } as const];
  if (!readings(view.houseRules).parriesEachFoe) return used(parriedOut ? true : parries);
  if (foe === null || before === true) return [];
  return used(typeof before === 'string' ? `${before} ${foe.id}` : foe.id);
}

const PARRY_USED = 'parry-used';

/** Sets the flags that this game has and that are not set yet. */
export function marked(
  rules: SkirmishRules,
  fighter: FighterView | null,
  flags: readonly (string | null)[],
): readonly Change[] {
  if (fighter === null) return [];
  const wanted = flags.filter((flag) => flag !== null && fighter.flags[flag] === undefined);
  return rules.flags
    .filter(({ id }) => wanted.includes(id))
    .map(({ id }) => ({ kind: 'flag', fighterId: fighter.id, flag: id, value: true }));
}

/** Wounds and status of one whom nobody has hit but he himself. */
export function hurtAlone(
  duel: DuelRules,
  view: BattleView,
  { fighter }: Combatant,
  report: Pick<BatchReport, 'outcome' | 'woundsLeft'>,
): readonly Change[] {
  return fighter === null ? [] : suffered(duel.skirmish, view, fighter, null, report);
}

function suffered(
  rules: SkirmishRules,
  view: BattleView,
  victim: FighterView,
  by: FighterView | null,
  report: Pick<BatchReport, 'outcome' | 'woundsLeft'>,
): readonly Change[] {
  const { outcome, woundsLeft } = report;
  const injury = outcome === 'nothing' || outcome === 'wound' ? null : outcome;
  const lost = woundsLeft < victim.wounds;
  const down = outcome === 'knocked-down' || outcome === 'stunned';
  return [
    ...(lost ? [{ kind: 'wounds', fighterId: victim.id, to: woundsLeft } as const] : []),
    ...(injury === null ? [] : changeStatus(rules, view, victim.id, rules.statuses.after(injury))),
    ...(down && by !== null
      ? [{ kind: 'flag', fighterId: victim.id, flag: 'downed-by', value: by.id } as const]
      : []),
  ];
}

function fell({ outcome }: BatchReport): boolean {
  return outcome !== 'nothing' && outcome !== 'wound';
}

/** Caches the reading by moment and setup: the screen asks for the sheet, and for the next step after every answer. */
export function remembered<Read>(
  read: (view: BattleView, setup: ResolverSetup) => Read,
): (view: BattleView, setup: ResolverSetup) => Read {
  const known = new WeakMap<BattleView, WeakMap<ResolverSetup, Read>>();
  return (view, setup) => {
    const ofView = known.get(view) ?? new WeakMap<ResolverSetup, Read>();
    const found = ofView.get(setup) ?? read(view, setup);
    known.set(view, ofView.set(setup, found));
    return found;
  };
}

/** The end of a settling. */
export function settled(consequences: Consequences, soFar: readonly Message[]): ResolverStep {
  return { kind: 'done', soFar, ...consequences, follow: null };
}
