import { describe, expect, test } from 'vitest';
import type { CampaignFacts } from '#ui/campaign/campaign-facts.ts';
import { campaignPicture } from '#ui/campaign/campaign-picture.ts';
import type { ChronicleFacts } from '#ui/chronicle/chronicle-facts.ts';
import { chroniclePicture } from '#ui/chronicle/chronicle-picture.ts';
import type { FighterFacts, WarbandFacts } from '#ui/hand-over/warband-facts.ts';
import { warbandPicture } from '#ui/hand-over/warband-picture.ts';
import { posterPicture } from '#ui/journal/poster-picture.ts';
import type { PosterFacts } from '#ui/journal/poster-words.ts';
import { reportPicture } from '#ui/journal/report-picture.ts';
import type { ReportFacts } from '#ui/journal/report-words.ts';
import type { Mark, Measure, Picture, TextMark } from '#ui/painting/picture.ts';

// Pictures in woodcut style all fit the same sheet, whatever the length and number of their texts.

const LONG = 'Les Très Honorables Compagnons de la Cathédrale du Comte';

/** Letters two fifths as wide as high, which is wider than in the app’s fonts. */
const measure: Measure = (text, { size }) => text.length * size * 0.4;

const POSTER: PosterFacts = {
  outcome: 'Victoire',
  name: LONG,
  winner: 'wolf',
  beaten: 'rat',
  said: '',
  losers: [
    { cause: 'en déroute :', names: 'Les Griffes de Skryre et les Sœurs', said: '' },
    { cause: 'retirés :', names: 'Les Chasseurs de Sorcières', said: '' },
  ],
  roll: { dice: [6, 5, 4], total: '15', against: 'contre un Cd de 10' },
  cause: null,
  feats: [{ by: 'Wilhelmina', victim: 'Guerrier', said: '' }],
  losses: [],
  place: 'Mordheim · samedi 21 novembre 2026',
  madeWith: 'Hors de Combat',
};

const REPORT: ReportFacts = {
  title: `${LONG} contre Les Griffes`,
  subtitle: '21 novembre 2026 · 1 h 25',
  result: [`Victoire : ${LONG}`, 'Skavens en déroute', 'Possédés retirés'],
  sides: Array.from({ length: 4 }, (_, index) => ({
    name: 'Les Très Honorables Compagnons',
    losses: `${index} sur 12 hors de combat, déroute dès 3`,
    colour: '--leader-text',
  })),
  chartTitle: 'Hors de combat par tour',
  curves: [{ sideId: 's-a', needed: 3, casualties: [0, 2, 3], rounds: [1, 1, 2] }],
  turns: [],
  emblems: ['wolf', 'rat', 'sun', 'skull'],
  facing: ['wolf', 'rat'],
  moments: Array.from({ length: 30 }, (_, round) => ({
    round,
    icon: 'rout',
    text: `${LONG} · test de déroute réussi`,
  })),
  more: (count) => `et ${count} autres moments`,
  madeWith: 'Hors de Combat',
};

const FIGHTER: FighterFacts = {
  name: LONG,
  kind: 'Capitaine des mercenaires',
  leader: true,
  count: '× 5',
  things: 'Épée, Bouclier, Armure légère, Arc long, Dague, Corde et grappin, Torche',
  numbers: ['M', 'CC', 'CT', 'F', 'E', 'PV', 'I', 'A', 'Cd'].map((head) => ({ head, value: '10' })),
  experience: '22 XP',
};

const warband = (count: number): WarbandFacts => ({
  name: LONG,
  emblem: 'wolf',
  type: 'Mercenaires du Reikland',
  facts: ['Valeur : 96', '11 figurines'],
  fighters: Array.from({ length: count }, () => FIGHTER),
  more: '',
  game: 'Mordheim',
  madeWith: 'Hors de Combat',
});

const chronicle = (count: number): ChronicleFacts => ({
  name: LONG,
  emblem: 'wolf',
  type: 'Mercenaires du Reikland',
  totals: [
    '128 batailles',
    '64 gagnées',
    '64 perdues',
    '512 ennemis hors de combat',
    '96 disparus',
  ],
  curveTitle: 'Valeur de la bande',
  ratings: Array.from({ length: count + 1 }, (_, at) => 90 + at * 17),
  battles: Array.from({ length: count }, () => ({
    heading: `21 novembre 2026 · ${LONG}`,
    result: 'Sans vainqueur',
    facts: [],
  })),
  more: (left) => `et ${left} autres avant`,
  goneTitle: 'En souvenir',
  gone: Array.from({ length: count }, () => ({ name: LONG, who: '', how: '', when: '' })),
  game: 'Mordheim',
  madeWith: 'Hors de Combat',
});

