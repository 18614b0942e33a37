import type { ReactElement } from 'react';
import { iconGlyphs } from './icon-glyphs.ts';
import { iconShapes } from './icon-shapes.ts';
import './Icon.css';

type ShapeName = keyof typeof iconShapes;
type GlyphName = keyof typeof iconGlyphs;

/** All icons, of the game and of the interface. */
export type IconName = ShapeName | GlyphName;

/** Width and height in px at the normal text size; it grows with the text. Each is a rule of Icon.css. */
export type IconSize = 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 32 | 44;

type IconProps = {
  readonly name: IconName;
  readonly size?: IconSize | undefined;
  /** Accessible name where there is no text next to it; without it the icon is decorative. */
  readonly label?: string | undefined;
};

/** An icon in the colour of the surrounding text. Shapes are in the page once and referenced. */
export function Icon({ name, size = 24, label }: IconProps) {
  if (label !== undefined) return drawn(name, size, label);
  const key = `${name} ${size}`;
  const known = DECORATIVE.get(key) ?? drawn(name, size, undefined);
  DECORATIVE.set(key, known);
  return known;
}

/** The same wherever they stand, so that a long list holds each but once. */
const DECORATIVE = new Map<string, ReactElement>();

function drawn(name: IconName, size: IconSize, label: string | undefined): ReactElement {
  // By class: WebKit accepts no rem in image attributes, and an inline style costs more.
  const side = `k-icon-${size}`;
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (isShape(name)) {
    return (
      <svg {...spoken} className={side} viewBox="0 0 512 512" focusable="false">
        <use href={`#icon-${iconShapes[name]}`} />
      </svg>
    );
  }
  return (
    <svg {...spoken} className={side} viewBox="0 0 24 24" focusable="false">
      <path
        d={iconGlyphs[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function isShape(name: IconName): name is ShapeName {
  return name in iconShapes;
}
