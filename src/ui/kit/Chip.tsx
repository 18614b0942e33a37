import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './ChipFace.css';
import './Chip.css';

export type ChipProps = {
  /** Absent: only the icon, with a label. */
  readonly children?: ReactNode;
  /** Absent for a chip that only does something. */
  readonly pressed?: boolean | undefined;
  /** Accessible name, where the text alone does not say what a tap does. */
  readonly label?: string | undefined;
  /** waits: in violet; past: pale. */
  readonly look?: 'waits' | 'past' | undefined;
  readonly onPress: () => void;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
};

/** A small toggle, in brass and with a thicker border when on. */
export function Chip({ children, pressed, label, look, onPress, icon, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames('k-chip-face k-chip', look !== undefined && `k-chip-${look}`)}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon === undefined ? null : <Icon name={icon} size={look === 'past' ? 14 : 18} />}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  );
}

export type ChipGroupProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly groupRef?: Ref<HTMLFieldSetElement> | undefined;
};

/** A labelled group of chips. */
export function ChipGroup({ label, children, groupRef }: ChipGroupProps) {
  return (
    <fieldset className="cluster k-chips" aria-label={label} ref={groupRef}>
      {children}
    </fieldset>
  );
}
