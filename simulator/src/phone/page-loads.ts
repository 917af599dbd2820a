/** How many things a page remembers to have loaded. */
const REMEMBERED = 10_000;

/**
 * How long a part is waited for: milliseconds of this machine. What the page before began to load in its
 * last moment is told when this one is there, which never has it.
 */
const PATIENCE = 5000;

/** The parts of the app that a page loads, by their addresses. */
export interface PageLoads {
  /** A part begins to be loaded. */
  began(address: string): void;
  /** How many have begun. */
  count(): number;
  /** Tells whether one is still on its way. */
  areUnderWay(): boolean;
}

/** @param now The time of this machine, in milliseconds. */
export function createPageLoads(
  { performance }: Pick<Window, 'performance'>,
  now: () => number,
): PageLoads {
  const beginnings = new Map<string, number>();
  performance.setResourceTimingBufferSize(REMEMBERED);

  const hasArrived = (address: string) =>
    performance.getEntriesByName(address, 'resource').length > 0;

  return {
    began: (address) => void beginnings.set(address, now()),
    count: () => beginnings.size,
    areUnderWay: () =>
      [...beginnings].some(([address, began]) => now() - began < PATIENCE && !hasArrived(address)),
  };
}
