import { describe, expect, test } from 'vitest';
import type { InputValue } from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import {
  type Brawl,
  type Bruiser,
  bar,
  between,
  brawl,
  faces,
  fieldIds,
  notes,
  resolver,
  settledWith,
  text,
  tiles,
} from './brawl.ts';

const SHOT = resolver(system, 'shot');

const ARCHER: Bruiser = { name: 'Otto', profile: { BS: 4 }, traits: { bow: true } };
const RAT: Bruiser = { name: 'Rat', profile: {}, traits: {} };

function range(given: Partial<Brawl> = {}) {
  return brawl({ attackers: [ARCHER], defenders: [RAT], ...given });
}

function sheet(inputs: Readonly<Record<string, InputValue>> = {}, given: Partial<Brawl> = {}) {
  return SHOT.sheet(range(given).state, between('Otto', 'Rat', inputs));
}

function shooter(more: Partial<Bruiser>): Partial<Brawl> {
  return { attackers: [{ ...ARCHER, ...more, profile: { ...ARCHER.profile, ...more.profile } }] };
}

function target(more: Partial<Bruiser>): Partial<Brawl> {
  return { defenders: [{ ...RAT, ...more }] };
}

test('targets nobody fights with come first, then those on their feet', () => {
  const battle = brawl({
    attackers: [ARCHER, { name: 'Karl' }],
    defenders: [{ name: 'Claw' }, { name: 'Down' }, RAT],
    contacts: [['Karl', 'Claw']],
  }).set('Down', 'knocked-down');
  const { attacker: archer } = between('Otto', 'Rat').subjects;
  if (archer === undefined) throw new Error('nobody shoots');
  expect(SHOT.candidates(battle.state, 'defender', { attacker: archer })).toEqual([
    'f-Rat',
    'f-Down',
    'f-Claw',
  ]);
});

test('shooters of the side to play come first', () => {
  const enemies: readonly Bruiser[] = [{ name: 'Slinger', traits: { sling: true } }, RAT];
  const { state } = range({ defenders: enemies });
  const theirs = range({ defenders: enemies }).nextUntil('Skaven', 'shooting').state;
  expect(SHOT.candidates(state, 'attacker', {})).toEqual(['f-Otto', 'f-Slinger', 'f-Rat']);
  expect(SHOT.candidates(theirs, 'attacker', {})).toEqual(['f-Slinger', 'f-Otto', 'f-Rat']);
});

test('whoever is not known to carry a missile weapon is lent none: its Strength is told', () => {
  const unknown = sheet({}, shooter({ traits: {} }));
  const weapon = unknown.fields.find(({ id }) => id === 'missile');
  expect(weapon).toMatchObject({ value: 'own-missile', told: false });
  expect(unknown.summaries['attacker']).toEqual([]);
  expect(fieldIds(unknown)).toContain('shot-strength');
});

test('cover and range are asked first, whosever they are', () => {
  const first = sheet().fields.filter(({ foremost }) => foremost === true);
  expect(first.map(({ id }) => id)).toEqual(['missile', 'cover', 'long-range', 'moved']);
});

test('blessed sight gives a missed shot a second roll', () => {
  const sister = shooter({ traits: { bow: true, 'reroll-characteristic-and-hit': true } });
  const [hit] = sheet({}, sister).needs;
  // Three and more, twice: 1 − (1/3)².
  expect(text(hit?.chance ?? null)).toBe('8/9');
  expect(hit?.why.map(({ code }) => code)).toContain('resolver.why.rerolls-hits');
});

