import { useEffect } from 'react';
import { speak } from '#ui/effects/speak.ts';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import './Toast.css';

export type ToastMessage = {
  readonly text: string;
  /** Answers to its question, before the action. */
  readonly choices?:
    | readonly { readonly label: string; readonly onPress: () => void }[]
    | undefined;
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type ToastRegionProps = {
  /** Accessible name of the region. */
  readonly label: string;
  readonly message: ToastMessage | null;
  /** What it tells of, null for nothing: something else is announced anew, even in the same words. */
  readonly about?: unknown;
  /** Only announced: the text is visible elsewhere on the screen. */
  readonly unseen?: boolean | undefined;
};

/**
 * Shows and announces what just happened; in Screen's dock, where it covers nothing. It is no live region itself:
 * one that still has its text when a sheet closes would be announced once more.
 */
export function ToastRegion({ label, message, about, unseen }: ToastRegionProps) {
  const text = message?.text ?? '';
  useEffect(() => {
    if (text !== '' && about !== null) speak(text);
  }, [text, about]);
  return (
    <output className="k-toast-region" aria-label={label} aria-live="off">
      {message === null ? null : <Message message={message} unseen={unseen === true} />}
    </output>
  );
}

type MessageProps = { readonly message: ToastMessage; readonly unseen: boolean };

function Message({ message: { text, choices = [], action }, unseen }: MessageProps) {
  if (unseen) return <span className="visually-hidden">{text}</span>;
  return (
    <span className="cluster line box k-toast">
      <span className="wraps k-toast-text">{text}</span>
      {choices.map(({ label, onPress }) => (
        <Chip key={label} pressed={false} onPress={onPress}>
          {label}
        </Chip>
      ))}
      {action === undefined ? null : <Button onPress={action.onPress}>{action.label}</Button>}
    </span>
  );
}
