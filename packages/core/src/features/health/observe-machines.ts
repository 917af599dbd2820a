import type { ActorRefLike, AnyActorRef } from 'xstate';
import { actsOn } from './acts-on.ts';

/** An event that a person sent to a machine. */
export interface SentEvent {
  /** The machine's `systemId`. */
  readonly actor: string;
  readonly event: { readonly type: string };
  /** Whether the machine's state ignores it, as it does with a second tap. */
  readonly isIgnored: boolean;
}

/** An observer of the machines of a page. */
export interface MachinesObserver {
  /** Whether the machines process an event now. They cause themselves what happens meanwhile. */
  isProcessing(): boolean;
  stop(): void;
}

/** The events of the root machine that only the product sends: its world has changed. */
const SENT_BY_PRODUCT: ReadonlySet<string> = new Set([
  'ROUTE_CHANGED',
  'CONNECTION_RESTORED',
  'MARKET_FOUND',
  'LOGIN_SUCCEEDED',
  'LOGGED_OUT',
  'SESSION_ENDED',
  'LOGIN_CHANGED',
]);

/** An event that a machine has not processed yet. */
interface Pending {
  readonly actor: ActorLike;
  /** Events are identified by their object. */
  readonly event: object;
}

interface ActorLike {
  getSnapshot(): { readonly status?: unknown; can?(event: object): boolean } | undefined;
}

/**
 * Calls `onEvent` with each event that a person sends. An event that one machine sends to another names its
 * source, except one that a listener sends; so only an event that comes while none is processed counts.
 *
 * @param onNews Called with the root's other events that come from outside: the world of the app has changed.
 */
export function observeMachines(
  root: AnyActorRef,
  onEvent: (sent: SentEvent) => void,
  onNews: (type: string) => void = () => {},
): MachinesObserver {
  let pending: readonly Pending[] = [];

  function isProcessing(): boolean {
    // A machine that has stopped never processes its remaining events.
    pending = pending.filter(({ actor }) => isActive(actor));
    return pending.length > 0;
  }

  function tell(actor: ActorRefLike, event: { readonly type: string }): void {
    const name = nameOf(root, actor);
    if (name === undefined) return;
    if (actor === root && SENT_BY_PRODUCT.has(event.type)) onNews(event.type);
    else onEvent({ actor: name, event, isIgnored: !actsOn(actor.getSnapshot(), event) });
  }

  const subscription = root.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') {
      const { actorRef: actor, event, sourceRef } = inspected;
      const isFromOutside =
        sourceRef === undefined && !isProcessing() && !event.type.startsWith('xstate.');
      if (isActive(actor)) pending = [...pending, { actor, event }];
      if (isFromOutside) tell(actor, event);
    }
    if (inspected.type === '@xstate.snapshot') {
      const { actorRef: actor, event } = inspected;
      const done = pending.findIndex((one) => one.actor === actor && one.event === event);
      pending = pending.filter((_, index) => index !== done);
    }
  });

  return { isProcessing, stop: () => subscription.unsubscribe() };
}

function isActive(actor: ActorLike): boolean {
  return actor.getSnapshot()?.status === 'active';
}

function nameOf(root: AnyActorRef, actor: unknown): string | undefined {
  const actors: Record<string, unknown> = root.system.getAll();
  return Object.keys(actors).find((name) => actors[name] === actor);
}
