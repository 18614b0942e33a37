import { AppLink, type LinkTarget } from './AppLink.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import './PrimaryBar.css';

type PrimaryLook = {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** outline: the second choice of a screen that already has a filled one. */
  readonly look?: 'filled' | 'outline' | undefined;
};

export type PrimaryBarProps = PrimaryLook & { readonly onPress: () => void };

/** The one main action of a screen, as wide as the screen; belongs into Screen's dock. */
export function PrimaryBar(props: PrimaryBarProps) {
  return (
    <button type="button" className={primaryClass(props)} onClick={props.onPress}>
      <PrimaryFace {...props} />
    </button>
  );
}

/** The same as a link, for the way into something. */
export function PrimaryLink(props: PrimaryLook & LinkTarget) {
  return (
    <AppLink href={props.href} onNavigate={props.onNavigate} className={primaryClass(props)}>
      <PrimaryFace {...props} />
    </AppLink>
  );
}

function PrimaryFace({ title, subtitle }: PrimaryLook) {
  return (
    <>
      <span className="k-primary-words">
        <span className="k-primary-title">{title}</span>{' '}
        {subtitle === undefined ? null : <span className="k-primary-subtitle">{subtitle}</span>}
      </span>
      <Icon name="next" size={16} />
    </>
  );
}

function primaryClass({ look }: PrimaryLook): string {
  return classNames('k-primary', look === 'outline' && 'k-primary-outline');
}
