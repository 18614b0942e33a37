import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { codeReader } from '#ui/effects/read-code.ts';
import { Button } from '#ui/kit/Button.tsx';
import './CodeCamera.css';

type CodeCameraProps = {
  /** Gets the content of a code, once for each new code. */
  readonly onRead: (text: string) => void;
  /** What to say about the last code; null for nothing. */
  readonly refusal: string | null;
  /** What is said in its place, where it is not warbands that are read. */
  readonly words?: Partial<Record<Sight, string>>;
};

/**
 * `taken`: by the phone, while scanning · `refused`: by the player or the phone · `none`: no camera, or not on https ·
 * `not-here`: no decoder available.
 */
type Sight = 'asking' | 'looking' | 'taken' | 'refused' | 'none' | 'not-here';

/** The camera scanning for codes; it turns off on unmount. */
export function CodeCamera(props: CodeCameraProps) {
  const [attempt, setAttempt] = useState(1);
  return <View key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

type ViewProps = CodeCameraProps & { readonly onAgain: () => void };

function View({ onRead, refusal, words, onAgain }: ViewProps) {
  const { t } = useTranslation('import');
  const video = useRef<HTMLVideoElement>(null);
  const sight = useSight(video, onRead);
  const said = words?.[sight] ?? t(`camera.${sight}`);
  return (
    <div className="grid gap-3">
      <div className="code-camera-view" hidden={sight !== 'looking'}>
        <video ref={video} muted playsInline aria-label={t('camera.picture')} />
      </div>
      <output className="quiet">{sight === 'taken' ? said : (refusal ?? said)}</output>
      {sight === 'taken' || sight === 'refused' ? (
        <Button block onPress={onAgain}>
          {t('camera.again')}
        </Button>
      ) : null}
    </div>
  );
}

function useSight(
  video: { readonly current: HTMLVideoElement | null },
  onRead: (text: string) => void,
): Sight {
  const [sight, setSight] = useState<Sight>('asking');
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    const over = new AbortController();
    const show = (now: Sight) => {
      if (!over.signal.aborted) setSight(now);
    };
    look(video, over.signal, show, (text) => latest.current(text)).catch(() => show('not-here'));
    return () => over.abort();
  }, [video]);
  return sight;
}

/** Scans until aborted. Rejects while the decoder is unavailable. */
async function look(
  video: { readonly current: HTMLVideoElement | null },
  over: AbortSignal,
  show: (sight: Sight) => void,
  found: (text: string) => void,
): Promise<void> {
  // Missing without https.
  const cameras: MediaDevices | undefined = navigator.mediaDevices;
  if (cameras === undefined) {
    show('none');
    return;
  }
  const stream = await cameras.getUserMedia(BACK_CAMERA).catch((problem: unknown) => {
    show(problem instanceof DOMException && problem.name === 'NotFoundError' ? 'none' : 'refused');
    return null;
  });
  if (stream === null) return;
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  over.addEventListener('abort', stop);
  if (over.aborted) stop();
  const { current: screen } = video;
  if (over.aborted || screen === null) return;
  screen.srcObject = stream;
  const tracks = stream.getVideoTracks();
  const showState = () => {
    const isTaken = tracks.some(({ muted, readyState }) => muted || readyState === 'ended');
    show(isTaken ? 'taken' : 'looking');
  };
  for (const track of tracks) {
    for (const change of ['ended', 'mute', 'unmute']) track.addEventListener(change, showState);
  }
  await screen.play().catch(() => undefined);
  showState();
  const read = await codeReader();
  let last: string | null = null;
  // Checked anew each time: the player may leave while a frame is decoded.
  while (!isOver(over)) {
    const text = await read(screen);
    if (!isOver(over) && text !== null && text !== '' && text !== last) {
      last = text;
      found(text);
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

function isOver(signal: AbortSignal): boolean {
  return signal.aborted;
}

const BACK_CAMERA: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 1280 } },
};

/** Milliseconds: several frames while a hand holds still, and the phone stays cool. */
const BETWEEN_LOOKS = 120;
