import { numbersFrom, orMore, type Page, type PageTable } from '#rules/kit/reference.ts';
import { woundNeed } from '#rules/skirmish/duel/blow.ts';
import { weaponSkillNeed } from '#rules/skirmish/duel/to-hit.ts';

interface CloseCombatFacts {
  /** The need to hit after failing to overcome fear; absent if the rules have no fear. */
  readonly afraidHitsOn?: number;
}

/** Who strikes when and whom, what hits and what wounds. */
export function closeCombatPages({ afraidHitsOn }: CloseCombatFacts): readonly Page[] {
  return [
    {
      section: 'close-combat',
      id: 'strike-order',
      sign: 'sword',
      rules: ['CC-ORDER'],
      tables: [STRIKE_ORDER],
      related: ['phase-close-combat'],
    },
    {
      section: 'close-combat',
      id: 'whom-to-strike',
      within: 'strike-order',
      rules: ['CC-WHO'],
      related: ['downed'],
    },
    {
      section: 'close-combat',
      id: 'to-hit',
      sign: 'dice',
      rules: ['CC-HIT'],
      numbers: afraidHitsOn === undefined ? {} : { afraid: afraidHitsOn },
      tables: [TO_HIT],
      related: ['to-wound', 'phase-close-combat'],
    },
    {
      section: 'close-combat',
      id: 'to-wound',
      sign: 'wound',
      rules: ['WOUND'],
      tables: [TO_WOUND],
      related: ['armour-save', 'critical'],
    },
    {
      section: 'close-combat',
      id: 'downed',
      within: 'injury',
      rules: ['DOWN'],
      related: ['knocked-down', 'stunned'],
    },
  ];
}

const STRIKE_ORDER: PageTable = {
  id: 'strike-order',
  columns: ['head.order', 'head.who'],
  rows: [
    [1, 'striker.charged'],
    [1, 'striker.strikes-first'],
    [2, 'striker.others'],
    [3, 'striker.strikes-last'],
    [4, 'striker.stood-up'],
  ],
};

const SCALE = numbersFrom(1, 10);

/** Rows: Weapon Skill of the attacker; columns: of the defender. */
const TO_HIT: PageTable = {
  id: 'to-hit',
  columns: ['head.chart-WS', ...SCALE],
  rows: SCALE.map((skill) => [
    skill,
    ...SCALE.map((other) => orMore(weaponSkillNeed(skill, other))),
  ]),
};

/** Rows: Strength; columns: Toughness. */
const TO_WOUND: PageTable = {
  id: 'to-wound',
  columns: ['head.chart-strength', ...SCALE],
  rows: SCALE.map((strength) => [
    strength,
    ...SCALE.map((toughness) => orMore(woundNeed(strength, toughness))),
  ]),
};
