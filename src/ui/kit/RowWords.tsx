import type { ReactNode } from 'react';
import './RowWords.css';

type RowWordsProps = {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Ids of the title and the subtitle, for a control that is named by them. */
  readonly titleId?: string | undefined;
  readonly subtitleId?: string | undefined;
};

/** The words of a row: what it is about, and less loudly what is known of it. */
export function RowWords({ title, subtitle, titleId, subtitleId }: RowWordsProps) {
  return (
    <span className="fills">
      <span id={titleId} className="k-row-title">
        {title}
      </span>{' '}
      {subtitle === undefined ? null : (
        <span id={subtitleId} className="quiet k-row-subtitle">
          {subtitle}
        </span>
      )}
    </span>
  );
}
