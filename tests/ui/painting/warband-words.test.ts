import { expect, test } from 'vitest';
import type { FighterFacts, WarbandFacts } from '#ui/hand-over/warband-facts.ts';
import { warbandPicture } from '#ui/hand-over/warband-picture.ts';
import type { Mark, Measure, TextMark } from '#ui/painting/picture.ts';

// What can be read on the picture of a warband: everything, as long as there is room for it.

const measure: Measure = (text, { size }) => text.length * size * 0.4;

const fighter = (more: Partial<FighterFacts>): FighterFacts => ({
  name: 'Otto',
  kind: 'Capitaine',
  leader: false,
  count: '',
  things: 'Épée, Bouclier',
  numbers: [
    { head: 'M', value: '4' },
    { head: 'Cd', value: '8' },
  ],
  experience: '',
  ...more,
});

const warband = (fighters: readonly FighterFacts[], more = ''): WarbandFacts => ({
  name: 'Les Corbeaux',
  emblem: 'raven',
  type: 'Reiklanders',
  facts: ['Valeur : 96', '11 figurines'],
  fighters,
  more,
  game: 'Mordheim',
  madeWith: 'Hors de Combat',
});

const marksOf = (facts: WarbandFacts) => warbandPicture(facts, measure).marks;

function wordsOf(marks: readonly Mark[]): readonly TextMark[] {
  return marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.text !== '');
}

const read = (facts: WarbandFacts) => wordsOf(marksOf(facts)).map(({ text }) => text);

/** Crowns outside the scene above. */
const crowns = (facts: WarbandFacts) =>
  marksOf(facts).filter((mark) => mark.kind === 'icon' && mark.icon === 'leader');

test('a warband on a sheet has its title, and of each fighter all that is known', () => {
  const chief = fighter({ leader: true, experience: '22 XP' });
  const group = fighter({ name: 'Les Gris', kind: 'Guerrier', count: '× 3', things: 'Dague' });
  expect(read(warband([chief, group]))).toEqual([
    'Les Corbeaux',
    'Reiklanders',
    'Valeur : 96 · 11 figurines',
    '22 XP',
    'Otto',
    'Capitaine',
    'Épée, Bouclier',
    'M',
    '4',
    'Cd',
    '8',
    'Les Gris',
    '× 3',
    'Guerrier',
    'Dague',
    'M',
    '4',
    'Cd',
    '8',
    'Mordheim',
    'Hors de Combat',
  ]);
  expect(crowns(warband([chief, group]))).toHaveLength(1);
  expect(crowns(warband([group]))).toHaveLength(0);
  expect(read(warband([group]))).not.toContain('et 4 autres');
});

test('of a game without types it has no empty line, and a fighter begins at the left of his column', () => {
  const facts = { ...warband([fighter({}), fighter({ leader: true })], 'et 4 autres'), type: '' };
  expect(read(facts)).not.toContain('');
  expect(read(facts)).toContain('et 4 autres');
  const [plain, crowned] = wordsOf(marksOf(facts)).filter(({ text }) => text === 'Otto');
  expect(plain?.x).toBe(84);
  expect(crowned?.x).toBeGreaterThan(84);
});

test('many fighters are in two columns, top to bottom, with equipment cut to a line each', () => {
  const long = 'Épée, Bouclier, Armure légère, Arc long, Dague, Corde et grappin, Torche, Filet';
  const many = Array.from({ length: 15 }, (_, at) =>
    fighter({ name: `Nr ${at}`, things: long, leader: at === 0 }),
  );
  const words = wordsOf(marksOf(warband(many)));
  const names = words.filter(({ text }) => text.startsWith('Nr '));
  expect(new Set(names.slice(1, 8).map(({ x }) => x))).toEqual(new Set([84]));
  expect(new Set(names.slice(8).map(({ x }) => x)).size).toBe(1);
  expect(names[8]?.x).toBeGreaterThan(540);
  expect(names[8]?.y).toBe(names[0]?.y);
  const things = words.filter(({ text }) => text.startsWith('Épée'));
  expect(things).toHaveLength(15);
  expect(things.every(({ text }) => text.endsWith('…'))).toBe(true);
  // Numbers stand beside their headings, each on one line.
  const [head, value] = words.filter(({ text }) => text === 'M' || text === '4');
  expect(head?.y).toBe(value?.y);
});

test('few fighters have two lines for what they carry, broken between things', () => {
  const long = Array.from({ length: 12 }, (_, at) => `Chose numéro ${at}`).join(', ');
  const short = fighter({ things: 'Dague, Arc' });
  const words = wordsOf(marksOf(warband([fighter({ things: long }), short])));
  expect(words.map(({ text }) => text)).toContain('Dague, Arc');
  const [first, second, ...none] = words.filter(({ text }) => text.includes('Chose'));
  expect(none).toEqual([]);
  expect(first?.text.endsWith(',')).toBe(true);
  expect(`${first?.text} ${second?.text}`.replace('…', '')).toBe(
    long.slice(0, `${first?.text} ${second?.text}`.length - 1),
  );
  const [head, value] = words.filter(({ text }) => text === 'M' || text === '4');
  expect(head?.y).toBeLessThan(value?.y ?? 0);
});
