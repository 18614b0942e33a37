import type { SkirmishRules } from '#rules/parts/skirmish/rules.ts';
import { changeStatus } from '#rules/parts/skirmish/transitions.ts';
import type { ResolverCredit } from '#rules/resolver.ts';
import type { BattleView, Change, FighterView } from '#rules/system.ts';
import type { Combatant } from './combatant.ts';
import type { BatchReport } from './settle-batch.ts';

/** What comes of a settled batch. */
export interface Consequences {
  readonly changes: readonly Change[];
  readonly credits: readonly ResolverCredit[];
}

export const NOTHING: Consequences = { changes: [], credits: [] };

/**
 * What one batch of blows or shots does to the table: wounds, status, what was used up.
 * @rule CRIT, PARRY, DOWN, INJURY
 */
export function consequencesOf(
  rules: SkirmishRules,
  view: BattleView,
  by: Combatant,
  at: Combatant,
  report: BatchReport | null,
  attack: 'melee' | 'shooting',
): Consequences {
  if (report === null) return NOTHING;
  const victim = at.fighter;
  const critical = attack === 'melee' && report.criticalUsed;
  return {
    changes: [
      ...marked(rules, by.fighter, [critical ? 'crit-used' : null]),
      ...marked(rules, victim, [
        report.parryUsed ? 'parry-used' : null,
        report.charmUsed ? 'used-lucky-charm' : null,
      ]),
      ...(victim === null ? [] : suffered(rules, view, victim, by.fighter, report)),
    ],
    credits:
      victim === null || by.fighter === null || !fell(report)
        ? []
        : [{ victimId: victim.id, byId: by.fighter.id }],
  };
}

/** Flags that this game knows and that are not set yet. */
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

function suffered(
  rules: SkirmishRules,
  view: BattleView,
  victim: FighterView,
  by: FighterView | null,
  report: BatchReport,
): readonly Change[] {
  const { outcome, woundsLeft } = report;
  const lost = woundsLeft < victim.wounds;
  const down = outcome === 'knocked-down' || outcome === 'stunned';
  return [
    ...(lost ? [{ kind: 'wounds', fighterId: victim.id, to: woundsLeft } as const] : []),
    ...(fell(report) ? changeStatus(rules, view, victim.id, outcome) : []),
    ...(down && by !== null
      ? [{ kind: 'flag', fighterId: victim.id, flag: 'downed-by', value: by.id } as const]
      : []),
  ];
}

function fell({ outcome }: BatchReport): boolean {
  return outcome !== 'nothing' && outcome !== 'wound';
}
