import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hiringOf } from '#roster/composition.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { SHARED_LISTS } from '#rules/systems/mordheim/skill-lists.ts';
import { EVERY_PACK } from '../../scripts/every-pack.ts';
import { inProject } from '../../scripts/paths.mjs';
import {
  DIFFER,
  EFFECTS,
  EFFECTS_OF,
  EQUIPMENT,
  HEROES,
  NO_MAXIMUMS,
  NO_OWN_SKILLS,
  NO_TRAIT,
  OTHER_NAMES,
  PAY,
  SKILL_IDS,
  SKILLS,
} from './hired-plays.ts';

// Every hired sword of the facts stands in a pack with his numbers, his fee, upkeep and rating, who may hire him, what
// he learns, carries and does: played, or said to players.

const NAME = v.object({ en: v.string(), fr: v.string(), frFrom: v.optional(v.string()) });
const PAID = v.union([v.number(), v.string(), v.object({ gc: v.number(), dice: v.string() })]);
const { hired: FACTS } = v.parse(
  v.object({
    hired: v.array(
      v.object({
        id: v.string(),
        name: NAME,
        frFrom: v.optional(v.nullable(v.string())),
        grade: v.string(),
        fee: PAID,
        upkeep: PAID,
        upkeepWith: v.optional(v.record(v.string(), v.number())),
        rating: v.union([v.number(), v.string()]),
        race: v.string(),
        startXp: v.optional(v.number(), 0),
        profile: v.record(v.string(), v.number()),
        skills: v.array(v.string()),
        equipment: v.array(v.string()),
        mayHire: v.array(v.string()),
        mayHireDiffer: v.optional(v.array(v.string()), []),
        notByWarband: v.optional(v.array(v.string()), []),
        conflicts: v.optional(v.array(v.string()), []),
        effects: v.array(v.string()),
        ownSkills: v.optional(v.array(v.object({ id: v.string(), name: NAME })), []),
        spells: v.optional(
          v.object({ list: v.string(), known: v.union([v.number(), v.string()]) }),
        ),
        companions: v.optional(
          v.array(
            v.object({
              id: v.string(),
              profile: v.optional(v.record(v.string(), v.number())),
            }),
          ),
          [],
        ),
        lineages: v.array(v.string()),
        differ: v.optional(v.array(v.string()), []),
      }),
    ),
  }),
  JSON.parse(readFileSync(inProject('tests/fixtures/facts/hired.json'), 'utf8')),
);

/** The seventeen of whom the facts say who may hire whom. */
const EMPLOYERS = [
  ...new Set([...FACTS.flatMap(({ mayHire }) => mayHire), 'beastmen', 'carnival', 'ostland']),
];

const PACKS = EVERY_PACK.filter(({ id }) => id.startsWith('hired'));

test('all of them are there, each once, and nobody else but whom they bring along', () => {
  const ids = PACKS.flatMap(({ profiles }) => profiles.map(({ id }) => id));
  const companions = FACTS.flatMap(({ companions: some }) =>
    some.flatMap(({ id, profile }) => (profile === undefined ? [] : [id])),
  );
  expect(FACTS).toHaveLength(45);
  expect(ids.filter((id) => !companions.includes(id)).toSorted()).toEqual(
    FACTS.map(({ id }) => id).toSorted(),
  );
  expect(new Set(ids)).toEqual(new Set([...companions, ...FACTS.map(({ id }) => id)]));
});

test('who brings another along has his numbers', () => {
  for (const { id, profile } of FACTS.flatMap(({ companions }) => companions)) {
    if (profile === undefined) continue;
    const found = PACKS.flatMap(({ profiles }) => profiles.filter((one) => one.id === id));
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      expect(one).toMatchObject({ cost: 0, profile, traits: { 'rating-points': 0 } });
      expect(one.upkeep).toBeUndefined();
    }
  }
});

