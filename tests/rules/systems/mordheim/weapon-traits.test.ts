import { describe, expect, test } from 'vitest';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { meleeWeaponsOf, missileWeaponsOf } from '#rules/systems/mordheim/carried-weapons.ts';
import { TRAIT_ROWS } from '#rules/systems/mordheim/traits.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('weapons as traits', () => {
  test('every weapon can be carried, in the order of its table', () => {
    const inGroup = (group: string) =>
      ids(TRAIT_ROWS.filter((row) => row.group === group && row.onlyNoted !== true));
    expect(inGroup('weapons')).toEqual(MELEE_WEAPON_IDS);
    expect(inGroup('missile-weapons')).toEqual(MISSILE_WEAPON_IDS);
  });

  test('fighters strike and shoot with what they carry', () => {
    const traits = { sword: true, axe: true, bow: true, helmet: true } as const;
    expect(ids(meleeWeaponsOf(traits))).toEqual(['axe', 'sword']);
    expect(ids(missileWeaponsOf(traits))).toEqual(['bow']);
  });

  test('without recorded weapons everyone has a dagger, and animals their natural weapons', () => {
    expect(ids(meleeWeaponsOf({ bow: true }))).toEqual(['dagger']);
    expect(ids(meleeWeaponsOf({ animal: true }))).toEqual(['natural-weapons']);
    expect(ids(meleeWeaponsOf({ 'no-equipment': true }))).toEqual(['natural-weapons']);
    expect(missileWeaponsOf({})).toEqual([]);
  });
});
