import { describe, expect, test } from 'vitest';
import type { Draft, DraftFighter } from '#exchange/import/draft.ts';
import { applyMends, lineRolesOf, type Mend } from '#exchange/import/mend.ts';
import {
  doubtfulRows,
  isNothingLost,
  previewRows,
  restsOf,
} from '#exchange/import/preview-rows.ts';
import { readPasted } from '#exchange/import/read.ts';
import { similarMends } from '#exchange/import/similar-mends.ts';
import { withSyntheticLines } from '#exchange/import/source-lines.ts';
import { toWarband } from '#exchange/import/to-warband.ts';
import { KIT } from '../../../scripts/import-file.ts';

const LIST = [
  'Les Loups de Reikland',
  'Mercenaires reiklanders',
  'Ulrich, capitaine : épée, pistolet [24XP]',
  'Otto, champoin : hache',
  '4 guerriers : épée, bouclier',
  'Dette de 12 co chez Hans',
].join('\n');

function read(text = LIST, ...mends: readonly Mend[]): Draft {
  const [draft] = readPasted(text, KIT, { roles: lineRolesOf(mends) }).drafts;
  if (draft === undefined) throw new Error('nothing read');
  return applyMends(draft, mends, KIT.system);
}

function keyIn(draft: Draft, name: string): string {
  return draft.fighters.find((one) => one.name.value.includes(name))?.key ?? '';
}

function named(draft: Draft, key: string): DraftFighter | undefined {
  return draft.fighters.find((one) => one.key === key);
}

const WHOLE = read();
const OTTO = keyIn(WHOLE, 'Otto');
const GROUP = keyIn(WHOLE, 'guerriers');

describe('each kind of mend', () => {
  const otto = (...mends: readonly Mend[]) => named(read(LIST, ...mends), OTTO);

  test('sets the type: the file’s values stay, the rest comes from the rules, and no doubt is left', () => {
    expect(named(WHOLE, OTTO)?.unsure).toContain('type');
    const mend = { do: 'profile', fighter: OTTO, profileId: 'reikland/youngblood' } as const;
    expect(otto(mend)).toMatchObject({
      profileId: { value: 'reikland/youngblood' },
      unsure: [],
      gear: [{ text: 'hache' }],
    });
  });

  test('sets the name, the number and the advances', () => {
    const after = otto(
      { do: 'name', fighter: OTTO, name: 'Otton' },
      { do: 'count', fighter: OTTO, count: 2 },
      { do: 'xp', fighter: OTTO, xp: 11 },
    );
    expect(after).toMatchObject({
      name: { value: 'Otton' },
      count: { value: 2 },
      xp: { value: 11, origin: 'file' },
    });
  });

  test('adds an item, changes its number, and removes it', () => {
    const thing = { do: 'thing', fighter: OTTO, text: 'Dague', itemId: 'dagger' } as const;
    expect(otto({ ...thing, count: 1 })?.gear.map(({ itemId }) => itemId)).toEqual([
      'axe',
      'dagger',
    ]);
    expect(otto({ ...thing, count: 1 }, { ...thing, count: 2 })?.gear[1]?.count).toBe(2);
    expect(otto({ ...thing, count: 1 }, { ...thing, count: 0 })?.gear).toHaveLength(1);
  });

  test('adds and removes skills and injuries', () => {
    const skill = {
      do: 'trait',
      fighter: OTTO,
      of: 'skills',
      text: 'Esquive',
      traitId: 'dodge',
    } as const;
    expect(otto({ ...skill, has: true })?.skills).toMatchObject([{ traitId: 'dodge' }]);
    expect(otto({ ...skill, has: true }, { ...skill, has: false })?.skills).toEqual([]);
  });

  test('splits a group, under a new key, and joins it again', () => {
    const split = read(LIST, { do: 'split', fighter: GROUP, count: 1 });
    expect(split.fighters.slice(-2).map(({ count, gear }) => [count.value, gear.length])).toEqual([
      [3, 2],
      [1, 2],
    ]);
    const parted = split.fighters.at(-1)?.key ?? '';
    expect(parted).not.toBe(GROUP);
    const again = read(
      LIST,
      { do: 'split', fighter: GROUP, count: 1 },
      { do: 'merge', fighter: parted },
    );
    expect(named(again, GROUP)).toMatchObject({ count: { value: 4 }, gear: { length: 2 } });
    expect(again.fighters).toHaveLength(WHOLE.fighters.length);
  });

  test('confirms a fighter, who is not doubtful any more', () => {
    expect(doubtfulRows(previewRows(WHOLE)).map(({ id }) => id)).toContain(OTTO);
    const right = read(LIST, {
      do: 'confirm',
      fighter: OTTO,
      of: named(WHOLE, OTTO)?.unsure ?? [],
    });
    expect(doubtfulRows(previewRows(right)).map(({ id }) => id)).not.toContain(OTTO);
    expect(named(right, OTTO)?.profileId.value).toBe('reikland/champion');
  });

  test('changes nothing for a missing fighter', () => {
    expect(read(LIST, { do: 'count', fighter: 'nobody', count: 3 })).toEqual(WHOLE);
  });

  test('is undone by leaving out the last one', () => {
    const mends: readonly Mend[] = [
      { do: 'name', fighter: OTTO, name: 'Otton' },
      { do: 'count', fighter: GROUP, count: 9 },
    ];
    expect(read(LIST, ...mends.slice(0, -1)).fighters.at(-1)?.count.value).toBe(4);
    expect(read(LIST, ...mends.slice(0, 0))).toEqual(WHOLE);
  });
});