describe.each(FACTS)('$id', (facts) => {
  const { id } = facts;
  const [pack] = PACKS.filter(({ profiles }) => profiles.some((one) => one.id === id));
  const profile = pack?.profiles.find((one) => one.id === id);
  if (pack === undefined || profile === undefined) throw new Error(`there is no ${id}`);
  const profileId = `${pack.id}/${id}`;
  const { traits = {}, hired } = profile;
  const has = { ...traits, ...hired?.carries };

  test('is in the pack of his grade, and called as in the facts', () => {
    expect(pack.grade).toBe(facts.grade);
    const { en, fr } = facts.name;
    if (id in OTHER_NAMES) expect([en, fr]).not.toEqual(Object.values(profile.names ?? {}));
    else
      expect([profile.names?.['en']?.toLowerCase(), profile.names?.['fr']]).toEqual([
        en.toLowerCase(),
        fr,
      ]);
    expect(profile.unsure).toEqual(facts.frFrom === undefined ? undefined : ['fr']);
  });

  test('is of his race, whose maximums limit him', () => {
    expect(profile.race).toBe(NO_MAXIMUMS.includes(facts.race) ? undefined : facts.race);
  });

  test('has his numbers, and says which others print', () => {
    expect(profile.profile).toEqual(facts.profile);
    const differ = facts.differ.reduce<object>((all, one) => {
      expect(Object.keys(DIFFER)).toContain(one);
      return { ...all, ...DIFFER[one] };
    }, {});
    expect(profile.doubt?.differ ?? {}).toEqual(differ);
    expect(profile.doubt?.single === true).toBe(facts.lineages.length < 2);
  });

  test('costs his fee and his upkeep', () => {
    const gold = typeof facts.fee === 'number' ? facts.fee : undefined;
    const paid = PAY[id] ?? {
      cost: gold,
      upkeep: facts.upkeep === 0 ? undefined : { gold: facts.upkeep },
    };
    const [with_] = Object.values(facts.upkeepWith ?? {});
    expect(profile.cost).toBe(paid.cost);
    expect(profile.costMore).toEqual(PAY[id]?.costMore);
    expect(profile.upkeep).toEqual(
      paid.upkeep && {
        ...paid.upkeep,
        ...(with_ === undefined ? {} : { beside: { gold: with_, races: ['elf'] } }),
      },
    );
  });

  test('adds his rating, and gains experience unless the facts say no', () => {
    expect(profile.role).toBe(HEROES.includes(id) ? 'hero' : 'hired-sword');
    expect(traits['rating-points']).toBe(HEROES.includes(id) ? undefined : facts.rating);
    expect(profile.startXp).toBe(
      facts.effects.includes('no-experience') ? undefined : facts.startXp,
    );
  });

  test('is hired by those whom the facts name, and in doubt by those of whom sources differ', () => {
    const answers = EMPLOYERS.map((type) => [type, hiringOf(profileId, type, system)] as const);
    const asked = EMPLOYERS.map((type) => {
      if (facts.notByWarband.includes(type)) return [type, 'no'] as const;
      if (facts.mayHireDiffer.includes(type)) return [type, 'differ'] as const;
      return [type, facts.mayHire.includes(type) ? 'yes' : 'no'] as const;
    });
    expect(answers).toEqual(asked);
  });

  test('does not serve beside whom the facts name', () => {
    expect(profile.hired?.notBeside?.hired ?? []).toEqual(facts.conflicts);
    expect(profile.hired?.notBeside !== undefined).toBe(
      facts.conflicts.length > 0 || facts.effects.includes('not-with'),
    );
  });

  test('learns from the lists of the facts, and his own skills', () => {
    const own = `${id}-special`;
    const lists = facts.skills.flatMap((word) => {
      const list = word in SKILLS ? SKILLS[word] : word;
      return list === null || list === undefined ? [] : [list === 'own' ? own : list];
    });
    const asked = NO_OWN_SKILLS.includes(id) ? [] : [...new Set(lists)];
    expect((profile.skills ?? []).toSorted()).toEqual(asked.toSorted());
    const learnt = pack.skillLists?.[own]?.skills ?? [];
    for (const skill of facts.ownSkills) {
      const known = SKILL_IDS[`${id} ${skill.id}`] ?? skill.id;
      expect(learnt).toContain(known);
      const said = pack.things?.skills?.[known];
      expect(said?.unsure).toEqual(skill.name.frFrom === 'own' ? ['fr'] : undefined);
      if (known in OTHER_NAMES) continue;
      expect(said?.names).toEqual({
        en: skill.name.en,
        fr: skill.name.fr.replace(' !', '\u202f!'),
      });
    }
    for (const list of profile.skills ?? [])
      expect(list in SHARED_LISTS || list in (pack.skillLists ?? {})).toBe(true);
  });

  test('carries what the facts say', () => {
    const wanted = facts.equipment.flatMap((word) => EQUIPMENT[word] ?? [word]);
    for (const thing of wanted) {
      const [trait = '', value = true] = thing.split('=');
      if (trait === 'natural-save') expect(has[trait]).toBe(6);
      else expect([trait, has[trait]]).toEqual([trait, value]);
    }
    const twice = facts.equipment.filter((word, at) => facts.equipment.indexOf(word) < at);
    if (twice.some((word) => word !== 'torch')) expect(has).toHaveProperty('two-weapons');
  });

  test('does what the facts say, or players are told of it', () => {
    const untold = facts.effects.filter((code) => {
      if (`${id} ${code}` in NO_TRAIT) return false;
      const told = EFFECTS_OF[id]?.[code] ?? EFFECTS[code] ?? [code];
      return told.some((trait) => has[trait] === undefined);
    });
    expect(untold).toEqual([]);
  });

  test('casts what the facts say', () => {
    const { spells } = facts;
    if (spells === undefined) return;
    expect(profile.magic).toBe(spells.list);
    expect(has['wizard'] ?? has['prayers']).toBe(true);
    if (typeof spells.known === 'number') expect(traits['spells-at-start']).toBe(spells.known);
  });
});

