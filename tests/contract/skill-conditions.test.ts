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
const SKILL = v.object({ id: v.string(), who: v.optional(v.string()) });
const LIST = v.array(v.string());
const FACTS = v.object({
  skills: v.array(SKILL),
  /** Those that no rule of the app plays. */
  reminders: v.array(SKILL),
  lists: v.array(v.object({ id: v.string(), skills: LIST })),
  heroLists: v.record(v.string(), v.record(v.string(), v.unknown())),
});
const {
  skills,
  reminders,
  lists: LISTS,
  heroLists,
} = v.parse(FACTS, JSON.parse(readFileSync(FILE, 'utf8')));

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
  // Black orcs have the list of skills of the orcs, and a boss of their own.
  'orcs/boss only': ({ profileId }) => ['orcs/boss', 'black-orcs/boss'].includes(profileId),
  'beastmen/chief only': ({ profileId }) => profileId === 'beastmen/chief',
};

/** What they say of skills of one warband’s own. */
const WHO_OF_THESE: Readonly<Record<string, (hero: Hero) => boolean>> = {
  'leader only': leads,
  'big boss only': leads,
  'knights only, instead of an ordinary skill': ({ profile }) => profile.id.includes('knight'),
  'not dark-elves/sorceress, not shadow-warriors/shadow-weaver': ({ profile }) =>
    !['sorceress', 'shadow-weaver'].includes(profile.id),
  'not battle-monks/emissary': ({ profile }) => profile.id !== 'emissary',
  'not the guide; once': ({ profile }) => profile.id !== 'guide',
  'black-orcs/youngun with the blood': ({ profile }) => profile.id === 'youngun',
  'pirates/captain': leads,
  'battle-monks/emissary': leads,
  'shadow-warriors/shadow-weaver': ({ profile }) => profile.id === 'shadow-weaver',
};

test('the facts name conditions, and none that is not read here', () => {
  const named = new Set(skills.flatMap(({ who }) => who ?? []));
  expect([...named].toSorted()).toEqual(Object.keys(WHO).toSorted());
  const ofThese = new Set(reminders.flatMap(({ who }) => who ?? []));
  expect([...ofThese].toSorted()).toEqual(Object.keys(WHO_OF_THESE).toSorted());
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

test.each(reminders.map(({ id, who }) => [id, who] as const))(
  '%s is learnt by heroes who have its list, and whom the facts allow (%s)',
  (id, who) => {
    const { bar, byProfile = {}, lists = [] } = system.advances?.skills ?? {};
    const told = LISTS.filter((list) => list.skills.includes(id)).map((list) => list.id);
    const allowed = who === undefined ? () => true : WHO_OF_THESE[who];
    const learners = (of: (hero: Hero) => boolean) =>
      HEROES.filter(of).map(({ profileId }) => profileId);
    const may = learners((hero) => {
      const { profileId, profile } = hero;
      const own = lists.filter((list) => byProfile[profileId]?.includes(list.id));
      const learner = { profileId, traits: profile.traits ?? {} };
      return (
        own.some((list) => list.skills.includes(id)) && bar?.(id, learner, leads(hero)) === null
      );
    });
    expect(may).toEqual(
      learners((hero) => {
        const own = v.parse(v.fallback(LIST, []), heroLists[hero.warband]?.[hero.profile.id]);
        return own.some((list) => told.includes(list)) && allowed?.(hero) === true;
      }),
    );
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
