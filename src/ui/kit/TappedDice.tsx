import type { ReactNode } from 'react';
import './TappedDice.css';

export type TappedDiceProps = {
  /** Text with the number of dice tapped and expected. */
  readonly label: string;
  readonly dice: readonly number[];
  /** The displayed dice, in the same order. */
  readonly children: readonly ReactNode[];
  readonly takeBackLabel: (value: number) => string;
  readonly onChange: (dice: readonly number[]) => void;
};

/** The dice of a throw entered so far; a tap removes one. */
export function TappedDice({ label, dice, children, takeBackLabel, onChange }: TappedDiceProps) {
  return (
    <div className="cluster line quiet k-tapped">
      <output>{label}</output>
      {dice.map((value, index) => (
        <button
          // Equal dice differ only by position.
          key={index}
          type="button"
          className="middle k-tapped-die"
          aria-label={takeBackLabel(value)}
          onClick={() => onChange(dice.filter((_, other) => other !== index))}
        >
          {children[index]}
        </button>
      ))}
    </div>
  );
}
