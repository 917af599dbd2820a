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
  const times = new Map(session.map(({ times: visits, ...cell }) => [idOf(cell), visits]));
  const scenarios = new Map(stored.map(({ scenarios: ids, ...cell }) => [idOf(cell), ids]));
  const cells = all.map((cell) => {
    const id = idOf(cell);
    return { ...cell, times: times.get(id) ?? 0, scenarios: scenarios.get(id) ?? [] };
  });
  return {
    cells,
    exercised: {
      session: cells.filter((cell) => cell.times > 0).length,
      scenarios: cells.filter((cell) => cell.scenarios.length > 0).length,
    },
  };
}

/** Increments the count of a cell. */
export function countOnce<Cell extends object>(
  counted: readonly Counted<Cell>[],
  cell: Cell,
): readonly Counted<Cell>[] {
  const id = idOf(cell);
  const isThis = ({ times: _, ...other }: Counted<Cell>) => idOf(other) === id;
  if (!counted.some(isThis)) return [...counted, { ...cell, times: 1 }];
  return counted.map((one) => (isThis(one) ? { ...one, times: one.times + 1 } : one));
}

/** The same for each mention of a cell, in whichever order that names its parts. */
function idOf(cell: object): string {
  return JSON.stringify(Object.entries(cell).sort(([one], [other]) => (one < other ? -1 : 1)));
}
