import type { Backend } from '../backend/backend.ts';
import type { BackendRequest, Delivery, Override } from '../backend/backend.types.ts';
import { createPromisedReplies, type PromisedReplies } from '../host/promised-replies.ts';
import type { HttpOverride } from '../scenario/scenario.ts';
import { type PhoneSettings, SLOW_LATENCY } from '../settings/settings.ts';

type Reply = HttpOverride['reply'];

/** The network setting of a sender. */
export type NetworkState = PhoneSettings['network'];

/** The network between the pages and the backend, where a scenario's overrides wait for their requests. */
export interface Network {
  deliver(request: BackendRequest): Promise<Delivery>;
  promise(override: HttpOverride, pointer: string): void;
  /** The number of requests by method and path. */
  readonly counts: PromisedReplies<Reply>['counts'];
  readonly unusedReplies: PromisedReplies<Reply>['unusedReplies'];
  /** Whether a sender's request has arrived, and its answer is held for a time or forever. */
  holds(sender: string, id: string): boolean;
  /** Clears promises and counts for the next scenario. */
  readonly forget: PromisedReplies<Reply>['forget'];
}

/** @param stateOf The current network setting of a sender; of null, if the sender is unknown. */
export function createNetwork(
  backend: Backend,
  stateOf: (sender: string | null) => NetworkState,
): Network {
  const replies = createPromisedReplies<Reply>();
  const held = new Set<string>();

  return {
    holds: (sender, id) => held.has(`${sender} ${id}`),
    async deliver(request) {
      const reply = replies.take(`${request.method} ${request.path}`);
      // The current request consumes it at once, so that it is clear which one it applies to.
      if (reply !== null) backend.override(overrideOf(reply));
      const { sender = '', id = '' } = request;
      const mark = `${sender} ${id}`;
      held.add(mark);
      const delivery = await backend.handle({
        ...request,
        ...wayOf(stateOf(request.sender ?? null)),
      });
      if (delivery.kind !== 'silent') held.delete(mark);
      return delivery;
    },
    promise: ({ match, reply, times }, pointer) =>
      replies.promise(match, { pointer, nth: null, reply, times }),
    counts: replies.counts,
    unusedReplies: replies.unusedReplies,
    forget: replies.forget,
  };
}

function wayOf(state: NetworkState): Pick<BackendRequest, 'latency' | 'fault'> {
  if (state === 'usual') return {};
  return state === 'slow' ? { latency: SLOW_LATENCY } : { fault: 'offline' };
}

/** Only the defined fields. */
function overrideOf({ code, data, body, network, delay }: Reply): Override {
  return {
    times: 1,
    ...(code === undefined ? {} : { code }),
    ...(data === undefined ? {} : { data }),
    ...(body === undefined ? {} : { body }),
    ...(network === undefined ? {} : { network }),
    ...(delay === undefined ? {} : { delay }),
  };
}
