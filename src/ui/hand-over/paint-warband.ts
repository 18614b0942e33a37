import { emblemIcon } from '#ui/emblem.ts';
import { type Font, fontsLoaded, outlinesOf, pngOf } from '#ui/painting/brush.ts';
import {
  fitted,
  heading,
  plain,
  twoLines,
  widthOf,
  write,
  writeFitted,
} from '#ui/painting/lettering.ts';
import {
  frame,
  highlight,
  INKS,
  knifeOf,
  lozenge,
  paintOutlines,
  ruins,
  sky,
  stamp,
  sun,
  teeth,
} from '#ui/painting/woodcut.ts';
import type { PictureFighter, WarbandPicture } from './picture-facts.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const LEFT = 84;
const RIGHT = WIDTH - LEFT;
/** Where the list ends and the foot begins. */
const BOTTOM = 1246;

/** The warband as a PNG, 4:5, cut like the poster; null where the browser can't draw one. */
export async function paintWarband(facts: WarbandPicture): Promise<Blob | null> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return null;
    await fontsLoaded();
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    // Many of them leave less room for the picture above.
    const low = facts.fighters.length > 14;
    paintScene(context, facts, low ? 262 : 330);
    const top = paintTitle(context, facts, low ? 262 : 330);
    paintList(context, facts, top);
    paintFoot(context, facts);
    return await pngOf(canvas);
  } catch {
    return null;
  }
}

/** The emblem before a sun over the ruins, and the frame around all. */
function paintScene(
  context: CanvasRenderingContext2D,
  { emblem }: WarbandPicture,
  bottom: number,
): void {
  const knife = knifeOf(11);
  const scene = { left: 62, top: 62, right: WIDTH - 62, bottom };
  context.fillStyle = INKS.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.save();
  context.beginPath();
  context.rect(scene.left, scene.top, scene.right - scene.left, scene.bottom - scene.top);
  context.clip();
  sky(context, knife, scene);
  const tall = bottom - scene.top;
  const disc = { x: WIDTH / 2, y: scene.top + tall * 0.52, radius: tall * 0.4 };
  sun(context, knife, disc);
  context.save();
  // As wide as on the poster, and less than half as high.
  const squeeze = tall / 540;
  context.translate(0, bottom - 786 * squeeze);
  context.scale(1, squeeze);
  ruins(context, knife);
  context.restore();
  const size = Math.round(tall * 0.9);
  const box = { x: disc.x - size / 2, y: scene.top + (tall - size) * 0.3, size };
  const shape = outlinesOf(emblemIcon(emblem));
  stamp(context, shape, box, 10);
  const light = highlight(shape, size);
  if (light !== null) context.drawImage(light, box.x, box.y);
  context.restore();
  teeth(context, scene);
  frame(context, knife, { width: WIDTH, height: HEIGHT });
}

/** Name, type and what they are worth. @returns where the list begins */
function paintTitle(
  context: CanvasRenderingContext2D,
  { name, type, facts }: WarbandPicture,
  under: number,
): number {
  const middle = WIDTH / 2;
  const size = fitted((one) => widthOf(context, name, heading(one)), 900, { most: 96, least: 60 });
  let y = under + 84;
  if (widthOf(context, name, heading(size)) <= 900) {
    write(context, name, heading(size), INKS.ink, { x: middle, y, align: 'center' });
  } else {
    y -= 22;
    const lines = twoLines(name, (part) => widthOf(context, part, heading(60)));
    for (const [index, part] of lines.entries()) {
      const sizes = { most: 60, least: 34, room: 900 };
      writeFitted(context, part, sizes, INKS.ink, {
        x: middle,
        y: y + index * 56,
        align: 'center',
      });
    }
    y += 56 * (lines.length - 1);
  }
  if (type !== '') {
    y += 46;
    const fit = fitted((one) => widthOf(context, type, heading(one)), 620, { most: 36, least: 24 });
    write(context, type, heading(fit), INKS.red, { x: middle, y, align: 'center' });
    const half = widthOf(context, type, heading(fit)) / 2 + 26;
    lozenge(context, middle - half - 110, middle - half, y - 11);
    lozenge(context, middle + half, middle + half + 110, y - 11);
  }
  y += 38;
  write(context, facts.join(' · '), plain(25), INKS.ink, { x: middle, y, align: 'center' });
  context.fillStyle = INKS.ink;
  context.fillRect(LEFT, y + 18, RIGHT - LEFT, 4);
  return y + 22;
}

