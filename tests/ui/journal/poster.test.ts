import { describe, expect, it } from 'vitest';
import { type PosterFacts, posterWords } from '#ui/journal/poster-words.ts';
import { fitted, fittedAlike, twoLines } from '#ui/painting/lettering.ts';

const FACTS: PosterFacts = {
  outcome: 'Victoire',
  name: 'Griffes d’Eshin',
  said: 'Victoire : Griffes d’Eshin',
  winner: 'rat',
  beaten: 'raven',
  losers: [{ cause: 'Déroute :', names: 'Les Corbeaux', said: 'Déroute : Les Corbeaux' }],
  roll: { dice: [6, 5], total: '11', against: 'sur Cd 8' },
  cause: null,
  feats: [{ by: 'Broyeur', victim: 'Karl', said: 'Broyeur a sorti Karl' }],
  losses: ['Corbeaux : 4 sur 12 hors de combat'],
  place: 'Mordheim · 22 novembre 2026',
  madeWith: 'Hors de Combat',
};

describe('a poster’s words', () => {
  it('are all that it shows', () => {
    expect(posterWords(FACTS)).toBe(
      'Victoire : Griffes d’Eshin. Déroute : Les Corbeaux. 11 sur Cd 8. Broyeur a sorti Karl. Mordheim · 22 novembre 2026',
    );
  });

  it('give the cause where no dice are known, and the losses where nobody is credited', () => {
    const words = posterWords({ ...FACTS, losers: [], roll: null, cause: 'Abandon', feats: [] });
    expect(words).toBe(
      'Victoire : Griffes d’Eshin. Abandon. Corbeaux : 4 sur 12 hors de combat. Mordheim · 22 novembre 2026',
    );
  });
});

describe('a name on a poster', () => {
  const wide = (text: string) => (size: number) => (text.length * size) / 2;

  it('has the largest size that fits, down to the minimum', () => {
    const sizes = { max: 136, min: 84 };
    expect(fitted(wide('Griffes'), 900, sizes)).toBe(136);
    expect(fitted(wide('Les Griffes d’Eshin'), 900, sizes)).toBe(94);
    expect(fitted(wide('x'.repeat(60)), 900, sizes)).toBe(84);
  });

  it('has the size of the longest one beside it, so that a list is uniform', () => {
    const widthAt = (text: string, size: number) => wide(text)(size);
    const sizes = { max: 30, min: 18 };
    const lines = ['Orcs : 3 sur 14', 'Splitterdämmerung : 0 sur 14 hors'];
    expect(fittedAlike(lines, widthAt, 400, sizes)).toBe(24);
    expect(fittedAlike(lines.slice(0, 1), widthAt, 400, sizes)).toBe(30);
    expect(fittedAlike([], widthAt, 400, sizes)).toBe(30);
  });

  it('is broken at the space that gives two lines of similar width', () => {
    const widthOf = (part: string) => part.length;
    expect(twoLines('Les Très Nobles Corbeaux de Reikland', widthOf)).toEqual([
      'Les Très Nobles',
      'Corbeaux de Reikland',
    ]);
    expect(twoLines('Sansespace', widthOf)).toEqual(['Sansespace']);
  });
});
