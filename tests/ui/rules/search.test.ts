import { describe, expect, it } from 'vitest';
import { marked, nearest, type Page, search, wordsOf } from '#ui/rules/search.ts';

const PAGES: readonly Page[] = [
  {
    id: 'leader',
    title: 'Chef et bulle',
    lines: ['Jamais pour la déroute. Il prête son Cd.'],
    synonyms: 'capitaine leader',
    rows: [{ text: 'Table des chefs', also: '' }],
  },
  {
    id: 'out',
    title: 'Hors de combat',
    lines: ['Retiré de la table.'],
    synonyms: 'KO mort out of action',
    rows: [],
  },
  { id: 'rout', title: 'Test de déroute', lines: ['Dû tôt.'], synonyms: 'fuite rout', rows: [] },
  {
    id: 'after',
    title: 'Déroute\u00A0: et après\u202F?',
    lines: ['Perdu.'],
    synonyms: 'fin',
    rows: [{ text: 'Hallebarde · Force +1', also: 'guisarme\nhalberd' }],
  },
  { id: 'leap', title: 'Œil et cœur', lines: ['Sauter l’obstacle.'], synonyms: '', rows: [] },
];

const ids = (query: string) => search(PAGES, query).map(({ id }) => id);

describe('searching for a rule', () => {
  it('ignores accents and case', () => {
    expect(ids('deroute')).toContain('rout');
    expect(ids('DÉROUTE')).toEqual(ids('deroute'));
    expect(ids('coeur')).toEqual(['leap']);
    expect(ids("l'obstacle")).toEqual(['leap']);
  });

  it('finds titles first, the shortest before the others, then synonyms, then the text', () => {
    expect(ids('deroute')).toEqual(['rout', 'after', 'leader']);
    expect(ids('hors')).toEqual(['out']);
  });

  it('finds beginnings of words before their insides', () => {
    const pages = ['La déroute', 'La route'].map((title) => ({
      id: title,
      title,
      lines: ['Perdu.'],
      synonyms: '',
      rows: [],
    }));
    expect(search(pages, 'route').map(({ id }) => id)).toEqual(['La route', 'La déroute']);
  });

  it('finds one or two letters at the beginning of words only', () => {
    expect(ids('cd')).toEqual(['leader']);
    expect(ids('om')).toEqual([]);
    expect(marked('Le Cd, abcd', ['cd'])).toEqual([
      { text: 'Le ', hit: false },
      { text: 'Cd', hit: true },
      { text: ', abcd', hit: false },
    ]);
  });

  it('finds players’ own terms', () => {
    expect(ids('ko')).toEqual(['out']);
    expect(ids('rout')).toEqual(['rout', 'after', 'leader']);
  });

  it('requires every word, in any order and place', () => {
    expect(ids('deroute test')).toEqual(['rout']);
    expect(ids('chef capitaine déroute')).toEqual(['leader']);
    expect(ids('chef mort')).toEqual([]);
  });

  it('finds text in tables, after all sentences', () => {
    expect(ids('hallebarde')).toEqual(['after']);
    expect(ids('tot hallebarde')).toEqual([]);
    expect(ids('table')).toEqual(['out', 'leader']);
  });

  it('finds things by their other names, and shows their rows', () => {
    expect(search(PAGES, 'guisarme')).toEqual([
      { id: 'after', title: 'Déroute\u00A0: et après\u202F?', sentence: 'Hallebarde · Force +1' },
    ]);
  });

  it('finds singular and plural', () => {
    expect(ids('morts')).toEqual(['out']);
    expect(ids('capitaines')).toEqual(['leader']);
  });

  it('finds nothing for an empty query', () => {
    expect(search(PAGES, '')).toEqual([]);
    expect(search(PAGES, '  … ')).toEqual([]);
  });

  it('shows the sentence with most of the words', () => {
    const [found] = search(PAGES, 'prete deroute');
    expect(found?.sentence).toBe('Jamais pour la déroute.');
    const lines = ['Un test. Le test de peur. Rien.'];
    const page = { id: 'fear', title: 'Peur', lines, synonyms: '', rows: [] };
    expect(search([page], 'test peur')[0]?.sentence).toBe('Le test de peur.');
  });

  it('names the pages that come nearest where nothing is found', () => {
    const near = (query: string) => nearest(PAGES, query).map(({ id }) => id);
    expect(near('derroute')[0]).toMatch(/^(?:rout|after)$/);
    expect(near('capitane')[0]).toBe('leader');
    expect(near('xyz')).toHaveLength(3);
  });

  it('shows the sentence that matches, or else the first one', () => {
    expect(search(PAGES, 'prete')[0]?.sentence).toBe('Il prête son Cd.');
    expect(search(PAGES, 'capitaine')[0]?.sentence).toBe('Jamais pour la déroute.');
  });
});

describe('highlighting matches', () => {
  const hits = (text: string, query: string) =>
    marked(text, wordsOf(query))
      .filter(({ hit }) => hit)
      .map((piece) => piece.text);

  it('marks the letters as they are written', () => {
    expect(hits('Test de déroute', 'deroute')).toEqual(['déroute']);
    expect(hits('Le cœur y est', 'coeur')).toEqual(['cœur']);
    expect(hits('Déroute et déroute', 'deroute')).toEqual(['Déroute', 'déroute']);
  });

  it('omits no text', () => {
    for (const text of ['Œil pour œil, l’autre…', 'À terre', '']) {
      const pieces = marked(text, wordsOf('oe terre'));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }
  });
});
