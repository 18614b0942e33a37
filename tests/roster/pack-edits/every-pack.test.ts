import { describe, expect, test } from 'vitest';
import { copyOf } from '#roster/pack-edits/copy.ts';
import { isOwn } from '#roster/pack-edits/ids.ts';
import {
  addList,
  addSkillList,
  nameSkillList,
  removeList,
  removeListed,
  removeSkillList,
  setListed,
  toggleSkill,
  withOwnSkills,
} from '#roster/pack-edits/lists.ts';
import {
  namePack,
  setPackLimits,
  setPackMaximum,
  setPackRace,
  toggleHired,
  togglePackKind,
} from '#roster/pack-edits/pack.ts';
import {
  addProfileLike,
  nameProfile,
  removeProfile,
  setPackCharacteristic,
  setPackLeader,
  setPackTrait,
  setProfileFields,
  setUpkeep,
  toggleBarred,
  toggleKind,
  toggleSkillList,
} from '#roster/pack-edits/profiles.ts';
import {
  addOwnItem,
  addOwnSkill,
  addThing,
  sayThing,
  THING_KINDS,
} from '#roster/pack-edits/things.ts';
import type { PackForm } from '#rules/contract/pack-form.ts';
import { CHOICES } from '#rules/systems/mordheim/pack-choices.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import { packs } from '#rules/systems/mordheim/packs.ts';
import { EVERY_PACK } from '../../../scripts/every-pack.ts';

packs.know(EVERY_PACK);

/** What is wrong with a pack, as code and place. */
function wrong(pack: PackForm): readonly string[] {
  const read = readPack(JSON.stringify(pack));
  return read.ok ? [] : read.reasons.map(({ code, path }) => `${code} ${path}`.trim());
}

const COPY = { id: 'mine-k3f9', names: { fr: 'Les miens' }, source: 'Copie' };

const WARBANDS: readonly PackForm[] = [
  CHOICES.blank,
  ...EVERY_PACK.filter(({ warband }) => warband !== undefined),
];

const last = <T>(list: readonly T[]): T => {
  const one = list.at(-1);
  if (one === undefined) throw new Error('empty list');
  return one;
};

