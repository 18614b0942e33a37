import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterPaint } from '#app/when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page that is to be seen, or not, and draws when the test says so. */
function page(visibilityState: DocumentVisibilityState) {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  return { draw: () => frames.splice(0).forEach((frame) => frame()) };
}

/** Long enough for whatever waits for no frame. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

describe('after what has just been drawn', () => {
  test('comes what waits for it, and not before the screen has it', async () => {
    const { draw } = page('visible');
    const done = vi.fn<() => void>();
    const painted = afterPaint().then(done);
    await aMoment();
    expect(done).not.toHaveBeenCalled();
    draw();
    await painted;
    expect(done).toHaveBeenCalledOnce();
  });

  test('a page that nobody sees draws nothing, and goes on at once', async () => {
    page('hidden');
    expect(await afterPaint()).toBeUndefined();
  });
});
