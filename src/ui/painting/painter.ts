import type { IconName } from '#ui/kit/Icon.tsx';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import type {
  Colour,
  Font,
  Group,
  IconMark,
  LightMark,
  LineMark,
  Mark,
  Measure,
  Picture,
  Point,
} from './picture.ts';

/** A picture as a PNG, in the theme's colours of now; null where the browser can't draw one. */
export async function paint(describe: (measure: Measure) => Picture): Promise<Blob | null> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return null;
    await fontsLoaded();
    const { width, height, ground, marks } = describe((text, font) => {
      context.font = cssFont(font);
      return context.measureText(text).width;
    });
    canvas.width = width;
    canvas.height = height;
    context.fillStyle = inkOf(ground);
    context.fillRect(0, 0, width, height);
    paintAll(context, marks);
    return await pngOf(canvas);
  } catch {
    return null;
  }
}

/** They are in the app's own files, but a canvas doesn't wait for one that no screen has shown yet. */
async function fontsLoaded(): Promise<void> {
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

function cssFont({ family, weight, size }: Font): string {
  return `${weight} ${size}px ${familyOf(family)}`;
}

/** A colour as the theme has it now. */
function inkOf(colour: Colour): string {
  if (colour.startsWith('#')) return colour;
  // The property itself holds the colours of both themes; what is drawn with it has the one.
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = `var(${colour})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function paintAll(context: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  for (const mark of marks) {
    context.save();
    if (mark.kind === 'group') enter(context, mark);
    else {
      const ink = inkOf(mark.colour);
      context.fillStyle = ink;
      context.strokeStyle = ink;
      context.globalAlpha = mark.opacity ?? 1;
    }
    paintMark(context, mark);
    context.restore();
  }
}

function paintMark(context: CanvasRenderingContext2D, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      context.font = cssFont(mark.font);
      context.textAlign = mark.align;
      context.fillText(mark.text, mark.x, mark.y);
      return;
    case 'line':
      strokeLine(context, mark);
      return;
    case 'shape':
      trace(context, mark.points);
      context.fill();
      return;
    case 'box':
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
      return;
    case 'disc':
      context.beginPath();
      context.arc(mark.x, mark.y, mark.radius, 0, Math.PI * 2);
      context.fill();
      return;
    case 'icon':
      paintIcon(context, mark);
      return;
    case 'light':
      paintLight(context, mark);
      return;
    case 'group':
      paintAll(context, mark.marks);
  }
}

/** Takes on a group's own coordinates. */
function enter(context: CanvasRenderingContext2D, { clip, origin, turn = 0, scale }: Group): void {
  if (clip !== undefined) {
    context.beginPath();
    context.rect(clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top);
    context.clip();
  }
  if (origin !== undefined) context.translate(origin.x, origin.y);
  context.rotate((turn * Math.PI) / 180);
  if (scale !== undefined) context.scale(scale.x, scale.y);
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
}

function strokeLine(
  context: CanvasRenderingContext2D,
  { points, width, dash, closed = false }: LineMark,
): void {
  context.lineWidth = width;
  context.setLineDash([...dash]);
  trace(context, points);
  if (closed) context.closePath();
  context.stroke();
}

/** Widths of the squares that the icons of the interface are drawn on. */
const GLYPH_GRID = 24;
const SHAPE_GRID = 512;

function paintIcon(context: CanvasRenderingContext2D, { icon, x, y, size, rim }: IconMark): void {
  context.translate(x, y);
  context.lineJoin = 'round';
  const glyph = glyphOf(icon);
  if (glyph !== null) {
    context.scale(size / GLYPH_GRID, size / GLYPH_GRID);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.stroke(new Path2D(glyph));
    return;
  }
  context.scale(size / SHAPE_GRID, size / SHAPE_GRID);
  const outlines = outlinesOf(icon);
  if (rim !== undefined) {
    context.strokeStyle = inkOf(rim.colour);
    context.lineWidth = (rim.width * 2 * SHAPE_GRID) / size;
    for (const outline of outlines) context.stroke(outline);
  }
  for (const outline of outlines) context.fill(outline);
}

/** The shape without itself, moved; what is left of it on the lit side is cut by slanting lines. */
function paintLight(
  context: CanvasRenderingContext2D,
  { icon, x, y, size, colour }: LightMark,
): void {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const light = canvas.getContext('2d');
  if (light === null) return;
  const fillMoved = (by: number) => {
    light.save();
    light.scale(size / SHAPE_GRID, size / SHAPE_GRID);
    light.translate(by, by * 0.4);
    for (const outline of outlinesOf(icon)) light.fill(outline);
    light.restore();
  };
  light.fillStyle = inkOf(colour);
  fillMoved(-4);
  light.globalCompositeOperation = 'destination-out';
  fillMoved(16);
  light.lineWidth = 5;
  for (let at = -size; at < size * 2; at += 10) {
    trace(light, [
      { x: at, y: 0 },
      { x: at - size * 0.35, y: size },
    ]);
    light.stroke();
  }
  context.drawImage(canvas, x, y);
}

/** Strokes of an icon that is a sign of the interface; null for one that is a picture. */
function glyphOf(icon: IconName): string | null {
  return Object.entries(iconGlyphs).find(([name]) => name === icon)?.[1] ?? null;
}

/** Outlines of an icon out of the page's own collection of pictures. */
function outlinesOf(icon: IconName): readonly Path2D[] {
  const shape = Object.entries(iconShapes).find(([name]) => name === icon)?.[1];
  return [...document.querySelectorAll(`#icon-${shape} path`)].map(
    (path) => new Path2D(path.getAttribute('d') ?? ''),
  );
}
