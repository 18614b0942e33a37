import { emblemIcon, emblemTone } from '#ui/emblem.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { Tone } from '#ui/kit/tones.ts';

type EmblemDiscProps = {
  readonly emblem: string;
  /** Where another has that one already. */
  readonly tone?: Tone;
  readonly size?: 'normal' | 'large' | undefined;
};

/** A warband's sign in a colour of its own: the same one for the same emblem, unless two stand beside each other. */
export function EmblemDisc({ emblem, tone = emblemTone(emblem), size }: EmblemDiscProps) {
  return <StatusDisc icon={emblemIcon(emblem)} tone={tone} size={size} />;
}
