import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAfterWrite } from '#app/show-after-write.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a tap is shown when the disk has it, not before, and once', async () => {
  let written: () => void = () => undefined;
  const disk = new Promise<void>((done) => {
    written = done;
  });
  const show = vi.fn();
  showAfterWrite(disk, show);
  await vi.advanceTimersByTimeAsync(10);
  expect(show).not.toHaveBeenCalled();
  written();
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(show).toHaveBeenCalledTimes(1);
});

test('a disk that does not answer keeps nobody waiting', async () => {
  const show = vi.fn();
  showAfterWrite(new Promise(() => {}), show);
  await vi.advanceTimersByTimeAsync(100);
  expect(show).toHaveBeenCalledTimes(1);
});

test('a disk that answers after all shows nothing twice', async () => {
  let written: () => void = () => undefined;
  const disk = new Promise<void>((done) => {
    written = done;
  });
  const show = vi.fn();
  showAfterWrite(disk, show);
  await vi.advanceTimersByTimeAsync(100);
  written();
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledTimes(1);
});
