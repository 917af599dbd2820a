/** A machine as it stands at one moment. Plain data: what a later moment changes is another object. */
export interface RunningMachine {
  /** The name that it runs under: `love`. No two run under one name at a time. */
  readonly systemId: string;
  /** Its own id, which its chart is called by: `draw`. */
  readonly machineId: string;
  /** The innermost states that it is in, dotted, below the machine: `closed.waiting`. */
  readonly states: readonly string[];
  /** The innermost states that it has been in since it started, each once, in the order in which they came. */
  readonly visited: readonly string[];
  /** The context, not masked: mask it before it is shown. */
  readonly context: unknown;
  /**
   * The types of the events that it would do something about now. Where that depends on what an event carries, it
   * is one of them.
   */
  readonly events: readonly string[];
  /** Where it went wrong; null where it has not. */
  readonly failed: Failure | null;
}

/** A machine that broke down, or is not where a replay expected it. */
export interface Failure {
  /** Where it broke down, or where it was expected: dotted, empty for the machine itself. */
  readonly state: string;
  /** One sentence for a person. */
  readonly words: string;
}

/** An event with what it carries. */
export interface MachineEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The machines of one phone's page. */
export interface RunningMachines {
  /** Those that run now, in the order in which they started. The same array until something has changed. */
  get(): readonly RunningMachine[];
  /** Calls back after each change. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  /** Sends an event to the machine that runs under a name. Nothing happens where none does. */
  send(systemId: string, event: MachineEvent): void;
}
