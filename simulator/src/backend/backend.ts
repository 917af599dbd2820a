import type { EndpointName } from '@cangkir/api';
import { type Clock, type Login, type Random, RESPONSE_CODE } from '@cangkir/core';
import { createNanoEvents, type EmitterMixin } from 'nanoevents';
import {
  ACTION_ROWS,
  type ActionDone,
  type ActionField,
  type ActionName,
  type BackendActions,
  membersBy,
} from './actions.ts';
import { applyRules, type World } from './apply-rules.ts';
import type {
  BackendRequest,
  BackendResponse,
  Conditions,
  Delivery,
  Exchange,
  OverriddenAnswer,
  Override,
  OverrideUse,
  RuleFailure,
  Sms,
  StateChanged,
} from './backend.types.ts';
import { copyOf } from './copy-of.ts';
import { describeException } from './describe-exception.ts';
import { type Draft, openDraft, withoutViews } from './draft.ts';
import { updateIndexes } from './entry-groups.ts';
import { loginOf } from './login/login.rules.ts';
import { smsText } from './login/sms-text.ts';
import { createOverrideQueue } from './overrides.ts';
import { readableDelivery, readableRequest } from './readable-exchange.ts';
import { type Reply, refuse } from './reply.ts';
import { type Route, routeOf } from './routes.ts';
import type { BackendState, DraftState } from './state.ts';
import { isStatistics, type ReceivedHealth, readHealth } from './statistics.ts';

/** The events of a backend, with what their listeners are given. */
export type BackendEvents = Readonly<Record<ActionField, (done: ActionDone) => void>> & {
  readonly exchange: (exchange: Exchange) => void;
  readonly sms: (sms: Sms) => void;
  /** A rule threw, which is a bug of ours. Its request was answered with 10000. */
  readonly failure: (failure: RuleFailure) => void;
  /** A batch of statistics arrived. Who listens keeps what it says of the app's health. */
  readonly health: (health: ReceivedHealth) => void;
  /** The number of requests that will still be overridden has changed. */
  readonly overrides: (left: number) => void;
  /** An override was added. */
  readonly overridden: (override: Override) => void;
  /** An override answers a request. It is the object that was added. */
  readonly overrideUsed: (use: OverrideUse) => void;
  readonly change: (change: StateChanged) => void;
  /** Other data were loaded: nobody has sent or asked what is still under way. */
  readonly loaded: () => void;
};

/** The chain's backend, as far as the customers' app uses it. */
export interface Backend extends BackendActions {
  /** Answers a request. Its change is made at once, even if the answer is lost. Never rejects. */
  handle(request: BackendRequest): Promise<Delivery>;
  readonly on: EmitterMixin<BackendEvents>['on'];
  /** Sets what holds until it is set otherwise. */
  setConditions(change: Partial<Conditions>): void;
  /** Overrides the answers to the next requests. Earlier overrides apply first. */
  override(override: Override): void;
  /** How many requests will still be overridden. */
  overridesLeft(): number;
  clearOverrides(): void;
  /** Logs in a person by id or by phone in E.164, as the native app's own login does. Null if unknown. */
  logInAs(person: string): Login | null;
  /** The whole state. Later changes leave it as it is. */
  snapshot(): BackendState;
  /** The whole state, whose records and lists change with it. Unlike after a snapshot, nothing has to be copied. */
  peek(): BackendState;
  /** Puts other data in place of the state, and announces it as `loaded`. Leaves this one as it is. */
  load(state: BackendState): void;
  /** Puts the state as somebody edited it in its place. What is under way goes on. Leaves this one as it is. */
  edit(state: BackendState): void;
}

export interface BackendOptions {
  readonly clock: Clock;
  /** Creates SMS codes, tokens and voucher codes. */
  readonly random: Random;
  /** Stays as it is. */
  readonly state: BackendState;
  /** The host that SMS codes are bound to, such as `localhost`. */
  readonly webHost: string;
}

const USUAL_CONDITIONS: Conditions = { claimCode: null };

/** The answer where a rule threw. */
const BUSY = JSON.stringify(refuse(RESPONSE_CODE.serverBusy, 'The request could not be handled.'));

/** What came of a request. */
interface Answered {
  /** As JSON. */
  readonly body: string;
  /** What the rule threw, in words; null if nothing. */
  readonly exception: string | null;
}

/** A request that never arrived. */
const NOT_RUN: Answered = { body: '', exception: null };

