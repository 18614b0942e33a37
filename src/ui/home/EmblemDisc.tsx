import { emblemIcon, emblemTone } from '#ui/emblem.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { Tone } from '#ui/kit/tones.ts';

type EmblemDiscProps = {
  readonly emblem: string;
  /** Overrides the emblem's own colour, where another side has that already. */
  readonly tone?: Tone;
  readonly size?: 'normal' | 'large' | undefined;
};

/** A warband's emblem; by default each emblem has a colour of its own. */
export function EmblemDisc({ emblem, tone = emblemTone(emblem), size }: EmblemDiscProps) {
  return <StatusDisc icon={emblemIcon(emblem)} tone={tone} size={size} />;
}
