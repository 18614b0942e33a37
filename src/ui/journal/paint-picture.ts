import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import {
  type Colour,
  type Font,
  type Mark,
  type Picture,
  type PictureFacts,
  pictureOf,
} from './picture.ts';

/** The battle as a PNG in the colours of the moment; null where the browser can't draw one. */
export async function paintPicture(facts: PictureFacts): Promise<Blob | null> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return null;
    await fontsLoaded();
    const picture = pictureOf(facts, (text, font) => {
      context.font = cssFont(font);
      return context.measureText(text).width;
    });
    canvas.width = picture.width;
    canvas.height = picture.height;
    paint(context, picture);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  }
}

/** They are in the app's own files, but a canvas doesn't wait for one that no screen has shown yet. */
async function fontsLoaded(): Promise<void> {
  const ours = FAMILIES.map((family) => ownFamily(token(family)));
  const faces = [...document.fonts].filter(({ family }) => ours.includes(ownFamily(family)));
  await Promise.all(faces.map((face) => face.load()));
}

const FAMILIES = ['--font-heading', '--font-text'] as const satisfies readonly Colour[];

/** The first of a list of families; those after it are stand-ins. */
function ownFamily(families: string): string {
  return (families.split(',')[0] ?? '').replaceAll('"', '').trim();
}

function cssFont({ family, weight, size }: Font): string {
  return `${weight} ${size}px ${token(`--font-${family}`)}`;
}

/** A colour or a family of fonts as the theme has it now. */
function token(name: Colour): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function paint(context: CanvasRenderingContext2D, { width, height, marks }: Picture): void {
  context.fillStyle = token('--ground');
  context.fillRect(0, 0, width, height);
  for (const mark of marks) {
    context.save();
    context.fillStyle = token(mark.colour);
    context.strokeStyle = token(mark.colour);
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
      context.lineWidth = mark.width;
      context.setLineDash([...mark.dash]);
      context.beginPath();
      for (const { x, y } of mark.points) context.lineTo(x, y);
      context.stroke();
      return;
    case 'icon':
      context.translate(mark.x, mark.y);
      paintIcon(context, mark);
  }
}

/** A shape of the page's own collection, or a sign of the interface. */
function paintIcon(
  context: CanvasRenderingContext2D,
  { icon, size }: Extract<Mark, { kind: 'icon' }>,
): void {
  const glyph = Object.entries(iconGlyphs).find(([name]) => name === icon)?.[1];
  if (glyph !== undefined) {
    context.scale(size / 24, size / 24);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(glyph));
    return;
  }
  const shape = Object.entries(iconShapes).find(([name]) => name === icon)?.[1];
  context.scale(size / 512, size / 512);
  for (const path of document.querySelectorAll(`#icon-${shape} path`)) {
    const outline = new Path2D(path.getAttribute('d') ?? '');
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    context.fill(outline);
  }
}
