import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './Screen.css';

export type ScreenProps = {
  /** A TopBar, and what stays above the content with it. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** Fixed at the bottom: PrimaryBar, DockActions, ToastRegion, TabBar, in this order. */
  readonly dock?: ReactNode;
  /** A line above the dock, if it has no large buttons. */
  readonly dockLined?: boolean | undefined;
  /** Uses the width of a tablet, for two columns. */
  readonly wide?: boolean | undefined;
};

/** The layout of every screen: header, content, dock. */
export function Screen({ top, children, dock, dockLined, wide }: ScreenProps) {
  return (
    <div className={classNames('k-screen', wide === true && 'k-screen-wide')}>
      {top}
      <main className="k-screen-main">{children}</main>
      {dock === undefined ? null : (
        <footer className={classNames('k-dock', dockLined === true && 'k-dock-lined')}>
          <div className="stack k-dock-inner">{dock}</div>
        </footer>
      )}
    </div>
  );
}

/** Large buttons in a row in the dock, for a screen with two main actions. */
export function DockActions({ children }: { readonly children: ReactNode }) {
  return <div className="row handed loose k-dock-actions">{children}</div>;
}
