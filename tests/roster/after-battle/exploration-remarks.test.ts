import { describe, expect, test } from 'vitest';
import { setBattles, setTrait } from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { after, type Fate, foughtWith } from './scenes.ts';

/** What players are told at the dice of a search. @rule MORD-AFTER-EXPLORE */

function told(warband: Warband, fates: Readonly<Record<string, Fate>> = {}) {
  const { proposal } = after(warband, foughtWith(warband, fates));
  return (proposal.exploration?.remarks ?? []).map(({ id, of }) =>
    [id, ...of.map(({ name }) => name)].join(' '),
  );
}

function band(type: string, ...members: Parameters<typeof warbandOf>[1]): Warband {
  return setLeader(setBattles(warbandOf(type, members), 1), 'm-1');
}

const REIK = band('reikland', ['reikland/captain', 'Ulrich'], ['extras/elf-ranger', 'Ilrac']);

describe('whoever changes the dice is named', () => {
  test('the elf ranger, even if he was out of action, but not if he stayed at home', () => {
    expect(told(REIK)).toEqual(['elf-ranger Ilrac']);
    expect(told(REIK, { Ilrac: { out: true } })).toEqual(['elf-ranger Ilrac']);
    expect(told(REIK, { Ilrac: { tookPart: false } })).toEqual([]);
  });

  test('the augur and those with a nose for stone, if they search themselves', () => {
    const sisters = setTrait(
      band('sisters', ['sisters/matriarch', 'Berta'], ['sisters/augur', 'Elsa']),
      'm-1',
      'wyrdstone-hunter',
      true,
    );
    expect(told(sisters)).toEqual(['wyrdstone-hunter Berta', 'augur Elsa']);
    expect(told(sisters, { Elsa: { out: true } })).toEqual(['wyrdstone-hunter Berta']);
    expect(told(setTrait(REIK, 'm-1', 'resource-hunter', true))).toContain(
      'resource-hunter Ulrich',
    );
  });
});

test('a map in the chest is told, and one that is not there isn’t', () => {
  expect(told({ ...REIK, stash: { 'mordheim-map': 1 } })).toContain('mordheim-map');
  expect(told({ ...REIK, stash: { 'mordheim-map': 0 } })).not.toContain('mordheim-map');
});

describe('earlier finds are told', () => {
  const found = (type: string, ...finds: readonly string[]): Warband => ({
    ...band(type, [type === 'skaven' ? 'skaven/assassin-adept' : 'reikland/captain', 'Ulrich']),
    history: finds.map((find, at) => ({ id: `b-old-${at}`, at, result: 'lost', find })),
  });

  test('the straggler of the last search only, and not where he was eaten or sold', () => {
    expect(told(found('reikland', 'straggler'))).toEqual(['straggler']);
    expect(told(found('reikland', 'straggler', 'well'))).toEqual([]);
    expect(told(found('skaven', 'straggler'))).toEqual([]);
  });

  test('the entrance to the catacombs for ever', () => {
    expect(told(found('reikland', 'catacombs-entrance', 'well'))).toEqual(['catacombs-entrance']);
  });
});

test('everything that the facts name has a line', () => {
  const ids = system.afterBattle?.exploration.remarks.map(({ id }) => id) ?? [];
  expect(ids.toSorted()).toEqual([
    'all-seeing-eye',
    'augur',
    'catacombs-entrance',
    'elf-ranger',
    'mordheim-map',
    'rabbits-foot',
    'resource-hunter',
    'straggler',
    'tarot-cards',
    'wyrdstone-hunter',
    'wyrdstone-pendulum',
  ]);
});
