import { describe, expect, test } from 'vitest';
import { advanceCount } from '#roster/advances/count.ts';
import { type AdvancePicks, takeAdvances } from '#roster/advances/take.ts';
import { setCharacteristic, setExperience, setTrait } from '#roster/edit.ts';
import { promote } from '#roster/groups.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';

const [CAPTAIN, HERO, GROUP] = ['m-1', 'm-2', 'm-3'] as const;

/** One advance due for Otto, and one for the three blades. */
function band(points: Readonly<Record<WarriorId, number>> = { [HERO]: 11, [GROUP]: 2 }): Warband {
  const made = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/champion', 'Otto'],
    ['reikland/warrior', 'Lame', 3],
  ]);
  return made.members.reduce(
    (now, { id, experience }) => setExperience(now, id, points[id] ?? experience),
    made,
  );
}

function take(warband: Warband, picks: AdvancePicks) {
  const { warband: now, turns } = takeAdvances(warband, system, picks);
  return { now, turns, of: (id: WarriorId) => now.members.find((one) => one.id === id) };
}

function openOf(member: Member | undefined): number | undefined {
  return member === undefined ? undefined : advanceCount(member, system)?.open;
}

describe('open advances', () => {
  test('are those earned by experience and not yet taken', () => {
    const [captain, otto, blades] = band().members;
    expect([captain, otto, blades].map(openOf)).toEqual([0, 1, 1]);
  });

  test('deduct what characteristics and skills show, as long as none were recorded', () => {
    const shown = setTrait(
      setCharacteristic(band({ [HERO]: 20 }), HERO, 'S', 4),
      HERO,
      'sprint',
      true,
    );
    const otto = shown.members[1];
    expect(otto && advanceCount(otto, system)).toEqual({
      earned: 4,
      taken: 2,
      open: 2,
      counted: false,
    });
    expect(otto && advanceCount({ ...otto, advances: 4 }, system)).toEqual({
      earned: 4,
      taken: 4,
      open: 0,
      counted: true,
    });
  });
});

describe('an advance', () => {
  test('raises a hero’s characteristic or teaches him a skill, and is recorded', () => {
    expect(take(band(), { [HERO]: [['6', '2']] }).of(HERO)).toMatchObject({
      profile: { S: 4 },
      advances: 1,
    });
    const learnt = take(band(), { [HERO]: [['10', 'mighty-blow']] }).of(HERO);
    expect(learnt?.traits).toHaveProperty('mighty-blow', true);
    expect(openOf(learnt)).toBe(0);
  });

  test('without an answer stays open and changes nothing', () => {
    const { now, turns } = take(band(), { [HERO]: [['7']] });
    expect(now).toEqual(band());
    expect(
      turns.map(({ memberId, open, reading }) => [memberId, open, reading.next?.asked.said.ask]),
    ).toEqual([
      [HERO, 1, 'characteristic'],
      [GROUP, 1, 'sum'],
    ]);
  });

  test('that was already applied is only recorded', () => {
    const { of } = take(band(), { [HERO]: [['entered']] });
    expect(of(HERO)).toEqual({ ...band().members[1], advances: 1 });
  });

  test('sees the characteristics after the previous one', () => {
    const { of, turns } = take(band({ [HERO]: 14 }), { [HERO]: [['6', '1'], ['6']] });
    expect(of(HERO)?.profile).toMatchObject({ S: 4, A: 2 });
    expect(turns.filter(({ memberId }) => memberId === HERO)).toHaveLength(2);
  });
});