describe('a line’s role', () => {
  test('as a note: it gives no fighter, goes into the notes, and the others keep their mends', () => {
    const draft = read(
      LIST,
      { do: 'count', fighter: GROUP, count: 3 },
      { do: 'line', line: 4, as: 'note' },
    );
    expect(draft.fighters.map(({ name }) => name.value)).not.toContain('Otto');
    expect(named(draft, GROUP)?.count.value).toBe(3);
    expect(notesOf(draft)).toContain('Otto, champoin : hache');
  });

  test('as nobody: it is left out, and is not in the notes', () => {
    const draft = read(LIST, { do: 'line', line: 4, as: 'nobody' });
    expect(draft.fighters).toHaveLength(WHOLE.fighters.length - 1);
    expect(notesOf(draft)).not.toContain('champoin');
  });

  test('as part of the line above: its items go there, and the leader stays the leader', () => {
    const draft = read(LIST, { do: 'line', line: 4, as: 'more' });
    const captain = draft.fighters[0];
    expect(captain?.gear.map(({ itemId }) => itemId)).toContain('axe');
    expect(draft.leader?.value).toBe(0);
  });

  test('as a fighter: named by the line’s words, and doubtful until his type is given', () => {
    const draft = read(LIST, { do: 'line', line: 6, as: 'fighter' });
    const hans = draft.fighters.find(({ line }) => line === 6);
    expect(hans?.unsure).toContain('type');
    expect(draft.fighters).toHaveLength(WHOLE.fighters.length + 1);
  });
});

describe('a mend of one fighter', () => {
  test('is offered for all of the same type', () => {
    const text = LIST.replace('Ulrich, capitaine', 'Gunther, champoin');
    const mend = { do: 'profile', fighter: OTTO, profileId: 'reikland/youngblood' } as const;
    const draft = read(text, mend);
    expect(similarMends(draft, mend)).toEqual([{ ...mend, fighter: keyIn(draft, 'Gunther') }]);
    expect(similarMends(read(text, mend, ...similarMends(draft, mend)), mend)).toEqual([]);
  });

  test('is offered for the same word elsewhere, keeping each one’s number', () => {
    const text = LIST.replace('pistolet', 'schlague').replace('bouclier', 'schlague');
    const draft = read(text);
    const word = draft.fighters[0]?.gear[1]?.text ?? '';
    const mend = {
      do: 'thing',
      fighter: draft.fighters[0]?.key ?? '',
      text: word,
      itemId: 'sword',
      count: 1,
    } as const;
    const others = similarMends(read(text, mend), mend);
    expect(others.map((one) => 'fighter' in one && one.fighter)).toEqual([GROUP]);
    expect(named(read(text, mend, ...others), GROUP)?.gear[1]?.itemId).toBe('sword');
  });

  test('of a line is offered only for lines of the same form', () => {
    const text = [...LIST.split('\n'), '- Vieux plan', '- Carte usée', 'Fin de la liste'].join(
      '\n',
    );
    const draft = read(text);
    const mend = { do: 'line', line: 7, as: 'nobody' } as const;
    expect(similarMends(draft, mend).map((one) => 'line' in one && one.line)).toEqual([8]);
  });
});