/** How a fighter is set: lines for what he carries, his numbers as a table or in a line. */
interface Setting {
  readonly lines: 1 | 2;
  readonly table: boolean;
}

/** From the roomiest on, with the least size at which each still looks well. */
const SETTINGS = [
  { lines: 2, table: true, least: 0.95 },
  { lines: 1, table: true, least: 0.82 },
  { lines: 1, table: false, least: 0 },
] as const satisfies readonly (Setting & { readonly least: number })[];

/** Pixels that a fighter takes in a setting, at its natural size. */
function tallOf({ lines, table }: Setting): number {
  return 44 + lines * 31 + (table ? 54 : 32) + 14;
}

/** Everybody, in one column or two, as large as the room allows. */
function paintList(
  context: CanvasRenderingContext2D,
  { fighters, more }: WarbandPicture,
  top: number,
): void {
  const columns = fighters.length > 7 ? 2 : 1;
  const cells = fighters.length + (more === '' ? 0 : 1);
  const rows = Math.max(1, Math.ceil(cells / columns));
  const gap = 40;
  const wide = (RIGHT - LEFT - gap * (columns - 1)) / columns;
  const room = (BOTTOM - top) / rows;
  const long = fighters.some(({ things }) => widthOf(context, things, plain(26)) > wide);
  const setting =
    SETTINGS.find((one) => (one.lines === 1 || long) && room / tallOf(one) >= one.least) ??
    SETTINGS[2];
  const unit = Math.min(room / tallOf(setting), columns === 1 ? 1.3 : 1.15);
  const high = Math.min(room, tallOf(setting) * unit * 1.12);
  // Few of them stand in the middle of the room that they have.
  const start = top + Math.max(0, (BOTTOM - top - high * rows) / 2);
  for (const [index, fighter] of fighters.entries()) {
    const x = LEFT + Math.floor(index / rows) * (wide + gap);
    const y = start + (index % rows) * high;
    if (index % rows > 0) line(context, { x, y, wide });
    const middle = y + (high - tallOf(setting) * unit) / 2;
    paintFighter(context, fighter, { x, y: middle, wide, unit, ...setting });
  }
  if (more !== '') {
    const place = { x: RIGHT - wide / 2, y: start + (rows - 0.4) * high, align: 'center' } as const;
    writeFitted(context, more, { most: 30, least: 20, room: wide }, INKS.red, place);
  }
  if (columns === 2) {
    context.fillStyle = INKS.ink;
    context.fillRect(LEFT + wide + gap / 2 - 1, start + 12, 2, rows * high - 24);
  }
}

interface LineBox extends Setting {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  /** Size of everything, 1 as designed. */
  readonly unit: number;
}

function line(
  context: CanvasRenderingContext2D,
  { x, y, wide }: Pick<LineBox, 'x' | 'y' | 'wide'>,
): void {
  context.fillStyle = INKS.ink;
  context.globalAlpha = 0.35;
  context.fillRect(x, y, wide, 2);
  context.globalAlpha = 1;
}

/** Who, with what, and his numbers. */
function paintFighter(
  context: CanvasRenderingContext2D,
  fighter: PictureFighter,
  place: LineBox,
): void {
  const { x, y, wide, unit, lines } = place;
  paintWho(context, fighter, place);
  const size = Math.round(26 * unit);
  const first = y + 76 * unit;
  for (const [index, text] of broken(context, fighter.things, wide, size, lines).entries())
    write(context, text, plain(size), INKS.ink, { x, y: first + index * 31 * unit, align: 'left' });
  paintNumbers(context, fighter, { ...place, y: first + (lines - 1) * 31 * unit });
}

