import { describe, expect, test } from 'vitest';
import { writeBackup } from '#exchange/backup.ts';
import { importFile } from '../../../scripts/import-file.ts';
import { EXAMPLES } from './format-examples.ts';
import {
  builtTextOf,
  bytesOf,
  jsonOf,
  MADE,
  type Made,
  MORDHEIM,
  xmlOf,
  yamlOf,
} from './made-roster.ts';

// Every format gives the same warband, whatever the file’s name.

const SIGNS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];
const ROLES = { Heroes: 'hero', Henchmen: 'henchmen', 'Hired Swords': 'hiredSword' } as const;
const PROFILES: Readonly<Record<string, string>> = {
  'Mercenary Captain': 'reikland/captain',
  Champion: 'reikland/champion',
  Warriors: 'reikland/warrior',
  'Pit Fighter': 'extras/pit-fighter',
};

/** The expected reading of a fighter. */
function expected(one: Made) {
  return {
    name: one.name,
    type: one.type,
    profileId: PROFILES[one.type],
    role: ROLES[one.category],
    count: one.count,
    xp: one.xp,
    stats: Object.fromEntries(one.stats.map((value, at) => [SIGNS[at] ?? '', value])),
    equipment: one.gear.map((name) => ({ name, count: 1 })),
    skills: one.skills,
    injuries: one.injuries,
    sure: true,
  };
}

function found(bytes: Uint8Array) {
  const { outcome, format, system, warband, leader, fighters } = importFile(bytes);
  return {
    head: { outcome, format, system, name: warband?.name, leader },
    fighters: fighters.toSorted(byName).map(({ equipment, rules: _, unsure: __, ...one }) => ({
      ...one,
      equipment: equipment.map(({ name, count }) => ({ name, count })),
    })),
  };
}

const WHOLE = MADE.map(expected).toSorted(byName);

/** Some files list hired swords apart from the others. */
function byName(a: { readonly type: string }, b: { readonly type: string }): number {
  return a.type.localeCompare(b.type);
}

/** The examples of these formats, or of all. */
function everyExample(...only: readonly (keyof typeof EXAMPLES)[]) {
  return Object.entries(EXAMPLES)
    .filter(([format]) => only.length === 0 || only.some((one) => one === format))
    .flatMap(([format, all]) => all.map((bytes, at) => [format, at + 1, bytes] as const));
}

describe('the same warband', () => {
  // Sources are asked in turn: one that stood too high would take another's text.
  test.each(everyExample())('is recognised as %s (%i)', (format, _, bytes) => {
    const { head, fighters } = found(bytes);
    expect(head).toMatchObject({ outcome: 'import', format });
    expect(fighters.map(({ profileId, count }) => [profileId, count])).toEqual(
      WHOLE.map(({ profileId, count }) => [profileId, count]),
    );
  });

  test.each(
    everyExample(
      'battlescribe-xml',
      'newrecruit-xml',
      'newrecruit-json',
      'battlescribe-json',
      'battlescribe-html',
      'app-yaml',
    ),
  )('with all that it has, out of %s (%i)', (format, _, bytes) => {
    expect(found(bytes)).toEqual({
      head: {
        outcome: 'import',
        format,
        system: 'Mordheim',
        name: 'Crows',
        leader: 'Otto & Söhne',
      },
      fighters: WHOLE,
    });
  });

  test('from a text that has neither names nor characteristics', () => {
    const { head, fighters } = found(bytesOf(builtTextOf(MADE)));
    expect(head).toMatchObject({
      outcome: 'import',
      format: 'battlescribe-text',
      leader: 'Mercenary Captain',
    });
    expect(fighters.map(({ stats: _, name: __, ...one }) => one)).toEqual(
      WHOLE.map(({ stats: _, name: __, ...one }) => one),
    );
  });

  test.each(['utf16le', 'latin1'] as const)('in %s', (encoding) => {
    const text = xmlOf(MADE);
    const raw = Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding);
    expect(found(new Uint8Array(raw)).fighters).toEqual(WHOLE);
  });

  test('with any line ends, with or without a byte order mark', () => {
    expect(found(bytesOf(`\uFEFF${xmlOf(MADE).replaceAll('\n', '\r\n')}`)).fighters).toEqual(WHOLE);
  });

  test('a race’s maximum characteristics are not a fighter’s', () => {
    const upside = xmlOf(MADE).replaceAll(
      /(<profile .*?<\/profile>)(<profile .*?<\/profile>)/g,
      '$2$1',
    );
    expect(found(bytesOf(upside)).fighters).toEqual(WHOLE);
  });
});

