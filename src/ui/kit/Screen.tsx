import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './Screen.css';

export type ScreenProps = {
  /** A TopBar, and what stays above the content with it. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** In the thumb's zone: PrimaryBar, DockActions, ToastRegion. */
  readonly dock?: ReactNode;
  /** A TabBar: below the dock, or at the edge of a phone on its side. */
  readonly tabs?: ReactNode;
  /** A line above the dock, if it has no large buttons. */
  readonly dockLined?: boolean | undefined;
  /** Uses the width of a tablet, for two columns. */
  readonly wide?: boolean | undefined;
  /** A class by which a screen arranges its parts otherwise. */
  readonly className?: string | undefined;
};

/** The layout of every screen: header, content, dock. */
export function Screen({ top, children, dock, tabs, dockLined, wide, className }: ScreenProps) {
  return (
    <div className={classNames('k-screen', wide === true && 'k-screen-wide', className)}>
      <div className="k-screen-page">
        {top}
        <main className="k-screen-main">{children}</main>
      </div>
      {dock === undefined && tabs === undefined ? null : (
        <footer className={classNames('k-dock', dockLined === true && 'k-dock-lined')}>
          {dock === undefined ? null : <div className="stack k-dock-inner">{dock}</div>}
          {tabs}
        </footer>
      )}
    </div>
  );
}

/** Large buttons in a row in the dock, for a screen with two main actions. */
export function DockActions({ children }: { readonly children: ReactNode }) {
  return <div className="row handed loose">{children}</div>;
}
