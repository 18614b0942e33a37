import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hasWords, say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { FighterView } from '#rules/contract/battle-view.ts';
import type { CatalogueProfile } from '#rules/contract/catalogue.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { hasSkill } from '#rules/systems/mordheim/skill-conditions.ts';
import WORDS from '../../locales/fr/mordheim.json' with { type: 'json' };
import { inProject } from '../../scripts/paths.mjs';
import { AS_ANOTHER } from './skill-differences.ts';

// Who may learn which skill, held against the facts: every skill and every hero of every warband.

const FILE = inProject('tests', 'fixtures', 'facts', 'skills.json');
const FACTS = v.object({
  skills: v.array(v.object({ id: v.string(), who: v.optional(v.string()) })),
});
const { skills } = v.parse(FACTS, JSON.parse(readFileSync(FILE, 'utf8')));

interface Hero {
  readonly profileId: string;
  readonly warband: string;
  readonly profile: CatalogueProfile;
}

const HEROES: readonly Hero[] = system.catalogue.flatMap(({ id: warband, profiles }) =>
  profiles
    .filter(({ role }) => role === 'hero')
    .map((profile) => ({ profileId: `${warband}/${profile.id}`, warband, profile })),
);

const leads = ({ profile }: Hero) => profile.leader === true;
const casts = ({ profile }: Hero) => profile.traits?.['wizard'] === true;
const prays = ({ profile }: Hero) => profile.traits?.['prayers'] === true;

/** What the facts say in words. */
const WHO: Readonly<Record<string, (hero: Hero) => boolean>> = {
  'leader only': leads,
  'leader only, not undead': (hero) => leads(hero) && hero.profileId !== 'undead/vampire',
  spellcasters: casts,
  'spellcasters; not sisters, not warrior-priests': casts,
  // A priest of Taal prays as a warrior-priest does.
  'not witch hunters, sisters, warrior-priests': (hero) =>
    !['witch-hunters', 'sisters'].includes(hero.warband) && !prays(hero),
  'sisters/matriarch only': ({ profileId }) => profileId === 'sisters/matriarch',
  'orcs/boss only': ({ profileId }) => profileId === 'orcs/boss',
  'beastmen/chief only': ({ profileId }) => profileId === 'beastmen/chief',
};

test('the facts name conditions, and none that is not read here', () => {
  const named = new Set(skills.flatMap(({ who }) => who ?? []));
  expect([...named].toSorted()).toEqual(Object.keys(WHO).toSorted());
  expect(HEROES.length).toBeGreaterThan(50);
});

test.each(skills.map(({ id, who }) => [id, who] as const))(
  '%s may be learnt by those whom the facts allow (%s)',
  (id, who) => {
    const { bar } = system.advances?.skills ?? {};
    const skill = id === 'mutant' ? 'mutations' : (AS_ANOTHER[id] ?? id);
    const allowed = who === undefined ? () => true : WHO[who];
    const wrong = HEROES.filter((hero) => {
      const { profileId, profile } = hero;
      const may = bar?.(skill, { profileId, traits: profile.traits ?? {} }, leads(hero)) === null;
      return may !== allowed?.(hero);
    });
    expect(wrong.map(({ profileId }) => profileId)).toEqual([]);
  },
);

describe('a skill of somebody who can’t have it', () => {
  const vampire: Pick<FighterView, 'profileId' | 'traits'> = {
    profileId: 'undead/vampire',
    traits: { 'battle-tongue': true },
  };
  const matriarch: Pick<FighterView, 'profileId' | 'traits'> = {
    profileId: 'sisters/matriarch',
    traits: { prayers: true, sorcery: true },
  };

  test('counts for nothing, until players say so', () => {
    for (const [fighter, skill] of [
      [vampire, 'battle-tongue'],
      [matriarch, 'sorcery'],
    ] as const) {
      expect(hasSkill(fighter, skill)).toBe(false);
      const traits = { ...fighter.traits, 'any-skill': true } as const;
      expect(hasSkill({ ...fighter, traits }, skill)).toBe(true);
    }
  });

  test('counts for those who can, and for somebody of no known profile', () => {
    expect(hasSkill({ ...vampire, profileId: 'reikland/captain' }, 'battle-tongue')).toBe(true);
    expect(hasSkill({ ...vampire, profileId: '' }, 'battle-tongue')).toBe(true);
    expect(hasSkill({ ...matriarch, traits: { sorcery: true, gnawdoom: 7 } }, 'sorcery')).toBe(
      true,
    );
  });
});

test.each(LANGUAGES)('every reason has words in %s', async (language) => {
  await startI18n(language);
  const { bar, lists = [] } = system.advances?.skills ?? {};
  const reasons = HEROES.flatMap(({ profileId, profile }) =>
    lists
      .flatMap((list) => list.skills)
      .flatMap((skill) => [
        bar?.(skill, { profileId, traits: profile.traits ?? {} }, true) ?? [],
        bar?.(skill, { profileId, traits: profile.traits ?? {} }, false) ?? [],
      ])
      .flat(),
  );
  const given = new Set(reasons.map(({ code }) => code.replace('after.skill-bar.', '')));
  expect([...given].toSorted()).toEqual(Object.keys(WORDS.after['skill-bar']).toSorted());
  const said = reasons.map(({ code, params }) => ({ code: `mordheim:${code}`, params }));
  expect(said.filter((one) => !hasWords(one) || /\{\{|\$t|undefined/u.test(say(one)))).toEqual([]);
});
