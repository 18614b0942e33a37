import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

// What a trait promises, some rule does: a row that no rule reads says so, and so does its hint, in
// the words that players know from all the others.

const REMEMBER: Readonly<Record<string, string>> = {
  fr: 'à vous d’y penser',
  en: 'keep it in mind',
};

/** Files in which a trait is only named, drawn or handed out. */
const NO_RULES =
  /\/(?:catalogue|lexicon|reference)\/|\/(?:signs|samples|reference|skill-lists)\.ts$/;

/**
 * The lists of all traits and the rows themselves are no reading, nor is an injury that only gives one, nor a
 * reminder.
 */
const TABLES = [
  /\bgets\('[a-z-]+'\)/g,
  /\breminds\('[a-z-]+'\)/g,
  /const TRAIT_IDS = \[[\s\S]*?\] as const;/,
  /const TRAITS = \{[\s\S]*?\n\} as const satisfies/,
  /const (?:TRAITS|SPELLS) = \[[\s\S]*?\n\] as const satisfies/,
];

const RULES = filesIn('src/rules')
  .filter((file) => !NO_RULES.test(file))
  .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }));

describe.each(
  ALL_SYSTEMS.filter(({ traits }) => traits.length > 0).map((one) => [one.id, one] as const),
)('the traits of %s', (id, { traits }) => {
  const unread = traits.map((row) => row.id).filter((trait) => !isRead(id, trait));
  const noted = traits.filter(({ onlyNoted }) => onlyNoted === true).map((row) => row.id);

  test('are read by a rule, or are marked as only noted', () => {
    expect(unread.filter((trait) => !noted.includes(trait))).toEqual([]);
  });

  test('and none is marked that a rule reads', () => {
    expect(noted.filter((trait) => !unread.includes(trait))).toEqual([]);
  });

  test.each(LOCALES.filter((one) => one in REMEMBER))(
    'say in %s which of them players have to remember',
    (language) => {
      const hints = phrasesOf(language, `${id}-traits`).filter(({ key }) => key.endsWith('.hint'));
      const asked = REMEMBER[language] ?? '';
      const silent = noted.filter(
        (trait) => !hints.some(({ key, text }) => key === `${trait}.hint` && text.includes(asked)),
      );
      expect(silent).toEqual([]);
    },
  );
});

test('a trait that nobody reads is found', () => {
  expect(isRead('mordheim', 'read-by-nobody')).toBe(false);
  expect(isRead('mordheim', 'set-traps')).toBe(false);
  expect(isRead('mordheim', 'hard-head')).toBe(true);
  expect(isRead('warhammer-skirmish', 'terror')).toBe(true);
});

/** Whether the game's own rules, or those that it shares, spell it out. */
function isRead(system: string, trait: string): boolean {
  return RULES.filter(({ file }) => isOf(file, system)).some(({ text }) =>
    TABLES.reduce((left, table) => left.replace(table, ''), text).includes(`'${trait}'`),
  );
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
