import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '#app/when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page that is visible or hidden, and paints when the test says so. */
function page(visibilityState: DocumentVisibilityState) {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  return { draw: () => frames.splice(0).forEach((frame) => frame()) };
}

/** Longer than the wait of anything that needs no frame. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

describe('work after the next paint', () => {
  test('runs once the browser has painted, and not before', async () => {
    const { draw } = page('visible');
    const done = vi.fn<() => void>();
    const painted = afterPaint().then(done);
    await aMoment();
    expect(done).not.toHaveBeenCalled();
    draw();
    await painted;
    expect(done).toHaveBeenCalledOnce();
  });

  test('runs at once on a hidden page, which never paints', async () => {
    page('hidden');
    expect(await afterPaint()).toBeUndefined();
  });
});
