/** A request of a page: milliseconds since the page was asked for. */
export interface TimedRequest {
  readonly start: number;
  readonly end: number;
}

/**
 * The most requests that waited for each other: of a line, each began after the one before it had ended. On a slow
 * network each costs a round trip, so their number decides about the first view.
 *
 * @param until When the first view was complete. Later requests do not count.
 */
export function requestsInLine(requests: readonly TimedRequest[], until: number): number {
  const lines: { readonly end: number; readonly length: number }[] = [];
  for (const { start, end } of requests.toSorted((a, b) => a.start - b.start)) {
    if (start >= until) break;
    const before = lines.filter((line) => line.end <= start).map(({ length }) => length);
    lines.push({ end, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...lines.map(({ length }) => length));
}
