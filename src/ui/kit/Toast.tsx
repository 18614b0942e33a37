import { Button } from './Button.tsx';
import './Toast.css';

export type ToastMessage = {
  readonly text: string;
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type ToastRegionProps = {
  readonly message: ToastMessage | null;
  /** Only says it: it stands somewhere else on the screen. */
  readonly unseen?: boolean | undefined;
};

/**
 * Says what just happened, aloud too. Always in the page, so that screen readers notice the change;
 * it stands in Screen's dock, where it takes room of its own and covers nothing.
 */
export function ToastRegion({ message, unseen }: ToastRegionProps) {
  return (
    <output className="k-toast-region">
      {message === null ? null : <Message message={message} unseen={unseen === true} />}
    </output>
  );
}

type MessageProps = { readonly message: ToastMessage; readonly unseen: boolean };

function Message({ message: { text, action }, unseen }: MessageProps) {
  if (unseen) return <span className="visually-hidden">{text}</span>;
  return (
    <span className="k-toast">
      <span className="k-toast-text">{text}</span>
      {action === undefined ? null : <Button onPress={action.onPress}>{action.label}</Button>}
    </span>
  );
}
