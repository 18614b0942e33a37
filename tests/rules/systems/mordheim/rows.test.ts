import { describe, expect, test } from 'vitest';
import { FLAG_ROWS, FLAGS } from '#rules/systems/mordheim/flags.ts';
import { HOUSE_RULE_ROWS, houseRule } from '#rules/systems/mordheim/house-rules.ts';
import { TRAIT_GROUPS } from '#rules/systems/mordheim/things/groups.ts';
import {
  carries,
  carriesAny,
  TRAIT_ROWS,
  traitNumber,
  traitText,
} from '#rules/systems/mordheim/traits.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

describe('house rules', () => {
  test('the short list has ten, most frequent first', () => {
    const common = HOUSE_RULE_ROWS.filter((row) => row.common).map((row) => row.id);
    expect(common).toEqual([
      'routCountsLeftTable',
      'fleeingLeaderLeadsRout',
      'naturalOneMisses',
      'stunnedAutoOut',
      'criticalTables',
      'downedOpponentsCount',
      'routCountsWardogs',
      'escapeFromCombat',
      'animalsUseLeaderLd',
      'scenarioWithoutRout',
    ]);
    expect(HOUSE_RULE_ROWS.slice(0, 10).every((row) => row.common)).toBe(true);
  });

  test('each has choices, one of them the default', () => {
    for (const row of HOUSE_RULE_ROWS) {
      expect(new Set(row.options).size).toBeGreaterThanOrEqual(2);
      expect(row.options).toContain(row.default);
      expect(row.about).toMatch(/^(?:AMB-\d+[a-z]?|(?:MORD|CLUB)-[A-Z]+|[a-z]+\.[a-zA-Z]+)$/);
    }
  });

  test.each([
    ['routCountsLeftTable', 'no'],
    ['fleeingLeaderLeadsRout', 'yes'],
    ['naturalOneMisses', 'no'],
    ['stunnedAutoOut', 'yes'],
    ['routNobodyEligible', 'fails'],
    ['allAloneDropped', 'stays'],
  ] as const)('without a choice %s is "%s"', (id, option) => {
    expect(houseRule({}, id)).toBe(option);
  });

  test('a valid choice applies, an unknown one does not', () => {
    expect(houseRule({ stunnedAutoOut: 'no' }, 'stunnedAutoOut')).toBe('no');
    expect(houseRule({ stunnedAutoOut: 'perhaps' }, 'stunnedAutoOut')).toBe('yes');
  });
});

describe('flags', () => {
  test('each has a unique id in the table', () => {
    expect(FLAG_ROWS.map((row) => row.id)).toEqual(Object.values(FLAGS).map((row) => row.id));
    expect(new Set(FLAG_ROWS.map((row) => row.id)).size).toBe(FLAG_ROWS.length);
    for (const row of FLAG_ROWS) expect(row.id).toMatch(KEBAB);
  });

  test.each([
    ['stood-up', 'turn'],
    ['rally-tried', 'phase'],
    ['fear-sixes', 'any-turn'],
    ['diving', 'any-turn'],
    ['stupid', 'until-own-turn'],
    ['hidden', 'until-changed'],
    ['frenzy-lost', 'battle'],
    ['had-to-rout', 'battle'],
    ['crit-used', 'phase'],
  ] as const)('"%s" lasts: %s', (id, lifetime) => {
    expect(FLAGS[id].lifetime).toBe(lifetime);
  });
});

describe('traits', () => {
  test('each has a unique id and a known group', () => {
    expect(new Set(TRAIT_ROWS.map((row) => row.id)).size).toBe(TRAIT_ROWS.length);
    for (const row of TRAIT_ROWS) {
      expect(row.id).toMatch(KEBAB);
      expect(TRAIT_GROUPS).toContain(row.group);
      expect(row.of === 'side').toBe(row.group === 'side');
    }
  });

  test('a trait set to zero is not carried', () => {
    expect(carries({ helmet: true }, 'helmet')).toBe(true);
    expect(carries({ armour: '' }, 'armour')).toBe(false);
    expect(carries({ 'bubble-range': 0 }, 'bubble-range')).toBe(false);
    expect(carries({}, 'helmet')).toBe(false);
    expect(carriesAny({ shield: true }, ['armour', 'shield'])).toBe(true);
  });

  test('a value is read by its type', () => {
    expect(traitNumber({ 'bubble-range': 12 }, 'bubble-range')).toBe(12);
    expect(traitNumber({ 'bubble-range': true }, 'bubble-range')).toBe(null);
    expect(traitText({ hates: 'chaos' }, 'hates')).toBe('chaos');
    expect(traitText({ hates: true }, 'hates')).toBe(null);
  });
});
