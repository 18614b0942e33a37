import type { ReactNode } from 'react';
import { AppLink, type LinkTarget } from './AppLink.tsx';
import { Icon } from './Icon.tsx';
import { RowWords } from './RowWords.tsx';
import './ListRow.css';

type ListRowLook = {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** On the left, such as a StatusDisc. */
  readonly lead?: ReactNode;
  /** Text on the right, before the chevron. */
  readonly trailing?: ReactNode;
};

export type ListRowProps = ListRowLook & { readonly onPress: () => void };

/** A list row that is a button. */
export function ListRow(props: ListRowProps) {
  return (
    <button type="button" className="line box k-list-row" onClick={props.onPress}>
      <ListRowFace {...props} />
    </button>
  );
}

/** A list row that is a link. */
export function ListLink(props: ListRowLook & LinkTarget) {
  return (
    <AppLink href={props.href} onNavigate={props.onNavigate} className="line box k-list-row">
      <ListRowFace {...props} />
    </AppLink>
  );
}

function ListRowFace({ title, subtitle, lead, trailing }: ListRowLook) {
  return (
    <>
      {lead}
      <RowWords title={title} subtitle={subtitle} />
      <span className="line k-list-row-end">
        {trailing}
        <Icon name="next" size={16} />
      </span>
    </>
  );
}
