import type { App } from '@cangkir/core';
import { actsOn, leavesOf, type Machine, machinesOf } from '@cangkir/core/health';
import type { AnyMachineSnapshot } from 'xstate';
import type { Failure, RunningMachine, RunningMachines } from '../chart/running-machines.types.ts';
import { contextOf } from './context-of.ts';
import { eventTypesOf } from './event-types-of.ts';

/** The phone to watch. */
interface WatchedPhone {
  /** The app of the current page; null until it starts. */
  app(): App | null;
  /** Calls back when a page has composed its app. Returns the cleanup. */
  onApp(listener: (app: App) => void): () => void;
}

/** Watches the machines of a phone's page, across reloads. */
export function watchMachines(phone: WatchedPhone): RunningMachines {
  const listeners = new Set<() => void>();
  /** By `systemId`: the states visited on this page. */
  let visited = new Map<string, readonly string[]>();
  let shown: readonly RunningMachine[] | null = null;
  let stopInspecting = () => {};

  const machines = () => machinesOf(phone.app()?.root ?? null);

  function noteVisits(): void {
    for (const [name, machine] of machines()) {
      const before = visited.get(name) ?? [];
      const states = leavesOf(machine.getSnapshot().value).filter((leaf) => !before.includes(leaf));
      if (states.length > 0) visited.set(name, [...before, ...states]);
    }
  }

  function changed(): void {
    noteVisits();
    shown = null;
    for (const listener of [...listeners]) listener();
  }

  phone.onApp((app) => {
    visited = new Map();
    stopInspecting();
    stopInspecting = app.root.system.inspect(({ type }) => {
      if (type === '@xstate.snapshot') changed();
    }).unsubscribe;
    changed();
  });

  return {
    get() {
      shown ??= machines().map(([name, machine]) =>
        runningMachineOf(name, machine, visited.get(name) ?? []),
      );
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(systemId, event) {
      const [, machine] = machines().find(([name]) => name === systemId) ?? [];
      machine?.send(event);
    },
  };
}

function runningMachineOf(
  systemId: string,
  machine: Machine,
  visited: readonly string[],
): RunningMachine {
  const snapshot = machine.getSnapshot();
  const states = leavesOf(snapshot.value);
  return {
    systemId,
    machineId: machine.logic.id,
    states,
    visited,
    context: contextOf(snapshot),
    events: eventsOf(snapshot),
    failed: failureOf(snapshot, states),
  };
}

/** The events that it accepts now. Includes events whose guards fail without their payload. */
function eventsOf(snapshot: AnyMachineSnapshot): readonly string[] {
  return eventTypesOf(snapshot).filter((type) => actsOn(snapshot, { type }));
}

function failureOf(
  { status, error }: AnyMachineSnapshot,
  [state = '']: readonly string[],
): Failure | null {
  if (status !== 'error') return null;
  return { state, message: error instanceof Error ? error.message : String(error) };
}
