import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { isByKeyboard } from '#ui/effects/by-keyboard.ts';
import { firstControl } from '#ui/effects/focus-on.ts';
import { handFocus } from '#ui/effects/hand-focus.ts';
import { hush } from '#ui/effects/speak.ts';
import './Sheet.css';

export type SheetProps = {
  readonly open: boolean;
  /** Called on Escape and on a tap outside or on the handle; the caller sets `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Before the title, such as a StatusDisc. */
  readonly lead?: ReactNode;
  /** At the end of the title's line, such as buttons. */
  readonly end?: ReactNode;
  /** Accessible name of the handle. */
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A modal bottom sheet. Its content is mounted only while it is open. */
export function Sheet(props: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, props.open);
  return (
    // The keyboard closes it by Escape (cancel) and the handle; the click is a tap outside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="ringless k-sheet"
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-asks`}
      onCancel={(event) => cancel(event, props.onClose)}
      onClick={(event) => closeOnBackdrop(event, props.onClose)}
    >
      {props.open ? (
        <div className="k-sheet-panel">
          <header className="cluster line loose k-sheet-header">
            {props.lead}
            <div className="k-sheet-words">
              <h2 id={titleId} className="k-sheet-title">
                {props.title}
              </h2>
              {props.subtitle === undefined ? null : (
                <p id={`${titleId}-asks`} className="quiet k-sheet-subtitle">
                  {props.subtitle}
                </p>
              )}
            </div>
            {props.end}
          </header>
          {props.children}
          <button
            type="button"
            className="ringless k-sheet-handle"
            aria-label={props.closeLabel}
            onClick={props.onClose}
          />
        </div>
      ) : null}
    </dialog>
  );
}

/** The caller's state decides, so the dialog must not close itself. */
function cancel(event: SyntheticEvent<HTMLDialogElement>, onClose: () => void): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  onClose();
}

/** The panel covers the dialog, so a click on the dialog itself is on the backdrop. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>, onClose: () => void): void {
  if (event.target === event.currentTarget) onClose();
}

/**
 * Keeps a native dialog in sync with `open`: shows it as a modal with the focus on its first control after a key
 * press (of the part with `data-asks`, where it asks something below what may be set first), or on the dialog itself after a touch, and restores the focus when it closes or unmounts. (Browsers do that
 * on closing, but not on removal from the page, and Safari not to buttons.)
 */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    placeBelow(element, before);
    const asks = element.querySelector<HTMLElement>('[data-asks]') ?? element;
    const first = isByKeyboard() ? firstControl(asks) : null;
    hush();
    element.showModal();
    handFocus(first ?? element);
    // Not a layout effect: React restores the focus during the commit.
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) handFocus(before);
    };
  }, [dialog, open]);
}

/** On a wide screen, places the sheet below the pressed element instead of in the middle. */
function placeBelow(sheet: HTMLElement, pressed: Element | null): void {
  const box = pressed === document.body ? null : pressed?.getBoundingClientRect();
  const centre = box === undefined || box === null ? innerWidth / 2 : box.left + box.width / 2;
  sheet.style.setProperty('--pressed', `${Math.round(centre)}px`);
}
