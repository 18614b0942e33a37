import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import type { TrueFighter } from './taps-to-right.ts';
import { type HANDS, typedListsIn } from './typed-lists.ts';

// Lists typed by strangers, with their meaning: how often a fighter marked as sure is right.

/** The fighters of a folder’s lists, with whether each is right. */
function fightersIn(folder: (typeof HANDS)[number]) {
  return typedListsIn(folder).flatMap(({ file: name, bytes, truth }) => {
    // Texts that are not rosters have a test of their own below.
    if (truth === null) return [];
    const { fighters } = importFile(bytes);
    return fighters.map((read) => ({
      name,
      read,
      right: truth.fighters.some((one) => isRight(read, one)),
    }));
  });
}

type Read = ReturnType<typeof importFile>['fighters'][number];

/** Without accents, punctuation and plural, as the truths are compared. */
function bare(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('armour', 'armor')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/u, '');
}

function isRight(read: Read, truth: TrueFighter): boolean {
  const named =
    truth.name === undefined || truth.name === null || bare(truth.name) === bare(read.name);
  const typed =
    (truth.profile !== undefined && truth.profile === read.profileId) ||
    bare(truth.type) === bare(read.type);
  const things = (truth.equipment ?? []).map(({ name, count }) => `${count ?? 1} ${bare(name)}`);
  const optional = (truth.optionalEquipment ?? []).map((one) =>
    bare(typeof one === 'string' ? one : one.name),
  );
  const had = read.equipment.map(({ name, count }) => `${count} ${bare(name)}`);
  const beside = had.filter((one) => !things.includes(one));
  return (
    named &&
    typed &&
    (truth.count ?? 1) === read.count &&
    things.every((one) => had.includes(one)) &&
    beside.every((one) => optional.includes(one.slice(one.indexOf(' ') + 1)))
  );
}

describe.each([
  // For lists used in tuning, lists of known kinds, and the held-out set: the least share of fighters marked
  // as sure that are right, the least share marked as sure, and the number of non-rosters accepted.
  ['rosters', 0.97, 0.5, 0],
  ['rosters-unseen', 0.97, 0.45, 2],
  ['rosters-kept', 0.94, 0.33, 0],
] as const)('lists as strangers type them, in %s', (folder, right, share, taken) => {
  const readings = fightersIn(folder);
  const sure = readings.filter(({ read }) => read.sure);
  const wrong = sure.filter((one) => !one.right).map(({ name, read }) => `${name}: ${read.name}`);

  test('fighters marked as sure are right', () => {
    expect(1 - wrong.length / sure.length).toBeGreaterThan(right);
  });

  test('hardly any wrong fighter is left unmarked', () => {
    expect(wrong.length / readings.length).toBeLessThan(0.02);
  });

  test('enough fighters are marked as sure', () => {
    expect(sure.length / readings.length).toBeGreaterThan(share);
  });

  test('every other fighter has a doubt', () => {
    for (const { read } of readings) expect(read.unsure.length === 0).toBe(read.sure);
  });

  test('texts that are not rosters are refused', () => {
    const nobodys = typedListsIn(folder).filter(({ truth }) => truth === null);
    const read = nobodys.filter(({ bytes }) => importFile(bytes).fighters.length > 0);
    expect(nobodys.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThanOrEqual(taken);
  });
});