describe('a promotion', () => {
  const chosen = ['11', '1', 'combat', 'speed'];

  test('makes one of the group a hero with his lists and one advance; the others roll again', () => {
    const { now, turns } = take(band(), { [GROUP]: [chosen] });
    const risen = now.members.find(({ name }) => name === 'Lame 2');
    expect(risen).toMatchObject({
      role: 'hero',
      labels: ['Lame 2'],
      experience: 2,
      skillLists: ['combat', 'speed'],
    });
    expect(openOf(risen)).toBe(1);
    const blades = now.members.find(({ id }) => id === GROUP);
    expect(blades?.labels).toEqual(['Lame 1', 'Lame 3']);
    expect(openOf(blades)).toBe(1);
    const asked = turns.flatMap(({ member, reading }) => {
      const question = reading.next?.asked.said;
      return question?.ask === 'sum'
        ? [[member.role, question.options.some(({ again }) => again)]]
        : [];
    });
    expect(asked).toEqual([
      ['hero', false],
      ['henchman', true],
      ['hero', false],
    ]);
  });

  test('continues both: he learns skills, they improve', () => {
    const risenId = take(band(), { [GROUP]: [chosen] }).now.members.find(
      ({ name }) => name === 'Lame 2',
    )?.id;
    const { of, turns } = take(band(), {
      [GROUP]: [chosen, ['9']],
      [risenId ?? '']: [['3', 'sprint']],
    });
    expect(of(risenId ?? 'm-')?.traits).toHaveProperty('sprint', true);
    expect(of(GROUP)?.profile['Ld']).toBe((band().members[2]?.profile['Ld'] ?? 0) + 1);
    expect(
      turns.filter(({ reading }) => reading.result === null).map(({ memberId }) => memberId),
    ).toEqual([HERO]);
  });

  test('of a group’s last model leaves no group, and gives him one advance as a hero', () => {
    const alone = setExperience(warbandOf('reikland', [['reikland/warrior', 'Lame']]), 'm-1', 9);
    const { now, turns } = take(alone, {
      'm-1': [['entered'], ['entered'], ['12', 'combat', 'speed']],
    });
    expect(now.members).toHaveLength(1);
    expect(now.members[0]).toMatchObject({ role: 'hero', skillLists: ['combat', 'speed'] });
    expect(openOf(now.members[0])).toBe(1);
    expect(turns.at(-1)?.member.role).toBe('hero');
  });

  test('by hand also leaves one advance open', () => {
    const risen = promote(band(), system, GROUP, { index: 0, id: 'm-9' }).members.find(
      ({ id }) => id === 'm-9',
    );
    expect(openOf(risen)).toBe(1);
  });

  test('of a goblin removes him, and the others roll again', () => {
    const orcs = setExperience(warbandOf('orcs', [['orcs/goblin', 'Snik', 2]]), 'm-1', 2);
    const { now } = take(orcs, { 'm-1': [['10', '0']] });
    expect(now.members.map(({ labels }) => labels)).toEqual([['Snik 2']]);
    expect(openOf(now.members[0])).toBe(1);
    expect(
      take(orcs, {
        'm-1': [
          ['10', '0'],
          ['12', '5'],
        ],
      }).of('m-1')?.profile['S'],
    ).toBe((orcs.members[0]?.profile['S'] ?? 0) + 1);
    const last = setExperience(warbandOf('orcs', [['orcs/goblin', 'Snik']]), 'm-1', 2);
    expect(take(last, { 'm-1': [['10']] }).now.members).toEqual([]);
  });
});

test('a captain starts with 20 experience and no advance due', () => {
  expect(take(band(), {}).turns.some(({ memberId }) => memberId === CAPTAIN)).toBe(false);
});

describe('a skill or spell', () => {
  const undead = (spell: number) =>
    setExperience(
      setExperience(
        setTrait(
          warbandOf('undead', [
            ['undead/vampire', 'Vlad'],
            ['undead/necromancer', 'Otto'],
          ]),
          HERO,
          'lifestealer',
          spell,
        ),
        HERO,
        11,
      ),
      CAPTAIN,
      24,
    );

  test('that he knows is easier once learnt again', () => {
    const { of } = take(undead(10), { [HERO]: [['11', 'lifestealer']] });
    expect(of(HERO)?.traits).toMatchObject({ lifestealer: 9 });
    const { of: easiest } = take(undead(3), { [HERO]: [['11', 'lifestealer']] });
    expect(easiest(HERO)?.traits).toMatchObject({ lifestealer: 2 });
  });

  test('that is not for him counts by the players’ word', () => {
    const { of } = take(undead(10), { [CAPTAIN]: [['11', 'battle-tongue']] });
    expect(of(CAPTAIN)?.traits).toMatchObject({ 'battle-tongue': true, 'any-skill': true });
    const { of: fitting } = take(undead(10), { [CAPTAIN]: [['11', 'mighty-blow']] });
    expect(fitting(CAPTAIN)?.traits).not.toHaveProperty('any-skill');
  });
});
