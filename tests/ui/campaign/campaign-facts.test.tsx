import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { campaignOf } from '#roster/campaign.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { useBandLooks } from '#ui/campaign/band-looks.ts';
import { pictureWords, useCampaignFacts } from '#ui/campaign/campaign-facts.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { emptyWarband } from '../../support/warbands.ts';

// What the picture of a campaign says.

/** So many warbands, each of which has beaten the next. */
function chain(count: number): readonly Warband[] {
  return Array.from({ length: count }, (_, at): Warband => {
    const next = at + 1;
    const foes = [{ emblem: 'rat', warbandId: `w-${next}`, leader: '' }];
    const line = { id: `b-${at}`, at, against: [`Bande ${next}`], foes, result: 'won' };
    const history = next === count ? [] : [{ ...line, rating: { before: 80, after: 90 + at } }];
    return {
      ...emptyWarband('reikland'),
      id: `w-${at}`,
      name: `Bande ${at}`,
      emblem: 'wolf',
      history,
    };
  });
}

function factsOf(count: number, warbands = chain(count)) {
  const campaign = campaignOf(warbands, [], system);
  const evening = { pairs: [], rests: null };
  const next = { ids: ['w-0', 'w-2'], met: 0 } as const;
  return renderHook(() => {
    const lookOf = useBandLooks(campaign.bands);
    return useCampaignFacts({
      name: 'Hiver',
      named: null,
      campaign,
      evening,
      next,
      lookOf,
      system,
    });
  }).result.current;
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

beforeAll(async () => {
  await startI18n('fr');
});

describe('the picture of a campaign', () => {
  test('says who won against whom, and who meets whom next', () => {
    const facts = factsOf(3);
    expect(
      facts.bands.map(({ name, scores }) => [name, ...scores.map((one) => one && plain(one))]),
    ).toEqual([
      ['Bande 1', null, '0 : 1', '1 : 0'],
      ['Bande 0', '1 : 0', null, ''],
      ['Bande 2', '0 : 1', '', null],
    ]);
    expect(facts).toMatchObject({
      totals: ['1 soirée', '2 batailles'],
      next: { between: 'Bande 0\u00a0– Bande 2', emblems: ['wolf', 'wolf'], met: 'première fois' },
      more: '',
    });
    expect(plain(pictureWords(facts))).toBe(
      'Hiver. 1 soirée, 2 batailles. Bande 1 · 0. Bande 0 · 0. Bande 2 · 0. ' +
        'Prochaine rencontre. Bande 0 – Bande 2',
    );
  });

  test('writes ratings as the language does', () => {
    const [member] = ravens().members;
    if (member === undefined) throw new Error('nobody is there');
    const veterans = [1, 2].map((id) => ({ ...member, id: `m-${id}` as const, experience: 900 }));
    const rich = chain(2).map((one) => ({ ...one, members: veterans }));
    const facts = factsOf(2, rich);
    expect(facts.bands.map(({ rating }) => plain(rating ?? ''))).toEqual(['1 810', '1 810']);
    expect(plain(pictureWords(facts))).toContain('Bande 0 · 1 810.');
  });

  test('has eight warbands, and the number of the others', () => {
    const facts = factsOf(11);
    expect(facts.bands).toHaveLength(8);
    expect(facts.bands.every(({ scores }) => scores.length === 8)).toBe(true);
    expect(facts.more).toBe('et 3 autres bandes');
  });
});
