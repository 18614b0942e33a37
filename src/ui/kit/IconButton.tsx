import { AppLink, type LinkTarget } from './AppLink.tsx';
import type { ButtonTone } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName, type IconSize } from './Icon.tsx';
import './Button.css';

type IconButtonLook = {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  /** Default: ghost (no frame). */
  readonly tone?: ButtonTone | undefined;
  readonly iconSize?: IconSize | undefined;
};

export type IconButtonProps = IconButtonLook & {
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  /** Whether what it unfolds is open. */
  readonly expanded?: boolean | undefined;
};

/** A square button of 48 px with only an icon. */
export function IconButton(props: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButtonClass(props)}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      <Icon name={props.icon} size={props.iconSize} />
    </button>
  );
}

/** The same as a link. */
export function IconLink(props: IconButtonLook & LinkTarget) {
  return (
    <AppLink
      href={props.href}
      onNavigate={props.onNavigate}
      className={iconButtonClass(props)}
      label={props.label}
    >
      <Icon name={props.icon} size={props.iconSize} />
    </AppLink>
  );
}

function iconButtonClass({ tone = 'ghost' }: IconButtonLook): string {
  return classNames('k-button', 'k-icon-button', `k-button-${tone}`);
}