describe('YAML', () => {
  const rowsOf = (text: string) =>
    importFile(bytesOf(text)).fighters.map(
      ({ name, profileId, count, xp, equipment }) =>
        `${count} ${name} = ${profileId} ${xp} [${equipment.map((one) => one.name).join(', ')}]`,
    );

  test('has fields on one line, in one another', () => {
    const text = `name: Crows
faction: Reikland
heroes:
  - {name: Otto, class: Captain, xp: 24, gear: [sword, "duelling pistol"]}
henchmen:
  - { count: 3, class: Warriors, xp: 2, gear: [spear, shield] } # the new ones
`;
    expect(importFile(bytesOf(text)).outcome).toBe('import');
    expect(rowsOf(text)).toEqual([
      '1 Otto = reikland/captain 24 [sword, duelling pistol]',
      '3 Warriors = reikland/warrior 2 [spear, shield]',
    ]);
  });

  test('may say once what several have, as programs write it', () => {
    const text = `name: Crows
faction: Reikland
heroes:
- name: Otto
  type: Captain
  gear: &id001
  - sword
  - spear
- name: Hans
  type: Champion
  gear: *id001
`;
    expect(rowsOf(text)).toEqual([
      '1 Otto = reikland/captain 20 [sword, spear]',
      '1 Hans = reikland/champion 8 [sword, spear]',
    ]);
  });

  test('may hold a warband in each of its documents', () => {
    const one = (name: string, captain: string) => `---
name: ${name}
faction: Reikland
heroes:
  - name: ${captain}
    type: Captain
    gear: [sword]
`;
    const text = one('Crows', 'Otto') + one('Rooks', 'Anna');
    const { outcome, issues, fighters } = importFile(bytesOf(text));
    expect(outcome).toBe('partial');
    expect(issues.map((issue) => issue.text)).toContain('Several warbands: Crows, Rooks');
    expect(fighters.map(({ name }) => name)).toEqual(['Otto']);
  });

  test.each([
    ['quotes', '"Mad" Otto'],
    ['a quote that nothing ends', `'Otto`],
    ['a colon', 'Otto: the Third'],
    ['a reserved sign', '@Otto'],
  ])('with %s in a name, as an app wrote it that does not look', (_, name) => {
    const text = yamlOf(MADE).replace('Otto & Söhne', name);
    const { outcome, fighters } = importFile(bytesOf(text));
    expect(outcome).toBe('import');
    expect(fighters).toHaveLength(MADE.length);
    expect(fighters[0]?.name).toBe(name);
  });

  test('with a line that is no part of it says so', () => {
    const text = yamlOf(MADE).replace('    weapons: Morning Star', 'm   weapons: Morning Star');
    const { outcome, issues } = importFile(bytesOf(text));
    expect(outcome).toBe('partial');
    expect(issues.map(({ code, text: said }) => `${code} ${said}`)).toContainEqual(
      expect.stringMatching(/^LineNotUnderstood .*m {3}weapons: Morning Star/),
    );
  });
});

describe('the game', () => {
  const other = { ...MORDHEIM, systemId: 'aaaa-bbbb', systemName: 'Warcry' };

  test.each([xmlOf(MADE, other), jsonOf(MADE).replace('"Mordheim"', '"Warcry"')])(
    'is recognised by its name',
    (text) => {
      expect(importFile(bytesOf(text))).toMatchObject({
        outcome: 'foreign',
        system: 'Warcry',
        fighters: [],
      });
    },
  );

  test('is another one if the name differs, despite the same id', () => {
    const text = xmlOf(MADE, { ...MORDHEIM, systemName: 'Gorkamorka' });
    expect(importFile(bytesOf(text))).toMatchObject({ outcome: 'foreign', system: 'Gorkamorka' });
  });

  test.each([
    { ...MORDHEIM, systemId: 'aaaa' },
    { ...MORDHEIM, systemName: '' },
  ])('is uncertain with the name or the id alone', (frame) => {
    const { outcome, issues, fighters } = importFile(bytesOf(xmlOf(MADE, frame)));
    expect(outcome).toBe('partial');
    expect(issues.map(({ code }) => code)).toContain('SystemUnclear');
    expect(fighters).toHaveLength(MADE.length);
  });
});

describe('a henchman who became a hero', () => {
  test('is a hero, whichever group lists him', () => {
    const text = xmlOf(MADE).replace(
      '<selection name="Warriors" number="3" type="model"/>',
      '<selection name="Promoted" number="1" type="upgrade"/>',
    );
    const [, , promoted] = importFile(bytesOf(text)).fighters;
    expect(promoted).toMatchObject({ role: 'hero', count: 1 });
  });
});

