import { AppLink, type LinkTarget } from './AppLink.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './PrimaryBar.css';

type PrimaryLook = {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** outline: a secondary action beside a filled one. */
  readonly look?: 'filled' | 'outline' | undefined;
  /** rout: red, for what must come before anything else. */
  readonly tone?: 'ember' | 'rout' | undefined;
  /** Before the text. */
  readonly icon?: IconName | undefined;
  /** After the text, in place of the arrow. */
  readonly end?: IconName | undefined;
};

export type PrimaryBarProps = PrimaryLook & {
  readonly onPress: () => void;
  /** Accessible name, which must contain the visible text. */
  readonly label?: string | undefined;
};

/** The main action of a screen, full width, for Screen's dock. */
export function PrimaryBar(props: PrimaryBarProps) {
  return (
    <button
      type="button"
      className={primaryClass(props)}
      aria-label={props.label}
      onClick={props.onPress}
    >
      <PrimaryFace {...props} />
    </button>
  );
}

/** The same as a link. */
export function PrimaryLink(props: PrimaryLook & LinkTarget) {
  return (
    <AppLink href={props.href} onNavigate={props.onNavigate} className={primaryClass(props)}>
      <PrimaryFace {...props} />
    </AppLink>
  );
}

function PrimaryFace({ title, subtitle, icon, end }: PrimaryLook) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} size={32} />}
      <span className="fills">
        <span className="k-primary-title">{title}</span>{' '}
        {subtitle === undefined ? null : <span className="k-primary-subtitle">{subtitle}</span>}
      </span>
      <Icon name={end ?? 'next'} size={end === undefined ? 16 : 24} />
    </>
  );
}

function primaryClass({ look, tone }: PrimaryLook): string {
  return classNames(
    'line full gap-3 k-primary',
    look === 'outline' && 'k-primary-outline',
    tone === 'rout' && 'k-primary-rout',
  );
}
