import { Icon, type IconName } from './Icon.tsx';
import type { Tone } from './tones.ts';
import './tones.css';
import './Tile.css';

export type NumberTileProps = {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly value: string;
  /** Out of how many, smaller: "/15". */
  readonly of?: string | undefined;
  /** What is counted, below the number. */
  readonly word: string;
  readonly onPress: () => void;
};

/** A tile that answers one question with a number; a tap opens what is behind it. */
export function NumberTile({ icon, tone, value, of, word, onPress }: NumberTileProps) {
  return (
    <button
      type="button"
      className={`stack middle centred k-tile k-number-tile k-tone-${tone}`}
      onClick={onPress}
    >
      <span className="line display close toned k-number">
        <Icon name={icon} size={20} />
        <span>
          {value}
          {of === undefined ? null : <small>{of}</small>}
        </span>
      </span>{' '}
      <span>{word}</span>
    </button>
  );
}
