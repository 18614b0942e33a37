import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import './Sheet.css';

export type SheetProps = {
  readonly open: boolean;
  /** Asked for by Escape, a tap beside the sheet or on its handle; the caller sets `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Before the title, such as a StatusDisc. */
  readonly lead?: ReactNode;
  /** What the handle does, in words. */
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A modal panel that rises from the bottom. Its content exists only while it is open. */
export function Sheet(props: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, props.open);
  return (
    // Keyboards close it by Escape (cancel) and by the handle; the click is the tap beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="k-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => cancel(event, props.onClose)}
      onClick={(event) => closeOnBackdrop(event, props.onClose)}
    >
      {props.open ? (
        <div className="k-sheet-panel">
          <header className="k-sheet-header">
            {props.lead}
            <div className="k-sheet-words">
              <h2 id={titleId} className="k-sheet-title">
                {props.title}
              </h2>
              {props.subtitle === undefined ? null : (
                <p className="k-sheet-subtitle">{props.subtitle}</p>
              )}
            </div>
          </header>
          {props.children}
          <button
            type="button"
            className="k-sheet-handle"
            aria-label={props.closeLabel}
            onClick={props.onClose}
          />
        </div>
      ) : null}
    </dialog>
  );
}

/** The state of the caller decides what is open, so the dialog must not close on its own. */
function cancel(event: SyntheticEvent<HTMLDialogElement>, onClose: () => void): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  onClose();
}

/** The panel covers the dialog, so a click on the dialog itself fell on the backdrop. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>, onClose: () => void): void {
  if (event.target === event.currentTarget) onClose();
}

/**
 * Keeps a native dialog in step with `open`: shows it as a modal with the focus on the dialog itself
 * (not on its first button, which a key still held down would press), and on closing, or when it
 * goes away while open, hands the focus back to where it was. (Browsers do that too when a dialog is
 * closed, but not when it is taken out of the page, and Safari not to buttons.)
 */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    placeBelow(element, before);
    element.showModal();
    element.focus(KEEP_PLACE);
    // An effect after the commit, not a layout effect: React itself moves the focus back during it.
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus(KEEP_PLACE);
    };
  }, [dialog, open]);
}

/** On a wide screen a sheet rises under the hand: below what was pressed, not in the middle. */
function placeBelow(sheet: HTMLElement, pressed: Element | null): void {
  const box = pressed === document.body ? null : pressed?.getBoundingClientRect();
  const centre = box === undefined || box === null ? innerWidth / 2 : box.left + box.width / 2;
  sheet.style.setProperty('--pressed', `${Math.round(centre)}px`);
}

/** The page stays where it is: a button in the header or the dock is in sight wherever one has scrolled. */
const KEEP_PLACE = { preventScroll: true } as const;