describe.each(WARBANDS.map((pack) => ({ id: pack.id, pack })))('a copy of $id', ({ pack }) => {
  const copy = copyOf(pack, COPY);
  const [first, ...others] = copy.profiles.map(({ id }) => id);
  const led = copy.profiles.find(({ leader }) => leader)?.id ?? '';
  const lists = Object.keys(copy.equipment ?? {});
  const learnt = Object.keys(copy.skillLists ?? {});

  test('is a pack of the players’ own, which says what its original says', () => {
    expect(wrong(copy)).toEqual([]);
    expect(copy).toMatchObject(COPY);
    expect(copy).not.toHaveProperty('grade');
    expect(copy.things).toEqual(pack.things);
    expect(copy.profiles.map(({ profile, cost, traits }) => [profile, cost, traits])).toEqual(
      pack.profiles.map(({ profile, cost, traits }) => [profile, cost, traits]),
    );
  });

  test('stays right whatever is changed of the warband', () => {
    const changed = toggleHired(
      setPackLimits(namePack(copy, 'fr', 'Les nôtres'), { startGold: 550, maxHeroes: 5 }),
      'warlock',
      ['warlock'],
    );
    expect(wrong(changed)).toEqual([]);
    expect(changed.hires?.includes('warlock')).toBe(
      !(copy.hires ?? ['warlock']).includes('warlock'),
    );
  });

  test('stays right whatever is changed of each of its profiles', () => {
    for (const { id } of copy.profiles) {
      const named = nameProfile(copy, id, 'fr', 'Un autre');
      const priced = setProfileFields(named, id, { cost: 33, max: undefined, startXp: 4 });
      const stronger = setPackCharacteristic(priced, id, 'S', 4);
      const hardy = setPackTrait(stronger, id, 'animal', true);
      const taught = toggleSkillList(hardy, id, 'academic');
      const changed = setProfileFields(taught, id, { magic: 'necromancy' });
      expect(wrong(changed)).toEqual([]);
      expect(changed.profiles.find((one) => one.id === id)).toMatchObject({
        names: { fr: 'Un autre' },
        cost: 33,
        startXp: 4,
        magic: 'necromancy',
      });
    }
  });

  test('stays right whatever they are, and of whatever race', () => {
    for (const race of [...Object.keys(CHOICES.races), ...Object.keys(copy.maximums ?? {})]) {
      const raised = setPackMaximum(setPackRace(copy, race), CHOICES.races, 'S', 7);
      expect(wrong(raised)).toEqual([]);
      expect(raised.maximums?.[raised.race ?? '']).toEqual({
        ...(copy.maximums?.[race] ?? CHOICES.races[race]),
        S: 7,
      });
    }
    expect(wrong(setPackRace(copy, undefined))).toEqual([]);
    for (const kind of CHOICES.kinds) {
      const toggled = togglePackKind(copy, kind);
      expect(wrong(toggled)).toEqual([]);
      expect(toggled.kinds?.includes(kind) === true).toBe(copy.kinds?.includes(kind) !== true);
      expect(togglePackKind(toggled, kind).kinds?.toSorted()).toEqual(copy.kinds?.toSorted());
      expect(wrong(toggleKind(copy, led, kind))).toEqual([]);
    }
    for (const { id, upkeep } of copy.profiles) {
      expect(wrong(setUpkeep(copy, id, 12))).toEqual([]);
      const free = setUpkeep(copy, id, 0).profiles.find((one) => one.id === id);
      expect(free?.upkeep).toEqual(upkeep?.beside && { beside: upkeep.beside });
    }
  });

  test('stays right with one more like each of them, and without each but the leader', () => {
    for (const { id } of copy.profiles) {
      const more = addProfileLike(copy, id, 'fr', 'Un de plus');
      expect(wrong(more.pack)).toEqual([]);
      expect(wrong(removeProfile(copy, id))).toEqual(
        id === led ? ['one-leader-expected profiles'] : [],
      );
    }
  });

  test('has one leader, whoever it is', () => {
    for (const id of others) expect(wrong(setPackLeader(copy, id, true))).toEqual([]);
    expect(wrong(setPackLeader(copy, led, false))).toEqual(['one-leader-expected profiles']);
  });

  test('stays right whatever is bought', () => {
    const added = addList(copy, 'fr', 'Pour les grands');
    const filled = setListed(setListed(added.pack, added.id, 'sword', 7), added.id, 'axe', null);
    const bought = setProfileFields(filled, first ?? '', { equipment: added.id });
    const barred = toggleBarred(bought, first ?? '', 'sword');
    expect(wrong(barred)).toEqual([]);
    const gone = removeListed(barred, added.id, 'sword');
    expect(wrong(gone)).toEqual([]);
    expect(gone.profiles[0]).not.toHaveProperty('without');
    for (const id of lists) {
      expect(wrong(removeList(copy, id))).toEqual([]);
      for (const item of copy.equipment?.[id]?.items ?? [])
        expect(wrong(removeListed(copy, id, item))).toEqual([]);
    }
  });

  test('stays right whatever is learnt', () => {
    const added = addSkillList(copy, 'fr', 'Ruses');
    const taught = toggleSkillList(toggleSkill(added.pack, added.id, 'leap'), led, added.id);
    expect(wrong(taught)).toEqual([]);
    expect(wrong(removeSkillList(taught, added.id))).toEqual([]);
    for (const id of learnt) {
      expect(wrong(removeSkillList(copy, id))).toEqual([]);
      const own = withOwnSkills(copy, id);
      expect(isOwn(copy, own.id)).toBe(true);
      for (const skill of copy.skillLists?.[id]?.skills ?? [])
        expect(wrong(toggleSkill(own.pack, own.id, skill))).toEqual([]);
    }
  });

  test('brings along what players add, said and not played', () => {
    const trait = addThing(copy, 'traits', 'fr', 'Pied marin');
    const held = setPackTrait(trait.pack, led, trait.id, true);
    const list = addList(held, 'fr', 'Liste');
    const item = addOwnItem(list.pack, list.id, 'fr', 'Gaffe', 8);
    const skills = addSkillList(item.pack, 'fr', 'Ruses');
    const skill = addOwnSkill(skills.pack, skills.id, 'fr', 'Coup de rame');
    const said = sayThing(skill.pack, 'items', item.id, 'fr', { hint: 'Frappe en premier.' });
    expect(wrong(said.pack)).toEqual([]);
    expect([trait.id, item.id, skill.id]).toEqual([
      'pied-marin-k3f9',
      'gaffe-k3f9',
      'coup-de-rame-k3f9',
    ]);
    expect(said.pack.things?.items?.[item.id]?.hints).toEqual({ fr: 'Frappe en premier.' });
  });

  test('leaves its original its things, its skills and their words', () => {
    for (const kind of THING_KINDS) {
      for (const id of Object.keys(copy.things?.[kind] ?? {})) {
        const said = sayThing(copy, kind, id, 'fr', { name: 'Tout autre chose' });
        expect(wrong(said.pack)).toEqual([]);
        // A fighter may be called as one of them is.
        const fighters = said.pack.profiles.filter((one) => one.id === id);
        expect(JSON.stringify(said.pack).split(`"${id}"`)).toHaveLength(1 + fighters.length);
        expect(said.pack.things?.[kind]?.[said.id]?.names['fr']).toBe('Tout autre chose');
      }
    }
    for (const id of learnt) {
      const own = withOwnSkills(copy, id);
      const named = nameSkillList(own.pack, own.id, 'fr', 'Tout autre chose');
      expect(wrong(named)).toEqual([]);
      expect(Object.keys(named.skillLists ?? {})).not.toContain(id);
      expect(named.profiles.map(({ id: one }) => one)).toEqual(copy.profiles.map((one) => one.id));
    }
  });

  test('crossed limits are said where they are', () => {
    expect(wrong(setPackLimits(copy, { minFighters: 30, maxFighters: 20 }))).toEqual([
      'limits-crossed warband.minFighters',
    ]);
  });
});

test('a copy of a copy has things of its own', () => {
  const orcs = WARBANDS.find(({ id }) => id === 'orcs') ?? last(WARBANDS);
  const { pack, id } = addThing(copyOf(orcs, COPY), 'traits', 'fr', 'Pied marin');
  const held = setPackTrait(pack, 'boss', id, true);
  const second = copyOf(held, { ...COPY, id: 'theirs-a1b2' });
  expect(wrong(second)).toEqual([]);
  expect(Object.keys(second.things?.traits ?? {})).toContain('pied-marin-a1b2');
  expect(second.profiles.find((one) => one.id === 'boss')?.traits).toHaveProperty(
    'pied-marin-a1b2',
  );
});
