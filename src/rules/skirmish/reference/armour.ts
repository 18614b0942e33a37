import { type Page, type PageTable, word } from '#rules/kit/reference.ts';

const STRENGTHS = ['1–3', '4', '5', '6', '7', '8', '9–10'];

const SAVE_MODIFIERS: PageTable = {
  id: 'save-modifiers',
  columns: ['head.strength', 'head.modifier'],
  rows: [
    ['1–3', '0'],
    [4, '−1'],
    [5, '−2'],
    [6, '−3'],
    [7, '−4'],
    [8, '−5'],
    ['9–10', '−6'],
  ],
};

/** The save of each armour against each Strength that makes a difference. */
const SAVES: PageTable = {
  id: 'saves',
  columns: [
    'head.armour',
    ...STRENGTHS.map((text) => word('head.against-strength', { strengths: text })),
  ],
  rows: [
    ['armour.none-shield', '6+', '–', '–', '–', '–', '–', '–'],
    ['armour.light', '6+', '–', '–', '–', '–', '–', '–'],
    ['armour.light-shield', '5+', '6+', '–', '–', '–', '–', '–'],
    ['armour.heavy', '5+', '6+', '–', '–', '–', '–', '–'],
    ['armour.heavy-shield', '4+', '5+', '6+', '–', '–', '–', '–'],
    ['armour.ithilmar', '5+', '6+', '–', '–', '–', '–', '–'],
    ['armour.ithilmar-shield', '4+', '5+', '6+', '–', '–', '–', '–'],
    ['armour.gromril', '4+', '5+', '6+', '–', '–', '–', '–'],
    ['armour.gromril-shield', '3+', '4+', '5+', '6+', '–', '–', '–'],
  ],
};

/** Saves of armour, and their modifiers by Strength. */
export const ARMOUR_PAGES: readonly Page[] = [
  {
    section: 'close-combat',
    id: 'armour-save',
    sign: 'armour',
    rules: ['SAVE'],
    tables: [SAVE_MODIFIERS, SAVES],
    related: ['to-wound', 'injury'],
  },
];
