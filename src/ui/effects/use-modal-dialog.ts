import { type RefObject, useEffect } from 'react';

/**
 * Keeps a native dialog in step with `open`: shows it as a modal with the focus on the dialog itself
 * (not on its first button, which a key still held down would press), and on closing, or when it
 * goes away while open, hands the focus back to where it was. (Browsers do that too when a dialog is
 * closed, but not when it is taken out of the page, and Safari not to buttons.)
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.focus(KEEP_PLACE);
    // An effect after the commit, not a layout effect: React itself moves the focus back during it.
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus(KEEP_PLACE);
    };
  }, [dialog, open]);
}

/** The page stays where it is: a button in the header or the dock is in sight wherever one has scrolled. */
const KEEP_PLACE = { preventScroll: true } as const;