describe('an animal that someone has bought', () => {
  test.each(['upgrade', 'model'])(
    'is one of the owner’s items, with a profile of its own, as %s',
    (type) => {
      const own = /<profile name="Mercenary Captain".*?<\/profile>/.exec(xmlOf(MADE))?.[0] ?? '';
      const horse = `<selection name="Warhorse" group="Trading Post::Miscellaneous Equipment" number="1" type="${type}"><profiles>${own.replace('Mercenary Captain', 'Warhorse')}</profiles></selection>`;
      const text = xmlOf(MADE).replace(
        '<selection name="Pistol"',
        `${horse}<selection name="Pistol"`,
      );
      const [captain] = importFile(bytesOf(text)).fighters;
      expect(captain).toMatchObject({ count: 1, name: 'Otto & Söhne' });
      expect(captain?.equipment.map(({ name }) => name)).toContain('Warhorse');
    },
  );
});

describe('apps', () => {
  const stats = { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 };

  test.each([
    {
      name: 'Crows',
      faction: 'Reikland',
      cash: 12,
      warriors: [
        {
          Name: 'Otto',
          WarriorType: 'Mercenary Captain',
          HeadCount: 1,
          Hero: 1,
          Experience: 22,
          ...stats,
          Equipment: [{ EquipmentName: 'Sword', Quantity: 2 }],
          HasFreeDagger: true,
        },
      ],
    },
    {
      name: 'Crows',
      faction: 'Reikland',
      units: [
        {
          name: 'Otto',
          type: 'Mercenary Captain',
          xp: 22,
          stats: {
            movement: 4,
            weaponskill: 4,
            ballisticskill: 4,
            strength: 3,
            toughness: 3,
            wounds: 1,
            initiative: 4,
            attacks: '1(+1*)',
            leadership: 8,
          },
          weapons: [{ name: '2x Sword' }, { name: 'Dagger', traits: ['x'] }],
        },
      ],
    },
    {
      name: 'Crows',
      warbandTypeId: 'reikland',
      treasuryGold: 3,
      members: [
        {
          displayName: 'Otto',
          fighterTypeId: 'mercenary-captain',
          kind: 'hero',
          groupSize: 1,
          experience: 22,
          currentProfile: stats,
          equipment: ['sword', 'sword', 'dagger'],
          status: 'active',
        },
      ],
    },
    {
      exportVersion: 1,
      warbands: [
        {
          name: 'Crows',
          type: 'Reikland',
          heroes: [
            {
              name: 'Otto',
              role: 'Mercenary Captain',
              status: 'Active',
              experience: 22,
              stats,
              equipment: { melee: ['Sword', 'Sword'], other: ['Dagger'] },
            },
          ],
          henchmanGroups: [],
        },
      ],
    },
    {
      schemaVersion: 3,
      name: 'Crows',
      warbandType: 'Reikland Mercenaries',
      gold: 4,
      heroes: [
        {
          name: 'Otto',
          unitType: 'Mercenary Captain',
          isLeader: true,
          experience: 22,
          stats,
          weapons: ['Sword', 'Sword', 'Dagger'],
          status: 'missNextGame',
        },
      ],
      henchmenGroups: [],
      hiredSwords: [],
    },
    {
      nom_bande: 'Crows',
      type: 'Reikland',
      membres: [
        {
          nom_perso: 'Otto',
          type: 'Capitaine mercenaire',
          xp: 22,
          stats_actuels: stats,
          equipements: [{ nom: 'Sword', quantite: 2 }, { nom: 'Dagger' }],
          statut: 'actif',
        },
      ],
    },
    {
      wb: 'Reikland',
      name: 'Crows',
      models: [
        { type: 'Mercenary Captain', name: 'Otto', exp: 22, stats, eq: { Schwert: 2, Dolch: 1 } },
      ],
    },
  ])('save the same under other keys', (data) => {
    const { outcome, warband, fighters } = importFile(bytesOf(JSON.stringify(data, null, 2)));
    const [otto] = fighters;
    expect(outcome).toBe('import');
    expect(warband?.name).toBe('Crows');
    expect(fighters).toHaveLength(1);
    expect(otto).toMatchObject({
      name: 'Otto',
      profileId: 'reikland/captain',
      role: 'hero',
      xp: 22,
      stats,
    });
    expect(otto?.equipment.map(({ itemId, count }) => [itemId, count])).toEqual([
      ['sword', 2],
      ['dagger', 1],
    ]);
  });

  test('may list a group’s models singly, and an item under its category', () => {
    const skill = {
      movement: 5,
      weapon: 4,
      ballistic: 4,
      strength: 3,
      toughness: 3,
      wounds: 1,
      initiative: 6,
      actions: 1,
      leadership: 8,
    };
    const thing = (subcategory: string) => ({ name: '', category: 'Melee Weapon', subcategory });
    const one = (name: string, category: string, experience: number, ...things: string[]) => ({
      name,
      category,
      skill,
      experience,
      itemlist: things.map(thing),
    });
    const roster = (category: string, member: string) => ({
      name: 'The Long Watch',
      race: 'Human',
      warband: 'Nobody’s',
      treasury: { gold: 31 },
      herolist: [one('Otto', category, 20, 'Sword', 'Shield')],
      squadlist: [
        {
          name: 'The Row',
          henchmanlist: [1, 2, 3].map((at) => one(`Row${at}`, member, 2, 'Spear', 'Shield')),
        },
      ],
    });
    const ours = importFile(bytesOf(JSON.stringify(roster('Mercenary Captain', 'Warrior'))));
    const rowsOf = ({ fighters }: typeof ours) =>
      fighters.map(({ count, name, type, xp, stats: { M, WS, A }, equipment }) => [
        count,
        name,
        type,
        xp,
        [M, WS, A],
        equipment.map(({ itemId }) => itemId),
      ]);
    expect(rowsOf(ours)).toEqual([
      [1, 'Otto', 'Mercenary Captain', 20, [5, 4, 1], ['sword', 'shield']],
      [3, 'The Row', 'Warrior', 2, [5, 4, 1], ['spear', 'shield']],
    ]);
    // In no list of ours: nine numbers, experience and our items identify the game.
    const theirs = importFile(bytesOf(JSON.stringify(roster('Loremaster', 'Seaguard'))));
    expect(theirs.outcome).toBe('partial');
    expect(rowsOf(theirs).map(([count, name]) => [count, name])).toEqual([
      [1, 'Otto'],
      [3, 'The Row'],
    ]);
  });

  test('keep the dead, who are left out, and say who misses the next battle', () => {
    const one = (name: string, status: string) => ({
      name,
      type: 'Champion',
      status,
      stats,
      experience: 9,
    });
    const { fighters, issues } = importFile(
      bytesOf(
        JSON.stringify({
          name: 'Crows',
          faction: 'Reikland',
          warriors: [one('Otto', 'active'), one('Hans', 'dead'), one('Ulf', 'missNextGame')],
        }),
      ),
    );
    expect(fighters.map(({ name }) => name)).toEqual(['Otto', 'Ulf']);
    expect(issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['DeadFighter', 'MissesNext']),
    );
  });

  test('may hide their data at the end of a text', () => {
    const data = JSON.stringify({
      name: 'Crows',
      faction: 'Reikland',
      members: [{ displayName: 'Otto', type: 'Champion', experience: 9, equipment: ['Axe'] }],
    });
    expect(
      importFile(bytesOf(`Crows\nOtto, whoever\n\nMORDHEIM-DATA: ${data}\n`)).fighters,
    ).toMatchObject([{ name: 'Otto', profileId: 'reikland/champion' }]);
  });
});

