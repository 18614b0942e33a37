import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EVERY_PACK } from '../../scripts/every-pack.ts';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// Every trait is either used by a rule or marked as a reminder only, and a reminder’s hint says so in the
// standard wording.

const REMEMBER: Readonly<Record<string, string>> = {
  fr: 'à vous d’y penser',
  en: 'keep it in mind',
};

/** What packs bring says it like that. */
const HEED = '$t(mordheim:players-heed)';

/** Files that only name, draw or hand out traits. */
const NO_RULES =
  /\/(?:packs|lexicon|reference|things)\/|\/(?:signs|samples|reference|skill-lists|finds|exploration-remarks|lexicon)\.ts$/;

/**
 * Naming a trait in the lists of traits or in its own row is not using it, nor is an injury that only gives
 * it, nor a reminder, nor a condition of who may learn it.
 */
const TABLES = [
  /\bgets\('[a-z-]+'\)/g,
  /\breminds\('[a-z-]+'\)/g,
  /const TRAIT_IDS = \[[\s\S]*?\] as const;/,
  /const TRAITS = \{[\s\S]*?\n\} as const satisfies/,
  /const CONDITIONS: [\s\S]*?\n\};/,
];

const RULES = filesIn('src/rules')
  .filter((file) => !NO_RULES.test(file))
  .map((file) => ({
    file,
    text: TABLES.reduce(
      (left, table) => left.replace(table, ''),
      readFileSync(inProject(file), 'utf8'),
    ),
  }));

/** What packs bring: their spells are cast by what the pack says of them, and no rule names anything else. */
const THINGS = EVERY_PACK.flatMap(({ things }) => things ?? []);
const SPELLS_OF_PACKS = THINGS.flatMap(({ spells = {} }) =>
  Object.values(spells).flatMap((list) => list.spells.map(({ id }) => id)),
);
const TRAITS_OF_PACKS = THINGS.flatMap(({ traits = {} }) => Object.keys(traits));

describe.each(
  ALL_SYSTEMS.filter(({ traits }) => traits.length > 0).map((one) => [one.id, one] as const),
)('the traits of %s', (id, { traits }) => {
  const unread = traits
    .filter((row) => row.as === undefined && !isRead(id, row.id))
    .map((row) => row.id)
    .filter((trait) => !SPELLS_OF_PACKS.includes(trait));
  const noted = traits.filter(({ onlyNoted }) => onlyNoted === true).map((row) => row.id);

  test('are used by a rule, or are marked as reminders', () => {
    expect(unread.filter((trait) => !noted.includes(trait))).toEqual([]);
  });

  test('are not marked as reminders where a rule uses them', () => {
    const used = noted.filter((trait) => !unread.includes(trait));
    expect(used.filter((trait) => !TRAITS_OF_PACKS.includes(trait))).toEqual([]);
  });

  test.each(LOCALES.filter((one) => one in REMEMBER))(
    'say in %s which of them players have to remember',
    (language) => {
      const hints = phrasesOf(language, `${id}-traits`).filter(({ key }) => key.endsWith('.hint'));
      const asked = REMEMBER[language] ?? '';
      const heed = phrasesOf(language, id).find(({ key }) => key === 'players-heed')?.text ?? '';
      const silent = noted.filter(
        (trait) =>
          !hints.some(
            ({ key, text }) => key === `${trait}.hint` && text.replace(HEED, heed).includes(asked),
          ),
      );
      expect(silent).toEqual([]);
    },
  );
});

test('an unused trait is found', () => {
  expect(isRead('mordheim', 'read-by-nobody')).toBe(false);
  expect(isRead('mordheim', 'set-traps')).toBe(false);
  expect(isRead('mordheim', 'hard-head')).toBe(true);
  expect(isRead('warhammer-skirmish', 'terror')).toBe(true);
});

/** Whether the game’s own rules, or the shared ones it uses, contain its id. */
function isRead(system: string, trait: string): boolean {
  return RULES.some(({ file, text }) => isOf(file, system) && text.includes(`'${trait}'`));
}

function isOf(file: string, system: string): boolean {
  return !file.includes('/systems/') || file.includes(`/systems/${system}/`);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(at) : at.endsWith('.ts') ? [at] : [];
  });
}
