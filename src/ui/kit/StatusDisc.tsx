import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Tone } from './tones.ts';
import './tones.css';
import './StatusDisc.css';

export type StatusDiscProps = {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly size?: 'normal' | 'large' | undefined;
  /** Shows a crown at the edge, with this accessible name. */
  readonly crown?: { readonly label: string } | undefined;
  /** Accessible name where there is no text next to it. */
  readonly label?: string | undefined;
  /** URL of a picture in place of the icon. */
  readonly photo?: string | null | undefined;
  /** A small icon at the edge, in the disc's colour. */
  readonly badge?: IconName | null | undefined;
};

/** A round icon in its tone, with a crown for the leader. */
export function StatusDisc({ icon, tone, size, crown, label, photo, badge }: StatusDiscProps) {
  const large = size === 'large';
  return (
    <span className={classNames('middle k-disc', large && 'k-disc-large', `k-tone-${tone}`)}>
      {photo === undefined || photo === null ? (
        <Icon name={icon} size={large ? 32 : 26} label={label} />
      ) : (
        <img src={photo} alt={label ?? ''} width={320} height={352} />
      )}
      {crown === undefined ? null : (
        <span className="k-disc-crown">
          <Icon name="leader" size={14} label={crown.label} />
        </span>
      )}
      {badge === undefined || badge === null ? null : (
        <span className="k-disc-badge">
          <Icon name={badge} size={16} />
        </span>
      )}
    </span>
  );
}
