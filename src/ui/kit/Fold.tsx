import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './Fold.css';

type FoldProps = {
  readonly title: string;
  /** The current value in a few words. */
  readonly summary?: string;
  readonly children: ReactNode;
};

/** A collapsed line for settings that rarely change. */
export function Fold({ title, summary = '', children }: FoldProps) {
  return (
    <details className="k-fold">
      <summary>
        <span className="cluster k-fold-words">
          <span className="k-fold-title">{title}</span>{' '}
          <span className="k-fold-summary">{summary}</span>
        </span>
        <Icon name="down" size={18} />
      </summary>
      <div className="stack k-fold-body">{children}</div>
    </details>
  );
}
