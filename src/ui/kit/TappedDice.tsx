import type { ReactNode } from 'react';
import './TappedDice.css';

export type TappedDiceProps = {
  /** How many there are, of how many, in words. */
  readonly label: string;
  readonly dice: readonly number[];
  /** Each die as it is shown, in the same order. */
  readonly children: readonly ReactNode[];
  readonly takeBackLabel: (value: number) => string;
  readonly onChange: (dice: readonly number[]) => void;
};

/** The dice of a throw tapped so far; a tap takes one back. */
export function TappedDice({ label, dice, children, takeBackLabel, onChange }: TappedDiceProps) {
  return (
    <div className="k-tapped">
      <output>{label}</output>
      {dice.map((value, index) => (
        <button
          // Equal dice may stand side by side; their order is all that tells them apart.
          key={index}
          type="button"
          className="k-tapped-die"
          aria-label={takeBackLabel(value)}
          onClick={() => onChange(dice.filter((_, other) => other !== index))}
        >
          {children[index]}
        </button>
      ))}
    </div>
  );
}
