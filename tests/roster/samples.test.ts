import { describe, expect, it } from 'vitest';
import { leaderOf } from '#roster/edit.ts';
import { parseWarband } from '#roster/parse.ts';
import { sampleWarbands } from '#roster/samples.ts';
import { validate } from '#roster/validate.ts';
import { system } from '#rules/systems/mordheim/index.ts';

const samples = freshSamples();

describe('the sample warbands', () => {
  it.each([
    { name: 'Les Corbeaux de Reikland', fighters: 12, leader: 'Ulrich' },
    { name: 'Griffes d’Eshin', fighters: 15, leader: 'Tarsik' },
  ])('$name: $fighters miniatures led by $leader', ({ name, fighters, leader }) => {
    const warband = samples.find((sample) => sample.name === name);
    expect(warband?.members.flatMap(({ labels }) => labels)).toHaveLength(fighters);
    expect(warband && leaderOf(warband)?.name).toBe(leader);
  });

  it('follow their lists and can be stored', () => {
    for (const warband of samples) {
      expect(validate(warband, system)).toEqual([]);
      expect(parseWarband(warband, () => system)).toEqual({ ok: true, warband, findings: [] });
    }
  });

  it('call every miniature by a name, not by a number', () => {
    const labels = samples.flatMap(({ members }) => members.flatMap((member) => member.labels));
    expect(labels.filter((label) => /\d/.test(label))).toEqual([]);
  });

  it('show fear and stupidity', () => {
    const ogre = samples[1]?.members.find(({ name }) => name === 'Broyeur');
    expect(ogre?.traits).toMatchObject({ 'causes-fear': true, stupidity: true });
  });

  it('get ids of their own each time', () => {
    const ids = [...freshSamples('x'), ...freshSamples('y')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

function freshSamples(prefix = 'a') {
  let serial = 0;
  const next = () => {
    serial += 1;
    return `${prefix}${serial}`;
  };
  return sampleWarbands(system, {
    freshWarbandId: () => `w-${next()}`,
    freshWarriorId: () => `m-${next()}`,
    now: 1000,
  });
}
