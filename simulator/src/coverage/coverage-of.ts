/** A cell, and how often it was exercised. */
export type Counted<Cell> = Cell & { readonly times: number };

/** A cell, and the ids of the stored scenarios that exercise it. */
export type ByScenarios<Cell> = Cell & { readonly scenarios: readonly string[] };

/** A cell, and what exercised it: this session, and stored scenarios. */
export type Covered<Cell> = Counted<Cell> & ByScenarios<Cell>;

/** A table of all possible cells, and how many were exercised. */
export interface Coverage<Cell> {
  readonly cells: readonly Covered<Cell>[];
  /** How many were exercised, by the session and by scenarios. */
  readonly exercised: { readonly session: number; readonly scenarios: number };
}

/**
 * @param all Every cell of the table, in order.
 * @param session What this session has exercised.
 * @param stored What the stored scenarios exercise.
 */
export function coverageOf<Cell extends object>(
  all: readonly Cell[],
  session: readonly Counted<Cell>[],
  stored: readonly ByScenarios<Cell>[],
): Coverage<Cell> {
  const cells = all.map((cell) => ({
    ...cell,
    times: session.find((one) => isAt(one, cell))?.times ?? 0,
    scenarios: stored.find((one) => isAt(one, cell))?.scenarios ?? [],
  }));
  return {
    cells,
    exercised: {
      session: cells.filter(({ times }) => times > 0).length,
      scenarios: cells.filter(({ scenarios }) => scenarios.length > 0).length,
    },
  };
}

/** Increments the count of a cell. */
export function countOnce<Cell extends object>(
  counted: readonly Counted<Cell>[],
  cell: Cell,
): readonly Counted<Cell>[] {
  const isKnown = counted.some((one) => isAt(one, cell));
  if (!isKnown) return [...counted, { ...cell, times: 1 }];
  return counted.map((one) => (isAt(one, cell) ? { ...one, times: one.times + 1 } : one));
}

/** Whether an entry belongs to a cell. */
function isAt(said: object, cell: object): boolean {
  return Object.entries(cell).every(([name, value]) => Reflect.get(said, name) === value);
}
