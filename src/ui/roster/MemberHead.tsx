import type { ReactNode } from 'react';
import './MemberHead.css';

type MemberHeadProps = {
  readonly picture: ReactNode;
  readonly name: string;
  /** Nothing where his name says it. */
  readonly kind: string | undefined;
  /** What is said of him, below his name. */
  readonly children: ReactNode;
  /** What is done with him, at the end. */
  readonly end?: ReactNode;
};

/** Whom a card is about. */
export function MemberHead({ picture, name, kind, children, end }: MemberHeadProps) {
  return (
    <div className="cluster line member-head">
      {picture}
      <div className="quiet wraps member-head-words">
        <p>
          <b>{name}</b> <span>{kind}</span>
        </p>
        {children}
      </div>
      {end}
    </div>
  );
}
