import { EMBLEM_IDS, emblemIcon } from '#ui/emblem.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { Tone } from '#ui/kit/tones.ts';

type EmblemDiscProps = {
  readonly emblem: string;
  readonly size?: 'normal' | 'large' | undefined;
};

/** A warband's sign in a colour of its own: always the same one for the same emblem. */
export function EmblemDisc({ emblem, size }: EmblemDiscProps) {
  return <StatusDisc icon={emblemIcon(emblem)} tone={toneOf(emblem)} size={size} />;
}

const COLOURS = [
  'leader',
  'stunned',
  'fleeing',
  'ember',
  'standing',
  'knocked-down',
] as const satisfies readonly Tone[];

function toneOf(emblem: string): Tone {
  const at = EMBLEM_IDS.findIndex((id) => id === emblem);
  return COLOURS[at % COLOURS.length] ?? 'neutral';
}
