import { describe, expect, test } from 'vitest';
import type { Draft } from '#exchange/import/draft.ts';
import { applyMends, withWarband } from '#exchange/import/mend.ts';
import { previewRows, restsOf } from '#exchange/import/preview-rows.ts';
import { readPasted } from '#exchange/import/read.ts';
import {
  understoodLines,
  warbandNotices,
  withUnreadLines,
} from '#exchange/import/understood-lines.ts';
import { KIT } from '../../../scripts/import-file.ts';

function draftOf(...lines: readonly string[]): Draft {
  const [draft] = readPasted(lines.join('\n'), KIT).drafts;
  if (draft === undefined) throw new Error('nothing read');
  return draft;
}

const OPEN = [
  'Ulrich, capitaine : épée, pistolet',
  'Gunther, champion : marteau',
  '3 guerriers : épée, bouclier',
];

describe('a list that fits several warbands', () => {
  const draft = draftOf(...OPEN);

  test('names them, and leaves its fighters’ types open', () => {
    expect(draft.kinds).toEqual([
      'marienburg',
      'middenheim',
      'ostermark',
      'reikland',
      'tileans-miragliano',
      'tileans-remas',
      'tileans-trantio',
    ]);
    expect(understoodLines(draft).map(({ mark }) => mark)).toEqual([
      'guessed',
      'guessed',
      'guessed',
    ]);
  });

  test('is resolved by choosing one, with all that its fighters start with', () => {
    const settled = withWarband(draft, 'middenheim', KIT.system);
    expect(settled.kinds).toEqual([]);
    expect(settled.fighters.map(({ profileId }) => profileId.value)).toEqual([
      'middenheim/captain',
      'middenheim/champion',
      'middenheim/warrior',
    ]);
    expect(settled.fighters[0]?.xp.value).toBe(20);
    expect(settled.fighters[0]?.stats['S']).toEqual({ value: 4, origin: 'rules', line: null });
    expect(warbandNotices(settled)).toEqual([]);
  });
});

describe('a line that is read except for its last sentence', () => {
  test('is listed once, and that sentence is its rest', () => {
    const draft = draftOf(
      'Les Loups de Reikland',
      'Mercenaires reiklanders',
      'Ulrich, capitaine : épée, pistolet [24XP]. Il a perdu un œil contre les rats',
      '3 guerriers : épée, bouclier',
    );
    expect(previewRows(draft).map(({ line, fighter }) => [line?.no, fighter?.name.value])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 'Ulrich'],
      [4, 'guerriers'],
    ]);
    expect(draft.lines.flatMap(restsOf).map(({ line, text }) => [line, text])).toEqual([
      [3, 'Il a perdu un œil contre les rats'],
    ]);
  });
});

describe('a fighter whose type was given', () => {
  const draft = draftOf(
    'Les Loups de Reikland',
    'Mercenaires reiklanders',
    ...OPEN,
    'Otto, champoin : hache [3XP]',
  );

  const asProfile = (profileId: string) => {
    const fighter = draft.fighters[3]?.key ?? '';
    return applyMends(draft, [{ do: 'profile', fighter, profileId }], KIT.system);
  };

  test('keeps the file’s values and takes the rest from the rules', () => {
    expect(understoodLines(draft).at(-1)?.mark).toBe('guessed');
    const typed = asProfile('reikland/youngblood');
    expect(typed.fighters[3]).toMatchObject({
      profileId: { value: 'reikland/youngblood', origin: 'file' },
      xp: { value: 3, origin: 'file' },
      stats: { WS: { value: 2, origin: 'rules' } },
    });
    expect(understoodLines(typed).at(-1)?.mark).toBe('understood');
  });

  test('or stays as text', () => {
    const text = asProfile('');
    expect(text.fighters[3]).toMatchObject({ profileId: { value: '' }, choices: [] });
    expect(understoodLines(text).at(-1)?.mark).toBe('text');
  });
});

describe('unread lines', () => {
  test('become notes where each fighter has one line', () => {
    const lines = ['Les Loups de Reikland', ...OPEN, '', '---', 'À payer chez Hans le forgeron !'];
    const draft = withUnreadLines(draftOf(...lines), lines);
    const unread = understoodLines(draft).filter(({ fighter }) => fighter === null);
    expect(unread).toMatchObject([
      { mark: 'text', line: 7, notices: [{ about: 'À payer chez Hans le forgeron !' }] },
    ]);
  });
});
