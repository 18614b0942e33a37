import { useSyncExternalStore } from 'react';

/**
 * How the table fills the window (TableShapes.css): `lying` on a phone on its side, `tall` on an upright tablet,
 * `columns` on one on its side, `four` with the journal as another column.
 */
export type TableShape = 'lying' | 'tall' | 'columns' | 'four';

/** The shape that the window has room for; null for the single column of an upright phone. */
export function useTableShape(): TableShape | null {
  return useSyncExternalStore(subscribe, shapeNow);
}

/** The first that fits; widths in rem, which grow with the text. */
const SHAPES = [
  ['lying', 40, '(max-height: 30rem)'],
  ['four', 80, '(min-height: 30.01rem)'],
  ['columns', 60, '(min-height: 30.01rem)'],
  ['tall', 48, '(min-height: 48rem)'],
] as const satisfies readonly (readonly [shape: TableShape, width: number, height: string])[];

function shapeNow(): TableShape | null {
  const scale = Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
  const fits = SHAPES.find(
    ([, width, height]) => matchMedia(`(min-width: ${width * scale}rem) and ${height}`).matches,
  );
  return fits?.[0] ?? null;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
