/** The files that each file imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Import cycles, each as its files in order. A cycle starts with its first file by name. Of several cycles with the
 * same first file, the shortest is reported.
 */
export function findCycles(graph: Graph): readonly (readonly string[])[] {
  return [...graph.keys()].sort().flatMap((start) => {
    const cycle = shortestCycle(start, graph);
    return cycle === null ? [] : [cycle];
  });
}

/** Visits only files that come later by name: a cycle through an earlier one starts there. */
function shortestCycle(start: string, graph: Graph): readonly string[] | null {
  const ways: (readonly [...string[], string])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const target of graph.get(way.at(-1) ?? start) ?? []) {
      if (target === start) return way;
      if (target < start || seen.has(target)) continue;
      seen.add(target);
      ways.push([...way, target]);
    }
  }
  return null;
}
