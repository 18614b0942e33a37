import { afterEach, describe, expect, test } from 'vitest';
import { applyMends } from '#exchange/import/mend.ts';
import { becomesOwnType, mayBeOwnType } from '#exchange/import/own-kinds.ts';
import { readPasted, readRoster } from '#exchange/import/read.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { nameAsType, typeOfDraft } from '#exchange/import/type-of-draft.ts';
import { validate } from '#roster/validate.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { CHOICES } from '#rules/systems/mordheim/pack-choices.ts';
import { readPack } from '#rules/systems/mordheim/packs/read.ts';
import { packs } from '#rules/systems/mordheim/packs.ts';
import { EVERY_PACK } from '../../../scripts/every-pack.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { typedListsIn } from './typed-lists.ts';

const TOOLS = { ...KIT, system, choices: CHOICES };

/** Of a warband that no pack tells of, one of its words too. */
const LIST = [
  'Warband: Corsairs of Arkham',
  '',
  'Jorl, corsair captain: sword, pistol, helmet [24XP]',
  'Brom, sail master: axe, tarred net-hook, mighty blow [9XP]',
  'Kar, sail master: hammer, shield [5XP]',
  '4 deckhands: dagger, club',
].join('\n');

const WORDS = {
  id: 'corsairs-k3f9',
  names: { en: 'Corsairs of Arkham' },
  source: 'Made of a list',
  language: 'en',
  assumed: 'Assumed: limits and costs.',
  unknown: (words: string) => `Not known: ${words}`,
};

function draftOf(list: string) {
  const [draft] = readPasted(list, KIT).drafts;
  if (draft === undefined) throw new Error('no draft');
  return draft;
}

// Other files of tests share the rules with this one.
const known: string[] = [];
afterEach(() => packs.forget(known.splice(0)));

/** The type that is made of a list, and its warband, by the rules that know it. */
function made(list: string) {
  const type = typeOfDraft(draftOf(list), TOOLS, WORDS);
  const read = readPack(JSON.stringify(type.pack));
  if (!read.ok) throw new Error(JSON.stringify(read.reasons));
  packs.know([...EVERY_PACK, read.pack]);
  known.push(read.pack.id);
  let next = 0;
  const warrior = () => {
    next += 1;
    return `m-${next}` as const;
  };
  const warband = toWarband(type.draft, KIT.lexicon, system, { warband: 'w-1', warrior, now: 5 });
  return { ...type, warband };
}

describe('a list of a warband that nobody knows', () => {
  test('becomes a type in which its fighters are at home', () => {
    const { pack, warband } = made(LIST);
    expect(validate(warband, system)).toEqual([]);
    expect(warband.catalogueId).toBe(pack.id);
    expect(
      warband.members.map(({ name, profileId, leader, experience }) => [
        name,
        profileId,
        leader,
        experience,
      ]),
    ).toEqual([
      ['Jorl', 'corsairs-k3f9/corsair-captain', true, 24],
      ['Brom', 'corsairs-k3f9/sail-master', false, 9],
      ['Kar', 'corsairs-k3f9/sail-master', false, 5],
      ['deckhands', 'corsairs-k3f9/deckhands', false, 0],
    ]);
    expect(warband.members[1]?.traits).toMatchObject({ axe: true, 'mighty-blow': true });
  });

  test('has the usual limits, and a profile for each kind of fighter', () => {
    const { pack } = made(LIST);
    expect(pack.warband).toMatchObject({
      startGold: 500,
      minFighters: 3,
      maxFighters: 15,
      maxHeroes: 6,
    });
    expect(pack.profiles.map(({ names, role, leader }) => [names?.['en'], role, leader])).toEqual([
      ['corsair captain', 'hero', true],
      ['sail master', 'hero', undefined],
      ['deckhands', 'henchman', undefined],
    ]);
  });

  test('says what it carries: what is known by its id, the rest by its name', () => {
    const { pack } = made(LIST);
    const items = Object.values(pack.equipment ?? {}).flatMap((list) => list.items);
    expect(items).toEqual(
      expect.arrayContaining(['sword', 'pistol', 'helmet', 'axe', 'hammer', 'shield', 'dagger']),
    );
    expect(Object.values(pack.things?.items ?? {}).map(({ names }) => names['en'])).toEqual([
      'tarred net-hook',
    ]);
    expect(pack.notes).toEqual([WORDS.assumed, WORDS.unknown('tarred net-hook')]);
  });

  test('has the numbers of the least experienced of each kind', () => {
    const draft = draftOf(LIST);
    const measured = {
      ...draft,
      fighters: draft.fighters.map((fighter) =>
        fighter.name.value === 'Brom' || fighter.name.value === 'Kar'
          ? {
              ...fighter,
              stats: { WS: { value: fighter.xp.value, origin: 'file', line: null } as const },
            }
          : fighter,
      ),
    };
    const { pack } = typeOfDraft(measured, TOOLS, WORDS);
    expect(pack.profiles.find(({ id }) => id === 'sail-master')?.profile).toMatchObject({ WS: 5 });
  });

  test('is called what its type is called, else as the warband', () => {
    const said = (value: string) => ({ value, origin: 'file', line: null }) as const;
    const draft = draftOf(LIST);
    expect(nameAsType({ ...draft, type: said('Corsairs') })).toBe('Corsairs');
    expect(nameAsType({ ...draft, type: said(''), name: said('The Gulls') })).toBe('The Gulls');
  });

  test('is no longer asked about once it becomes a type of its own', () => {
    const draft = draftOf(LIST);
    expect(mayBeOwnType(draft)).toBe(true);
    const own = applyMends(draft, [{ do: 'own-type' }], system);
    expect(own.notices.map(({ code }) => code)).not.toContain('UnknownWarband');
    expect(own.fighters.flatMap(({ unsure }) => unsure)).not.toContain('type');
    expect(becomesOwnType([{ do: 'own-type' }])).toBe(true);
    expect(becomesOwnType([{ do: 'own-type' }, { do: 'warband' }])).toBe(false);
  });
});

test('whatever a stranger has typed becomes a type that can be played', () => {
  const drafts = typedListsIn('rosters').flatMap(({ bytes }) => readRoster(bytes, KIT).drafts);
  expect(drafts.length).toBeGreaterThan(0);
  for (const draft of drafts) {
    const { pack } = typeOfDraft(draft, TOOLS, WORDS);
    expect(readPack(JSON.stringify(pack))).toMatchObject({ ok: true });
  }
});