describe('a line', () => {
  const line = {
    no: 1,
    text: '5 archers gobelins : arc court, teigneux',
    role: 'fighter',
  } as const;
  const part = (text: string, is: 'count' | 'type' | 'thing') => {
    const from = line.text.indexOf(text);
    return { from, to: from + text.length, is, sure: true, fighter: '1.0' } as const;
  };
  const parts = [part('5', 'count'), part('archers gobelins', 'type'), part('arc court', 'thing')];

  test('has as its rest what was not read, without the signs around it', () => {
    const at = line.text.indexOf('teigneux');
    expect(restsOf({ ...line, parts })).toEqual([
      { line: 1, from: at, to: line.text.length, text: 'teigneux' },
    ]);
  });

  test('has no rest any more once it has been made a skill, which keeps the words', () => {
    const draft = { ...WHOLE, lines: [{ ...line, no: 4, parts: [] }] };
    const mend = {
      do: 'part',
      fighter: OTTO,
      line: 4,
      from: line.text.indexOf('teigneux'),
      to: line.text.length,
      text: 'teigneux',
      is: 'skill',
      id: '',
    } as const;
    const after = applyMends(draft, [mend], KIT.system);
    expect(named(after, OTTO)?.skills).toMatchObject([{ text: 'teigneux' }]);
    const [rest] = after.lines.map(restsOf);
    expect(rest?.map(({ text }) => text)).toEqual(['5 archers gobelins : arc court']);
  });
});

describe('the claim that nothing is lost', () => {
  test('is made when every line is a fighter, a heading, a note or left out', () => {
    expect(isNothingLost(WHOLE, LIST)).toBe(true);
    expect(isNothingLost(read(LIST, { do: 'line', line: 4, as: 'nobody' }), LIST)).toBe(true);
  });

  test('is not made for an unassigned line, a missing fighter’s words, or a file without lines', () => {
    expect(isNothingLost({ ...WHOLE, lines: WHOLE.lines.slice(1) }, LIST)).toBe(false);
    const gone = WHOLE.fighters.filter(({ key }) => key !== OTTO);
    expect(isNothingLost({ ...WHOLE, fighters: gone }, LIST)).toBe(false);
    expect(isNothingLost(WHOLE, null)).toBe(false);
  });
});

function notesOf(draft: Draft): string {
  let id = 0;
  const warrior = () => `m-${(id += 1)}` as const;
  return toWarband(draft, KIT.lexicon, KIT.system, { warband: 'w-1', warrior, now: 0 }).notes;
}

