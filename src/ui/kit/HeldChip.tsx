import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './ChipFace.css';
import './Chip.css';
import './HeldChip.css';

type HeldChipProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** False after it was given up: it stays, to be taken back. */
  readonly held: boolean;
  /** What is said about it is open. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onToggle: () => void;
  /** Accessible name of the cross. */
  readonly toggleLabel: string;
};

/** Something that somebody has: its word opens it, the cross at its end gives it up. */
export function HeldChip(props: HeldChipProps) {
  const { children, icon, held, open } = props;
  return (
    <span className="k-chip-face k-held" data-marked={open}>
      <button type="button" className="k-chip" aria-expanded={open} onClick={props.onOpen}>
        {icon === undefined ? null : <Icon name={icon} size={20} />}
        {held ? <span>{children}</span> : <s>{children}</s>}
      </button>
      <button
        type="button"
        className="k-held-end"
        aria-label={props.toggleLabel}
        onClick={props.onToggle}
      >
        <Icon name={held ? 'close' : 'undo'} size={16} />
      </button>
    </span>
  );
}
