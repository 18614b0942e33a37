import { describe, expect, it } from 'vitest';
import { type JournalFacts, journalPicture } from '#ui/journal/journal-picture.ts';
import type { Mark, Point } from '#ui/painting/picture.ts';

const FACTS: JournalFacts = {
  title: 'Reikland contre Skavens',
  subtitle: '14 novembre 2026 · 1 h 34 min',
  result: ['Victoire : Skavens', 'Déroute'],
  sides: [
    { name: 'Reikland', losses: '3 / 12 hors de combat · seuil 3', colour: '--leader-text' },
    { name: 'Skavens', losses: '1 / 8 hors de combat · seuil 2', colour: '--stunned-text' },
  ],
  chartTitle: 'Hors de combat par tour',
  curves: [
    { sideId: 's-a', needed: 3, casualties: [0, 2, 3], rounds: [1, 1, 2] },
    { sideId: 's-b', needed: 2, casualties: [1, 1, 1], rounds: [1, 1, 2] },
  ],
  turns: [
    {
      title: 'Tour 2 · Reikland',
      events: [
        {
          icon: 'out-of-action',
          colour: '--out-of-action',
          text: 'Rat3 hors de combat · par Ulrich',
        },
        { icon: 'rout', colour: '--rout-mark', text: 'Test de déroute raté' },
      ],
    },
  ],
  madeWith: 'Hors de Combat',
};

/** A font whose letters are half as wide as high. */
function drawn(facts: JournalFacts) {
  return journalPicture(facts, (text, { size }) => (text.length * size) / 2);
}

function kind<K extends Mark['kind']>(marks: readonly Mark[], wanted: K) {
  return marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === wanted);
}

function texts(facts: JournalFacts): readonly string[] {
  return kind(drawn(facts).marks, 'text').map(({ text }) => text);
}

describe('the picture of a battle', () => {
  it('shows title, result, losses and events from top to bottom', () => {
    const words = texts(FACTS).filter((text) => !/^\d+$/.test(text));
    expect(words).toEqual([
      'Reikland contre Skavens',
      '14 novembre 2026 · 1 h 34 min',
      'Victoire : Skavens',
      'Déroute',
      'Hors de combat par tour',
      'Reikland',
      '3 / 12 hors de combat · seuil 3',
      'Skavens',
      '1 / 8 hors de combat · seuil 2',
      'Tour 2 · Reikland',
      'Rat3 hors de combat · par Ulrich',
      'Test de déroute raté',
      'Hors de Combat',
    ]);
    const heights = kind(drawn(FACTS).marks, 'text')
      .filter(({ text }) => words.includes(text))
      .map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('is 1080 px wide, with nothing outside', () => {
    const { width, height, marks } = drawn(FACTS);
    expect(width).toBe(1080);
    for (const { x, y } of placesIn(marks)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  it('draws each side’s losses as steps up to its last count, in different styles', () => {
    const { marks } = drawn(FACTS);
    const zero = textAt(marks, '0');
    const three = textAt(marks, '3');
    const [first, second] = kind(marks, 'line').filter(({ points }) => points.length > 2);
    const ends = [first, second].map((line) => line?.points.at(-1)?.y ?? 0);
    expect(ends[0]).toBeCloseTo(three - 11);
    expect(ends[1]).toBeCloseTo(zero - 11 - (zero - three) / 3);
    expect(first?.dash).not.toEqual(second?.dash);
    expect(first?.width).not.toBe(second?.width);
    expect([first?.colour, second?.colour]).toEqual(['--leader-text', '--stunned-text']);
  });

  it('wraps long texts, and grows with them', () => {
    const title = 'Les Corbeaux de Reikland contre les Griffes d’Eshin';
    const long = drawn({ ...FACTS, title });
    const lines = kind(long.marks, 'text').filter(({ text }) => title.includes(text));
    expect(lines.map(({ text }) => text).join(' ')).toContain(title);
    expect(lines.length).toBeGreaterThan(1);
    expect(long.height).toBeGreaterThan(drawn(FACTS).height);
  });

  it('has no chart in a game without rout tests', () => {
    const { marks } = drawn({ ...FACTS, curves: [] });
    expect(kind(marks, 'line')).toEqual([]);
    expect(texts({ ...FACTS, curves: [] })).not.toContain('Hors de combat par tour');
    expect(texts({ ...FACTS, curves: [] })).toContain('Reikland');
  });

  it('shows each event with its icon', () => {
    expect(kind(drawn(FACTS).marks, 'icon').map(({ icon }) => icon)).toEqual([
      'out-of-action',
      'rout',
    ]);
  });
});

function placesIn(marks: readonly Mark[]): readonly Point[] {
  return marks.flatMap((mark) => {
    if ('points' in mark) return mark.points;
    return mark.kind === 'group' ? placesIn(mark.marks) : [mark];
  });
}

function textAt(marks: readonly Mark[], text: string): number {
  return kind(marks, 'text').find((mark) => mark.text === text)?.y ?? Number.NaN;
}
