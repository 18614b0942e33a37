import { useId, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button } from '#ui/kit/Button.tsx';
import { PrimaryBar } from '#ui/kit/PrimaryBar.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';
import { DockActions, Screen } from '#ui/kit/Screen.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';
import '#ui/kit/Field.css';
import './Import.css';

type ListEntryProps = {
  readonly text: string;
  /** Why the last input was refused. */
  readonly refusal: string | null;
  /** Reads the refused input anyway; null if there is nothing to read. */
  readonly onAnyway: (() => void) | null;
  /** How many shared files are still to be read. */
  readonly waiting: number;
  readonly onNext: () => void;
  readonly onText: (text: string) => void;
  readonly onRead: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onCamera: () => void;
};

/** Input of a list: pasted or typed, a file, or a code. */
export function ListEntry(props: ListEntryProps) {
  const { text, refusal, onAnyway, waiting, onNext, onText, onRead, onFile, onCamera } = props;
  const { t } = useTranslation('import');
  const linkTo = useLinkTo();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Screen
      top={
        <TopBar title={t('title')} back={{ ...linkTo(PATHS.warbands), label: t('back') }} lined />
      }
      dock={
        <DockActions>
          <PrimaryBar title={t('paste.read')} onPress={() => onRead(text)} />
        </DockActions>
      }
    >
      <div className="stack-wide">
        <Refusal text={refusal} />
        {refusal === null || onAnyway === null ? null : (
          <Button block size="large" icon="eye" onPress={onAnyway}>
            {t('anyway')}
          </Button>
        )}
        {waiting === 0 ? null : (
          <Button block size="large" icon="import" onPress={onNext}>
            {t('waiting', { count: waiting })}
          </Button>
        )}
        <div className="stack k-field">
          <label className="hint" htmlFor={id}>
            {t('paste.label')}
          </label>
          <textarea
            id={id}
            className="import-text k-field-input"
            value={text}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-note`}
            onChange={(event) => onText(event.currentTarget.value)}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes('Files')) event.preventDefault();
            }}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (file === undefined) return;
              event.preventDefault();
              onFile(file);
            }}
            onPaste={(event) => {
              // A list pasted into an empty field is read at once.
              const pasted = event.clipboardData.getData('text/plain');
              if (text.trim() !== '' || !pasted.trim().includes('\n')) return;
              event.preventDefault();
              onText(pasted);
              onRead(pasted);
            }}
          />
          <p id={`${id}-note`} className="hint">
            {t('paste.hint')}
          </p>
        </div>
        <div className="stack">
          <Button block size="large" icon="import" onPress={() => input.current?.click()}>
            {t('file.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('file.choose')}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) onFile(file);
              // So that the same file can be chosen again.
              event.currentTarget.value = '';
            }}
          />
          <p className="hint">{t('file.hint')}</p>
          <Button block size="large" icon="scan" onPress={onCamera}>
            {t('camera.open')}
          </Button>
        </div>
      </div>
    </Screen>
  );
}