test('who says of himself what bars him elsewhere, says it', () => {
  const beside = new Map(
    system.composition?.hiring.map(({ profileId, notBeside }) => [profileId, notBeside]),
  );
  expect(beside.get('hired-official/roadwarden')?.profiles).toEqual(['hired-official/highwayman']);
  expect(beside.get('hired-official/highwayman')?.profiles).toEqual(['hired-official/roadwarden']);
  expect(beside.get('hired-1b/witch-hunter')?.traits).toEqual(['wizard']);
  expect(beside.get('hired-1b/shadow-warrior')?.profiles).toEqual(
    expect.arrayContaining(['hired-1b-more/dark-elf-assassin', 'hired-1c/chaos-centaur']),
  );
  expect(beside.get('hired-1c/hobgoblin-scout')?.profiles).toContain(
    'hired-1b-more/black-orc-overseer',
  );
});

test.each([
  // As mercenaries.
  ['bard', 'pirates', 'yes'],
  ['chaos-centaur', 'pirates', 'no'],
  // No restriction is printed.
  ['bard', 'gunnery-school', 'unsaid'],
  // Closed, but for those whom its own rule names.
  ['witch', 'night-goblins', 'yes'],
  ['bard', 'night-goblins', 'no'],
  ['hobgoblin-scout', 'sons-of-hashut', 'yes'],
  ['bone-goliath', 'restless-dead', 'yes'],
  ['bard', 'amazons', 'no'],
  // Barred by the warband.
  ['shadow-warrior', 'dwarf-rangers', 'no'],
  ['bounty-hunter', 'outlaws-of-stirwood', 'no'],
  ['imperial-assassin', 'shadow-warriors', 'no'],
  // Of a pack of players' own, nobody says it.
  ['bard', 'my-own-warband', 'unsaid'],
  ['bard', '', 'yes'],
])('%s by %s: %s', (id, type, answer) => {
  const [row] = system.composition?.hiring.filter((one) => one.profileId.endsWith(`/${id}`)) ?? [];
  expect(hiringOf(row?.profileId ?? '', type, system)).toBe(answer);
});
