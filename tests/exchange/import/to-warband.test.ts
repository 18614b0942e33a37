import { describe, expect, test } from 'vitest';
import type { Draft } from '#exchange/import/draft.ts';
import { type Reading, readPasted, readRoster } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { parseWarband } from '#roster/parse.ts';
import type { Warband } from '#roster/warband.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { HOSTILE_FORMS } from './hostile-forms.ts';
import { bytesOf, jsonOf, MADE, xmlOf } from './made-roster.ts';

function warbandFrom(reading: Reading): Warband {
  const [draft] = reading.drafts;
  if (draft === undefined) throw new Error(reading.notices[0]?.code);
  return warbandOfDraft(draft);
}

function warbandOfDraft(draft: Draft): Warband {
  let next = 0;
  return toWarband(draft, KIT.lexicon, KIT.system, {
    warband: 'w-new',
    warrior: () => {
      next += 1;
      return `m-${next}`;
    },
    now: 5,
  });
}

describe('an accepted draft', () => {
  const warband = warbandFrom(readRoster(bytesOf(xmlOf(MADE)), KIT));

  test('is a warband of ours', () => {
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

  test('has the characteristics of the file, not those of the book', () => {
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

  test('carries what it carried, and can what it could', () => {
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

  test('is the same out of another form of the same', () => {
    expect(warbandFrom(readRoster(bytesOf(jsonOf(MADE)), KIT)).members).toEqual(warband.members);
  });
});

describe('a pasted list', () => {
  test('of two champions makes two of them, with two weapons where there are two', () => {
    const warband = warbandFrom(
      readPasted(
        'Reikland\nHeroes\nCaptain: sword, axe\n2 Champions: brace of pistols\nHenchmen\n3 Warriors: sword, buckler, dagger\nWarlord of Nowhere: sword',
        KIT,
      ),
    );
    expect(warband.members.map(({ name, labels }) => [name, labels.length])).toEqual([
      ['Captain', 1],
      ['Champions', 1],
      ['Champions 2', 1],
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

  test('that speaks of psychology makes nobody immune to it', () => {
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

test('whatever a file says, the warband that comes of it lies on the disk with nothing to mend', () => {
  const given = [
    ...HOSTILE_FORMS.map((one) => one.given),
    ...HOSTILE_FILES.map((one) => one.bytes),
  ];
  const made = given
    .map((one) => (typeof one === 'string' ? readPasted(one, KIT) : readRoster(one, KIT)))
    .flatMap(({ drafts }) => drafts.map(warbandOfDraft));
  expect(made.length).toBeGreaterThan(400);
  const wrong = made.filter((warband) => {
    const parsed = parseWarband(warband, () => KIT.system);
    return !parsed.ok || parsed.findings.length > 0;
  });
  expect(wrong).toEqual([]);
}, 60_000);
