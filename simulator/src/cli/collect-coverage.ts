import { type CallCell, outcomeOfResult } from '../coverage/call-cells.ts';
import type { ByScenarios } from '../coverage/coverage-of.ts';
import { cellOfExchange, type RequestCell } from '../coverage/request-cells.ts';
import type { StoredCoverage } from '../coverage/stored-coverage.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import { needsScreen } from '../scenario/needs-screen.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Runs scenarios on the machines alone, except those that tap, and collects what they exercise. The same scenarios give the same result. */
export async function collectCoverage(scenarios: readonly Scenario[]): Promise<StoredCoverage> {
  const calls = createTally<CallCell>();
  const requests = createTally<RequestCell>();
  for (const scenario of scenarios.filter((one) => !needsScreen(one))) {
    const { id } = scenario;
    const driver = createMachinesDriver({
      onCall(method, result, platform) {
        calls.count({ method, platform, outcome: outcomeOfResult(result) }, id);
      },
      onExchange(exchange) {
        const cell = cellOfExchange(exchange);
        if (cell !== null) requests.count(cell, id);
      },
    });
    await runScenario(scenario, driver);
  }
  const counted = { calls: calls.all(), requests: requests.all(), uncounted: [] };
  const ids = new Set(coveredIds(counted));
  const uncounted = scenarios.map(({ id }) => id).filter((id) => !ids.has(id));
  return { ...counted, uncounted: uncounted.sort() };
}

/** The ids of all scenarios that a coverage is made of. */
export function coveredIds({ calls, requests, uncounted }: StoredCoverage): readonly string[] {
  const ids = [...calls, ...requests].flatMap(({ scenarios }) => scenarios);
  return [...new Set([...ids, ...uncounted])].sort();
}

/** Counts which scenarios exercised each cell. */
interface Tally<Cell> {
  count(cell: Cell, scenario: string): void;
  /** All cells, in the order of their names. */
  all(): ByScenarios<Cell>[];
}

function createTally<Cell extends object>(): Tally<Cell> {
  const cells = new Map<string, { readonly cell: Cell; readonly scenarios: Set<string> }>();
  return {
    count(cell, scenario) {
      const name = Object.values(cell).join(' ');
      const counted = cells.get(name) ?? { cell, scenarios: new Set() };
      counted.scenarios.add(scenario);
      cells.set(name, counted);
    },
    all: () =>
      [...cells]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, { cell, scenarios }]) => ({ ...cell, scenarios: [...scenarios].sort() })),
  };
}
