/** The maximum number of resource timings of a page. */
const REMEMBERED = 10_000;

/** How long to wait for a resource, in this machine's time. A cancelled one has no timing. */
const LOAD_TIMEOUT_MS = 5000;

/** The parts of the app that a page loads, by address. */
export interface PageLoads {
  /** The page has begun to load a part over the network. */
  began(address: string): void;
  /** Whether a load has begun or ended since the last call. A part from the browser's memory only arrives. */
  haveChanged(): boolean;
  /** Whether a part may still be loading. */
  arePending(): boolean;
}

/** @param now This machine's time, in milliseconds. */
export function createPageLoads(
  { performance }: Pick<Window, 'performance'>,
  now: () => number,
): PageLoads {
  const begun = new Set<string>();
  /** When each load began that may still be under way. */
  const awaited = new Map<string, number>();
  /** How many loads have begun and ended. */
  let changes = 0;
  performance.setResourceTimingBufferSize(REMEMBERED);

  const hasArrived = (address: string) =>
    performance.getEntriesByName(address, 'resource').length > 0;

  return {
    began(address) {
      begun.add(address);
      awaited.set(address, now());
    },
    haveChanged() {
      const before = changes;
      changes = begun.size + performance.getEntriesByType('resource').filter(isPart).length;
      return changes !== before;
    },
    arePending() {
      for (const [address, beginning] of awaited) {
        const isOver = now() - beginning >= LOAD_TIMEOUT_MS || hasArrived(address);
        if (isOver) awaited.delete(address);
      }
      return awaited.size > 0;
    },
  };
}

/** What a page fetches is a request, not a part. */
function isPart(entry: PerformanceEntry): boolean {
  return 'initiatorType' in entry && entry.initiatorType !== 'fetch';
}
