import type { App } from '@cangkir/core';
import type { Exchange } from '../backend/backend.types.ts';
import { watchMachines } from '../inspection/running-machines.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { createReplaySession, type ReplaySession } from '../replay/session/replay-session.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { ToolError } from './tool.ts';

/** The scenario that a client works on, on the machines alone. */
export interface ScenarioStage extends ReplaySession {
  /**
   * The scenario, and the text that it was read from.
   *
   * @throws ToolError if there is none
   */
  scenario(): { readonly scenario: Scenario; readonly text: string };
  /** The events that each machine of the first phone accepts now, by its name. */
  events(): ReadonlyMap<string, readonly string[]>;
  /** The requests since the stage was set, the oldest first. Masked. */
  exchanges(): readonly Exchange[];
}

export function createScenarioStage(): ScenarioStage {
  let app: App | null = null;
  let onApp = (_: App) => {};
  let exchanges: readonly Exchange[] = [];
  const machines = watchMachines({
    app: () => app,
    onApp(listener) {
      onApp = listener;
      return () => {};
    },
  });
  const session = createReplaySession({
    driver: createMachinesDriver({
      onSet() {
        exchanges = [];
      },
      onPage(page) {
        app = page;
        onApp(page);
      },
      onExchange(exchange) {
        exchanges = [...exchanges, exchange];
      },
    }),
    // Nothing else is on the machines, and nobody watches.
    lockDesk: async () => async () => {},
    rest: async () => {},
  });

  return {
    ...session,
    scenario() {
      const { scenario, text } = session.store.getSnapshot().context;
      if (scenario === null) throw new ToolError('No scenario is on stage: load one first.');
      return { scenario, text };
    },
    events: () => new Map(machines.get().map(({ systemId, events }) => [systemId, events])),
    exchanges: () => exchanges,
  };
}
