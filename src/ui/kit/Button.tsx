import type { ReactNode } from 'react';
import { AppLink, type LinkTarget } from './AppLink.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './Button.css';

/**
 * ember: the one main action; brass: something earned that waits; pass: a test that went well. Red is left to the rout.
 */
export type ButtonTone = 'neutral' | 'ember' | 'brass' | 'outline' | 'pass' | 'ghost';

export type ButtonLook = {
  readonly tone?: ButtonTone | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  /** Fills the width of its container. */
  readonly block?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** The icon above the word, for several of them side by side. */
  readonly stacked?: boolean | undefined;
};

export type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  /** Makes it a toggle. */
  readonly pressed?: boolean | undefined;
  /** Accessible name, which must contain the visible text: "Otto: passed". */
  readonly label?: string | undefined;
  /** Id of the element that says which object it acts on, where several buttons do the same. */
  readonly describedBy?: string | undefined;
  readonly type?: 'button' | 'submit' | undefined;
};

/** A button with text, at least 48 px high. */
export function Button(props: ButtonProps) {
  return (
    <button
      type={props.type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(props)}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onClick={props.onPress}
    >
      <Face icon={props.icon}>{props.children}</Face>
    </button>
  );
}

export type LinkButtonProps = ButtonLook &
  LinkTarget & {
    readonly children: ReactNode;
    /** Accessible name, which must contain the visible text. */
    readonly label?: string | undefined;
  };

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return (
    <AppLink
      href={props.href}
      onNavigate={props.onNavigate}
      className={buttonClass(props)}
      label={props.label}
    >
      <Face icon={props.icon}>{props.children}</Face>
    </AppLink>
  );
}

function Face({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} size={20} />}
      <span>{children}</span>
    </>
  );
}

function buttonClass({ tone = 'neutral', size, block, stacked }: ButtonLook): string {
  return classNames(
    'k-button',
    `k-button-${tone}`,
    size === 'large' && 'k-button-large',
    block === true && 'k-button-block',
    stacked === true && 'k-button-stacked',
  );
}
