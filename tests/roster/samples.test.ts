import { describe, expect, it } from 'vitest';
import { membersWithOpenAdvances } from '#roster/advances/open.ts';
import { leaderOf } from '#roster/edit.ts';
import { listOf } from '#roster/gear.ts';
import { parseWarband } from '#roster/parse.ts';
import { sampleWarbands } from '#roster/samples.ts';
import { isArmedByWarband } from '#roster/stash.ts';
import { validate } from '#roster/validate.ts';
import { EMBLEMS } from '#rules/contract/emblems.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { LOCALES, phrasesOf } from '../support/locale-files.ts';
import { inSystemsWithSamples, keyedSamplesOf, samplesOf } from '../support/systems.ts';

inSystemsWithSamples('samples', (system) => {
  const samples = freshSamples(system);

  describe.each(LOCALES)('in %s', (language) => {
    const words = new Map(
      phrasesOf(language, `${system.id}-samples`).map(({ key, text }) => [key, text]),
    );

    it('use exactly the names that the locale has', () => {
      const keys = keyedSamplesOf(system.id).flatMap(({ name, members }) => [
        name,
        ...members.flatMap(({ name: own, title = [], labels = [] }) => [own, title, labels].flat()),
      ]);
      expect([...words.keys()].toSorted()).toEqual([...new Set(keys)].toSorted());
    });

    it('have no two names alike', () => {
      expect(new Set(words.values()).size).toBe(words.size);
    });
  });

  it('are two, with different names and emblems', () => {
    expect(samples).toHaveLength(2);
    expect(new Set(samples.map(({ name }) => name)).size).toBe(2);
    expect(new Set(samples.map(({ emblem }) => emblem)).size).toBe(2);
    for (const { emblem } of samples) expect(EMBLEMS).toContain(emblem);
  });

  it('follow their rules and can be stored', () => {
    for (const warband of samples) {
      expect(validate(warband, system)).toEqual([]);
      expect(parseWarband(warband, () => system)).toEqual({ ok: true, warband, findings: [] });
      for (const { role } of warband.members) {
        expect(system.roles.map(({ id }) => id)).toContain(role);
      }
    }
  });

  it('leave nothing to be done before the first battle', () => {
    for (const warband of samples) {
      expect(membersWithOpenAdvances(warband, system).map(({ name }) => name)).toEqual([]);
    }
  });

  it('have one leader each, if the game has leaders', () => {
    for (const warband of samples) {
      expect(leaderOf(warband) !== null).toBe(system.roles.some(({ mayLead }) => mayLead));
    }
  });

  it('name every model, without numbers', () => {
    const labels = samples.flatMap(({ members }) =>
      members.flatMap((member) => member.labels ?? []),
    );
    expect(labels.filter((label) => /\d/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('say of everybody what he is, and what he fights with where the game has weapons', () => {
    const arms = Object.keys(system.signs.arms);
    for (const member of samples.flatMap(({ members }) => members)) {
      const { name, profileId, title, role, traits } = member;
      expect([name, profileId === '' && title === '']).toEqual([name, false]);
      // Animals and monsters of a list have no weapons.
      const armed = profileId === '' || listOf(profileId, system) !== null;
      if (arms.length === 0 || !armed || !isArmedByWarband(role, system)) continue;
      expect([name, arms.some((arm) => Object.hasOwn(traits, arm))]).toEqual([name, true]);
    }
  });

  it('get new ids each time', () => {
    const ids = [...freshSamples(system, 'x'), ...freshSamples(system, 'y')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the two sample warbands of a first launch', () => {
  const samples = freshSamples(mordheim);

  it.each([
    { name: 'Les Corbeaux de Reikland', fighters: 12, leader: 'Ulrich' },
    { name: 'Griffes d’Eshin', fighters: 15, leader: 'Tarsik' },
  ])('$name: $fighters models led by $leader', ({ name, fighters, leader }) => {
    const warband = samples.find((sample) => sample.name === name);
    expect(warband?.members.flatMap(({ labels }) => labels)).toHaveLength(fighters);
    expect(warband && leaderOf(warband)?.name).toBe(leader);
  });

  it('include fear and stupidity', () => {
    const ogre = samples[1]?.members.find(({ name }) => name === 'Broyeur');
    expect(ogre?.traits).toMatchObject({ 'causes-fear': true, stupidity: true });
  });
});

function freshSamples(system: RuleSystem, prefix = 'a') {
  let serial = 0;
  const next = () => {
    serial += 1;
    return `${prefix}${serial}`;
  };
  return sampleWarbands(samplesOf(system.id), system, {
    freshWarbandId: () => `w-${next()}`,
    freshWarriorId: () => `m-${next()}`,
    now: 1000,
  });
}
