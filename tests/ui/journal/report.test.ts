import { describe, expect, test } from 'vitest';
import {
  chosenMoments,
  type Highlight,
  type ReportFacts,
  reportText,
} from '#ui/journal/report-words.ts';

const out = (round: number, text: string): Highlight => ({ round, icon: 'out-of-action', text });
const ROUT: Highlight = { round: 2, icon: 'rout', text: 'Test de déroute raté' };

const MOMENTS = [out(1, 'Rat1'), out(1, 'Rat2'), ROUT, out(3, 'Rat3'), out(4, 'Rat4')];

const FACTS: ReportFacts = {
  title: 'Reikland contre Skavens',
  subtitle: '14 novembre 2026 · 1 h 34 min',
  result: ['Victoire : Skavens', 'Déroute'],
  sides: [
    { name: 'Reikland', losses: '3 / 12 hors de combat', colour: '--leader-text' },
    { name: 'Skavens', losses: '', colour: '--stunned-text' },
  ],
  chartTitle: 'Hors de combat par tour',
  curves: [],
  turns: [
    {
      title: 'Tour 2 · Reikland',
      events: [{ icon: 'rout', colour: '--rout-mark', text: 'Test de déroute raté' }],
    },
  ],
  madeWith: 'Hors de Combat',
  emblems: ['raven', 'rat'],
  facing: ['rat', 'raven'],
  moments: MOMENTS,
  more: (count) => `et ${count} autres`,
};

describe('the report of a battle', () => {
  test('is a message with the sides, the result and the highlights', () => {
    expect(reportText(FACTS).split('\n')).toEqual([
      'Reikland contre Skavens',
      '14 novembre 2026 · 1 h 34 min',
      '',
      'Victoire : Skavens',
      'Déroute',
      '',
      'Reikland – 3 / 12 hors de combat',
      'Skavens',
      '',
      'Tour 2 · Reikland',
      '• Test de déroute raté',
      '',
      'Hors de Combat',
    ]);
  });

  test('has all highlights if there is room, otherwise those of whole sides and the last', () => {
    const texts = (room: number) => {
      const { chosen, left } = chosenMoments(MOMENTS, room);
      return [...chosen.map(({ text }) => text), left];
    };
    expect(texts(5)).toEqual(['Rat1', 'Rat2', 'Test de déroute raté', 'Rat3', 'Rat4', 0]);
    expect(texts(4)).toEqual(['Test de déroute raté', 'Rat3', 'Rat4', 2]);
    expect(texts(2)).toEqual(['Test de déroute raté', 4]);
    expect(texts(0)).toEqual([5]);
  });

  test('prefers what ended the battle to single fighters', () => {
    const end: Highlight = { round: 4, icon: 'leader', text: 'Victoire : Skavens' };
    const { chosen } = chosenMoments([...MOMENTS, end, out(4, 'Rat5')], 3);
    expect(chosen.map(({ text }) => text)).toEqual(['Test de déroute raté', 'Victoire : Skavens']);
  });
});
