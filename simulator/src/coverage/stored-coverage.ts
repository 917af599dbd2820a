import { ENDPOINTS } from '@cangkir/api';
import { METHODS } from '@cangkir/bridge';
import * as v from 'valibot';
import { keysOf } from '../replay/keys-of.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import type { Scenario } from '../replay/scenario.ts';
import { PLATFORMS } from '../settings/settings.ts';
import { type CallCell, OUTCOMES, outcomeOfResult } from './call-cells.ts';
import { cellOfExchange, type RequestCell } from './request-cells.ts';

/** What all stored scenarios exercise, as `simulator/coverage.json` holds it. */
export const STORED_COVERAGE = v.object({
  calls: v.array(
    v.object({
      method: v.picklist(keysOf(METHODS)),
      platform: v.picklist(PLATFORMS),
      outcome: v.picklist(keysOf(OUTCOMES)),
      /** The ids of those in which it came to this. */
      scenarios: v.array(v.string()),
    }),
  ),
  requests: v.array(
    v.object({
      endpoint: v.picklist(keysOf(ENDPOINTS)),
      answer: v.string(),
      /** In how many of them it was answered so. */
      scenarios: v.number(),
    }),
  ),
});

export type StoredCoverage = v.InferOutput<typeof STORED_COVERAGE>;

/** Tells scenarios on the machines alone, and collects what they exercise. The same ones give the same. */
export async function collectCoverage(scenarios: readonly Scenario[]): Promise<StoredCoverage> {
  const calls = createTally<CallCell>();
  const requests = createTally<RequestCell>();
  for (const scenario of scenarios) {
    const { id, device } = scenario;
    const driver = createMachinesDriver({
      onCall(method, result) {
        const { platform } = device;
        calls.count({ method, platform, outcome: outcomeOfResult(result) }, id);
      },
      onExchange(exchange) {
        const cell = cellOfExchange(exchange);
        if (cell !== null) requests.count(cell, id);
      },
    });
    await runScenario(scenario, driver);
  }
  return {
    calls: calls.all().map(({ cell, by }) => ({ ...cell, scenarios: [...by] })),
    requests: requests.all().map(({ cell, by }) => ({ ...cell, scenarios: by.length })),
  };
}

/** By whom each cell was exercised. */
interface Tally<Cell> {
  count(cell: Cell, by: string): void;
  /** In the order of their names. */
  all(): readonly { readonly cell: Cell; readonly by: readonly string[] }[];
}

function createTally<Cell extends object>(): Tally<Cell> {
  const cells = new Map<string, { readonly cell: Cell; readonly by: Set<string> }>();
  return {
    count(cell, by) {
      const name = Object.values(cell).join(' ');
      const counted = cells.get(name) ?? { cell, by: new Set() };
      counted.by.add(by);
      cells.set(name, counted);
    },
    all: () =>
      [...cells]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, { cell, by }]) => ({ cell, by: [...by].sort() })),
  };
}
