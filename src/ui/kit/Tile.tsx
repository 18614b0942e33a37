import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import type { Tone } from './tones.ts';
import './tones.css';
import './Tile.css';

export type TileProps = {
  /** Visible text; may be abbreviated. */
  readonly short: string;
  /** Accessible name in full. */
  readonly label?: string | undefined;
  readonly icon: IconName;
  readonly tone: Tone;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
};

/** A square toggle with an icon, such as a fighter's status. */
export function Tile({ short, label, icon, tone, pressed, onPress, disabled }: TileProps) {
  return (
    <button
      type="button"
      className={`stack middle centred toned k-tile k-tone-${tone}`}
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={26} />
      <span>{short}</span>
    </button>
  );
}

export type TileGroupProps = { readonly label: string; readonly children: ReactNode };

/** A labelled grid of tiles. */
export function TileGroup({ label, children }: TileGroupProps) {
  return (
    <fieldset className="grid k-tiles" aria-label={label}>
      {children}
    </fieldset>
  );
}