describe('a line read again in the role that its player gave it', () => {
  test('keeps every fighter’s key, so mends of others stay valid', () => {
    const given: readonly Mend[] = [
      { do: 'count', fighter: GROUP, count: 7 },
      { do: 'line', line: 4, as: 'more' },
      { do: 'line', line: 6, as: 'fighter' },
      { do: 'name', fighter: '6.0', name: 'Hans' },
    ];
    const draft = read(LIST, ...given);
    expect(draft.fighters.map(({ key }) => key)).toEqual(['3.0', GROUP, '6.0']);
    expect(named(draft, GROUP)?.count.value).toBe(7);
    expect(named(draft, '6.0')?.name.value).toBe('Hans');
    expect(isNothingLost(draft, LIST)).toBe(true);
  });

  test('stays in its table, along with the rows below', () => {
    const table = ['Name\tType\tXP\tEquipment', 'Gorzag\tOrc Boss\t20\taxe', 'Grub\tgrot\t0\tclub'];
    const text = [...table, 'Big Tooth\tOrc Big ’Un\t15\thalberd'].join('\n');
    const draft = read(text, { do: 'line', line: 3, as: 'fighter' });
    expect(draft.fighters.map(({ line, xp, gear }) => [line, xp.value, gear.length])).toEqual([
      [2, 20, 1],
      [3, 0, 1],
      [4, 15, 1],
    ]);
  });

  test('starts with the fighter that it is said to hold, though it has only his name', () => {
    const draft = read(`${LIST}\nOuaf le chien`, { do: 'line', line: 7, as: 'fighter' });
    expect(named(draft, '7.0')?.name.value).toMatch(/^Ouaf/);
    expect(named(draft, '7.0')?.unsure).toEqual(expect.arrayContaining(['name', 'type']));
  });

  test('as a heading separates heroes from henchmen', () => {
    const text = LIST.replace('4 guerriers', 'Hommes de main\n4 guerriers');
    const noted = read(text, { do: 'line', line: 5, as: 'note' });
    expect(noted.lines.find(({ no }) => no === 5)?.role).toBe('note');
    expect(read(text, { do: 'line', line: 5, as: 'heading' }).lines).toEqual(read(text).lines);
  });
});

describe('several fighters in one sentence', () => {
  const text = `${LIST}\nTrois bretteurs, dague, et deux tireurs avec un arc, teigneux`;
  const people = read(text).fighters.filter(({ line }) => line === 7);

  test('each have the words after their own name, and only them', () => {
    const draft = read(text);
    expect(people.map(({ count, profileId }) => [count.value, profileId.value])).toEqual([
      [3, 'reikland/swordsman'],
      [2, 'reikland/marksman'],
    ]);
    const rows = previewRows(draft).filter(({ line }) => line?.no === 7);
    expect(rows.map(({ source }) => source)).toEqual([
      'Trois bretteurs, dague',
      'deux tireurs avec un arc, teigneux',
    ]);
  });

  test('stay when one of them is left out', () => {
    const [first, second] = people;
    const draft = read(text, { do: 'nobody', fighter: first?.key ?? '' });
    const left = draft.fighters.filter(({ line }) => line === 7);
    expect(left.map(({ key }) => key)).toEqual([second?.key]);
    expect(isNothingLost(draft, text)).toBe(true);
  });
});

test('nothing is lost when heroes share a line', () => {
  const text = `${LIST}\n2 recrues : dague`;
  const draft = read(text);
  expect(draft.fighters.filter(({ line }) => line === 7)).toHaveLength(2);
  expect(isNothingLost(draft, text)).toBe(true);
});

test('a file without lines gets synthetic ones for every fighter and everything left out', () => {
  const bare: Draft = {
    ...WHOLE,
    lines: [],
    fighters: WHOLE.fighters.map((one) => ({ ...one, line: null })),
    notices: [{ code: 'LeftOut', about: 'Old map', line: null }],
  };
  const draft = withSyntheticLines(bare);
  expect(previewRows(draft).map(({ line, fighter }) => [line?.text, fighter?.key])).toEqual([
    ['Ulrich, capitaine, épée, pistolet', '3.0'],
    ['Otto, champoin, hache', OTTO],
    ['guerriers, épée, bouclier', GROUP],
    ['Old map', undefined],
  ]);
  expect(draft.lines.flatMap(restsOf)).toEqual([]);
  const noted = applyMends(draft, [{ do: 'line', line: 2, as: 'note' }], KIT.system);
  expect(noted.fighters).toHaveLength(2);
  expect(notesOf(noted)).toContain('Otto, champoin, hache');
});

test('confirming a fighter is offered for others with the same doubts only', () => {
  const text = `${LIST.replace('Ulrich, capitaine', 'Gunther, champoin')}\nKurt, blorgueux : hache`;
  const draft = read(text);
  const mend = { do: 'confirm', fighter: OTTO, of: named(draft, OTTO)?.unsure ?? [] } as const;
  const others = similarMends(read(text, mend), mend);
  // A blorgueux is in no vocabulary, so this is a doubt.
  expect(others.map((one) => 'fighter' in one && one.fighter)).toEqual([keyIn(draft, 'Gunther')]);
});
