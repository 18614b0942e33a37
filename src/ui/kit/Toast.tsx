import { Button } from './Button.tsx';
import './Toast.css';

export type ToastMessage = {
  readonly text: string;
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type ToastRegionProps = { readonly message: ToastMessage | null };

/**
 * Says what just happened, aloud too. Always in the page, so that screen readers notice the change;
 * it stands in Screen's dock, where it takes room of its own and covers nothing.
 */
export function ToastRegion({ message }: ToastRegionProps) {
  return (
    <output className="k-toast-region">
      {message === null ? null : (
        <span className="k-toast">
          <span className="k-toast-text">{message.text}</span>
          {message.action === undefined ? null : (
            <Button onPress={message.action.onPress}>{message.action.label}</Button>
          )}
        </span>
      )}
    </output>
  );
}
