import { expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { EVERY_PACK } from '../../../scripts/every-pack.ts';
import { KIT } from '../../../scripts/import-file.ts';

// Hired swords beyond those of the rulebook are read from a list by the names that their packs give them, in both
// languages, beside the fighters of any warband that may hire them.

const HEAD = {
  en: 'Reikland Mercenaries\nCaptain Otto: sword\nChampion Max: axe\n4 Warriors: spear\n',
  fr: 'Mercenaires reiklanders\nCapitaine Otto : épée\nChampion Max : hache\n4 Guerriers : lance\n',
} as const;

const HIRED = EVERY_PACK.filter(({ id }) => id.startsWith('hired')).flatMap(({ id, profiles }) =>
  profiles.map((profile) => ({ profileId: `${id}/${profile.id}`, names: profile.names ?? {} })),
);

/** What stands in brackets is read as something else: players are asked. */
const ASKED: readonly string[] = ['Pathfinder (Lustria guide)'];

function lastOf(text: string) {
  const [draft] = readPasted(text, KIT).drafts;
  return draft?.fighters.at(-1);
}

test.each(
  HIRED.flatMap(({ profileId, names }) =>
    (['en', 'fr'] as const).map(
      (language) => [language, names[language] ?? '', profileId] as const,
    ),
  ),
)('%s: %s', (language, name, profileId) => {
  const read = lastOf(`${HEAD[language]}${name}: ${language === 'en' ? 'dagger' : 'dague'}`);
  if (ASKED.includes(name)) expect(read?.unsure).toContain('type');
  else expect(read?.profileId.value).toBe(profileId);
});

test('in a warband that has somebody called the same, he is meant', () => {
  const text =
    'Tileans of Remas\nCaptain Otto: sword\n3 Marksmen: crossbow\nTilean Marksman: dagger';
  expect(lastOf(text)?.profileId.value).toMatch(/^tileans-remas\//);
  const hunters = 'Witch Hunters\nCaptain Otto: sword\n2 Zealots: axe\nWitch Hunter Max: dagger';
  expect(lastOf(hunters)?.profileId.value).toBe('witch-hunters/witch-hunter');
});

test('first names are no abbreviations of those whom few hire', () => {
  expect(lastOf(`${HEAD.en}Tom: dagger`)?.profileId.value).not.toBe('hired-1b-more/tomb-robber');
});
