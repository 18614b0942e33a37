import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// The warband's own name often holds the word of a fighter or a thing.

const FRENCH = 'Capitaine Otto : épée\nChampion Karl : hache\n3 Guerriers : lance';
const ENGLISH = 'Captain Otto: sword\nChampion Karl: axe\n3 Warriors: spear';
const HEADED =
  'Héros\nCapitaine Otto : épée\nChampion Karl : hache\nHommes de main\n3 Guerriers : lance';

function reading(text: string) {
  const { warband, fighters } = importFile(bytesOf(text));
  return {
    ...warband,
    fighters: fighters.map(({ name, count, sure }) => `${sure ? '✓' : '?'} ${count} ${name}`),
  };
}

const FRENCH_NAMES = [
  'Les Chiens de Karlstadt',
  'LES CHIENS DE KARLSTADT',
  'Chiens de guerre',
  'Les Lames de Reikland',
  'Rats de cave',
  'Les Champions de Karl',
  'Guerriers du Nord',
  'Les Trois Champions',
  'Les Chevaliers Errants',
];

const ENGLISH_NAMES = [
  'The Hammer Brothers',
  'War Dogs of Karlstadt',
  'Dogs of War',
  'Youngbloods of Nuln',
  'Hammer and Axe',
  "Karl's Champions",
  "Captain's Crew",
];

describe('the first line is the warband’s name', () => {
  test.each(FRENCH_NAMES)('%s', (name) => {
    const type = 'Mercenaires reiklanders';
    const fighters = ['✓ 1 Otto', '✓ 1 Karl', '✓ 3 Guerriers'];
    for (const text of [
      `${name}\n${type}\n\n${FRENCH}`,
      `${name}\n${type}\nOr : 35 co\n\n${HEADED}`,
      `${name} (${type})\n\n${FRENCH}`,
      `${name} - ${type}\n${FRENCH}`,
      `Salut à tous\n${name}\n${type}\n\n${HEADED}`,
      `${type}\n${name}\n\n${FRENCH}`,
    ])
      expect(reading(text)).toEqual({ name, type, fighters });
    expect(reading(`${name}\nOr : 35 co\n\n${FRENCH}`).name).toBe(name);
    expect(reading(`${name}\n\n${HEADED}`).name).toBe(name);
  });

  test.each(ENGLISH_NAMES)('%s', (name) => {
    const type = 'Reikland Mercenaries';
    const fighters = ['✓ 1 Otto', '✓ 1 Karl', '✓ 3 Warriors'];
    for (const text of [
      `${name}\n${type}\n\n${ENGLISH}`,
      `${name}\nType: ${type}\n\n${ENGLISH}`,
      `${name} (${type})\n\n${ENGLISH}`,
      `${type}\n${name}\n\n${ENGLISH}`,
    ])
      expect(reading(text)).toEqual({ name, type, fighters });
    expect(reading(`${name}\n\n${ENGLISH}`).name).toBe(name);
  });
});

describe('the first line is a fighter', () => {
  test.each([
    ['Captain Otto\nReikland Mercenaries\nChampion Karl: axe\n3 Warriors: spear', 'Otto'],
    ['Captain Otto\nsword, pistol\n\nChampion Karl\naxe', 'Otto'],
    ['Captain Otto\nHenchmen\n3 Warriors: spear', 'Otto'],
    ['Dame Ombeline (vampire)\nGoules x3', 'Dame Ombeline'],
    ['3 Warriors\nHeroes\nCaptain Otto: sword', 'Warriors'],
    ['War dogs: 2\nCaptain Otto: sword\nChampion Karl: axe', 'War dogs'],
  ])('%s', (text, name) => {
    expect(importFile(bytesOf(text)).fighters[0]?.name).toBe(name);
  });
});

describe('the name above a list', () => {
  test.each([
    [
      'below a greeting',
      `Bonjour à tous,\n\nVoici ma bande :\n\nLes Freux - Reikland (500 CO)\n\n${FRENCH}`,
    ],
    ['behind its type', `Reikland: Les Freux\n\n${FRENCH}`],
    ['as a long heading', `# Les Freux\n\n*Reikland, after game 6 of a long winter*\n\n${FRENCH}`],
    [
      'in a message of a chat',
      `[12/11/2026, 20:14:03] Jo: ma bande\n[12/11/2026, 20:14:40] Jo: *Les Freux* (Reikland)\n${FRENCH}\n[12/11/2026, 20:16:00] Max: cool !\nCapitaine Max : épée`,
    ],
  ])('%s', (_, text) => {
    const { name, fighters } = reading(text);
    expect(name).toBe('Les Freux');
    expect(fighters).toEqual(['✓ 1 Otto', '✓ 1 Karl', '✓ 3 Guerriers']);
  });
});

test.each(['Reikland', 'Reikland – *Pond Life*', 'Les Freux (Reikland)'])(
  'the type may stand below the fighters: %s',
  (line) => {
    expect(
      reading(
        `| Nom | Profil | Armes |\n|---|---|---|\n| Otto | Capitaine | épée |\n| Karl | Champion | hache |\n\n${line}`,
      ),
    ).toMatchObject({
      type: 'Reikland',
      fighters: ['✓ 1 Otto', '✓ 1 Karl'],
    });
  },
);
