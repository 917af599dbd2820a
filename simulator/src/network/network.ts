import type { Backend } from '../backend/backend.ts';
import type { BackendRequest, Delivery, Override } from '../backend/backend.types.ts';
import { createPromisedReplies, type PromisedReplies } from '../host/promised-replies.ts';
import type { HttpOverride } from '../scenario/scenario.ts';
import { type PhoneSettings, SLOW_LATENCY } from '../settings/settings.ts';

type Reply = HttpOverride['reply'];

/** How requests travel. */
export type NetworkState = PhoneSettings['network'];

/** The way from the pages to the backend, on which a scenario's overrides wait for their requests. */
export interface Network {
  deliver(request: BackendRequest): Promise<Delivery>;
  promise(override: HttpOverride, pointer: string): void;
  /** How often each endpoint was asked, by method and path. */
  readonly counts: PromisedReplies<Reply>['counts'];
  readonly unasked: PromisedReplies<Reply>['unasked'];
  /** Tells whether a request of a sender has arrived, and its answer waits for time to pass, or for ever. */
  holds(sender: string, id: string): boolean;
  /** Forgets what was promised and counted: another story begins. */
  readonly forget: PromisedReplies<Reply>['forget'];
}

/** @param stateOf How the requests of a sender travel now; of null, where it is not known who sent one. */
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
      // It is taken at once by the request that follows, so that it is known which one it met.
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
    unasked: replies.unasked,
    forget: replies.forget,
  };
}

function wayOf(state: NetworkState): Pick<BackendRequest, 'latency' | 'fault'> {
  if (state === 'usual') return {};
  return state === 'slow' ? { latency: SLOW_LATENCY } : { fault: 'offline' };
}

/** The fields that were written, and no others. */
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
