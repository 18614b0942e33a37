import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A long list of rows in the page. */
export interface VirtualColumn {
  /** The element as high as all rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Key under which measured heights are kept for the next visit. */
  readonly place: string;
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  /** Estimated height of a row not measured yet, pixels. */
  readonly heightOf: (index: number) => number;
}

/** The rows to draw. */
export interface VirtualRows {
  readonly rows: readonly { readonly index: number }[];
  /** Height of the whole column, pixels. */
  readonly height: number;
  /** Offset of the first drawn row in the column, pixels. */
  readonly offset: number;
  /** The `ref` of each drawn row, which also needs a `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly goTo: (index: number) => void;
}

/** The rows of a column in or near the viewport. */
export function useVirtualRows({
  list,
  place,
  count,
  keyOf,
  heightOf,
}: VirtualColumn): VirtualRows {
  // Kept from the last visit: if it changed after the first render, the scroll position would shift.
  const [top, setTop] = useState(() => kept.get(place)?.top ?? 0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const column = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize: heightOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: HEADER_HEIGHT,
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: [...(kept.get(place)?.rows ?? [])],
  });

  useLayoutEffect(() => {
    const at = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    setTop(at);
  }, [list]);

  useLayoutEffect(
    () => () => void kept.set(place, { top, rows: column.takeSnapshot() }),
    [place, column, top],
  );

  const rows = column.getVirtualItems();
  return {
    rows,
    height: column.getTotalSize(),
    offset: (rows[0]?.start ?? top) - top,
    measure: column.measureElement,
    goTo: (index) => column.scrollToIndex(index, { align: 'start' }),
  };
}

/** Rows beyond either edge of the viewport, so that fast scrolling seldom shows a gap. */
const OVERSCAN = 12;

/** Pixels of the sticky header. */
const HEADER_HEIGHT = 80;

/** Tops and row heights of columns by place, until the page is reloaded. */
const kept = new Map<string, { readonly top: number; readonly rows: readonly VirtualItem[] }>();
