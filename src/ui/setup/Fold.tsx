import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';

type FoldProps = {
  readonly title: string;
  /** How it stands, in a few words. */
  readonly summary: string;
  readonly children: ReactNode;
};

/** Something that mostly stays as it is: one line that unfolds. */
export function Fold({ title, summary, children }: FoldProps) {
  return (
    <details className="setup-fold">
      <summary>
        <span className="setup-fold-words">
          <span className="setup-fold-title">{title}</span>{' '}
          <span className="setup-fold-summary">{summary}</span>
        </span>
        <Icon name="down" size={18} />
      </summary>
      <div className="stack setup-fold-body">{children}</div>
    </details>
  );
}
