import type { ReferenceEntry } from '#rules/contract/reference.ts';
import {
  agreementEntries,
  between,
  entry,
  inches,
  linked,
  number,
  numbersFrom,
  row,
  signedText,
  table,
  word,
  yesOrNo,
} from '#rules/kit/reference.ts';
import { criticalEffect } from '#rules/skirmish/duel/blow.ts';
import { attacks } from '#rules/skirmish/duel/hands.ts';
import { meleeToHit } from '#rules/skirmish/duel/to-hit.ts';
import { USUAL_BUBBLE } from '#rules/skirmish/leadership.ts';
import {
  closeCombatEntries,
  criticalEntry,
  criticalTable,
  injuryEntries,
  shootingEntries,
} from '#rules/skirmish/reference/blows.ts';
import { armourEntries, weaponEntries } from '#rules/skirmish/reference/equipment.ts';
import { movementEntries } from '#rules/skirmish/reference/movement.ts';
import { courageEntries, routEntries, statusEntries } from '#rules/skirmish/reference/statuses.ts';
import { turnEntries } from '#rules/skirmish/reference/turn.ts';
import { afterBattleEntries } from './after-battle-pages.ts';
import { routRerolls } from './checklist/rout.ts';
import {
  ANIMOSITY_ROLLS,
  DRUNKEN_ROLLS,
  QUARRELS_ON,
  STOPS_SHORT,
  STUPID_ROLLS,
} from './courage.ts';
import { criticalHit, WEAPON_CLASSES, type WeaponClass } from './critical-charts.ts';
import { HOUSE_RULE_ROWS, houseRule } from './house-rules.ts';
import { PHASES } from './phases.ts';
import { roster } from './roster.ts';
import { BATTLE_TONGUE, RULES, routBonus } from './rules.ts';
import { TRAIT_ROWS, traitNumber } from './traits.ts';

/** Critical hits, parries and second weapons. @rule CRIT, CRIT-OPT, PARRY, TWO-W */
function blowEntries(): readonly ReferenceEntry[] {
  return [
    criticalEntry(() => [
      criticalTable('critical', (roll) => ({ ...criticalEffect(roll), besides: null })),
    ]),
    entry('close-combat', 'critical-charts', {
      rules: ['CRIT-OPT'],
      tables: () =>
        WEAPON_CLASSES.map((weapon) =>
          criticalTable(`critical-${weapon}`, (roll) => chartLine(weapon, roll)),
        ),
      related: ['critical', 'house-rules'],
    }),
    entry('close-combat', 'parry', {
      rules: ['PARRY'],
      numbers: { best: UNPARRIED },
      related: ['to-hit', 'weapons'],
    }),
    entry('close-combat', 'two-weapons', {
      rules: ['TWO-W'],
      numbers: { more: signedText(attackOf(true) - attackOf(false)) },
      related: ['weapons', 'frenzy'],
    }),
  ];
}

/** No roll is more than this one. @rule PARRY */
const UNPARRIED = 6;

function attackOf(twoWeapons: boolean): number {
  return attacks({ attacks: 1, twoWeapons, frenzied: false });
}

function chartLine(weapon: WeaponClass, roll: number) {
  const hit = criticalHit(weapon, roll, { criticalTables: 'optional' });
  return { ...hit, besides: hit.extra ?? (hit.helmetHelps ? null : 'no-helmet') };
}

/**
 * What only these warbands can do about a Rout test, and leaders who reach farther.
 * @rule MORD-ROUT-3, MORD-LD-3
 */
function leaderEntries(): readonly ReferenceEntry[] {
  return [
    entry('rout', 'rout-boosts', {
      rules: ['MORD-ROUT-3'],
      numbers: { bonus: signedText(routBonus({ 'horn-blown': true })) },
      tables: () => [rerollTable()],
      related: ['rout', 'leadership-test', 'rerolls'],
    }),
    entry('rout', 'far-leaders', {
      rules: ['MORD-LD-3'],
      numbers: { range: USUAL_BUBBLE, more: BATTLE_TONGUE },
      tables: () => [farLeaderTable()],
      related: ['leader'],
    }),
  ];
}

/** Somebody who carries everything there is, to ask what of it helps. */
const EVERYTHING = Object.fromEntries(TRAIT_ROWS.map(({ id }) => [id, true] as const));

