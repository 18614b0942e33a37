import type { ReactNode } from 'react';
import './CardMore.css';

/** What else can be done with a card: ghost buttons at its foot. */
export function CardMore({ children }: { readonly children: ReactNode }) {
  return <div className="cluster apart k-card-more">{children}</div>;
}
