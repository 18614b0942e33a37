import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './Fold.css';

type FoldProps = {
  readonly title: string;
  /** The current value in a few words. */
  readonly summary?: string;
  /** Open at first. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
};

/** A line that unfolds what stands below it. */
export function Fold({ title, summary = '', open, onToggle, children }: FoldProps) {
  return (
    <details
      className="k-fold"
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className="line">
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
