import { iconGlyphs } from './icon-glyphs.ts';
import { iconShapes } from './icon-shapes.ts';
import './Icon.css';

type ShapeName = keyof typeof iconShapes;
type GlyphName = keyof typeof iconGlyphs;

/** Every icon there is: pictures of the game and signs of the interface. */
export type IconName = ShapeName | GlyphName;

/** Width and height in px at the normal text size; it grows with the text. Each is a rule of Icon.css. */
export type IconSize = 13 | 14 | 16 | 18 | 20 | 21 | 22 | 24 | 25 | 26 | 28 | 30 | 32 | 44;

type IconProps = {
  readonly name: IconName;
  readonly size?: IconSize | undefined;
  /** What the icon says where no words stand beside it; without it the icon is decoration. */
  readonly label?: string | undefined;
};

/** One icon in the colour of the text around it. Pictures stand in the page once and are referred to. */
export function Icon({ name, size = 24, label }: IconProps) {
  // By a class: in the attributes of an image WebKit takes no rem, and a style of its own costs more.
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
