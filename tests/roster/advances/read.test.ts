import { describe, expect, test } from 'vitest';
import { type AdvanceQuestion, type AdvanceResult, readAdvance } from '#roster/advances/read.ts';
import { setCharacteristic, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';

const band = warbandOf('reikland', [
  ['reikland/captain', 'Ulrich'],
  ['reikland/champion', 'Otto'],
  ['reikland/warrior', 'Lame', 3],
  ['extras/pit-fighter', 'Vieux'],
]);
const [HERO, GROUP, HIRED] = ['m-2', 'm-3', 'm-4'] as const;

interface ReadAdvance {
  readonly result: AdvanceResult | null;
  readonly question: AdvanceQuestion | null;
}

function read(
  warband: Warband,
  id: WarriorId,
  answers: readonly (string | number)[],
  afterPromotion = false,
): ReadAdvance {
  const member = warband.members.find((one) => one.id === id);
  if (member === undefined) throw new Error(`no member ${id}`);
  const scene = { warband, member, system, afterPromotion };
  const { result, next } = readAdvance(scene, answers.map(String));
  return { result, question: next?.asked.said ?? null };
}

/** Results without effect, by their lowest sum. */
function again(reading: ReadAdvance): readonly (number | undefined)[] {
  if (reading.question?.ask !== 'sum') throw new Error('no sum is asked for');
  return reading.question.options.flatMap((one) => (one.again ? one.on[0]?.[0] : []));
}

function raised(warband: Warband, id: WarriorId, values: Readonly<Record<string, number>>) {
  return Object.entries(values).reduce(
    (now, [characteristic, value]) => setCharacteristic(now, id, characteristic, value),
    warband,
  );
}

describe('a hero', () => {
  test.each([
    [[6, 1], 'S'],
    [[6, 4], 'A'],
    [[7, 'BS'], 'BS'],
    [[8, 3], 'I'],
    [[8, 6], 'Ld'],
    [[9, 2], 'W'],
    [[9, 5], 'T'],
  ] as const)('%o raises %s', (answers, characteristic) => {
    expect(read(band, HERO, answers).result).toEqual({ kind: 'raise', characteristic });
    expect(read(band, HERO, answers.slice(0, 1)).question?.ask).toBe(
      answers[0] === 7 ? 'characteristic' : 'die',
    );
  });

  test('is offered a spell that he knows again, which makes it easier', () => {
    const wizards = warbandOf('undead', [
      ['undead/vampire', 'Vlad'],
      ['undead/necromancer', 'Otto'],
    ]);
    const known = ['lifestealer', 'spell-of-awakening'].reduce(
      (now, spell) => setTrait(now, HERO, spell, spell === 'lifestealer' ? 10 : true),
      wizards,
    );
    const { question } = read(known, HERO, [11]);
    if (question?.ask !== 'skill') throw new Error('no skill is asked for');
    expect(question.spells).toContain('death-vision');
    expect(question.spells).toContain('lifestealer');
    // Without dice nothing can become easier.
    expect(question.spells).not.toContain('spell-of-awakening');
    expect(question.again).toEqual({ lifestealer: 9 });
    expect(read(known, HERO, [11, 'lifestealer']).result).toEqual({
      kind: 'skill',
      skill: 'lifestealer',
    });
    const easy = setTrait(known, HERO, 'lifestealer', 2);
    expect(read(easy, HERO, [11]).question).toMatchObject({ again: {} });
  });

  test('is told which skills are not for him, and may have them all the same', () => {
    const undead = warbandOf('undead', [
      ['undead/vampire', 'Vlad'],
      ['undead/necromancer', 'Otto'],
    ]);
    const barredOf = (warband: Warband, id: WarriorId) => {
      const { question } = read(warband, id, [11]);
      if (question?.ask !== 'skill') throw new Error('no skill is asked for');
      return Object.fromEntries(
        Object.entries(question.barred).map(([skill, { code }]) => [skill, code]),
      );
    };
    expect(barredOf(undead, 'm-1')).toEqual({
      'battle-tongue': 'after.skill-bar.not-profile',
      sorcery: 'after.skill-bar.casts',
      'warrior-wizard': 'after.skill-bar.casts',
    });
    expect(barredOf(undead, HERO)).toEqual({ 'battle-tongue': 'after.skill-bar.leads' });
    expect(read(undead, 'm-1', [11, 'battle-tongue']).result).toEqual({
      kind: 'skill',
      skill: 'battle-tongue',
    });
    expect(barredOf(setTrait(undead, 'm-1', 'any-skill', true), 'm-1')).toEqual({});
  });

  test('chooses from his skill lists a skill that he has not learnt yet', () => {
    const dodger = setTrait(band, HERO, 'mighty-blow', true);
    const { question } = read(dodger, HERO, [11]);
    if (question?.ask !== 'skill') throw new Error('no skill is asked for');
    expect(question.lists.map(({ id }) => id)).toEqual(['combat', 'shooting', 'strength']);
    const skills = question.lists.flatMap((list) => list.skills);
    expect(skills).toContain('pit-fighter');
    expect(skills).not.toContain('mighty-blow');
    expect(read(dodger, HERO, [2, 'sprint', 'mighty-blow', 'pit-fighter']).result).toEqual({
      kind: 'skill',
      skill: 'pit-fighter',
    });
  });

  test('raises the alternative when one characteristic is at its racial maximum', () => {
    const strong = raised(band, HERO, { S: 4 });
    expect(read(strong, HERO, [6]).result).toEqual({ kind: 'raise', characteristic: 'A' });
  });

  test('chooses any other when both are at their maximum', () => {
    const hero = raised(band, HERO, { S: 4, A: 4, Ld: 9, M: 3 });
    const { question } = read(hero, HERO, [6]);
    if (question?.ask !== 'characteristic') throw new Error('nothing to choose');
    expect(question.of.toSorted()).toEqual(['BS', 'I', 'M', 'T', 'W', 'WS']);
    expect(read(hero, HERO, [6, 'Ld', 'M']).result).toEqual({ kind: 'raise', characteristic: 'M' });
  });
});

describe('henchmen', () => {
  test.each([
    [[2], 'I'],
    [[5], 'S'],
    [[6, 'WS'], 'WS'],
    [[8], 'A'],
    [[9], 'Ld'],
  ] as const)('%o raises %s of all of them', (answers, characteristic) => {
    expect(read(band, GROUP, answers).result).toEqual({ kind: 'raise', characteristic });
  });

  test('reroll when a characteristic has already been raised', () => {
    const skilled = raised(band, GROUP, { I: 4, WS: 4 });
    expect(again(read(skilled, GROUP, []))).toEqual([2]);
    expect(read(skilled, GROUP, [3, 4, 8]).result).toEqual({ kind: 'raise', characteristic: 'A' });
    expect(read(skilled, GROUP, [7]).result).toEqual({ kind: 'raise', characteristic: 'BS' });
  });

  test('may become a hero, who chooses two of the heroes’ lists', () => {
    expect(read(band, GROUP, [10]).question).toEqual({
      ask: 'whom',
      labels: ['Lame 1', 'Lame 2', 'Lame 3'],
    });
    expect(read(band, GROUP, [12, 1, 'combat']).question).toEqual({
      ask: 'list',
      of: ['shooting', 'academic', 'strength', 'speed'],
      left: 1,
    });
    expect(read(band, GROUP, [12, 1, 'combat', 'combat', 'speed']).result).toEqual({
      kind: 'promotion',
      to: 'hero',
      index: 1,
      lists: ['combat', 'speed'],
    });
  });

  test('do not become a hero when there are six, nor twice by one advance', () => {
    const full = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/champion', 'Otto'],
      ['reikland/warrior', 'Lame', 3],
      ...['Karl', 'Kurt', 'Klaus', 'Knut'].map((name) => ['reikland/youngblood', name] as const),
    ]);
    expect(again(read(full, GROUP, []))).toEqual([10]);
    expect(again(read(band, GROUP, []))).toEqual([]);
    expect(again(read(band, GROUP, [], true))).toEqual([10]);
  });

  test('lose the promoted goblin, and are never promoted among ungors', () => {
    const orcs = warbandOf('orcs', [['orcs/goblin', 'Snik', 2]]);
    expect(read(orcs, 'm-1', [11, 1]).result).toEqual({ kind: 'lost', index: 1 });
    const herd = warbandOf('beastmen', [['beastmen/ungor', 'Bêlant', 2]]);
    expect(again(read(herd, 'm-1', []))).toEqual([10]);
  });

  test('of some profiles choose from lists of their own', () => {
    const ostland = warbandOf('ostland', [['ostland/ogre', 'Gros']]);
    expect(read(ostland, 'm-1', [10]).result).toEqual({
      kind: 'promotion',
      to: 'hero',
      index: 0,
      lists: ['combat', 'strength'],
    });
    const averland = warbandOf('averland', [['averland/halfling-scout', 'Pip']]);
    const { question } = read(averland, 'm-1', [10]);
    expect(question).toMatchObject({
      ask: 'list',
      of: ['combat', 'shooting', 'academic', 'speed'],
    });
  });
});

