import type { RootActor } from '@cangkir/core';

/** An event that came to a machine from outside. */
export interface SentEvent {
  /** The machine's `systemId`. */
  readonly actor: string;
  readonly event: { readonly type: string };
}

/** The machines of a page, while somebody listens to what they are told. */
export interface EventWatch {
  /** Whether they work on an event now: what happens meanwhile is their doing, and nobody else's. */
  isAtWork(): boolean;
  stop(): void;
}

/** What the product tells its own machines of what happened elsewhere: that stands in the story already. */
const TOLD_BY_PRODUCT: readonly string[] = ['ROUTE_CHANGED', 'SESSION_CHANGED'];

/** What it tells them a turn after one of them asked for it. At other times a screen does, as a person would. */
const TOLD_A_TURN_LATER = 'SESSION_ENDED';

/** An event that was sent and is not done with. Events are told apart by their object. */
interface Pending {
  readonly actor: ActorLike;
  readonly event: object;
}

interface ActorLike {
  getSnapshot(): { readonly status?: unknown } | undefined;
}

/**
 * Tells what comes to the machines from outside: what a person did. What one machine sends to another names
 * its source, but for what is sent by a listener; so an event counts that comes while no other is worked on.
 */
export function watchEvents(root: RootActor, tell: (sent: SentEvent) => void): EventWatch {
  let pending: readonly Pending[] = [];
  let workDone = 0;
  let isTurnOver = true;

  /** What was done asked for its turn before this does. */
  function beginTurn(): void {
    workDone += 1;
    const done = workDone;
    isTurnOver = false;
    queueMicrotask(() => {
      isTurnOver ||= done === workDone;
    });
  }

  function isOfPerson(type: string): boolean {
    if (type === TOLD_A_TURN_LATER) return isTurnOver;
    return !type.startsWith('xstate.') && !TOLD_BY_PRODUCT.includes(type);
  }

  function isAtWork(): boolean {
    // One that ended, or broke down, is done with whatever was still to come.
    pending = pending.filter(({ actor }) => isActive(actor));
    return pending.length > 0;
  }

  const subscription = root.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') {
      const { actorRef: actor, event, sourceRef } = inspected;
      const isInput = sourceRef === undefined && !isAtWork() && isOfPerson(event.type);
      if (isActive(actor)) pending = [...pending, { actor, event }];
      const name = isInput ? nameOf(root, actor) : undefined;
      if (name !== undefined) tell({ actor: name, event });
    }
    if (inspected.type === '@xstate.snapshot') {
      const { actorRef: actor, event } = inspected;
      const done = pending.findIndex((one) => one.actor === actor && one.event === event);
      pending = pending.filter((_, index) => index !== done);
      beginTurn();
    }
  });

  return { isAtWork, stop: () => subscription.unsubscribe() };
}

function isActive(actor: ActorLike): boolean {
  return actor.getSnapshot()?.status === 'active';
}

function nameOf(root: RootActor, actor: unknown): string | undefined {
  const actors: Record<string, unknown> = root.system.getAll();
  return Object.keys(actors).find((name) => actors[name] === actor);
}
