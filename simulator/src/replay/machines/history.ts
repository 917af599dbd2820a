import type { Router } from '@cangkir/core';

/** The history of a tab, which outlives its pages. */
export interface TabHistory {
  current(): string;
  /** The address outside the app that the tab went to, or null. */
  left(): string | null;
  /** The router of a page that is loaded now; the page before gets no more calls. */
  route(page: RoutedPage): Router;
  /** The person opens an address in the tab. */
  open(route: string): void;
  /** The person goes back. False at the beginning. */
  back(): boolean;
  leave(address: string): void;
}

/** What a page hears of its tab. */
export interface RoutedPage {
  onChange(): void;
  onReload(): void;
}

export function createTabHistory(start: string): TabHistory {
  let entries: readonly string[] = [start];
  let index = 0;
  let left: string | null = null;
  let page: RoutedPage | null = null;

  const current = () => entries[index] ?? start;

  function go(next: readonly string[], to: number): void {
    const before = current();
    entries = next;
    index = to;
    if (current() !== before) page?.onChange();
  }

  function push(route: string): void {
    if (route !== current()) go([...entries.slice(0, index + 1), route], index + 1);
  }

  function leave(address: string): void {
    left = address;
    page = null;
  }

  return {
    current,
    left: () => left,
    route(next) {
      page = next;
      const opened = current();
      return {
        current,
        opened: () => opened,
        push,
        replace: (route) => go(entries.with(index, route), index),
        leave,
        reload: next.onReload,
      };
    },
    open: push,
    back() {
      if (index === 0) return false;
      go(entries, index - 1);
      return true;
    },
    leave,
  };
}
