import type { PageVisibility } from '../platform/page-visibility.ts';

/** An in-memory page that can be hidden. It is visible at first. */
export interface MemoryPageVisibility extends PageVisibility {
  hide(): void;
  show(): void;
}

export function createMemoryPageVisibility(): MemoryPageVisibility {
  const listeners = new Set<() => void>();
  let isHidden = false;

  function change(next: boolean): void {
    isHidden = next;
    for (const listener of listeners) listener();
  }

  return {
    isHidden: () => isHidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hide: () => change(true),
    show: () => change(false),
  };
}
