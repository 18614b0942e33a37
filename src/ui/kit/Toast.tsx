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
  /** Only announced: the text is visible elsewhere on the screen. */
  readonly unseen?: boolean | undefined;
};

/**
 * Shows and announces what just happened. Always mounted, so that screen readers notice changes; in Screen's dock,
 * where it covers nothing.
 */
export function ToastRegion({ label, message, unseen }: ToastRegionProps) {
  return (
    <output className="k-toast-region" aria-label={label}>
      {message === null ? null : <Message message={message} unseen={unseen === true} />}
    </output>
  );
}

type MessageProps = { readonly message: ToastMessage; readonly unseen: boolean };

function Message({ message: { text, choices = [], action }, unseen }: MessageProps) {
  if (unseen) return <span className="visually-hidden">{text}</span>;
  return (
    <span className="k-toast">
      <span className="k-toast-text">{text}</span>
      {choices.map(({ label, onPress }) => (
        <Chip key={label} pressed={false} onPress={onPress}>
          {label}
        </Chip>
      ))}
      {action === undefined ? null : <Button onPress={action.onPress}>{action.label}</Button>}
    </span>
  );
}
