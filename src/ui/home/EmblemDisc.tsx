import { emblemIcon, emblemTone } from '#ui/emblem.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';

type EmblemDiscProps = {
  readonly emblem: string;
  readonly size?: 'normal' | 'large' | undefined;
};

/** A warband's sign in a colour of its own: always the same one for the same emblem. */
export function EmblemDisc({ emblem, size }: EmblemDiscProps) {
  return <StatusDisc icon={emblemIcon(emblem)} tone={emblemTone(emblem)} size={size} />;
}
