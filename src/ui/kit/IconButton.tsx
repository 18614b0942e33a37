import { AppLink, type LinkTarget } from './AppLink.tsx';
import type { ButtonTone } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName, type IconSize } from './Icon.tsx';
import './Button.css';

type IconButtonLook = {
  readonly icon: IconName;
  /** What it does, in words: there are none to see. */
  readonly label: string;
  /** ghost (no frame) unless told. */
  readonly tone?: ButtonTone | undefined;
  readonly iconSize?: IconSize | undefined;
};

export type IconButtonProps = IconButtonLook & {
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  /** Id of the words that say of whom or what, where several do the same. */
  readonly describedBy?: string | undefined;
};

/** A square of 48 px with only a sign in it. */
export function IconButton(props: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButtonClass(props)}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-describedby={props.describedBy}
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
