import type { ReactNode } from 'react';
import { classNames } from '#ui/kit/class-names.ts';
import type { Tone } from '#ui/kit/tones.ts';
import '#ui/kit/tones.css';
import './ToDoNow.css';

type BubbleProps = {
  readonly tone: Tone;
  /** The middle of the chip that it belongs to, px from the left. */
  readonly middle: number;
  /** Called with it once it is there. */
  readonly opened?: (bubble: HTMLElement | null) => void;
  /** A card. */
  readonly children: ReactNode;
};

/** Opens below the row of a chip, and points at it. */
export function Bubble({ tone, middle, opened, children }: BubbleProps) {
  return (
    <div ref={opened} className={classNames('bubble', `k-tone-${tone}`)}>
      <span className="bubble-nib" style={{ left: middle }} />
      {children}
    </div>
  );
}
