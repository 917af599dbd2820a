/** How many things a page remembers to have loaded. */
const REMEMBERED = 10_000;

/**
 * How long a part is waited for: milliseconds of this machine. What the page before began to load in its
 * last moment is reported when this one is there, which never loads it.
 */
const PATIENCE = 5000;

/** How long after a part started to load it may be reported: milliseconds of this machine. */
const REPORTED_WITHIN = 1000;

/**
 * The parts of the app that a page loads, by their addresses. Which page asked for one is unknown:
 * one that has arrived in another page was that one's.
 */
export interface PageLoads {
  /** This page, or another one, begins to load a part. */
  began(address: string): void;
  /** How many have begun. */
  count(): number;
  /** Tells whether one may still be on its way to this page. */
  areUnderWay(): boolean;
}

/**
 * @param others The other pages that are shown.
 * @param now The time of this machine, in milliseconds since the epoch.
 */
export function createPageLoads(
  { performance }: Pick<Window, 'performance'>,
  others: () => readonly Pick<Window, 'performance'>[],
  now: () => number,
): PageLoads {
  const beginnings = new Map<string, readonly number[]>();
  performance.setResourceTimingBufferSize(REMEMBERED);

  const isHere = (address: string) => performance.getEntriesByName(address, 'resource').length > 0;

  function isUnderWay(address: string, starts: readonly number[]): boolean {
    const recent = starts.filter((time) => now() - time < PATIENCE);
    const [first] = recent;
    if (first === undefined || isHere(address)) return false;
    return arrivals(others(), address, first - REPORTED_WITHIN) < recent.length;
  }

  return {
    began: (address) => void beginnings.set(address, [...(beginnings.get(address) ?? []), now()]),
    count: () => beginnings.size,
    areUnderWay: () => [...beginnings].some(([address, starts]) => isUnderWay(address, starts)),
  };
}

/** How often a part that began to be loaded since a moment has arrived in some pages. */
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