/** Crown, name, how many, what he is; at the right what he has learnt. */
function paintWho(
  context: CanvasRenderingContext2D,
  fighter: PictureFighter,
  { x, y, wide, unit }: LineBox,
): void {
  const name = Math.round(40 * unit);
  const small = Math.round(26 * unit);
  const base = y + 42 * unit;
  const end = x + wide;
  let from = x;
  if (fighter.leader) {
    const size = 34 * unit;
    paintOutlines(context, outlinesOf('leader'), { x, y: base - size * 0.86, size }, INKS.red);
    from += size + 8;
  }
  const learnt = widthOf(context, fighter.experience, plain(small));
  const right = { x: end, y: base, align: 'right' } as const;
  write(context, fighter.experience, plain(small), INKS.red, right);
  const room = end - from - learnt - 16;
  const count = fighter.count === '' ? 0 : widthOf(context, fighter.count, plain(small)) + 14;
  const fit = fitted((one) => widthOf(context, fighter.name, heading(one)), room - count, {
    most: name,
    least: Math.round(name * 0.55),
  });
  const shown = shortened(context, fighter.name, room - count, heading(fit));
  write(context, shown, heading(fit), INKS.ink, { x: from, y: base, align: 'left' });
  from += widthOf(context, shown, heading(fit)) + 14;
  write(context, fighter.count, plain(small), INKS.red, { x: from, y: base, align: 'left' });
  from += count;
  const left = end - from - learnt - 16;
  if (left < 70) return;
  context.globalAlpha = 0.8;
  const size = fitted((one) => widthOf(context, fighter.kind, plain(one)), left, {
    most: small,
    least: Math.round(small * 0.75),
  });
  const kind = shortened(context, fighter.kind, left, plain(size));
  write(context, kind, plain(size), INKS.ink, { x: from, y: base, align: 'left' });
  context.globalAlpha = 1;
}

/** Each in a cell of its own, one as wide as the other; below what heads it where there is room. */
function paintNumbers(
  context: CanvasRenderingContext2D,
  { numbers }: PictureFighter,
  place: LineBox,
): void {
  const { x, y, wide, unit, table } = place;
  const step = Math.min(wide / Math.max(1, numbers.length), 76 * unit);
  const small = plain(Math.round(20 * unit));
  const large = heading(Math.round((table ? 32 : 27) * unit));
  for (const [index, { head, value }] of numbers.entries()) {
    const middle = x + (index + 0.5) * step;
    if (table) {
      const above = { x: middle, y: y + 25 * unit, align: 'center' } as const;
      write(context, head, small, INKS.red, above);
      write(context, value, large, INKS.ink, { ...above, y: y + 54 * unit });
      continue;
    }
    const both = widthOf(context, head, small) + 3 + widthOf(context, value, large);
    const from = { x: middle - both / 2, y: y + 32 * unit, align: 'left' } as const;
    write(context, head, small, INKS.red, from);
    const after = from.x + widthOf(context, head, small) + 3;
    write(context, value, large, INKS.ink, { ...from, x: after });
  }
}

/** Things in one line or two, broken between them; what has no place is dropped behind dots. */
function broken(
  context: CanvasRenderingContext2D,
  things: string,
  room: number,
  size: number,
  most: 1 | 2,
): readonly string[] {
  const font = plain(size);
  const parts = things.split(', ');
  let count = parts.length;
  while (count > 1 && widthOf(context, `${parts.slice(0, count).join(', ')},`, font) > room)
    count -= 1;
  if (most === 1 || count === parts.length) return [shortened(context, things, room, font)];
  const rest = parts.slice(count).join(', ');
  return [`${parts.slice(0, count).join(', ')},`, shortened(context, rest, room, font)];
}

/** A text that is no wider than its room, cut at a word or a letter and ended by dots. */
function shortened(
  context: CanvasRenderingContext2D,
  text: string,
  room: number,
  font: Font,
): string {
  if (widthOf(context, text, font) <= room) return text;
  const letters = Array.from(text);
  let kept = letters.length;
  while (kept > 1 && widthOf(context, `${letters.slice(0, kept).join('')}…`, font) > room)
    kept -= 1;
  const cut = letters.slice(0, kept).join('');
  const word = cut.replace(/[\s,:]+[^\s,]*$/u, '').replace(/[\s,:]+$/u, '');
  return `${word.length > cut.length / 2 ? word : cut.trimEnd()}…`;
}

function paintFoot(context: CanvasRenderingContext2D, { game, madeWith }: WarbandPicture): void {
  context.fillStyle = INKS.ink;
  context.fillRect(58, 1252, WIDTH - 116, 46);
  write(context, game, plain(26), INKS.paper, { x: LEFT, y: 1284, align: 'left' });
  write(context, madeWith, heading(28), INKS.paper, { x: RIGHT, y: 1284, align: 'right' });
}
