import { useEffect, useMemo, useState } from 'react';
import { codeAt } from '#exchange/battle-codes.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { CodePicture, type DrawnCode, drawCode } from '#ui/hand-over/QrCode.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import './PassBattle.css';

/**
 * Shows codes in a loop for another phone's camera. With reduced motion the player steps through them, as anybody may.
 */
export function CodeRound({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('pass-battle');
  const [runs, setRuns] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [step, setStep] = useState(0);
  /** Index of the code shown while paused. */
  const [held, setHeld] = useState(0);
  // Each is drawn once and reused in the next round.
  const pictures = useMemo(() => codes.map((code) => once(() => drawCode(code))), [codes]);
  const running = runs && codes.length > 1;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setStep((now) => now + 1), EACH_FOR);
    return () => clearInterval(timer);
  }, [running]);
  const at = running ? codeAt(step, codes.length) : Math.min(held, codes.length - 1);
  const place = { at: number(at + 1), of: number(codes.length) };
  const turn = (by: number) => {
    setRuns(false);
    setHeld((at + by + codes.length) % codes.length);
  };
  const stop = () => {
    setRuns(false);
    setHeld(at);
  };
  return (
    <div className="grid gap-3 code-round">
      <CodePicture
        drawn={pictures[at]?.() ?? null}
        label={running ? t('codes') : t('code', place)}
      />
      {codes.length === 1 ? null : (
        <div className="code-round-keys">
          <IconButton icon="back" tone="neutral" label={t('previous')} onPress={() => turn(-1)} />
          <Button
            size="large"
            icon={running ? 'pause' : 'play'}
            onPress={running ? stop : () => setRuns(true)}
          >
            {running ? t('pause') : t('play')}
          </Button>
          <IconButton icon="next" tone="neutral" label={t('next')} onPress={() => turn(1)} />
        </div>
      )}
      {/* Five times a second is nothing to be read out. */}
      <p className="quiet centred code-round-at" aria-live={running ? 'off' : 'polite'}>
        {t('code', place)}
      </p>
    </div>
  );
}

/** Milliseconds per code: most phones scan each of them once or twice. */
const EACH_FOR = 200;

function once(draw: () => DrawnCode): () => DrawnCode {
  let drawn: DrawnCode | null = null;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
