import type { ReferenceEntry } from '#rules/contract/reference.ts';
import {
  between,
  exactly,
  inches,
  orMore,
  type Page,
  type PageTable,
  percent,
  reference,
  status,
  word,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';
import { criticalEffect } from '#rules/skirmish/duel/critical.ts';
import { HELMET_SAVE } from '#rules/skirmish/injury.ts';
import { USUAL_BUBBLE } from '#rules/skirmish/leadership.ts';
import { agreementPages } from '#rules/skirmish/reference/agreements.ts';
import { ARMOUR_PAGES } from '#rules/skirmish/reference/armour.ts';
import { closeCombatPages } from '#rules/skirmish/reference/close-combat.ts';
import { criticalPage, criticalTable } from '#rules/skirmish/reference/critical.ts';
import { WEAPON_PAGES } from '#rules/skirmish/reference/equipment.ts';
import { eventPage } from '#rules/skirmish/reference/events.ts';
import { injuryPage } from '#rules/skirmish/reference/injury.ts';
import { MISFIRE_PAGE } from '#rules/skirmish/reference/misfires.ts';
import { mountPage, WHOA_BOY_PAGE } from '#rules/skirmish/reference/mounts.ts';
import { MOVEMENT_PAGES } from '#rules/skirmish/reference/movement.ts';
import { shootingPages } from '#rules/skirmish/reference/shooting.ts';
import { COURAGE_PAGES, routPages, statusPages } from '#rules/skirmish/reference/statuses.ts';
import { testPages, turnPages } from '#rules/skirmish/reference/turn.ts';
import { afterBattlePages } from './after-battle-pages.ts';
import { campaignPages } from './campaign-pages.ts';
import {
  ANIMOSITY_ROLLS,
  DRUNKEN_ROLLS,
  QUARRELS_ON,
  STOPS_SHORT,
  STUPID_ROLLS,
} from './courage.ts';
import { criticalHit, WEAPON_CLASSES, type WeaponClass } from './critical-charts.ts';
import { HAPPENINGS, SUBPLOTS } from './event-tables.ts';
import { HOUSE_RULE_ROWS, houseRule } from './house-rules.ts';
import { MOUNTS } from './mounts.ts';
import { fromPacks } from './packs/known.ts';
import { PHASES } from './phases.ts';
import { catalogue } from './roster.ts';
import { BATTLE_TONGUE, RULES, routBonus } from './rules.ts';
import { SCENARIO_PAGE } from './scenarios-page.ts';

import { allSpells, castingChance, EASIER, type Spell } from './spells.ts';
import { traitNumber } from './traits.ts';

/** The only roll to hit after failing to overcome fear. */
const AFRAID_HITS_ON = 6;

/** What may be rolled again, and whether again and again in one battle. */
const ROUT_REROLLS: PageTable = {
  id: 'rout-rerolls',
  columns: ['head.reroll-by', 'head.every-test'],
  rows: [
    [word('value.trait', { trait: 'hardy' }), 'value.yes'],
    [word('value.trait', { trait: 'utter-determination' }), 'value.yes'],
    [word('value.trait', { trait: 'bellowing-roar' }), 'value.yes'],
    [word('value.trait', { trait: 'da-cunnin-plan' }), 'value.yes'],
    [word('value.trait', { trait: 'blood-oath' }), 'value.no'],
    [word('value.trait', { trait: 'silk-clothes' }), 'value.no'],
  ],
};

const DOWN = status('knocked-down');
const STUNNED = status('stunned');
const OUT = status('out-of-action');

const INJURIES: PageTable = {
  id: 'injury',
  columns: [
    'head.d6',
    'bend.none',
    word('value.injury-option', { option: 'concussion' }),
    word('value.injury-option', { option: 'hard-to-kill' }),
    word('value.injury-option', { option: 'no-pain' }),
    word('value.injury-option', { option: 'jump-up' }),
    'bend.critical',
  ],
  rows: [
    [1, DOWN, DOWN, DOWN, DOWN, 'value.no-effect', STUNNED],
    [2, DOWN, STUNNED, DOWN, DOWN, 'value.no-effect', STUNNED],
    ['3–4', STUNNED, STUNNED, STUNNED, DOWN, STUNNED, OUT],
    [5, OUT, OUT, STUNNED, OUT, OUT, OUT],
    [6, OUT, OUT, OUT, OUT, OUT, OUT],
  ],
};

const FRENZY: PageTable = {
  id: 'frenzy',
  columns: ['head.attacks', 'head.frenzied', 'head.frenzied-two-weapons'],
  rows: [
    [1, 2, 3],
    [2, 4, 5],
    [3, 6, 7],
    [4, 8, 9],
  ],
};

/** What only these warbands can do about a Rout test, and leaders who reach farther. */
const LEADER_PAGES: readonly Page[] = [
  {
    section: 'tests',
    id: 'rout-boosts',
    within: 'rout',
    rules: ['MORD-ROUT-3'],
    numbers: { bonus: signed(routBonus({ 'horn-blown': true })) },
    tables: [ROUT_REROLLS],
    related: ['rout', 'leadership-test', 'rerolls'],
  },
  {
    section: 'tests',
    id: 'far-leaders',
    within: 'leadership-test',
    rules: ['MORD-LD-3'],
    numbers: { range: USUAL_BUBBLE, more: BATTLE_TONGUE },
    tables: [farLeaderTable],
    related: ['leader'],
  },
];

function farLeaderTable(): PageTable {
  return {
    id: 'far-leaders',
    columns: ['head.leader', 'head.range'],
    rows: catalogue().flatMap((warband) =>
      warband.profiles.flatMap((profile) => {
        const range = traitNumber(profile.traits ?? {}, 'bubble-range');
        const name = word('value.profile', { warband: warband.id, profile: profile.id });
        return range === null ? [] : [[name, inches(range)] as const];
      }),
    ),
  };
}

/** Critical hits, parries and second weapons. */
const BLOW_PAGES: readonly Page[] = [
  criticalPage([
    () => criticalTable('critical', (roll) => ({ ...criticalEffect(roll), besides: null })),
  ]),
  {
    section: 'close-combat',
    id: 'critical-charts',
    within: 'to-wound',
    rules: ['CRIT-OPT'],
    tables: WEAPON_CLASSES.map(
      (weapon) => () => criticalTable(`critical-${weapon}`, (roll) => chartLine(weapon, roll)),
    ),
    related: ['critical', 'house-rules'],
  },
  {
    section: 'close-combat',
    id: 'parry',
    within: 'to-hit',
    rules: ['PARRY'],
    // A parry has to roll more than the hit did, which no die can against a 6.
    numbers: { best: 6 },
    related: ['to-hit', 'weapons'],
  },
  {
    section: 'close-combat',
    id: 'two-weapons',
    within: 'to-hit',
    rules: ['TWO-W'],
    numbers: { more: signed(1) },
    related: ['weapons', 'frenzy'],
  },
];

function chartLine(weapon: WeaponClass, roll: number) {
  const hit = criticalHit(weapon, roll, { criticalTables: 'optional' });
  return { ...hit, besides: hit.extra ?? (hit.helmetHelps ? null : 'no-helmet') };
}

/** What goes on in fighters’ heads. */
const PSYCHOLOGY_PAGES: readonly Page[] = [
  {
    section: 'tests',
    id: 'fear',
    sign: 'fear',
    rules: ['PSY-FEAR-A', 'PSY-FEAR-B'],
    numbers: { roll: AFRAID_HITS_ON },
    related: ['charge', 'leadership-test', 'to-hit'],
  },
  {
    section: 'movement',
    id: 'frenzy',
    within: 'charge',
    rules: ['PSY-FRENZY'],
    tables: [FRENZY],
    related: ['charge', 'two-weapons'],
  },
  {
    section: 'close-combat',
    id: 'hatred',
    within: 'to-hit',
    rules: ['PSY-HATE'],
    related: ['to-hit', 'rerolls'],
  },
  {
    section: 'tests',
    id: 'stupidity',
    sign: 'stupidity',
    rules: ['PSY-STUP'],
    numbers: { stop: STOPS_SHORT },
    tables: [() => rollTable('stupidity', STUPID_ROLLS), () => rollTable('drunken', DRUNKEN_ROLLS)],
    related: ['leadership-test', 'frenzy', 'fall'],
  },
  {
    section: 'tests',
    id: 'animosity',
    sign: 'frenzy',
    rules: ['PSY-ANIM'],
    numbers: { worst: QUARRELS_ON },
    tables: [() => rollTable('animosity', ANIMOSITY_ROLLS)],
  },
];

function rollTable(
  id: string,
  rolls: Readonly<Record<string, readonly [number, number]>>,
): PageTable {
  return {
    id,
    columns: ['head.d6', 'head.what'],
    rows: Object.entries(rolls).map(([what, ends]) => [between(ends), `rolled.${what}`]),
  };
}

/** Spells and prayers, list by list. */
function spellPage(): Page {
  const lists = new Set(allSpells().map(({ list }) => list));
  return {
    section: 'shooting',
    id: 'spells',
    within: 'casting',
    rules: ['MAGIC'],
    numbers: { easier: EASIER },
    tables: [castingTable, ...[...lists].map((list) => () => spellTable(list))],
    related: ['casting'],
  };
}

function castingTable(): PageTable {
  const needs = allSpells().flatMap(({ difficulty }) => difficulty ?? []);
  const least = Math.min(...needs) - EASIER;
  return {
    id: 'casting',
    columns: ['head.difficulty', 'head.chance', 'head.exactly'],
    rows: Array.from({ length: Math.max(...needs) - least + 1 }, (_, index) => {
      const chance = castingChance(least + index);
      return [orMore(least + index), percent(chance), exactly(chance)];
    }),
  };
}

function spellTable(list: string): PageTable {
  return {
    id: `spells-${list}`,
    columns: ['head.d6', 'head.spell', 'head.difficulty', 'head.range'],
    rows: allSpells()
      .filter((spell) => spell.list === list)
      .map((spell) => [
        spell.roll ?? '–',
        [word('value.trait', { trait: spell.id }), word('value.trait-hint', { trait: spell.id })],
        spell.difficulty === null ? 'value.automatic' : orMore(spell.difficulty),
        rangeCell(spell),
      ]),
  };
}

function rangeCell({ range }: Spell): string {
  if (range === null) return '–';
  return typeof range === 'number' ? inches(range) : `value.range-${range}`;
}

/** The rules in short: what both skirmish games share, and what only Mordheim has. */
export const rulesInShort = fromPacks((): readonly ReferenceEntry[] =>
  reference([
    ...turnPages({ phases: PHASES, castIn: 'shooting', spells: {} }),
    ...statusPages(RULES.statuses.rows),
    ...routPages(RULES.statuses.rows),
    ...LEADER_PAGES,
    ...COURAGE_PAGES,
    ...MOVEMENT_PAGES,
    ...shootingPages({
      naturalOneMisses: houseRule({}, 'naturalOneMisses') === 'yes',
      sevenPlus: houseRule({}, 'sevenPlusShooting'),
    }),
    MISFIRE_PAGE,
    mountPage(MOUNTS),
    WHOA_BOY_PAGE,
    ...closeCombatPages({ afraidHitsOn: AFRAID_HITS_ON }),
    ...ARMOUR_PAGES,
    ...BLOW_PAGES,
    injuryPage(INJURIES, { helmet: HELMET_SAVE }),
    ...PSYCHOLOGY_PAGES,
    ...testPages(true),
    ...WEAPON_PAGES,
    {
      section: 'recovery',
      id: 'healing-herbs',
      sign: 'healing',
      rules: ['HERBS'],
      related: ['phase-recovery', 'stand-up'],
    },
    spellPage(),
    ...afterBattlePages(),
    ...campaignPages(),
    SCENARIO_PAGE,
    eventPage(HAPPENINGS, { edge: 6, apart: 12 }),
    eventPage(SUBPLOTS),
    ...agreementPages(HOUSE_RULE_ROWS),
  ]),
);
