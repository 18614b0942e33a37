import { describe, expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { KIT } from '../../../scripts/import-file.ts';

// Fighters of whom only the type is written.

function draftOf(text: string) {
  const { drafts } = readPasted(text, KIT);
  const [draft] = drafts;
  if (draft === undefined) throw new Error('no list');
  return draft;
}

/** Each fighter as `number name = profile [items] doubts`. */
function rowsOf(text: string): readonly string[] {
  return draftOf(text).fighters.map(({ name, count, profileId, gear, unsure }) =>
    `${count.value} ${name.value} = ${profileId.value} [${gear.map(({ itemId }) => itemId).join(', ')}] ${unsure.join(' ')}`.trim(),
  );
}

function namesOf(text: string): readonly string[] {
  let next = 0;
  const warrior = () => `m-${(next += 1)}` as const;
  return toWarband(draftOf(text), lexicon, KIT.system, {
    warband: 'w-1',
    warrior,
    now: 0,
  }).members.map(({ name }) => name);
}

test.each([
  ['Reikland\nCapitaine Otto : épée\n2 Champions hache', ['Champion', 'Champion 2']],
  ['Reikland\nCapitaine Otto : épée\n2 jeunots dague', ['Jeunot', 'Jeunot 2']],
  ['Reikland\nCAPITAINE Otto épée\nCHAMPIONS (2) hache', ['Champion', 'Champion 2']],
  ['Reikland\nCaptain Otto: sword\n2 Youngbloods axe', ['Youngblood', 'Youngblood 2']],
  ['Reikland\nCaptain Otto: sword\nyoungblood axe', ['Youngblood']],
  [
    'Skaven\nAssassin Adept Skrit: sword\n2 NIGHT RUNNERS sling',
    ['Night Runner', 'Night Runner 2'],
  ],
  // A group keeps its plural.
  ['Skaven\nAssassin Adept Skrit: sword\n3 Verminkin sling', ['Verminkin']],
  ['Reikland\nCaptain Otto: sword\n3 warriors spear', ['warriors']],
])('%s', (text, names) => {
  expect(namesOf(text).slice(1)).toEqual(names);
});

describe('the first noun is the type, and a word for a role no part of it', () => {
  const first = 'Reikland\nCaptain Otto: sword\n';
  const ogre = '1 Ogre = extras/ogre-bodyguard';
  test.each([
    ['1 ogre franc tireur', `${ogre} []`],
    ['1 ogre franc tireur hache', `${ogre} [axe]`],
    ['1 OGRE FRANC TIREUR : hache', `${ogre} [axe]`],
    ['1 Ogre hired sword', `${ogre} []`],
    ['Ogre, hired sword: axe', `${ogre} [axe]`],
    ['pit fighter hired sword axe', '1 Pit Fighter = extras/pit-fighter [axe]'],
  ])('%s', (line, row) => {
    expect(rowsOf(`${first}${line}`).at(-1)).toBe(row);
  });
});

test.each([
  ['Warriors: spear', true],
  ['Youngbloods: dagger', true],
  ['Guerriers : lance', true],
  ['Warriors (3): spear', false],
  ['Warrior: spear', false],
  ['Chien de guerre : dague', false],
])('a plural that nobody has counted is a doubt: %s', (line, isDoubt) => {
  const { fighters } = draftOf(`Reikland\nCaptain Otto: sword\n${line}`);
  expect(fighters.at(-1)?.unsure.includes('count')).toBe(isDoubt);
});
