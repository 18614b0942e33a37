import type { IconName } from '#ui/kit/Icon.tsx';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';

/** A colour of the theme, by the name of its custom property. */
export type Colour = `--${string}`;

export interface Font {
  readonly family: 'heading' | 'text';
  readonly weight: number;
  /** px */
  readonly size: number;
}

/** They are in the app's own files, but a canvas doesn't wait for one that no screen has shown yet. */
export async function fontsLoaded(): Promise<void> {
  const ours = FAMILIES.map((family) => ownFamily(familyOf(family)));
  const faces = [...document.fonts].filter(({ family }) => ours.includes(ownFamily(family)));
  await Promise.all(faces.map((face) => face.load()));
}

const FAMILIES = ['heading', 'text'] as const satisfies readonly Font['family'][];

/** The list of families that the theme has for it. */
function familyOf(family: Font['family']): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--font-${family}`).trim();
}

/** The first of a list of families; those after it are stand-ins. */
function ownFamily(families: string): string {
  return (families.split(',')[0] ?? '').replaceAll('"', '').trim();
}

export function cssFont({ family, weight, size }: Font): string {
  return `${weight} ${size}px ${familyOf(family)}`;
}

/** A colour as the theme has it now. */
export function token(name: Colour): string {
  // The property itself holds the colours of both themes; what is drawn with it has the one.
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A sign of the interface, of strokes on a grid of 24; null for a picture. */
export function glyphOf(icon: IconName): string | null {
  return Object.entries(iconGlyphs).find(([name]) => name === icon)?.[1] ?? null;
}

/** Outlines of a picture of the page's own collection, on a grid of 512. */
export function outlinesOf(icon: IconName): readonly Path2D[] {
  const shape = Object.entries(iconShapes).find(([name]) => name === icon)?.[1];
  return [...document.querySelectorAll(`#icon-${shape} path`)].map(
    (path) => new Path2D(path.getAttribute('d') ?? ''),
  );
}

/** What has been drawn as a PNG; null where the browser can't make one. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
