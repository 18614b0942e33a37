import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { BandLook } from './band-looks.ts';

type BandDiscProps = {
  readonly look: BandLook;
  /** The name is not next to it. */
  readonly alone?: boolean | undefined;
};

/** The emblem of a warband in its colour. */
export function BandDisc({ look: { icon, tone, name }, alone }: BandDiscProps) {
  return <StatusDisc icon={icon} tone={tone} label={alone === true ? name : undefined} />;
}
