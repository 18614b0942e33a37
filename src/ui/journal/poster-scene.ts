import {
  type Box,
  frame,
  highlight,
  INKS,
  knifeOf,
  ruins,
  sky,
  stamp,
  sun,
  teeth,
} from '#ui/painting/woodcut.ts';

// The picture of the poster, as cut in wood: frame, sun, ruins, the winner's sign, the broken banner.

const WIDTH = 1080;
const HEIGHT = 1350;

/** The part of the sheet that the picture fills. */
const SCENE = { left: 62, top: 62, right: WIDTH - 62, bottom: 786 } as const;
const SUN = { x: 540, y: 352, radius: 238 } as const;

/** Outlines on a grid of 512; none for what is not there. */
export interface SceneShapes {
  readonly winner: readonly Path2D[];
  readonly cloth: readonly Path2D[];
  readonly beaten: readonly Path2D[];
  readonly comet: readonly Path2D[];
}

/** Paints the whole sheet but its words. */
export function paintScene(context: CanvasRenderingContext2D, shapes: SceneShapes): void {
  const knife = knifeOf(7);
  context.fillStyle = INKS.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.save();
  context.beginPath();
  context.rect(SCENE.left, SCENE.top, SCENE.right - SCENE.left, SCENE.bottom - SCENE.top);
  context.clip();
  sky(context, knife, { ...SCENE, bottom: 640 });
  sun(context, knife, SUN);
  stamp(context, shapes.comet, { x: 826, y: 84, size: 150 }, 14);
  ruins(context, knife);
  winner(context, shapes.winner);
  flag(context, shapes);
  context.restore();
  teeth(context, SCENE);
  frame(context, knife, { width: WIDTH, height: HEIGHT });
}

const SIGN: Box = { x: 300, y: 150, size: 480 };

function winner(context: CanvasRenderingContext2D, shape: readonly Path2D[]): void {
  stamp(context, shape, SIGN, 15);
  const light = highlight(shape, SIGN.size);
  if (light !== null) context.drawImage(light, SIGN.x, SIGN.y);
}

const FLAG: Box = { x: 612, y: 452, size: 300 };

function flag(context: CanvasRenderingContext2D, { cloth, beaten }: SceneShapes): void {
  if (cloth.length === 0) return;
  stamp(context, cloth, FLAG, 11);
  context.save();
  context.translate(FLAG.x + FLAG.size * 0.355, FLAG.y + FLAG.size * 0.33);
  context.rotate((18 * Math.PI) / 180);
  const size = FLAG.size * 0.23;
  context.translate(-size / 2, -size / 2);
  context.scale(size / 512, size / 512);
  context.fillStyle = INKS.paper;
  for (const outline of beaten) {
    context.fill(outline);
  }
  context.restore();
}
