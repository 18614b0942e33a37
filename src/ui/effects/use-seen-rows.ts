import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A long column of rows in the page. */
export interface Column {
  /** The element that is as high as all of them. */
  readonly list: RefObject<HTMLElement | null>;
  /** What it belongs to: whoever comes back to it finds the heights that it had. */
  readonly place: string;
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  /** In pixels, of a row that nobody has seen yet. */
  readonly heightOf: (index: number) => number;
}

/** What of it is to be drawn. */
export interface SeenRows {
  readonly rows: readonly { readonly index: number }[];
  /** Of the whole column, in pixels. */
  readonly height: number;
  /** Where the drawn rows begin in it, in pixels. */
  readonly offset: number;
  /** To be the `ref` of each drawn row, which also carries its `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly goTo: (index: number) => void;
}

/** The rows of a column that are in the window, and some around them. */
export function useSeenRows({ list, place, count, keyOf, heightOf }: Column): SeenRows {
  // Known from the start where somebody comes back: a column that moves takes its place along.
  const [top, setTop] = useState(() => kept.get(place)?.top ?? 0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const column = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize: heightOf,
    overscan: AROUND,
    scrollMargin: top,
    scrollPaddingStart: UNDER_THE_BAR,
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

/** Rows beyond either edge of the window, so that a thumb seldom overtakes the drawing. */
const AROUND = 12;

/** Pixels of what stays at the top of the screen. */
const UNDER_THE_BAR = 80;

/** Where columns began, and the heights of their rows, by place, for this visit. */
const kept = new Map<string, { readonly top: number; readonly rows: readonly VirtualItem[] }>();
