import { classNames } from './class-names.ts';
import type { Tone } from './tones.ts';
import './tones.css';
import './Die.css';

export const dieValues = [1, 2, 3, 4, 5, 6] as const;
export type DieValue = (typeof dieValues)[number];

export type DieFaceProps = {
  readonly value: DieValue;
  /** Colour of the face; by default that of text. */
  readonly tone?: Tone | undefined;
  /** Accessible name where the die stands alone; without it the die is decorative. */
  readonly label?: string | undefined;
};

/** One face of a six-sided die. */
export function DieFace({ value, tone, label }: DieFaceProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...spoken}
      className={classNames('k-die', tone === undefined ? 'k-die-plain' : `k-tone-${tone}`)}
      viewBox="0 0 30 30"
      focusable="false"
    >
      <rect width="30" height="30" rx="3" fill="currentColor" />
      <g className="k-die-pips">
        {pips[value].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="3.2" />
        ))}
      </g>
    </svg>
  );
}

type Pip = readonly [x: number, y: number];

const [near, middle, far] = [7, 15, 23] as const;
const corners = [[far, near] as const, [near, far] as const];
const otherCorners = [[near, near] as const, [far, far] as const];
const centre = [middle, middle] as const;

const pips = {
  1: [centre],
  2: corners,
  3: [...corners, centre],
  4: [...corners, ...otherCorners],
  5: [...corners, ...otherCorners, centre],
  6: [...corners, ...otherCorners, [near, middle], [far, middle]],
} as const satisfies Record<DieValue, readonly Pip[]>;

export type DieButtonProps = {
  readonly value: DieValue;
  readonly tone: Tone;
  /** Accessible name with number and outcome: "3: stunned". */
  readonly label: string;
  readonly onPress: () => void;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
};

/** A die to tap to say what was rolled. */
export function DieButton({ value, tone, label, onPress, pressed, disabled }: DieButtonProps) {
  return (
    <button
      type="button"
      className={`middle k-die-button k-tone-${tone}`}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <DieFace value={value} tone={tone} />
    </button>
  );
}