function rerollTable() {
  const carrier = { traits: EVERYTHING, status: 'standing' };
  const after = (flags: Readonly<Record<string, true>>) =>
    routRerolls({ sideTraits: EVERYTHING, leader: { ...carrier, flags } });
  return table(
    'rout-rerolls',
    [word('head.reroll-by'), word('head.every-test')],
    after({}).map((trait) =>
      row(word('value.trait', { trait }), [
        yesOrNo(after({ [`used-${trait}`]: true }).includes(trait)),
      ]),
    ),
  );
}

function farLeaderTable() {
  return table(
    'far-leaders',
    [word('head.leader'), word('head.range')],
    roster.catalogue.flatMap((warband) =>
      warband.profiles.flatMap((profile) => {
        const range = traitNumber(profile.traits ?? {}, 'bubble-range');
        const name = word('value.profile', { warband: warband.id, profile: profile.id });
        return range === null ? [] : [row(name, [inches(range)])];
      }),
    ),
  );
}

/**
 * What goes on in fighters’ heads.
 * @rule PSY-FEAR-A, PSY-FEAR-B, PSY-FRENZY, PSY-HATE, PSY-STUP, PSY-ANIM
 */
function psychologyEntries(): readonly ReferenceEntry[] {
  return [
    entry('psychology', 'fear', {
      rules: ['PSY-FEAR-A', 'PSY-FEAR-B'],
      numbers: { roll: afraidHitsOn() },
      related: ['charge', 'leadership-test', 'to-hit'],
    }),
    entry('psychology', 'frenzy', {
      rules: ['PSY-FRENZY'],
      tables: () => [attackTable()],
      related: ['charge', 'two-weapons'],
    }),
    entry('psychology', 'hatred', { rules: ['PSY-HATE'], related: ['to-hit', 'rerolls'] }),
    entry('psychology', 'stupidity', {
      rules: ['PSY-STUP'],
      numbers: { stop: STOPS_SHORT },
      tables: () => [rollTable('stupidity', STUPID_ROLLS), rollTable('drunken', DRUNKEN_ROLLS)],
      related: ['leadership-test', 'frenzy', 'fall'],
    }),
    entry('psychology', 'animosity', {
      rules: ['PSY-ANIM'],
      numbers: { worst: QUARRELS_ON },
      tables: () => [rollTable('animosity', ANIMOSITY_ROLLS)],
    }),
  ];
}

function afraidHitsOn(): number {
  const { need } = meleeToHit({
    attackerWS: 10,
    defenderWS: 1,
    defenderHitAutomatically: false,
    failedFear: true,
    modifier: 0,
    divingCharge: false,
    naturalOneMisses: false,
  });
  return need ?? 0;
}

function attackTable() {
  const counted = (own: number, twoWeapons: boolean, frenzied: boolean) =>
    number(attacks({ attacks: own, twoWeapons, frenzied }));
  return table(
    'frenzy',
    [word('head.attacks'), word('head.frenzied'), word('head.frenzied-two-weapons')],
    numbersFrom(1, 4).map((own) =>
      row(number(own), [counted(own, false, true), counted(own, true, true)]),
    ),
  );
}

function rollTable(id: string, rolls: Readonly<Record<string, readonly [number, number]>>) {
  return table(
    id,
    [word('head.d6'), word('head.what')],
    Object.entries(rolls).map(([what, ends]) => row(between(ends), [word(`rolled.${what}`)])),
  );
}

const naturalOneMisses = houseRule({}, 'naturalOneMisses') === 'yes';

/** The rules in short: what both skirmish games share, and what only Mordheim has. */
export const REFERENCE: readonly ReferenceEntry[] = linked([
  ...turnEntries({ phases: PHASES, coldBlooded: true, spells: {} }),
  ...statusEntries(RULES.statuses.rows),
  ...routEntries(RULES.statuses.rows),
  ...leaderEntries(),
  ...courageEntries(),
  ...movementEntries(),
  ...shootingEntries({ naturalOneMisses, sevenPlus: houseRule({}, 'sevenPlusShooting') }),
  ...closeCombatEntries({ afraidHitsOn: afraidHitsOn() }),
  ...armourEntries({ naturalOneFails: naturalOneMisses }),
  ...blowEntries(),
  ...injuryEntries(['none', 'concussion', 'hard-to-kill', 'no-pain', 'jump-up', 'critical'], {
    helmets: true,
  }),
  ...psychologyEntries(),
  ...weaponEntries(),
  entry('equipment', 'healing-herbs', {
    rules: ['HERBS'],
    related: ['phase-recovery', 'stand-up'],
  }),
  ...afterBattleEntries(),
  ...agreementEntries(HOUSE_RULE_ROWS),
]);
