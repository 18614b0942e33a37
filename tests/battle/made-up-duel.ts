import type { BattleView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
  Subject,
} from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/**
 * The rules with a duel of two rolls, simpler than any real one: 4 and more hits, then the injury die
 * says what becomes of the victim, and 5 and more is out of action.
 */
export function withDuel(system: RuleSystem): RuleSystem {
  return { ...system, resolvers: [duel(system)] };
}

/** Both of them on the table. */
export function between(attacker: FighterId, defender: FighterId): ResolverSetup {
  const fighter = (fighterId: FighterId): Subject => ({ kind: 'fighter', fighterId });
  return { subjects: { attacker: fighter(attacker), defender: fighter(defender) }, inputs: {} };
}

export function rolled(hit: number, injury: number | null = null): readonly ResolverAnswer[] {
  const answer = (step: string, die: number) => ({ step, dice: [die], choice: null });
  return [answer('hit', hit), ...(injury === null ? [] : [answer('injury', injury)])];
}

function duel(system: RuleSystem): Resolver {
  return {
    id: 'duel',
    roles: ['attacker', 'defender'].map((id) => ({ id, characteristics: [] })),
    phases: [],
    candidates: () => [],
    sheet: (_view, { inputs }) => ({
      refusal: null,
      summaries: {},
      fields: [
        {
          kind: 'switch',
          id: 'in-cover',
          role: 'defender',
          entered: 'in-cover' in inputs,
          value: inputs['in-cover'] === true,
        },
      ],
      needs: [],
      bars: [],
      order: [],
      notes: [],
    }),
    next: (view, { subjects }, answers) => {
      const [hit, injury] = answers.map(({ dice }) => dice[0]);
      if (hit === undefined) return throwOf('hit');
      if (hit < 4) return NOTHING;
      return injury === undefined ? throwOf('injury') : injured(view, subjects, injury, system);
    },
  };
}

function injured(
  view: BattleView,
  { attacker, defender }: ResolverSetup['subjects'],
  die: number,
  system: RuleSystem,
): ResolverStep {
  if (defender?.kind !== 'fighter') return NOTHING;
  const victimId = defender.fighterId;
  const to = die >= 5 ? 'out-of-action' : die >= 3 ? 'stunned' : 'knocked-down';
  const credited = to === 'out-of-action' && attacker?.kind === 'fighter';
  return {
    ...NOTHING,
    changes: system.changeStatus(view, victimId, to),
    credits: credited ? [{ victimId, byId: attacker.fighterId }] : [],
  };
}

const NOTHING = { kind: 'done', soFar: [], changes: [], credits: [], follow: null } as const;

function throwOf(id: string): ResolverStep {
  return {
    kind: 'dice',
    id,
    said: { code: id, params: {} },
    count: 1,
    sides: 6,
    need: null,
    verdict: false,
    faces: null,
    rule: '',
    soFar: [],
  };
}
