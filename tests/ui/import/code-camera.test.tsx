import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { CodeCamera } from '#ui/import/CodeCamera.tsx';
import { sees } from '../../support/sees.ts';

beforeAll(() => startI18n('fr'));

afterEach(() => vi.unstubAllGlobals());

/** A phone with a camera and its own code reader, which returns these codes one after the other. */
function phoneSeeing(...codes: readonly string[]) {
  const stop = vi.fn();
  let looks = 0;
  class Own {
    static readonly getSupportedFormats = () => Promise.resolve(['qr_code']);
    readonly detect = () => {
      const rawValue = codes[looks];
      looks += 1;
      return Promise.resolve(rawValue === undefined ? [] : [{ rawValue }]);
    };
  }
  vi.stubGlobal('BarcodeDetector', Own);
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve(stream) },
  });
  return { stop, looks: () => looks };
}

it('reads each code once while it is held before the camera, and nothing without one', async () => {
  const phone = phoneSeeing('Corbeaux', 'Corbeaux', '', 'Corbeaux', 'Griffes', '');
  const read = vi.fn();
  const { unmount } = render(<CodeCamera onRead={read} refusal={null} />);
  await vi.waitFor(() => expect(phone.looks()).toBeGreaterThan(7), { timeout: 4000 });
  expect(read.mock.calls).toEqual([['Corbeaux'], ['Griffes']]);
  unmount();
  expect(phone.stop).toHaveBeenCalledOnce();
});

it('is off again at once when the phone grants the camera after the player has left', async () => {
  const { stop, looks } = phoneSeeing('Corbeaux');
  let grant: (stream: MediaStream) => void = () => undefined;
  const asked = vi.fn(
    () =>
      new Promise<MediaStream>((resolve) => {
        grant = resolve;
      }),
  );
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: asked } });
  const { unmount } = render(<CodeCamera onRead={() => {}} refusal={null} />);
  expect(asked).toHaveBeenCalledOnce();
  unmount();
  grant(Object.assign(new MediaStream(), { getTracks: () => [{ stop }, { stop }] }));
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
  expect(looks()).toBe(0);
});

it('stays on while the player looks, and goes off with the screen in the middle of a look', async () => {
  const phone = phoneSeeing();
  const { unmount } = render(<CodeCamera onRead={() => {}} refusal={null} />);
  await vi.waitFor(() => expect(phone.looks()).toBeGreaterThan(1));
  expect(phone.stop).not.toHaveBeenCalled();
  unmount();
  expect(phone.stop).toHaveBeenCalledOnce();
  const looked = phone.looks();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(phone.looks()).toBeLessThanOrEqual(looked + 1);
});

it('reports a camera that the player or the phone refuses, or that does not exist', async () => {
  const answers = (name: string) =>
    vi.stubGlobal('navigator', {
      mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
    });
  answers('NotAllowedError');
  const { unmount } = render(<CodeCamera onRead={() => {}} refusal={null} />);
  await sees('import:camera.refused');
  unmount();
  answers('NotFoundError');
  render(<CodeCamera onRead={() => {}} refusal={null} />);
  await sees('import:camera.none');
});

/** A phone whose camera can be taken away. @returns its tracks, one for each time that it was asked for */
function phoneWithTracks() {
  const tracks: (EventTarget & { muted: boolean; readyState: string })[] = [];
  const getUserMedia = () => {
    const track = Object.assign(new EventTarget(), {
      muted: false,
      readyState: 'live',
      stop: () => undefined,
    });
    tracks.push(track);
    const all = () => [track];
    return Promise.resolve(
      Object.assign(new MediaStream(), { getTracks: all, getVideoTracks: all }),
    );
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return tracks;
}

function happensTo(track: EventTarget, event: string): void {
  act(() => void track.dispatchEvent(new Event(event)));
}

it('says that the phone has taken the camera, and starts again by a tap', async () => {
  const phone = phoneSeeing();
  const tracks = phoneWithTracks();
  render(<CodeCamera onRead={() => {}} refusal="Otto" />);
  await vi.waitFor(() => expect(phone.looks()).toBeGreaterThan(0));
  expect(screen.queryByRole('button')).toBeNull();
  const [first] = tracks;
  if (first === undefined) throw new Error('no camera');
  first.readyState = 'ended';
  happensTo(first, 'ended');
  await sees('import:camera.taken');
  fireEvent.click(screen.getByRole('button', { name: 'Rallumer l’appareil photo' }));
  await vi.waitFor(() => expect(tracks).toHaveLength(2));
  await screen.findByText('Otto');
  expect(screen.queryByRole('button')).toBeNull();
});

it('goes on by itself when the phone gives the camera back', async () => {
  phoneSeeing();
  const tracks = phoneWithTracks();
  render(<CodeCamera onRead={() => {}} refusal="Otto" />);
  await screen.findByText('Otto');
  await vi.waitFor(() => expect(tracks).toHaveLength(1));
  const [track] = tracks;
  if (track === undefined) throw new Error('no camera');
  track.muted = true;
  happensTo(track, 'mute');
  await sees('import:camera.taken');
  track.muted = false;
  happensTo(track, 'unmute');
  await screen.findByText('Otto');
});

it('reports a camera whose codes cannot be read yet', async () => {
  phoneSeeing();
  vi.stubGlobal('BarcodeDetector', undefined);
  vi.doMock('qr/decode.js', () => {
    throw new Error('offline');
  });
  render(<CodeCamera onRead={() => {}} refusal={null} />);
  await sees('import:camera.not-here');
  vi.doUnmock('qr/decode.js');
});