describe('the needs of a shot', () => {
  test.each<[string, Record<string, InputValue>, Partial<Brawl>, readonly string[]]>([
    ['a bow in the open', {}, {}, ['to-hit 3', 'to-wound 4', 'save none']],
    [
      'everything against it',
      { cover: true, moved: true, 'long-range': true },
      {},
      ['to-hit six-only', 'to-wound 4', 'save none'],
    ],
    ['a large target', { 'large-target': true }, {}, ['to-hit 2', 'to-wound 4', 'save none']],
    [
      'a handgun',
      { missile: 'handgun' },
      target({ traits: { armour: 'gromril' } }),
      ['to-hit 3', 'to-wound 3', 'save 6'],
    ],
    [
      'a crossbow against light armour',
      { missile: 'crossbow' },
      target({ traits: { armour: 'light' } }),
      ['to-hit 3', 'to-wound 3', 'save none'],
    ],
    [
      'a duelling pistol',
      { missile: 'duelling-pistol' },
      {},
      ['to-hit 2', 'to-wound 3', 'save none'],
    ],
    ['a blunderbuss', { missile: 'blunderbuss' }, {}, ['to-hit auto', 'to-wound 4', 'save none']],
    [
      'a thrown knife of a strong man',
      { missile: 'throwing-weapon' },
      shooter({ profile: { S: 4 } }),
      ['to-hit 3', 'to-wound 3', 'save none'],
    ],
    [
      'a shield, which counts whatever he fights with',
      {},
      target({ traits: { shield: true } }),
      ['to-hit 3', 'to-wound 4', 'save 6'],
    ],
  ])('%s', (_, inputs, given, expected) => {
    expect(tiles(sheet(inputs, given), 'attacker').slice(0, 3)).toEqual(expected);
  });

  test('a 1 always misses where the table plays it so', () => {
    const sharp = shooter({ profile: { BS: 6 } });
    expect(tiles(sheet({}, sharp), 'attacker')[0]).toBe('to-hit auto');
    const strict = { ...sharp, houseRules: { naturalOneMisses: 'yes' } };
    expect(tiles(sheet({}, strict), 'attacker')[0]).toBe('to-hit 2');
  });

  test('more than 6 is out of reach, or a 6 and then another roll', () => {
    const bad = shooter({ profile: { BS: 2 } });
    const hard = { cover: true, 'long-range': true };
    expect(tiles(sheet(hard, bad), 'attacker')[0]).toBe('to-hit never');
    const ladder = sheet(hard, { ...bad, houseRules: { sevenPlusShooting: 'ladder' } });
    const [hit] = ladder.needs;
    expect(hit?.value).toEqual({ code: 'resolver.value.ladder', params: { need: 4 } });
    expect(text(hit?.chance ?? null)).toBe('1/12');
  });

  test('somebody on the ground is rolled for as always', () => {
    const down = range().set('Rat', 'knocked-down');
    const there = SHOT.sheet(down.state, between('Otto', 'Rat'));
    expect(tiles(there, 'attacker').at(-1)).toBe('injury die');
    // Knocked down again is nothing new.
    expect(bar(there, 'one-shot')).toMatch(/^nothing .*, stunned .*, out-of-action /);
  });
});

describe('the circumstances of a shot', () => {
  test('are those that this weapon minds', () => {
    expect(fieldIds(sheet())).toEqual(['missile', 'cover', 'long-range', 'moved', 'large-target']);
    expect(fieldIds(sheet({ missile: 'throwing-weapon' }))).toEqual([
      'missile',
      'cover',
      'large-target',
    ]);
    expect(fieldIds(sheet({ missile: 'blunderbuss' }))).toEqual(['missile']);
    expect(fieldIds(sheet({ missile: 'sling' }))).toContain('shots');
  });

  test('two shots are harder, and have a bar of their own', () => {
    const two = sheet({ missile: 'sling', shots: 2 });
    expect(tiles(two, 'attacker')[0]).toBe('to-hit 4');
    expect(two.bars.map(({ id }) => id)).toEqual(['one-shot', 'shots']);
  });
});

describe('a crossbow pistol as a fight begins', () => {
  const bolt = shooter({ traits: { 'crossbow-pistol': true } });
  const met = range({ ...bolt, contacts: [['Otto', 'Rat']] });
  const there = SHOT.sheet(met.state, between('Otto', 'Rat'));

  test('is shot before the blows, at −2 and with nothing else against it', () => {
    // Ballistic Skill 4: 7 − (4 − 2).
    expect(tiles(there, 'attacker')).toEqual(['to-hit 5', 'to-wound 3', 'save none', 'injury die']);
    expect(fieldIds(there)).toEqual(['missile', 'before-blows', 'large-target']);
    expect(notes(there)).toEqual([]);
  });

  test('is like any other from farther off', () => {
    expect(tiles(sheet({}, bolt), 'attacker')[0]).toBe('to-hit 3');
    expect(tiles(sheet({ 'before-blows': true }, bolt), 'attacker')[0]).toBe('to-hit 5');
  });
});

