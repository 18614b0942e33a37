import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildIndex, findName } from '#exchange/import/words/names.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { inProject } from '../../scripts/paths.mjs';
import { AS_ANOTHER, DIFFERENCES, UNKNOWN } from './skill-differences.ts';
import { PLAYS, SKILL_FACTS, type Skill } from './skill-plays.ts';

// Every skill that matters in battle has a trait, is recognised in imported lists, and plays as public
// sources describe it, effect by effect. skill-differences.ts lists the exceptions with their reasons.

const FILE = inProject('tests', 'fixtures', 'facts', 'skills.json');
const { skills, reminders } = v.parse(SKILL_FACTS, JSON.parse(readFileSync(FILE, 'utf8')));
const BATTLE = skills.filter(({ bearsOnBattle }) => bearsOnBattle);
const TRAITS = new Map(system.traits.map((row) => [row.id, row]));
const KNOWN = BATTLE.filter((skill) => TRAITS.has(traitOf(skill)));
const EFFECTS = KNOWN.flatMap((skill) =>
  skill.effects.map((effect) => [`${skill.id}/${effect.code}`, effect] as const),
);

test('the facts contain every skill and effect that is named here', () => {
  expect(BATTLE.length).toBeGreaterThan(60);
  expect(BATTLE.length - KNOWN.length).toBe(Object.keys(UNKNOWN).length);
});

test('every skill without a trait of its own is listed with a reason', () => {
  const unknown = BATTLE.filter((skill) => !KNOWN.includes(skill)).map(({ id }) => id);
  expect(unknown.toSorted()).toEqual(Object.keys(UNKNOWN).toSorted());
});

test('every skill of a warband’s own is a reminder, or played as a trait of the app', () => {
  expect(reminders.length).toBeGreaterThan(80);
  const rows = reminders.map(({ id }) => [id, TRAITS.get(id)] as const);
  const unsaid = rows.filter(([, row]) => row?.onlyNoted !== true && row?.as === undefined);
  expect(unsaid).toEqual([]);
});

test('a skill’s English name in a list is read as exactly that skill', () => {
  const misread = [...KNOWN, ...reminders].filter(
    (skill) => !isDeepStrictEqual(readAs(skill), [traitOf(skill)]),
  );
  const names = new Set(misread.map(({ name }) => name.en));
  expect([...names].toSorted()).toEqual(['Bellowing Roar', 'Netter', 'Sneaky Git']);
  // Two that are called alike are told apart by who learns them.
  for (const skill of misread) {
    const ids = readAs(skill);
    expect(ids).toContain(traitOf(skill));
    const learners = ids.flatMap(learnersOf);
    expect(learners.length).toBeGreaterThan(1);
    expect(new Set(learners).size).toBe(learners.length);
  }
});

test('every effect is either played or listed with a reason', () => {
  const silent = EFFECTS.filter(
    ([key]) => PLAYS[key] === undefined && DIFFERENCES[key] === undefined,
  );
  expect(silent.map(([key]) => key)).toEqual([]);
});

test('every reminder-only skill is among the differences', () => {
  const noted = KNOWN.filter((skill) => TRAITS.get(traitOf(skill))?.onlyNoted === true);
  const played = noted.flatMap(({ id, effects }) =>
    effects.map(({ code }) => `${id}/${code}`).filter((key) => DIFFERENCES[key] === undefined),
  );
  expect(played).toEqual([]);
});

test('no difference is out of date', () => {
  const keys: readonly string[] = EFFECTS.map(([key]) => key);
  expect(Object.keys(DIFFERENCES).filter((key) => !keys.includes(key))).toEqual([]);
  expect(Object.keys(PLAYS).filter((key) => !keys.includes(key))).toEqual([]);
});

test.each(EFFECTS.filter(([key]) => PLAYS[key] !== undefined))('%s', (key, effect) => {
  const [played, told] = PLAYS[key]?.(effect) ?? [];
  expect(played).toEqual(told);
});

/** What its name is read as; words that the app has nothing for are no reading. */
function readAs({ name }: Pick<Skill, 'name'>): readonly string[] {
  const ids = findName(INDEX, name.en.replace(' (skink)', ''), 'en')?.ids ?? [];
  return ids.filter((id) => id !== '');
}

const INDEX = buildIndex(lexicon.skills);

/** Profiles whose lists hold it, and whom nothing bars. */
function learnersOf(skill: string): readonly string[] {
  const { bar, byProfile = {}, lists = [] } = system.advances?.skills ?? {};
  const holding = lists.filter((list) => list.skills.includes(skill)).map(({ id }) => id);
  return Object.keys(byProfile).filter(
    (profileId) =>
      byProfile[profileId]?.some((list) => holding.includes(list)) === true &&
      bar?.(skill, { profileId, traits: {} }, true) === null,
  );
}

function traitOf({ id }: Pick<Skill, 'id'>): string {
  return AS_ANOTHER[id] ?? id;
}
