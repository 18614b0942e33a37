import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText, shareFile, shareText } from '#ui/effects/share.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
/** What was saved by a link: the file's name and its address. */
let saved: (readonly [name: string, href: string])[];
let freed: string[];

const FILE = new File(['Otto'], 'otto.json', { type: 'application/json' });

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  freed = [];
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:otto');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((href) => void freed.push(href));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, this.href]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that can do these things. */
function browser(able: object): void {
  vi.stubGlobal('navigator', able);
}

it('text is shared with its title, and copied only where sharing fails', async () => {
  browser({ share, clipboard: { writeText } });
  expect(await shareText('Journal', 'Otto tombe')).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Journal', text: 'Otto tombe' });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  expect(await shareText('Journal', 'Otto tombe')).toBe('dismissed');
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  expect(await shareText('Journal', 'Otto tombe')).toBe('copied');
  share.mockRejectedValueOnce(new Error('AbortError'));
  expect(await shareText('Journal', 'Otto se relève')).toBe('copied');
  expect(writeText.mock.calls).toEqual([['Otto tombe'], ['Otto se relève']]);
});

it('text that can be neither shared nor copied is reported', async () => {
  browser({ clipboard: { writeText } });
  expect(await shareText('Journal', 'Otto tombe')).toBe('copied');
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await shareText('Journal', 'Otto tombe')).toBe('failed');
  browser({});
  expect(await copyText('Journal', 'Otto tombe')).toBe('failed');
});

it('a file is shared where the browser can, with a text only if there is one', async () => {
  const canShare = vi.fn(() => true);
  browser({ share, canShare });
  expect(await shareFile('Journal', '', FILE)).toBe('shared');
  expect(await shareFile('Journal', 'Otto tombe', FILE)).toBe('shared');
  expect(share.mock.calls).toEqual([
    [{ title: 'Journal', files: [FILE] }],
    [{ title: 'Journal', text: 'Otto tombe', files: [FILE] }],
  ]);
  expect(canShare.mock.calls).toEqual(share.mock.calls);
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  expect(await shareFile('Journal', '', FILE)).toBe('dismissed');
  expect(saved).toEqual([]);
});

it.each([
  ['cannot share at all', { share }],
  ['does not share such files', { share, canShare: () => false }],
  ['refuses', { share, canShare: () => true }],
])('a file is saved where the browser %s, and freed only much later', async (_, able) => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  browser(able);
  expect(await shareFile('Journal', '', FILE)).toBe('saved');
  expect(saved).toEqual([['otto.json', 'blob:otto']]);
  expect(share).toHaveBeenCalledTimes('canShare' in able && able.canShare() ? 1 : 0);
  vi.advanceTimersByTime(30_000);
  expect(freed).toEqual([]);
  vi.advanceTimersByTime(30_000);
  expect(freed).toEqual(['blob:otto']);
});
