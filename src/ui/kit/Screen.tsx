import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './Screen.css';

export type ScreenProps = {
  /** A TopBar, and what stays with it above the content. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the bottom: a PrimaryBar, DockActions, a ToastRegion, a TabBar, in this order. */
  readonly dock?: ReactNode;
  /** A line above the dock, where nothing big stands in it. */
  readonly dockLined?: boolean | undefined;
  /** Uses the width of a tablet, for two columns. */
  readonly wide?: boolean | undefined;
};

/** The frame of every screen: header, content, and the thumb's zone. */
export function Screen({ top, children, dock, dockLined, wide }: ScreenProps) {
  return (
    <div className={classNames('k-screen', wide === true && 'k-screen-wide')}>
      {top}
      <main className="k-screen-main">{children}</main>
      {dock === undefined ? null : (
        <footer className={classNames('k-dock', dockLined === true && 'k-dock-lined')}>
          <div className="k-dock-inner">{dock}</div>
        </footer>
      )}
    </div>
  );
}

/** Large buttons side by side in the dock, where a screen has two main actions. */
export function DockActions({ children }: { readonly children: ReactNode }) {
  return <div className="k-dock-actions">{children}</div>;
}
