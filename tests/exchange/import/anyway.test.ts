import { expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { KIT } from '../../../scripts/import-file.ts';

const SHOPPING = 'Courses de samedi\n- 2 kg de farine\n- des pommes';

test('a text that is not a roster is refused, and read without loss when the player insists', () => {
  expect(readPasted(SHOPPING, KIT).outcome).toBe('refused');
  const [draft] = readPasted(SHOPPING, KIT, { anyway: true }).drafts;
  expect(draft?.lines.map(({ text }) => text)).toEqual(SHOPPING.split('\n'));
});

test('another game’s list is also read when the player insists', () => {
  const list =
    'Strike Force Ultramarines\nWarhammer 40,000\n5x Intercessor: bolt rifle\nCaptain: power fist';
  expect(readPasted(list, KIT).outcome).toBe('foreign');
  const reading = readPasted(list, KIT, { anyway: true });
  expect(reading.drafts[0]?.lines.length).toBe(4);
});

test('what has no lines stays refused', () => {
  expect(readPasted('   ', KIT, { anyway: true }).outcome).toBe('refused');
  expect(readPasted('<roster><x/></roster>', KIT, { anyway: true }).drafts).toEqual([]);
});
