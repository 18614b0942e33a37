import { cssFont, fontsLoaded, glyphOf, outlinesOf, pngOf, token } from '#ui/painting/brush.ts';
import { type Mark, type Picture, type PictureFacts, pictureOf } from './picture.ts';

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
    return await pngOf(canvas);
  } catch {
    return null;
  }
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
  const glyph = glyphOf(icon);
  if (glyph !== null) {
    context.scale(size / 24, size / 24);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(glyph));
    return;
  }
  context.scale(size / 512, size / 512);
  for (const outline of outlinesOf(icon)) {
    context.fill(outline);
  }
}
