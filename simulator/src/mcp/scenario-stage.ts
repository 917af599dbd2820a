import type { App } from '@cangkir/core';
import type { Exchange } from '../backend/backend.types.ts';
import { watchMachines } from '../inspection/running-machines.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { readDraft, type ScenarioDraft } from '../replay/recording/draft.ts';
import {
  createReplaySession,
  type ReplaySession,
  type ReplayState,
} from '../replay/session/replay-session.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { readScenario, type ScenarioProblem } from '../scenario/validate.ts';
import { ToolError } from './tool.ts';

/** The scenario that a client works on, on the machines alone. */
export interface ScenarioStage extends ReplaySession {
  /**
   * Loads the scenario of a file, and says how far it is.
   *
   * @throws ToolError if it is none
   */
  put(file: string): Promise<object>;
  /** How far it is, as its client sees it. */
  progress(): object;
  /** @throws ToolError if there is none */
  scenario(): Scenario;
  /** Its file. */
  draft(): ScenarioDraft;
  /** The events that each machine of the first phone accepts now, by its name. */
  events(): ReadonlyMap<string, readonly string[]>;
  /** The requests since the stage was set, the oldest first. Masked. */
  exchanges(): readonly Exchange[];
}

const NO_SCENARIO = 'No scenario is on stage: load one first.';

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
      onPage(page, phone) {
        if (phone !== 'first') return;
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

  const state = () => session.store.getSnapshot().context;
  const progress = () => progressOf(state());

  return {
    ...session,
    progress,
    async put(file) {
      // What is on stage stays there unless another scenario can take its place.
      const scenario = readScenario(file);
      if (!scenario.ok) throw new ToolError(problemMessage(scenario.failure));
      await session.load(file);
      return progress();
    },
    scenario() {
      const { scenario } = state();
      if (scenario === null) throw new ToolError(NO_SCENARIO);
      return scenario;
    },
    draft() {
      const draft = readDraft(state().text);
      if (!draft.ok) throw new ToolError(NO_SCENARIO);
      return draft.value;
    },
    events: () => new Map(machines.get().map(({ systemId, events }) => [systemId, events])),
    exchanges: () => exchanges,
  };
}

/** Why a file is no scenario. */
export function problemMessage(problems: readonly ScenarioProblem[]): string {
  const messages = problems.map(({ pointer, message }) => `${pointer}: ${message}`);
  return `This is no scenario: ${messages.join('; ')}`;
}

/** How far the scenario is. */
function progressOf({ result, done, isOver }: ReplayState): object {
  if (result === null) throw new ToolError(NO_SCENARIO);
  const { id, title, passed, steps, failures } = result;
  const ending = passed ? 'passed' : 'failed';
  return {
    id,
    title,
    ended: isOver ? ending : null,
    done,
    steps: steps.map(({ number, label, status }) => `${number} ${label}: ${status}`),
    failures: failures.map(({ step, pointer, message, difference }) => ({
      step,
      pointer,
      message,
      ...difference,
    })),
  };
}
