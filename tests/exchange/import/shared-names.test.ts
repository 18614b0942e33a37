import { expect, test } from 'vitest';
import { readRoster } from '#exchange/import/read.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { warbandOfDraft } from './accepted.ts';
import { bytesOf } from './made-roster.ts';

// One name for things of several warbands: whose it is, the warband tells.

function traitsOf(faction: string, type: string, gear: string, skill: string) {
  const fighters = [{ name: 'Ada', type, xp: 20, equipment: [gear], skills: [skill] }];
  const [draft] = readRoster(
    bytesOf(JSON.stringify({ name: 'Low Tide', faction, fighters })),
    KIT,
  ).drafts;
  if (draft === undefined) throw new Error('no warband was read');
  const [member] = warbandOfDraft(draft).members;
  return { traits: Object.keys(member?.traits ?? {}), unsure: draft.fighters[0]?.unsure };
}

test.each([
  ['Black Orcs', 'Black Orc Boss', 'Choppa', 'choppa'],
  ['Orcs & Goblins', 'Orc Boss', 'Choppa', 'axe'],
  ['Marauders of Chaos', 'Marauder Chieftain', 'Great Axe', 'great-axe'],
  ['Reikland', 'Captain', 'Great Axe', 'double-handed'],
  ['Amazons (Lustria)', 'Serpent Priestess', 'Sunstaff', 'sunstaff-lustria'],
  ['Amazons (Mordheim)', 'Priestess', 'Sunstaff', 'sunstaff'],
])('in a list of %s, the %s has “%s”: %s', (faction, type, gear, id) => {
  expect(traitsOf(faction, type, gear, 'Sprint').traits).toContain(id);
});

test.each([
  ['Undead', 'Necromancer', 'Spell of Doom', 'spell-of-doom'],
  ['The Restless Dead', 'Necromancer', 'Spell of Doom', 'spell-of-doom-restless'],
  // He learns nothing by himself, but others of his warband do.
  ['The Restless Dead', 'Grave Guard', 'Spell of Doom', 'spell-of-doom-restless'],
  ['Dark Elves', 'Dark Elf Sorceress', 'Word of Pain', 'dark-elf-word-of-pain'],
  ['Hochland Bandits', 'Footpad', 'Concealment', 'concealment'],
])('in a list of %s, the %s knows “%s”: %s', (faction, type, skill, id) => {
  const { traits, unsure } = traitsOf(faction, type, 'Sword', skill);
  expect(traits).toContain(id);
  expect(unsure).not.toContain('skills');
});