describe('what the table should know before a shot', () => {
  test('aim at the nearest, unless the weapon lets you choose', () => {
    expect(notes(sheet())).toEqual(['nearest']);
    expect(notes(sheet({ missile: 'hochland-rifle' }))).toEqual(['reloads']);
  });

  test('moving and shooting, cover that may be hit, more than one shot', () => {
    expect(notes(sheet({ missile: 'crossbow', moved: true }))).toEqual(['nearest', 'move-or-fire']);
    expect(sheet({ cover: true }).notes).toContainEqual({
      code: 'resolver.note.cover-hit',
      params: { roll: 3 },
    });
    expect(notes(sheet({ missile: 'sling', shots: 2, moved: true }))).toEqual([
      'nearest',
      'shots-within',
      'shots-standing-still',
    ]);
  });

  test('targets in close combat, hidden or on the ground; shooters who should not', () => {
    const met = range({ contacts: [['Otto', 'Rat']] });
    expect(notes(SHOT.sheet(met.state, between('Otto', 'Rat')))).toEqual([
      'may-not-shoot',
      'why.engaged',
      'point-blank',
      'engaged',
      'nearest',
    ]);
    expect(notes(sheet({}, target({ flags: { hidden: true } })))).toContain('hidden-target');
    const down = range().set('Rat', 'stunned');
    expect(notes(SHOT.sheet(down.state, between('Otto', 'Rat')))).toContain('no-priority');
    expect(notes(sheet({}, shooter({ flags: { ran: true } })))).toContain('why.ran');
  });
});

describe('a shot rolled to its end', () => {
  function settle(
    given: Partial<Brawl>,
    inputs: Readonly<Record<string, InputValue>>,
    dice: readonly number[],
  ) {
    return settledWith(SHOT, range(given).state, between('Otto', 'Rat', inputs), faces(...dice))
      .end;
  }

  test('a miss: he has shot', () => {
    expect(settle({}, {}, [2]).changes).toEqual([
      { kind: 'flag', fighterId: 'f-Otto', flag: 'shot', value: true },
    ]);
  });

  test('a hidden shooter is seen, a handgun has to be reloaded', () => {
    const hidden = shooter({ flags: { hidden: true } });
    expect(settle(hidden, { missile: 'handgun' }, [2]).changes).toEqual([
      { kind: 'flag', fighterId: 'f-Otto', flag: 'shot', value: true },
      { kind: 'flag', fighterId: 'f-Otto', flag: 'reloading', value: true },
      { kind: 'flag', fighterId: 'f-Otto', flag: 'hidden', value: null },
    ]);
    expect(settle({}, { missile: 'brace-of-pistols' }, [2]).changes).toHaveLength(1);
  });

  test('a hit that puts him out, and who did it', () => {
    const end = settle({}, {}, [3, 4, 5]);
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'out-of-action' });
    expect(end.credits).toEqual([{ victimId: 'f-Rat', byId: 'f-Otto' }]);
  });

  test('each shot is critical for itself, and dodged for itself', () => {
    const nimble = target({ traits: { dodge: true } });
    // Both hit, one is dodged, a 6 to wound: critical, no save, +2 to both dice: 1 and 2 are stunned.
    const end = settle(nimble, { missile: 'sling', shots: 2 }, [4, 4, 5, 4, 6, 5, 1, 2]);
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'stunned' });
    expect(end.changes).not.toContainEqual(expect.objectContaining({ flag: 'crit-used' }));
    const both = settle({}, { missile: 'sling', shots: 2 }, [4, 4, 6, 6, 3, 4, 1, 1, 1, 1]);
    expect(both.soFar.filter(({ code }) => code === 'resolver.so-far.critical')).toHaveLength(2);
  });

  test('somebody stunned is not lifted by a milder result', () => {
    const down = range().set('Rat', 'stunned');
    const { end } = settledWith(SHOT, down.state, between('Otto', 'Rat'), faces(3, 4, 1));
    expect(end.changes).not.toContainEqual(expect.objectContaining({ kind: 'status' }));
    expect(end.credits).toEqual([]);
  });
});
