/** The chart of a machine: what it can do. */
export interface Chart {
  /** The machine's own id: `claim`. */
  readonly machine: string;
  /** The machine itself first, then its states in source order. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  /** With the machine: `claim.closed.waiting`. */
  readonly id: string;
  /** Below the machine: `closed.waiting`. Empty for the machine itself. */
  readonly path: string;
  readonly name: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the parent state; null for the machine itself. */
  readonly parent: string | null;
  /** The id of its one initial child state; null if none. */
  readonly initial: string | null;
}

/** A transition of a state. */
export interface ChartTransition extends Trigger {
  /** The id of a state. */
  readonly source: string;
  /** Null if the machine stays in its state, and runs actions at most. */
  readonly target: string | null;
}

/** What triggers a transition. */
export interface Trigger {
  /** An event, a delay, an answer of an actor, or nothing. */
  readonly kind: 'event' | 'delay' | 'answer' | 'always';
  /** The event's type: `RETRY`, or XState's own, such as `xstate.after.slow.claim.claiming.waiting`. */
  readonly event: string;
  /** The name of its guard; null if none. */
  readonly guard: string | null;
  /** In words, without the guard: `RETRY`, `after slow`, `findCampaign done`. */
  readonly label: string;
}

/** A chart with its positions, as committed. CSS pixels, from its upper left corner. */
export interface ChartLayout {
  /** The machine's own id. */
  readonly machine: string;
  /** The hash of the chart that was laid out. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Each after its parent. */
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export interface ChartNode extends Box {
  /** The state's id; a mark has its own. */
  readonly id: string;
  /** The state's path; a mark has its parent's. */
  readonly path: string;
  readonly name: string;
  /** A state's type, or a mark: the parent's initial state, or any of its children. */
  readonly type: ChartState['type'] | 'initial' | 'any';
  /** The id of the parent node; null for the machine itself. */
  readonly parent: string | null;
  /** Transitions without a target. A compound state has them at its mark for any child. */
  readonly stays: readonly Trigger[];
}

/** All transitions between two nodes. */
export interface ChartEdge {
  /** The id of a node. */
  readonly source: string;
  /** The id of a node. */
  readonly target: string;
  /** Empty for the edge from an initial mark. */
  readonly triggers: readonly Trigger[];
  /** From the source to the target. */
  readonly points: readonly Point[];
  /** The place of the label; null if it has none. */
  readonly label: Box | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
