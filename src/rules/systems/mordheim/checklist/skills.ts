import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import { fighterDuty, isAnswered, message, outcome } from '#rules/kit/duty.ts';
import { has, setFlag } from '../flags.ts';
import { RULES } from '../rules.ts';
import { hasSkill } from '../skill-conditions.ts';
import { SORCERY } from '../spells.ts';
import { carries, type TraitId } from '../traits.ts';

/** Reminders of skills that are shown nowhere else. */

/** What makes a fighter go farther than usual when he charges or runs. @rule MOV-CHARGE, MOV-RUN */
export const CHARGING = ['leap', 'waaagh', 'black-hunger'] as const;
export const RUNNING = ['leap', 'black-hunger'] as const;

const FARTHER = {
  leap: (name: string) => message('farther.leap', { name }),
  waaagh: (name: string) => message('farther.waaagh', { name }),
  'black-hunger': (name: string) => message('farther.black-hunger', { name }),
} as const satisfies Partial<Record<TraitId, (name: string) => Message>>;

/** Who of them goes farther, by how many dice. @rule MOV-CHARGE, MOV-RUN */
export function fartherFacts(
  able: readonly FighterView[],
  skills: readonly (keyof typeof FARTHER)[],
): readonly Message[] {
  return able.flatMap((fighter) =>
    skills
      .filter((skill) => carries(fighter.traits, skill))
      .filter((skill) => skill !== 'black-hunger' || has(fighter, 'black-hunger'))
      .map((skill) => FARTHER[skill](fighter.label)),
  );
}

/** What helps the one who casts, and what keeps a spell off those whom he may aim at. @rule PH-CAST */
export function magicFacts(view: BattleView, able: readonly FighterView[]): readonly Message[] {
  const casters = able
    .filter((fighter) => hasSkill(fighter, 'sorcery'))
    .map(({ label }) => message('magic.sorcery', { name: label, more: SORCERY }));
  const { sideId } = view.position;
  const warded = able.length === 0 ? [] : RULES.statuses.enemiesOf(view, sideId);
  return [
    ...casters,
    ...WARDS.flatMap((ward) =>
      warded.filter(({ traits }) => carries(traits, ward)).map(({ label }) => WARDED[ward](label)),
    ),
  ];
}

const WARDS = ['protection-of-sigmar', 'fey'] as const satisfies readonly TraitId[];
const WARDED = {
  'protection-of-sigmar': (name: string) =>
    message('magic.protection-of-sigmar', { name, need: WARDED_ON }),
  fey: (name: string) => message('magic.fey', { name, need: WARDED_ON }),
} as const;
/** A spell at a fighter with this protection fails on this D6 or more. @rule PH-CAST */
const WARDED_ON = 4;

/** Offered before anything else of his turn. @rule PSY-FRENZY */
export function hungerDuties(view: BattleView, fighter: FighterView): readonly Duty[] {
  if (!carries(fighter.traits, 'black-hunger') || has(fighter, 'black-hunger')) return [];
  if (!RULES.statuses.of(fighter).onFeet || isAnswered(view, `black-hunger:${fighter.id}`))
    return [];
  return [
    fighterDuty(fighter, {
      kind: 'black-hunger',
      weight: 'offer',
      rule: 'PSY-FRENZY',
      outcomes: [outcome('declared', 'neutral', [setFlag(fighter.id, 'black-hunger', true)])],
    }),
  ];
}

/** What he pays for it when his turn ends. @rule PSY-FRENZY */
export function priceOfHunger(fighter: FighterView): readonly Duty[] {
  if (!has(fighter, 'black-hunger') || !RULES.statuses.of(fighter).onTable) return [];
  return [
    fighterDuty(fighter, {
      kind: 'hunger-price',
      weight: 'reminder',
      rule: 'PSY-FRENZY',
      facts: [message('reminder.hunger-price', { name: fighter.label })],
    }),
  ];
}
