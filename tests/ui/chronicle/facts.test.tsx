import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { Warband } from '#roster/warband.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { chronicleText, pictureWords, useChronicleFacts } from '#ui/chronicle/chronicle-facts.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';

// What a shared chronicle has to say, as text and in words for those who do not see the picture.

beforeAll(() => startI18n('fr'));

const LINES = [
  {
    id: 'b-1',
    at: Date.UTC(2026, 10, 14, 12),
    title: 'Le pont',
    result: 'won',
    against: ['Griffes'],
    rating: { before: 100, after: 108 },
  },
  {
    id: 'b-2',
    at: Date.UTC(2026, 10, 21, 12),
    title: '',
    result: 'lost',
    fallen: [{ id: 'm-2', name: 'Otto', by: 'Broyeur', injuries: ['dead'] }],
    gone: [
      {
        id: 'm-2',
        name: 'Otto',
        profileId: 'reikland/champion',
        title: '',
        role: 'hero',
        experience: 8,
        how: 'by-injury',
      },
    ],
    rating: { before: 108, after: 97 },
  },
];

const band = (systemId: string, history: NonNullable<Warband['history']>): Warband => ({
  ...ravens(),
  systemId,
  history,
});

function factsOf(warband: Warband, system = mordheim) {
  return renderHook(() => useChronicleFacts(warband, system)).result.current;
}

const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

test('of a great warband: its ratings, as the language writes them', () => {
  const rating = { before: 990, after: 1240 };
  const facts = factsOf(band('mordheim', [{ ...LINES[0], rating }]));
  expect(plain(chronicleText(facts))).toContain('Valeur de la bande · 990 → 1 240\n');
});

test('of a campaign: its battles from the first one on, and who is gone', () => {
  const facts = factsOf(band('mordheim', LINES));
  expect(facts).toMatchObject({ type: 'Mercenaires reiklanders', ratings: [100, 108, 97] });
  expect(plain(facts.more(1))).toBe('et 1 autre avant');
  expect(plain(chronicleText(facts))).toBe(
    [
      'Les Essais',
      '2 batailles · 1 gagnée · 1 perdue · 1 disparu',
      'Valeur de la bande · 100 → 108 → 97',
      '',
      '14 novembre 2026 · Le pont',
      '– Victoire contre Griffes',
      '– Valeur : 100 → 108',
      '',
      '21 novembre 2026',
      '– Défaite',
      '– Otto, par Broyeur : Mort',
      '– Valeur : 108 → 97',
      '',
      'En souvenir',
      '– Otto (Champion, 8 XP) · Mort, par Broyeur · 21 novembre 2026',
    ].join('\n'),
  );
  expect(plain(pictureWords(facts))).toBe(
    'Les Essais. 2 batailles, 1 gagnée, 1 perdue, 1 disparu. 21 novembre 2026 · Défaite. ' +
      '14 novembre 2026 · Le pont · Victoire. En souvenir. Otto',
  );
});

test('of a game without types and ratings has neither, and nobody to remember', () => {
  const system = ALL_SYSTEMS.find(({ catalogue }) => catalogue.length === 0);
  if (system === undefined) throw new Error('no such rules');
  const facts = factsOf(band(system.id, [{ ...LINES[0], rating: null }]), system);
  expect(facts.type).toBe('');
  expect(plain(chronicleText(facts))).toBe(
    'Les Essais\n1 bataille · 1 gagnée\n\n14 novembre 2026 · Le pont\n– Victoire contre Griffes',
  );
  expect(plain(pictureWords(facts))).toBe(
    'Les Essais. 1 bataille, 1 gagnée. 14 novembre 2026 · Le pont · Victoire',
  );
});