test('a wizard may learn a spell instead of a skill', () => {
  const coven = warbandOf('undead', [['undead/necromancer', 'Vlad']]);
  const known = setTrait(coven, 'm-1', 'lifestealer', 10);
  const { question } = read(known, 'm-1', [3]);
  if (question?.ask !== 'skill') throw new Error('no skill is asked for');
  expect(question.spells).toContain('death-vision');
  expect(question.again).toEqual({ lifestealer: 9 });
  expect(read(known, 'm-1', [3, 'death-vision']).result).toEqual({
    kind: 'skill',
    skill: 'death-vision',
  });
});

test('a hired sword rolls on the heroes’ table with his own lists', () => {
  const { question } = read(band, HIRED, [4]);
  expect(question?.ask === 'skill' && question.lists.map(({ id }) => id)).toEqual([
    'combat',
    'strength',
    'speed',
  ]);
});

test('a member’s chosen lists are kept, and an unknown profile may use all', () => {
  const own: Warband = {
    ...band,
    members: band.members.map((one) => ({ ...one, profileId: '', skillLists: ['speed'] })),
  };
  const { question } = read(own, HERO, [3]);
  expect(question?.ask === 'skill' && question.lists.map(({ id }) => id)).toEqual(['speed']);
  const unknown: Warband = {
    ...band,
    members: band.members.map((one) => ({ ...one, profileId: '' })),
  };
  const all = read(unknown, HERO, [3]).question;
  expect(all?.ask === 'skill' && all.lists).toHaveLength(system.advances?.skills.lists.length ?? 0);
});
