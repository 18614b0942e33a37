import type { ReactNode } from 'react';
import { shortDate } from '#i18n/format.ts';
import { useStores } from '#store/hooks.ts';
import './MemberFact.css';

type MemberFactProps = {
  /** A number or a sign. */
  readonly lead: ReactNode;
  readonly what: ReactNode;
  /** Milliseconds since 1970; null for no date. */
  readonly at: number | null;
};

/** A line about a member: what it is, and when it was. */
export function MemberFact(props: MemberFactProps) {
  return (
    <li className="line full member-fact">
      <FactFace {...props} />
    </li>
  );
}

/** What a line says, for one that is a button as well. */
export function FactFace({ lead, what, at }: MemberFactProps) {
  const { clock } = useStores();
  return (
    <>
      <span className="member-fact-lead">{lead}</span> <span>{what}</span>{' '}
      {/* Lines of older versions have no time. */}
      {at === null || at === 0 ? null : (
        <small className="quiet unbroken at-end">{shortDate(at, clock())}</small>
      )}
    </>
  );
}
