import { expect, test } from 'vitest';
import { fightersIn, jsonFile, warbandIn } from './rows.ts';

// Its campaign file, format 5 of 2026: words and ids side by side, modifiers apart from the characteristics, and one
// inventory of all that the warband has.

function warrior(profile_name: string, name: string, more = {}) {
  return {
    id: name,
    name,
    profile_name,
    kind: 'hero',
    stats: { M: 4, WS: 4, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 },
    equipment: [
      { item_id: 'hammer', name: 'Hammer', quantity: 1, per_model: true, special_rules: [] },
    ],
    skills: [],
    experience: 12,
    previous_experience: 11,
    advance_experience: 12,
    quantity: 1,
    condition: null,
    stat_modifiers: {},
    stat_advances: {},
    games_to_miss: 0,
    injury_records: [],
    special_rules: [],
    ...more,
  };
}

function campaign(warriors: readonly unknown[], inventory: readonly unknown[] = []) {
  return jsonFile({
    marker: 'MORDHEIM_CAMPAIGN_MANAGER',
    format_version: 5,
    campaign: {
      identity: { warband_name: 'The Grey Veils', warband_type: 'Sisters of Sigmar' },
      configuration: { is_draft: false, starting_gold: 500 },
      warriors,
      inventory,
    },
  });
}

test('modifiers are added to the characteristics beside them', () => {
  const file = campaign([
    warrior('Sister Superior', 'Marta', {
      condition: 'Injured',
      condition_detail: 'Leg Wound (M -1)',
      stat_modifiers: { M: -1 },
      skills: ['Dodge'],
    }),
  ]);
  expect(fightersIn(file)).toEqual([
    '1 Marta = sisters/sister-superior hero 12 343331317 [hammer] Dodge',
  ]);
});

test('a group has its things per model, and whoever has games to miss misses the next', () => {
  const file = campaign([
    warrior('Sister Superior', 'Anna', { games_to_miss: 1 }),
    warrior('Sigmarite Sister', 'The Lamps', {
      kind: 'henchman',
      quantity: 2,
      equipment: [{ item_id: 'hammer', name: 'Hammer', quantity: 2, per_model: true }],
    }),
  ]);
  expect(fightersIn(file)[1]).toContain('2 The Lamps = sisters/sister henchmen 12');
  expect(fightersIn(file)[1]).toContain('[hammer]');
  expect(warbandIn(file).members.map(({ missesNext }) => missesNext)).toEqual([true, false]);
});

test('what nobody carries is in the chest', () => {
  const owned = (name: string, all: number, stash: number) => ({
    id: name,
    name,
    owned: all,
    equipped: all - stash,
    stash,
  });
  const file = campaign(
    [warrior('Sister Superior', 'Anna')],
    [owned('Hammer', 1, 0), owned('Dagger', 4, 2)],
  );
  expect(warbandIn(file).stash).toEqual({ dagger: 2 });
});
