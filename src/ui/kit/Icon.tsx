import { iconGlyphs } from './icon-glyphs.ts';
import { iconShapes } from './icon-shapes.ts';

type ShapeName = keyof typeof iconShapes;
type GlyphName = keyof typeof iconGlyphs;

/** Every icon there is: pictures of the game and signs of the interface. */
export type IconName = ShapeName | GlyphName;

type IconProps = {
  readonly name: IconName;
  /** Width and height in px at the normal text size; it grows with the text. */
  readonly size?: number | undefined;
  /** What the icon says where no words stand beside it; without it the icon is decoration. */
  readonly label?: string | undefined;
};

/** One icon in the colour of the text around it. Pictures stand in the page once and are referred to. */
export function Icon({ name, size = 24, label }: IconProps) {
  const side = `${size / 16}rem`;
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (isShape(name)) {
    return (
      <svg {...spoken} width={side} height={side} viewBox="0 0 512 512" focusable="false">
        <use href={`#icon-${iconShapes[name]}`} />
      </svg>
    );
  }
  return (
    <svg {...spoken} width={side} height={side} viewBox="0 0 24 24" focusable="false">
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
