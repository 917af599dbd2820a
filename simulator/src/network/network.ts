import type { Backend } from '../backend/backend.ts';
import type { BackendRequest, Delivery } from '../backend/backend.types.ts';
import { refusalOf } from '../backend/readable-exchange.ts';
import { createNamedOverrides, type NamedOverrides } from '../host/named-overrides.ts';
import type { HttpOverride } from '../scenario/step.ts';
import { type PhoneSettings, SLOW_LATENCY_MS } from '../settings/settings.ts';

type Reply = HttpOverride['reply'];

/** The network setting of a sender. */
export type NetworkState = PhoneSettings['network'];

/** The network between the pages and the backend, where a scenario's overrides wait for their requests. */
export interface Network {
  deliver(request: BackendRequest): Promise<Delivery>;
  /** The id of a page's next request. */
  nextRequestId(): string;
  /** @param sender Whose requests are answered so; null: anybody's. */
  override(override: HttpOverride, pointer: string, sender: string | null): void;
  /** The number of a sender's requests by method and path. */
  counts(sender: string): Readonly<Record<string, number>>;
  /** What a sender's requests came to, but for successes, by method and path: `POST /portal/app/coupon/claim 30006`. */
  refusals(sender: string): readonly string[];
  readonly unusedOverrides: NamedOverrides<Reply>['unused'];
  /** Whether a sender's request has arrived, and its answer is held for a time or forever. */
  holds(sender: string, id: string): boolean;
  /** Clears overrides, counts and refusals for the next scenario. What was sent before and arrives late is not answered. */
  forget(): void;
}

/** @param stateOf The current network setting of a sender; of null, if the sender is unknown. */
export function createNetwork(
  backend: Backend,
  stateOf: (sender: string | null) => NetworkState,
): Network {
  /** By sender; an empty one stands for anybody. */
  const overrides = new Map<string, NamedOverrides<Reply>>();
  const refusals = new Map<string, ReadonlySet<string>>();
  const held = new Set<string>();
  let lastId = 0;
  let lastForgotten = 0;

  function overridesOf(sender: string): NamedOverrides<Reply> {
    const known = overrides.get(sender) ?? createNamedOverrides<Reply>();
    overrides.set(sender, known);
    return known;
  }

  return {
    holds: (sender, id) => held.has(`${sender} ${id}`),
    nextRequestId() {
      lastId += 1;
      return String(lastId);
    },
    async deliver(request) {
      const { method, path, sender = '', id = '' } = request;
      const isOfBefore = id !== '' && Number(id) <= lastForgotten;
      if (isOfBefore) return { kind: 'silent' };
      const name = `${method} ${path}`;
      const own = overridesOf(sender).take(name);
      const reply = own ?? (sender === '' ? null : overridesOf('').take(name));
      const mark = `${sender} ${id}`;
      held.add(mark);
      const delivery = await backend.handle({
        ...request,
        ...wayOf(stateOf(request.sender ?? null)),
        ...(reply !== null && { override: reply }),
      });
      if (delivery.kind !== 'silent') held.delete(mark);
      const refusal = refusalOf(delivery);
      if (refusal !== null) {
        refusals.set(sender, new Set(refusals.get(sender)).add(`${name} ${refusal}`));
      }
      return delivery;
    },
    override: ({ match, reply, times }, pointer, sender) =>
      overridesOf(sender ?? '').add(match, { pointer, nth: null, reply, times }),
    counts: (sender) => overridesOf(sender).counts(),
    refusals: (sender) => [...(refusals.get(sender) ?? [])],
    unusedOverrides: () => [...overrides.values()].flatMap((own) => own.unused()),
    forget() {
      overrides.clear();
      refusals.clear();
      lastForgotten = lastId;
    },
  };
}

function wayOf(state: NetworkState): Pick<BackendRequest, 'latency' | 'fault'> {
  if (state === 'usual') return {};
  return state === 'slow' ? { latency: SLOW_LATENCY_MS } : { fault: 'offline' };
}
