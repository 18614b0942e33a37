import { afterEach, expect, test, vi } from 'vitest';
import { codeReader } from '#ui/effects/read-code.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose own reader knows these kinds of codes. @returns what it has been made with */
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

test('the browser’s own reader is taken where it knows these codes', async () => {
  const own = browserWith('ean_13', 'qr_code');
  const read = await codeReader();
  expect(own).toHaveBeenCalledWith({ formats: ['qr_code'] });
  expect(await read(document.createElement('video'))).toBe('Otto');
});

test('one that knows other codes only is left alone', async () => {
  const own = browserWith('ean_13');
  const read = await codeReader();
  expect(own).not.toHaveBeenCalled();
  expect(await read(document.createElement('video'))).toBeNull();
});
