import { useSyncExternalStore } from 'react';

/** How the table fills the window (TableShapes.css). */
export interface TableShape {
  readonly id: 'lying' | 'tall' | 'three' | 'four';
  /** The sides stand beside each other, each under its gauge. */
  readonly sidesBeside?: true;
  /** What is due has a column of its own, which a duel leaves in sight. */
  readonly dutyColumn?: true;
  /** The journal has one. */
  readonly journalColumn?: true;
}

/** The shape that the window has room for; null for the single column of an upright phone. */
export function useTableShape(): TableShape | null {
  return useSyncExternalStore(subscribe, shapeNow);
}

type Fitting = TableShape & {
  /** In rem, which grows with the text. */
  readonly width: number;
  readonly height: string;
};

const HIGH = '(min-height: 30.01rem)';

/** A phone on its side, a desk, a tablet on its side, an upright one: the first that fits. */
const TABLE_SHAPES: readonly Fitting[] = [
  { id: 'lying', width: 40, height: '(max-height: 30rem)' },
  {
    id: 'four',
    width: 80,
    height: HIGH,
    sidesBeside: true,
    dutyColumn: true,
    journalColumn: true,
  },
  { id: 'three', width: 60, height: HIGH, sidesBeside: true, dutyColumn: true },
  { id: 'tall', width: 48, height: '(min-height: 48rem)', sidesBeside: true },
];

function shapeNow(): TableShape | null {
  const scale = Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
  const fits = TABLE_SHAPES.find(
    ({ width, height }) => matchMedia(`(min-width: ${width * scale}rem) and ${height}`).matches,
  );
  return fits ?? null;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