describe('our own files', () => {
  const warband = {
    id: 'w-1',
    name: 'Crows',
    systemId: 'mordheim',
    catalogueId: 'reikland',
    emblem: 'raven',
    traits: {},
    members: [
      {
        id: 'm-1',
        name: 'Otto',
        profileId: 'reikland/captain',
        title: '',
        role: 'hero',
        leader: true,
        profile: { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 },
        traits: { sword: true, armour: 'light', 'jump-up': true },
        experience: 20,
        labels: ['Otto'],
        missesNext: false,
      },
    ],
    notes: '',
    battles: 1,
    changedAt: 1,
  };
  const otto = {
    name: 'Otto',
    type: 'Mercenary Captain',
    profileId: 'reikland/captain',
    role: 'hero',
    skills: ['Jump Up'],
    equipment: [
      { name: 'Sword', itemId: 'sword', count: 1 },
      { name: 'Light Armour', itemId: 'light-armour', count: 1 },
    ],
  };

  test('a backup', () => {
    const text = writeBackup({
      writtenAt: 1,
      appVersion: '1',
      warbands: [warband],
      battles: {},
      settings: {},
    });
    expect(importFile(bytesOf(text))).toMatchObject({
      outcome: 'import',
      format: 'backup',
      leader: 'Otto',
      fighters: [otto],
    });
    expect(importFile(bytesOf(text.replace('Otto', 'Egon')))).toMatchObject({
      outcome: 'refused',
      issues: [{ code: 'Damaged' }],
    });
    expect(importFile(bytesOf(text.replace('"format":1', '"format":9')))).toMatchObject({
      outcome: 'refused',
      issues: [{ code: 'NewerFormat' }],
    });
  });

  test('a warband', () => {
    expect(importFile(bytesOf(JSON.stringify(warband)))).toMatchObject({
      outcome: 'import',
      format: 'warband',
      fighters: [otto],
    });
  });
});
