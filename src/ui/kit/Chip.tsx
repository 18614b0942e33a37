import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './ChipFace.css';
import './Chip.css';

export type ChipProps = {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
};

/** A small toggle, in brass and with a thicker border when on. */
export function Chip({ children, pressed, onPress, icon, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className="k-chip-face k-chip"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      <span>{children}</span>
    </button>
  );
}

export type ChipGroupProps = { readonly label: string; readonly children: ReactNode };

/** A labelled group of chips. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    <fieldset className="k-chips" aria-label={label}>
      {children}
    </fieldset>
  );
}
