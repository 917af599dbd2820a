/** What a machine can do, as far as its chart tells it. */
export interface Chart {
  /** The machine's own id: `claim`. */
  readonly machine: string;
  /** The machine itself first, then its states in the order in which they are written. */
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
  /** The id of the state around it; null for the machine itself. */
  readonly parent: string | null;
  /** The id of the one state in it that it begins with; null where there is none such. */
  readonly initial: string | null;
}

/** A way on from a state. */
export interface ChartTransition extends Trigger {
  /** The id of a state. */
  readonly source: string;
  /** Null where the machine stays where it is, and does something at most. */
  readonly target: string | null;
}

/** What makes a machine go on. */
export interface Trigger {
  /** An event that it is sent, a delay that ends, an answer that it waited for, or being there at all. */
  readonly kind: 'event' | 'delay' | 'answer' | 'always';
  /** The event's type: `RETRY`, or XState's own, such as `xstate.after.slow.claim.claiming.waiting`. */
  readonly event: string;
  /** What must hold, by its name; null where nothing must. */
  readonly guard: string | null;
  /** The same in words, without what must hold: `RETRY`, `after slow`, `findCampaign done`. */
  readonly label: string;
}

/** A chart with its places, as it is committed. CSS pixels, from its upper left corner. */
export interface ChartLayout {
  /** The machine's own id. */
  readonly machine: string;
  /** Of the chart that was laid out. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Each after the one that it lies in. */
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export interface ChartNode extends Box {
  /** That of the state; a mark has one of its own. */
  readonly id: string;
  /** That of the state; a mark has the one of the state that it lies in. */
  readonly path: string;
  readonly name: string;
  /** Besides a state, a mark: where its parent begins, or any state of its parent. */
  readonly type: ChartState['type'] | 'initial' | 'any';
  /** The id of the node around it; null for the machine itself. */
  readonly parent: string | null;
  /** What is heard here, and leads to no other state. A state that others lie in has it at its mark for any of them. */
  readonly stays: readonly Trigger[];
}

/** All that leads from one node to another. */
export interface ChartEdge {
  /** The id of a node. */
  readonly source: string;
  /** The id of a node. */
  readonly target: string;
  /** None where it leads from the mark of where a state begins. */
  readonly triggers: readonly Trigger[];
  /** From the source to the target. */
  readonly points: readonly Point[];
  /** Where it is said what leads this way; null where nothing has to be said. */
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
