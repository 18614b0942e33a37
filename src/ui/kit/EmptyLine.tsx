import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './SectionHeading.css';

export type EmptyLineProps = { readonly children: ReactNode; readonly icon?: IconName | undefined };

/** Says in one line that there is nothing here. */
export function EmptyLine({ children, icon }: EmptyLineProps) {
  return (
    <p className="k-empty-line">
      {icon === undefined ? null : <Icon name={icon} size={20} />}
      <span>{children}</span>
    </p>
  );
}
