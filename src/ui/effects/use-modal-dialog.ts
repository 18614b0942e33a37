import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a native dialog in step with `open`: shows it as a modal with the focus on the dialog itself
 * (not on its first button, which a key still held down would press), and on closing, or when it
 * goes away while open, hands the focus back to where it was. (Browsers do that too when a dialog is
 * closed, but not when it is taken out of the page, and Safari not to buttons.)
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, open]);
}
