import type { ReactNode } from 'react';
import type { LinkTarget } from './AppLink.tsx';
import { classNames } from './class-names.ts';
import { IconLink } from './IconButton.tsx';
import './TopBar.css';

export type TopBarProps = {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly back?: (LinkTarget & { readonly label: string }) | undefined;
  /** Before the title, such as a StatusDisc. */
  readonly lead?: ReactNode;
  /** Buttons on the right. */
  readonly actions?: ReactNode;
  /** Overlaps the content below it. */
  readonly below?: ReactNode;
  /** A line below it, where the content follows directly. */
  readonly lined?: boolean | undefined;
};

/** The header of a screen: title, way back, actions. */
export function TopBar({ title, subtitle, back, lead, actions, below, lined }: TopBarProps) {
  return (
    <header className={classNames('k-topbar', lined === true && 'k-topbar-lined')}>
      <div className="cluster line k-topbar-inner">
        {back === undefined ? null : (
          <div className="k-topbar-back">
            <IconLink icon="back" iconSize={20} {...back} />
          </div>
        )}
        {lead}
        <div className="k-topbar-words">
          <h1 className="k-topbar-title">{title}</h1>
          {subtitle === undefined ? null : <p className="quiet k-topbar-subtitle">{subtitle}</p>}
        </div>
        {actions === undefined ? null : <div className="line k-topbar-actions">{actions}</div>}
      </div>
      {below}
    </header>
  );
}
