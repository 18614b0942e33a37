import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where the chips of a group stand, which wrap as their names need. */
export interface ChipRows {
  readonly group: RefObject<HTMLFieldSetElement | null>;
  /** The index of the last chip in the row of this chip. */
  readonly endOfRow: (index: number) => number;
  /** The middle of this chip, px from the left edge of the group. */
  readonly middleOf: (index: number) => number;
}

/**
 * Measures the rows of chips, so that what belongs to one of them can open below its row without moving any
 * other chip of it.
 * @param wanted whether anything is to be opened; measuring lays the page out
 */
export function useChipRows(wanted: boolean): ChipRows {
  const group = useRef<HTMLFieldSetElement>(null);
  const [chips, setChips] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const element = group.current;
    if (!wanted || element === null) return undefined;
    const measure = () => {
      const now = placesIn(element);
      setChips((before) => (samePlaces(before, now) ? before : now));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return {
    group,
    endOfRow: (index) => {
      const top = chips[index]?.top;
      return Math.max(
        index,
        chips.findLastIndex((chip) => chip.top === top),
      );
    },
    middleOf: (index) => chips[index]?.middle ?? 0,
  };
}

interface Place {
  readonly top: number;
  readonly middle: number;
}

/** What is open between the rows is left out while they are measured: it would break them. */
function placesIn(group: HTMLElement): readonly Place[] {
  const parts = [...group.children].flatMap((child) =>
    child instanceof HTMLElement ? [child] : [],
  );
  const chips = parts.filter((part) => part instanceof HTMLButtonElement);
  const between = parts.filter((part) => !chips.some((chip) => chip === part));
  for (const part of between) part.style.display = 'none';
  const { left } = group.getBoundingClientRect();
  const places = chips.map((chip) => {
    const box = chip.getBoundingClientRect();
    return { top: Math.round(box.top), middle: Math.round(box.left + box.width / 2 - left) };
  });
  const [first] = places;
  for (const part of between) part.style.display = '';
  return places.map(({ top, middle }) => ({ top: top - (first?.top ?? 0), middle }));
}

function samePlaces(some: readonly Place[], others: readonly Place[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ top, middle }, index) => {
      const other = others[index];
      return top === other?.top && middle === other.middle;
    })
  );
}
