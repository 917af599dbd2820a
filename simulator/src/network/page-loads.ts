/** The maximum number of resource timings of a page. */
const REMEMBERED = 10_000;

/**
 * How long to wait for a resource: milliseconds of this machine. The previous page's last request may be reported when
 * this page has started, which never loads it.
 */
const LOAD_TIMEOUT_MS = 5000;

/** How long after its start a resource may be reported: milliseconds of this machine. */
const REPORTED_WITHIN = 1000;

/**
 * The resources that a page loads, by address. The requesting page is unknown: a resource that arrived in another page
 * belongs to that one.
 */
export interface PageLoads {
  /** This page, or another one, starts to load a resource. */
  began(address: string): void;
  /** The number of loads started. */
  count(): number;
  /** Whether one may still be loading in this page. */
  arePending(): boolean;
}

/**
 * @param others The other visible pages.
 * @param now This machine's time, in milliseconds since the epoch.
 */
export function createPageLoads(
  { performance }: Pick<Window, 'performance'>,
  others: () => readonly Pick<Window, 'performance'>[],
  now: () => number,
): PageLoads {
  const beginnings = new Map<string, readonly number[]>();
  performance.setResourceTimingBufferSize(REMEMBERED);

  const isHere = (address: string) => performance.getEntriesByName(address, 'resource').length > 0;

  function isPending(address: string, starts: readonly number[]): boolean {
    const recent = starts.filter((time) => now() - time < LOAD_TIMEOUT_MS);
    const [first] = recent;
    if (first === undefined || isHere(address)) return false;
    return arrivals(others(), address, first - REPORTED_WITHIN) < recent.length;
  }

  return {
    began: (address) => void beginnings.set(address, [...(beginnings.get(address) ?? []), now()]),
    count: () => beginnings.size,
    arePending: () => [...beginnings].some(([address, starts]) => isPending(address, starts)),
  };
}

/** How often a resource has arrived in some pages since a moment. */
function arrivals(
  pages: readonly Pick<Window, 'performance'>[],
  address: string,
  since: number,
): number {
  return pages.flatMap(({ performance }) =>
    performance
      .getEntriesByName(address, 'resource')
      .filter(({ startTime }) => performance.timeOrigin + startTime >= since),
  ).length;
}
