import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './SectionHeading.css';

export type EmptyLineProps = { readonly children: ReactNode; readonly icon?: IconName | undefined };

/** A line for an empty list. */
export function EmptyLine({ children, icon }: EmptyLineProps) {
  return (
    <p className="line quiet loose k-empty-line">
      {icon === undefined ? null : <Icon name={icon} size={20} />}
      <span>{children}</span>
    </p>
  );
}
