import { expect, test } from 'vitest';
import { readFile } from '#ui/home/restore-words.ts';

test('the text of a file is the same in pieces, wherever these cut a letter', async () => {
  const text = `x${'\u{1F480}é’'.repeat(500_000)}`;
  const pieces = (await readFile(new File(['\uFEFF', text], 'backup.json'))) ?? [];
  expect(pieces.join('')).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1_000_000);
});

test('a file that is gone is told as such', async () => {
  const file = new File(['{}'], 'backup.json');
  file.slice = () => {
    throw new DOMException('It was moved.', 'NotReadableError');
  };
  expect(await readFile(file)).toBe(null);
});