const campaign = (count: number, evenings: number): CampaignFacts => ({
  name: LONG,
  totals: ['128 soirées', '256 batailles'],
  valueTitle: 'Valeur',
  evenings,
  bands: Array.from({ length: count }, (_, row) => ({
    name: LONG,
    emblem: 'wolf',
    rating: String(90 + evenings * row),
    dash: [10, 5],
    curve: Array.from({ length: evenings + 1 }, (__, evening) => ({
      evening,
      rating: 90 + evening * row,
    })),
    scores: Array.from({ length: count }, (__, column) => (row === column ? null : '128 : 128')),
  })),
  scoresTitle: 'Qui contre qui',
  more: count === 8 ? 'et 12 autres bandes' : '',
  nextTitle: 'Prochaine rencontre',
  next: { between: `${LONG} – ${LONG}`, emblems: ['wolf', 'rat'], met: '128 rencontres' },
  game: 'Mordheim',
  madeWith: 'Hors de Combat',
});

const SHEETS: Readonly<Record<string, Picture>> = {
  'a poster': posterPicture(POSTER, measure),
  'a tall report': reportPicture(REPORT, 'portrait', measure),
  'a square report': reportPicture(REPORT, 'square', measure),
  'a chronicle of one battle': chroniclePicture(chronicle(1), measure),
  'a chronicle of two hundred': chroniclePicture(chronicle(200), measure),
  'a campaign of two in one evening': campaignPicture(campaign(2, 1), measure),
  'a campaign of eight': campaignPicture(campaign(8, 90), measure),
  'a warband of five': warbandPicture(warband(5), measure),
  'a warband of nineteen': warbandPicture(warband(19), measure),
};

describe.each(Object.entries(SHEETS))('the words of %s', (_, { height, marks }) => {
  const words = textsIn(marks);

  test('stay within the frame', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !isInside(word, height)).map(({ text }) => text)).toEqual([]);
  });
});

describe('the battles of a chronicle', () => {
  const listed = (count: number) => {
    const words = textsIn(chroniclePicture(chronicle(count), measure).marks);
    const results = words.filter(({ text }) => text === 'Sans vainqueur');
    const more = words.find(({ text }) => text.startsWith('et '));
    const memory = words.find(({ text }) => text === 'En souvenir');
    return { shown: results.length, more, memory, last: results.at(-1)?.y ?? 0 };
  };

  test('are listed as long as there is room for them', () => {
    expect(listed(3)).toMatchObject({ shown: 3, more: undefined });
  });

  test('that do not fit are counted in the last line, above those who are gone', () => {
    const { shown, more, memory, last } = listed(200);
    expect(shown).toBeGreaterThan(3);
    expect(more?.text).toBe(`et ${200 - shown} autres avant`);
    expect(more?.y).toBeGreaterThan(last);
    // The rule above the title lies 40 higher.
    expect(more?.y).toBeLessThan((memory?.y ?? 0) - 40);
  });
});

describe('the picture of a campaign', () => {
  test('has the ratings, the scores and the next meeting below one another', () => {
    for (const count of [2, 5, 8]) {
      const words = textsIn(campaignPicture(campaign(count, 6), measure).marks);
      const rows = ['Valeur', 'Qui contre qui', 'Prochaine rencontre'].map(
        (title) => words.find(({ text }) => text === title)?.y ?? 0,
      );
      expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      const between = (from: number, to: number) =>
        words.filter(({ y }) => y > from && y < to).map(({ text }) => text);
      const [value = 0, scores = 0, next = 0] = rows;
      expect(between(value, scores)).toHaveLength(count);
      expect(between(scores, next).filter((text) => text === '128 : 128')).toHaveLength(
        count * (count - 1),
      );
    }
  });

  test('of a game without ratings has none', () => {
    const facts = campaign(2, 1);
    const bands = facts.bands.map((one) => ({ ...one, rating: null, curve: [] }));
    const words = textsIn(campaignPicture({ ...facts, bands }, measure).marks);
    expect(words.map(({ text }) => text)).not.toContain('Valeur');
  });
});

/** Rotated or scaled marks contain no text except a die’s number. */
function textsIn(marks: readonly Mark[]): readonly TextMark[] {
  return marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.text !== '');
}

function isInside({ text, font, x, y, align }: TextMark, height: number): boolean {
  const width = measure(text, font);
  const from = { left: x, center: x - width / 2, right: x - width }[align];
  return from >= 62 && from + width <= 1080 - 62 && y > 62 && y < height - 62;
}
