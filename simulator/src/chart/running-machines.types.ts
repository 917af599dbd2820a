/** A running machine at one moment. Immutable plain data. */
export interface RunningMachine {
  /** The name that it runs under: `love`. Unique at a time. */
  readonly systemId: string;
  /** Its own id, which names its chart: `draw`. */
  readonly machineId: string;
  /** The innermost active states, dotted, below the machine: `closed.waiting`. */
  readonly states: readonly string[];
  /** The innermost states visited since its start, each once, in order of the first visit. */
  readonly visited: readonly string[];
  /** The context, unmasked: mask it for display. */
  readonly context: unknown;
  /** The types of the events that it accepts now. Includes those that depend on their payload. */
  readonly events: readonly string[];
  /** Its failure; null if none. */
  readonly failed: Failure | null;
}

/** A machine that failed, or differs from a replay's expectation. */
export interface Failure {
  /** The state of the failure or the expectation: dotted, empty for the machine itself. */
  readonly state: string;
  /** One sentence for the user. */
  readonly message: string;
}

/** An event with its payload. */
export interface MachineEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The machines of one phone's page. */
export interface RunningMachines {
  /** The running machines, in order of their start. The same array until something changes. */
  get(): readonly RunningMachine[];
  /** Calls back after each change. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  /** Sends an event to a machine by name. No effect if none has that name. */
  send(systemId: string, event: MachineEvent): void;
}
