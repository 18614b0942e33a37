import { describe, expect, test } from 'vitest';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { bytesOf, xmlOf } from '../made-roster.ts';
import { fightersIn, jsonFile, noticesOf, warbandIn } from './rows.ts';

// What New Recruit and BattleScribe save: a tree of selections, in which ids of the data files tell what is what. The
// data files of June 2026 number spells and mutations, and give what protects a profile of armour.

const { fighterProfile, gearProfiles, spellProfile, characteristics, systemId } =
  lexicon.catalogueFiles;
const [MELEE = '', RANGED = '', ARMOUR = ''] = gearProfiles;
const SIGNS = Object.entries(characteristics);

interface Node {
  readonly name: string;
  readonly number: number;
  readonly type: string;
  readonly from?: string;
  readonly customName?: string;
  readonly profiles?: readonly unknown[];
  readonly categories?: readonly unknown[];
  readonly selections?: readonly Node[];
}

function option(name: string, more: Partial<Node> = {}): Node {
  return { name, number: 1, type: 'upgrade', from: 'entry', ...more };
}

const of = (name: string, typeId: string, typeName: string) => [
  { name, typeId, typeName, characteristics: [] },
];
const spell = (name: string) => option(name, { profiles: of(name, spellProfile, 'Magic') });
const weapon = (name: string, more: Partial<Node> = {}) =>
  option(name, { profiles: of(name, RANGED, 'Ranged Weapon'), ...more });

function fighter(
  name: string,
  customName: string,
  stats: string,
  selections: readonly Node[],
): Node {
  const cells = SIGNS.map(([typeId, sign], at) => ({ name: sign, typeId, $text: stats[at] ?? '' }));
  return {
    name,
    customName,
    number: 1,
    type: 'model',
    from: 'entry',
    profiles: [{ name, typeId: fighterProfile, typeName: 'Model', characteristics: cells }],
    categories: [{ entryId: 'a0fce0bc-02e0-a064', name: 'Heroes', primary: true }],
    selections,
  };
}

function roster(catalogueName: string, selections: readonly Node[]) {
  return jsonFile({
    roster: {
      name: 'The Lamps',
      generatedBy: 'https://newrecruit.eu',
      gameSystemName: 'Mordheim',
      gameSystemId: systemId,
      forces: [{ name: 'Warband', catalogueName, selections }],
    },
  });
}

describe('names that sound like headings', () => {
  test.each([
    ['Sisters of Sigmar (1a)', 'Sigmarite Matriarch', '444331418', 'Armour of Righteousness'],
    ['Undead (1a)', 'Necromancer', '433331317', 'Spell of Doom'],
    ['Undead (1a)', 'Necromancer', '433331317', 'Spell of Awakening'],
  ])('%s: %s of %s is learnt', (band, type, stats, name) => {
    for (const one of [spell(name), option(name)]) {
      const [member] = warbandIn(roster(band, [fighter(type, 'Ada', stats, [one])])).members;
      const id = name.toLowerCase().replaceAll(' ', '-');
      expect(Object.keys(member?.traits ?? {})).toContain(id);
    }
  });

  test('and headings stay headings, with something below them or without', () => {
    const file = roster('Reiklanders (1a)', [
      fighter('Champion', 'Wim', '443331317', [
        option('Skills', { selections: [option('Step Aside')] }),
        option('Equipment', { selections: [weapon('Bow')] }),
        option('Serious Injuries'),
      ]),
    ]);
    expect(fightersIn(file)).toEqual([
      '1 Wim = reikland/champion hero 0 443331317 [bow] Step Aside',
    ]);
  });
});

test('a spell is found behind its number', () => {
  const file = roster('Carnival of Chaos (1a)', [
    fighter('Carnival Master', 'Max', '444331318', [spell('2 Buboes')]),
  ]);
  expect(fightersIn(file)).toEqual(['1 Max = carnival/master hero 0 444331318 [] Buboes']);
});

test('a mutation with a profile of armour is no armour', () => {
  const hide = option('Shaggy Hide', { profiles: of('Shaggy Hide', ARMOUR, 'Armour') });
  const file = roster('Beastmen Raiders (1a)', [
    fighter('Beastmen Chief', 'Ghur', '544451417', [
      hide,
      option('Axe', { profiles: of('Axe', MELEE, 'H-t-h') }),
    ]),
  ]);
  const [member] = warbandIn(file).members;
  expect(member?.traits).toHaveProperty('shaggy-hide');
  expect(fightersIn(file)[0]).toMatch(/ \[axe\] Shaggy Hide$/);
});

test('an option that makes a pair of a weapon is no thing', () => {
  const file = roster('Reiklanders (1a)', [
    fighter('Champion', 'Wim', '443331317', [weapon('Pistol', { selections: [option('Brace')] })]),
    fighter('Champion', 'Jo', '443331317', [weapon('Pistol')]),
  ]);
  expect(fightersIn(file).map((row) => /\[.*\]/u.exec(row)?.[0])).toEqual([
    '[2 pistol]',
    '[pistol]',
  ]);
  const [wim, jo] = warbandIn(file).members;
  expect(wim?.traits).toHaveProperty('brace-of-pistols');
  expect(jo?.traits).not.toHaveProperty('brace-of-pistols');
});

test('nine zeros are no characteristics: the type’s own are taken, and said to be', () => {
  const file = roster('Undead (1a)', [fighter('Zombie', 'Awakened', '000000000', [])]);
  expect(fightersIn(file)[0]).toContain(' 420331115 ');
});

test('the stash is the treasury and the chest', () => {
  const stash = option('Stash', {
    selections: [
      { ...option('Gold'), number: 17 },
      { ...option('Wyrdstone'), number: 3 },
      option('Equipment', { selections: [{ ...weapon('Bow'), number: 2 }] }),
    ],
  });
  const file = roster('Reiklanders (1a)', [stash, fighter('Champion', 'Wim', '443331317', [])]);
  expect(warbandIn(file)).toMatchObject({ purse: { gold: 17, wyrdstone: 3 }, stash: { bow: 2 } });
  expect(noticesOf(file)).toContain('Chest: In the chest: 2× Bow');
});

test('BattleScribe’s file has the same tree as XML', () => {
  const file = bytesOf(
    xmlOf([
      {
        name: 'Ada',
        type: 'Champion',
        category: 'Heroes',
        count: 1,
        xp: 9,
        stats: [4, 4, 3, 3, 3, 1, 3, 1, 7],
        gear: ['Sword', 'Dagger'],
        skills: ['Step Aside'],
        injuries: [],
      },
    ]),
  );
  expect(fightersIn(file)).toEqual([
    '1 Ada = reikland/champion hero 9 443331317 [sword dagger] Step Aside',
  ]);
  expect(warbandIn(file).purse).toEqual({ gold: 17 });
});

test('the save of the site itself has only numbers, and the way out is said', () => {
  const file = jsonFile({
    name: 'x',
    option_id: 'a1b2',
    options: [{ option_id: 'c3', amount: 1 }],
  });
  expect(noticesOf(file)[0]).toMatch(/^NamelessSave: /u);
});
