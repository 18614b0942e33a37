import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Tone } from './tones.ts';
import './tones.css';
import './Card.css';

export type CardProps = {
  readonly children: ReactNode;
  /** Colour of the left edge; rout and wrong tint the whole card, done dims it. Without it: a plain frame. */
  readonly tone?: Tone | undefined;
  /** framed: ember all around (whose turn it is); glow: the one card the screen is about. */
  readonly look?: 'plain' | 'framed' | 'glow' | undefined;
  /** li inside a list. */
  readonly as?: 'div' | 'li' | 'article' | 'section' | undefined;
  readonly label?: string | undefined;
};

/** A framed block of a screen. */
export function Card({ children, tone, look = 'plain', as: Element = 'div', label }: CardProps) {
  return (
    <Element
      className={classNames(
        'box k-card',
        tone !== undefined && `k-card-edged k-tone-${tone}`,
        (tone === 'rout' || tone === 'wrong') && 'k-card-tinted',
        tone === 'done' && 'k-card-done',
        look !== 'plain' && `k-card-${look}`,
      )}
      aria-label={label}
    >
      {children}
    </Element>
  );
}

export type CardHeaderProps = {
  readonly title: ReactNode;
  readonly icon?: IconName | undefined;
  /** At the right, in the heading type: "Ld 8". */
  readonly value?: ReactNode;
  /** After everything else, such as a small link. */
  readonly end?: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
};

/** Icon in the card's tone, title, value. */
export function CardHeader({ title, icon, value, end, level = 3 }: CardHeaderProps) {
  const Heading = headings[level];
  return (
    <div className="cluster line toned k-card-header">
      {icon === undefined ? null : <Icon name={icon} size={26} />}
      <Heading className="wraps k-card-title">{title}</Heading>
      {value === undefined ? null : <span className="display unbroken k-card-value">{value}</span>}
      {end}
    </div>
  );
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Secondary text; bold words in it stand out. */
export function CardText({ children }: { readonly children: ReactNode }) {
  return <p className="quiet k-card-text">{children}</p>;
}

/** Buttons in a row of equal widths; icon buttons stay narrow, and large text wraps the row. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className="cluster air-2 k-card-actions">{children}</div>;
}

export type CardLineProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly action?: ReactNode;
  /** After everything else, such as a small link. */
  readonly end?: ReactNode;
};

/** A card of one line: icon, text, at most one button. */
export function CardLine({ children, icon, action, end }: CardLineProps) {
  return (
    <div className="cluster line quiet handed toned k-card-line">
      {icon === undefined ? null : <Icon name={icon} size={22} />}
      <div className="wraps">{children}</div>
      {action}
      {end}
    </div>
  );
}
