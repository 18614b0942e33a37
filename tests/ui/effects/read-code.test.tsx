import { afterEach, expect, test, vi } from 'vitest';
import { codeReader } from '#ui/effects/read-code.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose own reader supports these formats. @returns the arguments of its constructor */
function browserWith(...formats: readonly string[]) {
  const made = vi.fn();
  class Own {
    static readonly getSupportedFormats = () => Promise.resolve(formats);
    readonly detect = () => Promise.resolve([{ rawValue: 'Otto' }]);
    constructor(options: unknown) {
      made(options);
    }
  }
  vi.stubGlobal('BarcodeDetector', Own);
  return made;
}

test('uses the browser’s own reader if it supports these codes', async () => {
  const own = browserWith('ean_13', 'qr_code');
  const read = await codeReader();
  expect(own).toHaveBeenCalledWith({ formats: ['qr_code'] });
  expect(await read(document.createElement('video'))).toBe('Otto');
});

test('does not use one that supports other codes only', async () => {
  const own = browserWith('ean_13');
  const read = await codeReader();
  expect(own).not.toHaveBeenCalled();
  expect(await read(document.createElement('video'))).toBeNull();
});
