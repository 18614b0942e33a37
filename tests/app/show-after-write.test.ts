import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAfterWrite } from '#app/show-after-write.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('shows a tap once, and only when the disk has it', async () => {
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

test('shows a tap after the time limit when the disk does not answer', async () => {
  const show = vi.fn();
  showAfterWrite(new Promise(() => {}), show);
  await vi.advanceTimersByTimeAsync(100);
  expect(show).toHaveBeenCalledTimes(1);
});

test('shows nothing twice when the disk answers late', async () => {
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
