import type { IconName } from '#ui/kit/Icon.tsx';

// Pictures to share are plain data: a function makes a description out of facts, `painter.ts` draws it.

/** All lengths are in px of the picture. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly ground: Colour;
  /** From the lowest to the uppermost. */
  readonly marks: readonly Mark[];
}

/** A custom property of the theme by its name, or a colour that is the same in every theme. */
export type Colour = `--${string}` | `#${string}`;

export interface Font {
  readonly family: 'heading' | 'text';
  readonly weight: number;
  /** px */
  readonly size: number;
}

/** How wide a text comes out, px. */
export type Measure = (text: string, font: Font) => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a picture between four edges. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One stroke of the brush. */
export type Mark =
  | TextMark
  | LineMark
  | ShapeMark
  | BoxMark
  | DiscMark
  | IconMark
  | LightMark
  | Group;

export interface TextMark extends Ink, Point {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font;
  /** Which end of the text stands at `x`; `y` is its baseline. */
  readonly align: 'left' | 'center' | 'right';
}

export interface LineMark extends Ink {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly width: number;
  readonly dash: readonly number[];
  /** Whether the last point is joined to the first. */
  readonly closed?: boolean;
}

/** A polygon, filled. */
export interface ShapeMark extends Ink {
  readonly kind: 'shape';
  readonly points: readonly Point[];
}

export interface BoxMark extends Ink, Point {
  readonly kind: 'box';
  readonly width: number;
  readonly height: number;
}

export interface DiscMark extends Ink, Point {
  readonly kind: 'disc';
  readonly radius: number;
}

/** An icon of the interface in a square. */
export interface IconMark extends Ink, Point {
  readonly kind: 'icon';
  readonly icon: IconName;
  readonly size: number;
  /** What lifts it off the ground: a border of some width in another colour. */
  readonly rim?: { readonly width: number; readonly colour: Colour };
}

/** Where light falls from the left on an icon in the same square, hatched. */
export interface LightMark extends Ink, Point {
  readonly kind: 'light';
  readonly icon: IconName;
  readonly size: number;
}

/** Marks in coordinates of their own: scaled, then turned about `origin`. Cut off at the edges of `clip`, if any. */
export interface Group {
  readonly kind: 'group';
  readonly marks: readonly Mark[];
  readonly clip?: Area;
  readonly origin?: Point;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly scale?: Point;
}

interface Ink {
  readonly colour: Colour;
  /** From 0 to 1; 1 if left out. */
  readonly opacity?: number;
}
