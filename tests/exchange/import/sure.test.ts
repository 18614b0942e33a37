import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { isTruth, type TrueFighter } from './taps-to-right.ts';

// Lists as strangers typed them, with what they mean: how often somebody who is told as sure is right.

const FOLDER = path.join(import.meta.dirname, 'rosters');
const LISTS = readdirSync(FOLDER).filter((name) => /\.(?:txt|tsv)$/u.test(name));

type Read = ReturnType<typeof importFile>['fighters'][number];

/** Without accents, signs and the plural, as the truths are compared. */
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

describe('lists as strangers type them', () => {
  const told = LISTS.flatMap((name) => {
    const file = path.join(FOLDER, name);
    const truth: unknown = JSON.parse(readFileSync(`${file}.expect.json`, 'utf8'));
    const { fighters } = importFile(new Uint8Array(readFileSync(file)));
    const meant = isTruth(truth) ? truth.fighters : [];
    return fighters.map((read) => ({
      name,
      read,
      right: meant.some((one) => isRight(read, one)),
    }));
  });
  const sure = told.filter(({ read }) => read.sure);

  test('whoever is told as sure is right, and at least half are told so', () => {
    const wrong = sure.filter(({ right }) => !right);
    expect(wrong.map(({ name, read }) => `${name}: ${read.name}`).slice(2)).toEqual([]);
    expect(wrong.length / sure.length).toBeLessThan(0.03);
    expect(sure.length * 2).toBeGreaterThan(told.filter(({ right }) => right).length);
  });

  test('whoever is not says what to look at', () => {
    for (const { read } of told) expect(read.unsure.length === 0).toBe(read.sure);
  });
});
