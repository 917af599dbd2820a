import { type RefObject, useEffect } from 'react';
import { nextFrame } from '../next-frame/next-frame.ts';

interface CentredItem {
  /** Tells the items, or what stands in them, from each other. */
  readonly attribute: 'data-tap' | 'value';
  /** That of the item. Null for none. */
  readonly value: string | null;
}

/**
 * Scrolls a row sideways until an item is in its middle. The row is measured once it is seen: before, the whole page would
 * be laid out for that, in the task that renders it.
 */
export function useCentredItem(
  row: RefObject<HTMLElement | null>,
  { attribute, value }: CentredItem,
): void {
  useEffect(() => {
    if (value === null) return;
    const selector = `[${attribute}="${CSS.escape(value)}"]`;
    void nextFrame().then(() => {
      if (row.current !== null) centreItem(row.current, selector);
    });
  }, [row, attribute, value]);
}

/** Scrolls the row alone: `scrollIntoView` would move the page too. */
function centreItem(row: HTMLElement, selector: string): void {
  let item = row.querySelector<HTMLElement>(selector);
  while (item !== null && item.parentElement !== row) item = item.parentElement;
  if (item === null) return;
  row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
}
