import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './Fold.css';

type FoldProps = {
  readonly title: string;
  /** The current value in a few words. */
  readonly summary?: string;
  /** The title is a heading of the page. */
  readonly heading?: boolean | undefined;
  /** Open at first. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
};

/** A line that unfolds what stands below it. */
export function Fold(props: FoldProps) {
  const { title, summary = '', heading = false, open, onToggle, children } = props;
  const Title = heading ? 'h3' : 'b';
  return (
    <details
      className="k-fold"
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className="line">
        <span className="cluster level k-fold-words">
          <Title className="k-fold-title">{title}</Title>{' '}
          <span className="k-fold-summary">{summary}</span>
        </span>
        <Icon name="down" size={18} />
      </summary>
      <div className="stack k-fold-body">{children}</div>
    </details>
  );
}
