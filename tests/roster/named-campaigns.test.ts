import { describe, expect, test } from 'vitest';
import { campaignKey, campaignsIn, mergedCampaign } from '#roster/named-campaigns.ts';

// Campaigns with a name, as they lie among the settings, and what two phones make of them.

const WINTER = {
  id: 'k-winter',
  systemId: 'mordheim',
  name: 'Hiver',
  bands: ['w-dogs', 'w-rats'],
  since: 500,
  changedAt: 1000,
} as const;

const SPRING = { ...WINTER, id: 'k-spring', name: 'Printemps', changedAt: 2000 } as const;

describe('the rows of campaigns', () => {
  test('are read, the one changed last first', () => {
    const rows = {
      theme: 'dark',
      [campaignKey('k-winter')]: WINTER,
      [campaignKey('k-spring')]: { ...SPRING, name: '  Printemps\n1522 ' },
    };
    expect(campaignsIn(rows)).toEqual([{ ...SPRING, name: 'Printemps 1522' }, WINTER]);
  });

  test.each([
    ['deleted', null],
    ['of another shape', { ...WINTER, bands: 'w-dogs' }],
    ['with ids that are none', { ...WINTER, bands: ['dogs'] }],
    ['with too many warbands', { ...WINTER, bands: Array.from({ length: 100 }, () => 'w-dogs') }],
  ])('are no campaign if %s', (_, row) => {
    expect(campaignsIn({ [campaignKey('k-winter')]: row })).toEqual([]);
  });
});

describe('two rows of one campaign', () => {
  const later = {
    ...WINTER,
    name: 'Grand hiver',
    bands: ['w-cats', 'w-dogs'],
    since: 900,
    changedAt: 1500,
  };

  test('have the warbands of both, the longer past and the later name, whichever comes first', () => {
    const both = { ...later, bands: ['w-cats', 'w-dogs', 'w-rats'], since: 500 };
    expect(mergedCampaign(WINTER, later)).toEqual(both);
    expect(mergedCampaign(later, WINTER)).toEqual(both);
    expect(mergedCampaign(both, WINTER)).toEqual(both);
  });

  test('named at the same time have the same name on both phones', () => {
    const other = { ...WINTER, name: 'Été' };
    expect(mergedCampaign(WINTER, other)).toEqual(mergedCampaign(other, WINTER));
  });

  test.each([null, undefined])('lose nothing to %o', (none) => {
    expect(mergedCampaign(WINTER, none)).toEqual(WINTER);
    expect(mergedCampaign(none, WINTER)).toEqual(WINTER);
  });

  test('of which only a newer app reads one leave what is here as it is', () => {
    const newer = { ...WINTER, bands: { 'w-dogs': { points: 3 } } };
    expect(mergedCampaign(newer, WINTER)).toEqual(newer);
    expect(mergedCampaign(WINTER, newer)).toEqual(WINTER);
  });

  test('have as many warbands as one campaign can have, the same on both phones', () => {
    const bands = (letter: string) => Array.from({ length: 60 }, (_, at) => `w-${letter}${at}`);
    const [mine, theirs] = [
      { ...WINTER, bands: bands('a') },
      { ...later, bands: bands('b') },
    ];
    const both = mergedCampaign(mine, theirs);
    expect(mergedCampaign(theirs, mine)).toEqual(both);
    expect(campaignsIn({ [campaignKey('k-winter')]: both })).toEqual([both]);
    expect(mergedCampaign(both, mine)).toEqual(both);
  });
});
