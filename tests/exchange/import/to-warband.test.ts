import { describe, expect, test } from 'vitest';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import type { ImportResult } from '#exchange/import/result.ts';
import type { Warband } from '#roster/warband.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { warbandOfDraft } from './accepted.ts';
import { bytesOf, jsonOf, MADE, xmlOf } from './made-roster.ts';

function warbandFrom(reading: ImportResult): Warband {
  const [draft] = reading.drafts;
  if (draft === undefined) throw new Error(reading.notices[0]?.code);
  return warbandOfDraft(draft);
}

describe('an accepted draft', () => {
  const warband = warbandFrom(readRoster(bytesOf(xmlOf(MADE)), KIT));

  test('becomes a warband', () => {
    expect(warband).toMatchObject({
      id: 'w-new',
      name: 'Crows',
      catalogueId: 'reikland',
      systemId: 'mordheim',
      changedAt: 5,
    });
    expect(
      warband.members.map(({ name, role, labels, experience, leader }) => [
        name,
        role,
        labels.length,
        experience,
        leader,
      ]),
    ).toEqual([
      ['Otto & Söhne', 'hero', 1, 23, true],
      ['Hans', 'hero', 1, 11, false],
      ['Red Sashes', 'henchman', 3, 2, false],
      ['Pit Fighter', 'hired-sword', 1, 0, false],
    ]);
  });

  test('has the characteristics of the file, not those of the rules', () => {
    expect(warband.members[1]?.profile).toEqual({
      M: 4,
      WS: 5,
      BS: 3,
      S: 3,
      T: 3,
      W: 1,
      I: 3,
      A: 1,
      Ld: 7,
    });
  });

  test('keeps its items and skills', () => {
    expect(warband.members[0]?.traits).toMatchObject({
      sword: true,
      pistol: true,
      armour: 'light',
      dodge: true,
    });
    expect(warband.members[1]?.traits).toMatchObject({
      'double-handed': true,
      helmet: true,
      'mighty-blow': true,
    });
    expect(warband.members[2]?.traits).toMatchObject({ dagger: true, spear: true, shield: true });
    expect(warband.notes).toContain('Hand Injury');
  });

  test('is the same from another format of the same list', () => {
    expect(warbandFrom(readRoster(bytesOf(jsonOf(MADE)), KIT)).members).toEqual(warband.members);
  });
});

describe('a pasted list', () => {
  test('with two champions makes two fighters, with two weapons where it lists two', () => {
    const warband = warbandFrom(
      readPasted(
        'Reikland\nHeroes\nCaptain: sword, axe\n2 Champions: brace of pistols\nHenchmen\n3 Warriors: sword, buckler, dagger\nWarlord of Nowhere: sword',
        KIT,
      ),
    );
    expect(warband.members.map(({ name, labels }) => [name, labels.length])).toEqual([
      ['Captain', 1],
      ['Champion', 1],
      ['Champion 2', 1],
      ['Warriors', 3],
      ['Warlord of Nowhere', 1],
    ]);
    expect(warband.members[0]?.traits).toMatchObject({ 'two-weapons': true });
    expect(warband.members[1]?.traits).toMatchObject({ 'brace-of-pistols': true });
    expect(warband.members[3]?.traits).not.toHaveProperty('two-weapons');
    expect(warband.members[4]).toMatchObject({
      profileId: '',
      title: 'Warlord of Nowhere',
      role: 'henchman',
    });
  });

  test('has in its notes only what no field holds', () => {
    const notes = (list: string) =>
      warbandFrom(readPasted(`Reikland\nHeroes\n${list}\nChampion: axe\n2 Warriors: sword`, KIT))
        .notes;
    expect(notes('Captain: sword, axe, helmet, light armour')).toBe('');
    expect(notes('Captain: brace of pistols, two swords')).toBe('');
    expect(notes('Captain: sword, shrieking')).toMatch(/^Captain: shrieking/);
    expect(notes('Captain: sword, shrieking')).not.toContain('sword');
    expect(notes('Captain: 3 halberds')).toMatch(/^Captain: 3×? ?halberds?$/i);
  });

  test('includes prayers with their printed difficulty', () => {
    const warband = warbandFrom(
      readPasted('Witch Hunters\nHeroes\nWarrior-Priest Otto: sword\nPrayers: Soulfire', KIT),
    );
    expect(warband.members[0]?.traits).toEqual({ prayers: true, soulfire: 9, sword: true });
  });

  test('that mentions psychology makes nobody immune to it', () => {
    const traitsWith = (rule: string) =>
      warbandFrom(
        readPasted(
          `Reikland\nHeroes\nCaptain Otto (20 xp): sword, pistol\nSpecial rules: ${rule}\nChampion Karl: axe`,
          KIT,
        ),
      ).members[0]?.traits;
    expect(traitsWith('Immune to Psychology')).toHaveProperty('immune-psychology');
    expect(traitsWith('Psychology')).not.toHaveProperty('immune-psychology');
  });
});
