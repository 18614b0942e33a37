import { expect, test } from 'vitest';
import { fightersIn, jsonFile, warbandIn } from './rows.ts';

// A German app of 2026: short codes for types, gear counted by name, advances and injuries as changes of the type's
// characteristics, which are not in the file.

function roster(models: readonly unknown[], more = {}) {
  return jsonFile({
    wb: 'skaven',
    subtype: null,
    name: 'Die Schwänze',
    budget: 500,
    models,
    hired: [],
    dp: [],
    leaderUid: 1,
    campaign: { on: false, districts: {} },
    stash: { wyrd: 3, gold: 512, items: [{ name: 'Schwert', qty: 2 }] },
    fallen: [],
    house: {},
    goldNow: 12,
    ...more,
  });
}

function model(uid_def: string, name: string, more = {}) {
  return {
    uid: 1,
    uid_def,
    name,
    exp: 20,
    qty: 1,
    eq: { Schwert: 1 },
    rare: {},
    mut: [],
    adv: {},
    skills: [],
    inj: [],
    spells: [],
    ...more,
  };
}

test('advances and what injuries have changed count from the type’s characteristics', () => {
  const file = roster([
    model('adept', 'Skrit', { adv: { WS: 1, A: 1 } }),
    model('sorc', 'Nela', { inj: [{ code: '22', name: 'Beinwunde', mod: { M: -1 } }] }),
  ]);
  expect(fightersIn(file)).toEqual([
    '1 Skrit = skaven/assassin-adept hero 20 654431527 [sword]',
    '1 Nela = skaven/eshin-sorcerer hero 20 433331416 [sword] Beinwunde ? type',
  ]);
});

test('an injury without its change is left to the player', () => {
  const [row] = fightersIn(roster([model('adept', 'Skrit', { inj: [{ name: 'Beinwunde' }] })]));
  expect(row).toMatch(/ \? injuries$/);
});

test('a shortened code is a guess, and left to the player', () => {
  expect(fightersIn(roster([model('black', 'Gnash')]))[0]).toMatch(
    /skaven\/black-skaven.* \? type$/,
  );
});

test('a code that nobody knows is asked for by the name beside it', () => {
  expect(fightersIn(roster([model('zzq', 'Verminkin', { exp: 2, qty: 3 })]))).toEqual([
    '3 Verminkin = skaven/verminkin henchmen 2 533331415 [sword]',
  ]);
});

test('hired swords stand under their keys', () => {
  const file = roster([model('adept', 'Skrit')], {
    hired: [{ key: 'pitfighter', uid: 'hs1', exp: 2, skills: [] }],
  });
  expect(fightersIn(file)[1]).toBe('1 pitfighter = extras/pit-fighter hiredSword 2 443441427 []');
});

test('the gold is what there is now, not what there ever was', () => {
  const { purse, stash } = warbandIn(roster([model('adept', 'Skrit')]));
  expect(purse).toEqual({ gold: 12, wyrdstone: 3 });
  expect(stash).toEqual({ sword: 2 });
});

test('the fallen stay away', () => {
  const file = roster([model('adept', 'Skrit')], { fallen: [model('black', 'Gnash')] });
  expect(fightersIn(file)).toHaveLength(1);
});
