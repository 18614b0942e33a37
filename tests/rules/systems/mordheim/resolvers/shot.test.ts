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

test('targets out of combat come first, then those who are standing', () => {
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

test('shooters of the active side come first', () => {
  const enemies: readonly Bruiser[] = [{ name: 'Slinger', traits: { sling: true } }, RAT];
  const { state } = range({ defenders: enemies });
  const theirs = range({ defenders: enemies }).nextUntil('Skaven', 'shooting').state;
  expect(SHOT.candidates(state, 'attacker', {})).toEqual(['f-Otto', 'f-Slinger', 'f-Rat']);
  expect(SHOT.candidates(theirs, 'attacker', {})).toEqual(['f-Slinger', 'f-Otto', 'f-Rat']);
});

test('a shooter without a recorded missile weapon is given none: players enter its Strength', () => {
  const unknown = sheet({}, shooter({ traits: {} }));
  const weapon = unknown.fields.find(({ id }) => id === 'missile');
  expect(weapon).toMatchObject({ value: 'own-missile', entered: false });
  expect(unknown.summaries['attacker']).toEqual([]);
  expect(fieldIds(unknown)).toContain('shot-strength');
});

test('cover and range are always asked first', () => {
  const first = sheet().fields.filter(({ foremost }) => foremost === true);
  expect(first.map(({ id }) => id)).toEqual(['missile', 'cover', 'long-range', 'moved']);
});

test('blessed sight rerolls a missed shot', () => {
  const sister = shooter({ traits: { bow: true, 'reroll-characteristic-and-hit': true } });
  const [hit] = sheet({}, sister).needs;
  // 3+, with a reroll: 1 − (1/3)².
  expect(text(hit?.chance ?? null)).toBe('8/9');
  expect(hit?.why.map(({ code }) => code)).toContain('resolver.why.rerolls-hits');
});

describe('the numbers needed for a shot', () => {
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

  test('a 1 always misses where the table plays so', () => {
    const sharp = shooter({ profile: { BS: 6 } });
    expect(tiles(sheet({}, sharp), 'attacker')[0]).toBe('to-hit auto');
    const strict = { ...sharp, houseRules: { naturalOneMisses: 'yes' } };
    expect(tiles(sheet({}, strict), 'attacker')[0]).toBe('to-hit 2');
  });

  test('more than 6 is impossible, or a 6 followed by a second roll', () => {
    const bad = shooter({ profile: { BS: 2 } });
    const hard = { cover: true, 'long-range': true };
    expect(tiles(sheet(hard, bad), 'attacker')[0]).toBe('to-hit never');
    const ladder = sheet(hard, { ...bad, houseRules: { sevenPlusShooting: 'ladder' } });
    const [hit] = ladder.needs;
    expect(hit?.value).toEqual({ code: 'resolver.value.ladder', params: { need: 4 } });
    expect(text(hit?.chance ?? null)).toBe('1/12');
  });

  test('a target on the ground takes an injury roll as usual', () => {
    const down = range().set('Rat', 'knocked-down');
    const there = SHOT.sheet(down.state, between('Otto', 'Rat'));
    expect(tiles(there, 'attacker').at(-1)).toBe('injury die');
    // Knocked down again changes nothing.
    expect(bar(there, 'one-shot')).toMatch(/^nothing .*, stunned .*, out-of-action /);
  });
});

describe('the settings of a shot', () => {
  test('are those that affect this weapon', () => {
    expect(fieldIds(sheet())).toEqual(['missile', 'cover', 'long-range', 'moved', 'large-target']);
    expect(fieldIds(sheet({ missile: 'throwing-weapon' }))).toEqual([
      'missile',
      'cover',
      'large-target',
    ]);
    expect(fieldIds(sheet({ missile: 'blunderbuss' }))).toEqual(['missile']);
    expect(fieldIds(sheet({ missile: 'sling' }))).toContain('shots');
  });

  test('two shots have a penalty, and a bar of their own', () => {
    const two = sheet({ missile: 'sling', shots: 2 });
    expect(tiles(two, 'attacker')[0]).toBe('to-hit 4');
    expect(two.bars.map(({ id }) => id)).toEqual(['one-shot', 'shots']);
  });
});

describe('a crossbow pistol at the start of a fight', () => {
  const bolt = shooter({ traits: { 'crossbow-pistol': true } });
  const met = range({ ...bolt, contacts: [['Otto', 'Rat']] });
  const there = SHOT.sheet(met.state, between('Otto', 'Rat'));

  test('is fired before the blows, at −2 and without other modifiers', () => {
    // Ballistic Skill 4: 7 − (4 − 2).
    expect(tiles(there, 'attacker')).toEqual(['to-hit 5', 'to-wound 3', 'save none', 'injury die']);
    expect(fieldIds(there)).toEqual(['missile', 'before-blows', 'large-target']);
    expect(notes(there)).toEqual([]);
  });

  test('is an ordinary weapon at a distance', () => {
    expect(tiles(sheet({}, bolt), 'attacker')[0]).toBe('to-hit 3');
    expect(tiles(sheet({ 'before-blows': true }, bolt), 'attacker')[0]).toBe('to-hit 5');
  });
});

describe('warnings before a shot', () => {
  test('mention the nearest target, unless the weapon allows a choice', () => {
    expect(notes(sheet())).toEqual(['nearest']);
    expect(notes(sheet({ missile: 'hochland-rifle' }))).toEqual(['reloads']);
  });

  test('mention moving and shooting, cover that may be hit, and several shots', () => {
    expect(notes(sheet({ missile: 'crossbow', moved: true }))).toEqual(['nearest', 'move-or-fire']);
    expect(sheet({ cover: true }).notes).toContainEqual({
      code: 'resolver.note.cover-hit',
      params: { roll: 3 },
    });
    expect(notes(sheet({ missile: 'sling', shots: 1, moved: true }))).not.toContain('shots-within');
    expect(notes(sheet({ missile: 'sling', shots: 2, moved: true }))).toEqual([
      'nearest',
      'shots-within',
      'shots-standing-still',
    ]);
  });

  test('mention targets in close combat, hidden or on the ground, and shooters who should not shoot', () => {
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

describe('a shot settled to the end', () => {
  function settle(
    given: Partial<Brawl>,
    inputs: Readonly<Record<string, InputValue>>,
    dice: readonly number[],
  ) {
    return settledWith(SHOT, range(given).state, between('Otto', 'Rat', inputs), faces(...dice))
      .end;
  }

  test('a miss counts as his shot', () => {
    expect(settle({}, {}, [2]).changes).toEqual([
      { kind: 'flag', fighterId: 'f-Otto', flag: 'shot', value: true },
    ]);
  });

  test('a hidden shooter is revealed, and a handgun must be reloaded', () => {
    const hidden = shooter({ flags: { hidden: true } });
    expect(settle(hidden, { missile: 'handgun' }, [2]).changes).toEqual([
      { kind: 'flag', fighterId: 'f-Otto', flag: 'shot', value: true },
      { kind: 'flag', fighterId: 'f-Otto', flag: 'reloading', value: true },
      { kind: 'flag', fighterId: 'f-Otto', flag: 'hidden', value: null },
    ]);
    expect(settle({}, { missile: 'brace-of-pistols' }, [2]).changes).toHaveLength(1);
  });

  test('a hit takes the target out of action, with credit', () => {
    const end = settle({}, {}, [3, 4, 5]);
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'out-of-action' });
    expect(end.credits).toEqual([{ victimId: 'f-Rat', byId: 'f-Otto' }]);
  });

  test('each shot may be critical and may be dodged', () => {
    const nimble = target({ traits: { dodge: true } });
    // Both hit, one is dodged, a 6 to wound: critical, no save, +2 to both dice: 1 and 2 are stunned.
    const end = settle(nimble, { missile: 'sling', shots: 2 }, [4, 4, 5, 4, 6, 5, 1, 2]);
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Rat', to: 'stunned' });
    expect(end.changes).not.toContainEqual(expect.objectContaining({ flag: 'crit-used' }));
    const both = settle({}, { missile: 'sling', shots: 2 }, [4, 4, 6, 6, 3, 4, 1, 1, 1, 1]);
    expect(both.soFar.filter(({ code }) => code === 'resolver.so-far.critical')).toHaveLength(2);
  });

  test('a milder result does not improve a stunned target', () => {
    const down = range().set('Rat', 'stunned');
    const { end } = settledWith(SHOT, down.state, between('Otto', 'Rat'), faces(3, 4, 1));
    expect(end.changes).not.toContainEqual(expect.objectContaining({ kind: 'status' }));
    expect(end.credits).toEqual([]);
  });
});
