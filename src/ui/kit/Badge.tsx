import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Tone } from './tones.ts';
import './tones.css';
import './Badge.css';

export type BadgeProps = {
  readonly children: ReactNode;
  readonly tone: Tone;
  readonly icon?: IconName | undefined;
};

/** A few words on a tint, for something due or worth attention. */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={classNames('k-badge', `k-tone-${tone}`)}>
      {icon === undefined ? null : <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
