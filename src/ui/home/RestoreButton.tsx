import { type ReactNode, startTransition, useRef, useState } from 'react';
import { type MessageDescriptor, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { type DifferingWarband, useDevice } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { forgetLoss } from '#ui/last-place.ts';
import { DifferingWarbands } from './DifferingWarbands.tsx';
import { readFile, refusalOf, restoredWords } from './restore-words.ts';
import { type Work, WorkProgress } from './WorkProgress.tsx';
import './RestoreButton.css';

/** Bytes; restoring a larger file shows its progress. */
const LARGE_FILE = 300_000;

/** The outcome, in sentences. */
type Result = {
  readonly kind: 'refused' | 'restored';
  readonly said: readonly MessageDescriptor[];
  readonly differing: readonly DifferingWarband[];
};

/** Restores a backup from a file, and reports the outcome. */
export function RestoreButton({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('home');
  const restore = useDevice((state) => state.restore);
  const restart = useDevice((state) => state.restart);
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [work, setWork] = useState<Work | null>(null);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const isLarge = file.size > LARGE_FILE;
    // Drawn and shown in tasks of their own, after that of the choice.
    startTransition(() => {
      setResult(null);
      setWork(isLarge ? { done: 0, total: 0 } : null);
    });
    const pieces = await readFile(file);
    const onProgress = (done: number, total: number) => setWork({ done, total });
    const outcome =
      pieces === null ? UNREADABLE : await restore(pieces, isLarge ? onProgress : undefined);
    setWork(null);
    if ('restored' in outcome) {
      forgetLoss();
      const { differing } = outcome.restored;
      setResult({ kind: 'restored', said: restoredWords(outcome.restored), differing });
    } else setResult({ kind: 'refused', said: refusalOf(outcome), differing: [] });
  };
  const close = () => setResult(null);

  return (
    <div className="home-restore">
      <Button block icon="import" onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.txt,application/json,text/plain"
        aria-label={t('restore.choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          void take(file);
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Sheet
        open={work !== null}
        // It can't be cancelled.
        onClose={() => {}}
        closeLabel={t('work.wait')}
        title={t('restore.working')}
        subtitle={t('restore.working-text')}
      >
        {work === null ? null : <WorkProgress label={t('restore.working')} work={work} />}
      </Sheet>
      <Sheet
        open={result?.kind === 'refused'}
        onClose={close}
        closeLabel={t('restore.close')}
        title={t('restore.refused-title')}
      >
        <Sentences of={result} />
        <div className="row">
          <Button size="large" onPress={close}>
            {t('restore.close')}
          </Button>
          <Button size="large" onPress={() => input.current?.click()}>
            {t('restore.other')}
          </Button>
        </div>
      </Sheet>
      <Sheet
        open={result?.kind === 'restored'}
        // The stores in memory are outdated now, so the app must restart.
        onClose={restart}
        closeLabel={t('restore.restart')}
        title={t('restore.done-title')}
        subtitle={t('restore.done-text')}
      >
        <Sentences of={result} />
        <DifferingWarbands of={result?.differing ?? []} />
        <PrimaryBar title={t('restore.restart')} onPress={restart} />
      </Sheet>
    </div>
  );
}

function Sentences({ of: result }: { readonly of: Result | null }) {
  const say = useSay();
  return (
    <output className="stack home-restore-said">
      {result?.said.map((said) => (
        <span key={said.code}>{say(said)}</span>
      ))}
    </output>
  );
}

const UNREADABLE = { refused: 'unreadable', detail: null } as const;
