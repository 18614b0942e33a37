import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import './Toast.css';

export type ToastMessage = {
  readonly text: string;
  /** Answers to what it asks, before the one thing to do. */
  readonly choices?:
    | readonly { readonly label: string; readonly onPress: () => void }[]
    | undefined;
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type ToastRegionProps = {
  /** What it is, for those who come by it with a screen reader. */
  readonly label: string;
  readonly message: ToastMessage | null;
  /** Only says it: it stands somewhere else on the screen. */
  readonly unseen?: boolean | undefined;
};

/**
 * Says what just happened, aloud too. Always in the page, so that screen readers notice the change;
 * it stands in Screen's dock, where it takes room of its own and covers nothing.
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