/** Starts a backend. It has no clock, randomness or storage of its own, so that equal runs end in equal states. */
export function createBackend(options: BackendOptions): Backend {
  const { clock, random, webHost } = options;
  const emitter = createNanoEvents<BackendEvents>();
  const overrides = createOverrideQueue();
  let { state } = options;
  /** The parts of the state that nobody else has, so that they can be changed in place. */
  let owned = new WeakSet<object>();
  let conditions = USUAL_CONDITIONS;
  let exchangeCount = 0;

  function emitOverrides(): void {
    emitter.emit('overrides', overrides.left());
  }

  /** Changes the state, and announces what was changed. An exception takes everything back. */
  function change<Result>(
    { sender, isAction }: Omit<StateChanged, 'paths'>,
    make: (state: DraftState) => Result,
  ): Result {
    const draft = openDraft(state, owned);
    const result = undoIfItThrows(draft, make);
    updateIndexes(draft);
    state = draft.result();
    const paths = draft.changedPaths();
    if (paths.size > 0) emitter.emit('change', { sender, isAction, paths });
    return result;
  }

  function replaceState(next: BackendState): void {
    owned = new WeakSet();
    state = next;
    emitter.emit('change', { sender: null, isAction: false, paths: null });
  }

  function act(name: ActionName, argument: unknown, sender: string | null): unknown {
    const at = clock.now();
    const { field, run } = ACTION_ROWS[name];
    const result = change({ sender, isAction: true }, (draft) =>
      copyOf(run({ state: draft, random, now: at }, argument)),
    );
    emitter.emit(field, { at, name, sender, argument, result });
    return result;
  }

  function overrideOf(
    request: BackendRequest,
    endpoint: EndpointName | null,
  ): OverriddenAnswer | null {
    if (request.override) return request.override;
    // An override waits for a request of the product.
    const override = isStatistics(request) ? null : overrides.take(endpoint);
    if (override !== null) {
      emitter.emit('overrideUsed', { override, endpoint, sender: request.sender ?? null });
      emitOverrides();
    }
    return override;
  }

  /** The answer of the rules as JSON. One that throws is answered as busy. */
  function replyOf(route: Route | null, request: BackendRequest): Answered {
    const world: Omit<World, 'state'> = {
      now: clock.now(),
      random,
      address: request.sender ?? '',
      claimCode: conditions.claimCode,
      sendSms({ phone, code, language }) {
        const text = smsText(code, language, webHost);
        emitter.emit('sms', { sender: request.sender ?? null, phone, code, language, text });
      },
    };
    try {
      const by = { sender: request.sender ?? null, isAction: false };
      const body = change(by, (draft) =>
        JSON.stringify(withoutViews(applyRules(route, request, { ...world, state: draft }))),
      );
      return { body, exception: null };
    } catch (error) {
      emitter.emit('failure', { endpoint: route?.endpoint ?? null, error });
      return { body: BUSY, exception: describeException(error, request) };
    }
  }

  function answerTo(
    route: Route | null,
    request: BackendRequest,
    override: OverriddenAnswer | null,
  ): Answered {
    if (isStatistics(request)) emitter.emit('health', readHealth(request.body));
    const body = overriddenBody(override);
    return body === null ? replyOf(route, request) : { body, exception: null };
  }

  return {
    ...membersBy(act),
    on: (name, listener) => emitter.on(name, listener),
    async handle(request) {
      const at = clock.now();
      const route = routeOf(request);
      const endpoint = route?.endpoint ?? null;
      const override = overrideOf(request, endpoint);
      const delay = (request.latency ?? 0) + (override?.delay ?? 0);
      const fault = override?.network ?? request.fault ?? null;
      // A request runs at once: only its answer takes time.
      const { body, exception } =
        fault === 'offline' ? NOT_RUN : answerTo(route, request, override);
      const delivery: Delivery =
        fault === null
          ? { kind: 'answered', response: responseOf(body, clock.now()) }
          : { kind: fault };
      if (delay > 0) await new Promise<void>((resolve) => clock.setTimeout(resolve, delay));
      exchangeCount += 1;
      // Describing an exchange is slow: only do it for a listener.
      if (emitter.events.exchange?.length) {
        emitter.emit('exchange', {
          id: exchangeCount,
          at,
          sender: request.sender ?? null,
          duration: clock.now() - at,
          endpoint,
          method: request.method,
          path: request.path,
          ...readableRequest(request, route, at),
          ...readableDelivery(delivery),
          exception,
        });
      }
      return delivery;
    },
    setConditions(change) {
      conditions = { ...conditions, ...change };
    },
    override(override) {
      overrides.add(override);
      emitter.emit('overridden', override);
      emitOverrides();
    },
    overridesLeft: overrides.left,
    clearOverrides() {
      overrides.clear();
      emitOverrides();
    },
    logInAs(person) {
      return change({ sender: null, isAction: false }, (draft) =>
        loginOf({ state: draft, random, now: clock.now() }, person),
      );
    },
    snapshot() {
      owned = new WeakSet();
      return state;
    },
    peek: () => state,
    load(next) {
      replaceState(next);
      emitter.emit('loaded');
    },
    edit: replaceState,
  };
}

function undoIfItThrows<Result>(draft: Draft, make: (state: DraftState) => Result): Result {
  try {
    return make(draft.state);
  } catch (error) {
    draft.undo();
    throw error;
  }
}

/** The overridden body. Null to answer by the rules. */
function overriddenBody(override: OverriddenAnswer | null): string | null {
  if (override?.body !== undefined) return override.body;
  if (override?.code === undefined) return null;
  const { code, data = null } = override;
  return JSON.stringify({ code, msg: 'Overridden.', data } satisfies Reply);
}

/** Every answer has status 200: the code is in the envelope, and a proxy may replace the body of any other status. */
function responseOf(body: string, now: number): BackendResponse {
  return {
    status: 200,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      date: new Date(now).toUTCString(),
    },
    body,
  };
}
