import { type Clock, fail, type Random, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import {
  BRIDGE_CODE,
  type BridgeFailure,
  failureOfCode,
  NO_BRIDGE,
  type SendFailure,
  UNSUPPORTED,
} from './bridge-failure.ts';
import { createEventHub } from './event-hub.ts';
import type { EventDataOf, EventName } from './events.ts';
import { type InputOf, METHODS, type MethodName, type OutputOf } from './methods.ts';
import { type AnswerMessage, decodeIncoming, type RequestMessage, WIRE } from './native-wire.ts';
import type { Platform, Transport } from './transport.ts';
import { isSupported } from './version.ts';

/** How long a call waits for its answer: milliseconds. */
export const CALL_TIMEOUT = {
  plain: 10_000,
  /** The app shows a dialog first. */
  showsUi: 60_000,
} as const;

/** An unexpected message. It holds the message's kind, but not its content. */
export interface DroppedMessage {
  /**
   * - `late`: the call had timed out. - `duplicate`: it had its answer.
   * - `unknown`: no call of this bridge had that id. - `malformed`: neither an answer nor an event of the contract.
   */
  readonly reason: 'late' | 'duplicate' | 'unknown' | 'malformed';
  readonly id: number | null;
  readonly method: MethodName | null;
}

export interface BridgeOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  /** Called for every dropped message, for logging. */
  readonly onDropped?: (dropped: DroppedMessage) => void;
  /** Hears each call, with the schema of its data. What it returns hears what came of it. */
  readonly onCall?: (
    method: MethodName,
    output: v.GenericSchema,
  ) => (outcome: 'done' | BridgeFailure['kind'], data: unknown) => void;
}

/** The page's side of the native bridge. */
export interface Bridge {
  readonly platform: Platform;
  /**
   * Calls the native app. Always resolves, with the output in {@link METHODS} or a failure, at the latest after {@link
   * CALL_TIMEOUT}.
   */
  call<Name extends MethodName>(
    method: Name,
    params: InputOf<Name>,
  ): Promise<Result<OutputOf<Name>, BridgeFailure>>;
  /** Subscribes to an event of the app. Returns the cleanup. */
  on<Name extends EventName>(event: Name, listener: (data: EventDataOf<Name>) => void): () => void;
  /** Stops listening to the app. Pending calls time out. */
  close(): void;
}

/** Keeps ids within a signed 32-bit number, for a host in Java. The checks of the app begin above. */
export const FIRST_ID_RANGE = 2 ** 30;

/** How many settled calls are remembered, to distinguish a late or second answer from an unknown one. */
const SETTLED_MEMORY = 100;

interface PendingCall {
  readonly method: MethodName;
  settle(answer: AnswerMessage): void;
}

interface SettledCall {
  readonly method: MethodName;
  /** The reason to drop a further answer. */
  readonly reason: 'late' | 'duplicate';
}

/** Creates the page's side of the bridge, which receives the app's answers and events from now on. */
export function createBridge(options: BridgeOptions): Bridge {
  const { transport, clock } = options;
  const reportDropped = options.onDropped ?? (() => {});
  const pending = new Map<number, PendingCall>();
  const settled = new Map<number, SettledCall>();
  const events = createEventHub();
  // Random, so that an answer after a reload does not match a call of the new page.
  let nextId = Math.floor(options.random.next() * FIRST_ID_RANGE);

  const stopListening = transport.listen((message) => {
    const incoming = decodeIncoming(message);
    if (incoming?.kind === 'answer') {
      takeAnswer(incoming.answer);
    } else if (incoming === null || !events.emit(incoming.event)) {
      reportDropped({ reason: 'malformed', id: null, method: null });
    }
  });

  function takeAnswer(answer: AnswerMessage): void {
    const { id } = answer;
    const call = pending.get(id);
    if (call === undefined) {
      reportDropped({ id, ...(settled.get(id) ?? { reason: 'unknown', method: null }) });
    } else {
      call.settle(answer);
    }
  }

  function forget(id: number, call: SettledCall): void {
    pending.delete(id);
    settled.set(id, call);
    const [oldest] = settled.keys();
    if (settled.size > SETTLED_MEMORY && oldest !== undefined) settled.delete(oldest);
  }

  function send(request: RequestMessage): Result<void, SendFailure> {
    try {
      return transport.send(request);
    } catch {
      return fail(NO_BRIDGE);
    }
  }

  /** Sends a request with validated params, and waits for its answer. */
  function exchange(
    method: MethodName,
    params: Record<string, unknown>,
  ): Promise<Result<AnswerMessage, BridgeFailure>> {
    return new Promise((resolve) => {
      const id = nextId;
      nextId += 1;
      const afterMs = METHODS[method].showsUi ? CALL_TIMEOUT.showsUi : CALL_TIMEOUT.plain;
      const timeout = clock.setTimeout(() => {
        forget(id, { method, reason: 'late' });
        resolve(fail({ kind: 'timeout', afterMs }));
      }, afterMs);
      // Before sending, as a host may answer synchronously.
      pending.set(id, {
        method,
        settle(answer) {
          clock.clearTimeout(timeout);
          forget(id, { method, reason: 'duplicate' });
          resolve(succeed(answer));
        },
      });

      const sent = send({ v: WIRE.version, id, method, params });
      if (sent.ok) return;
      clock.clearTimeout(timeout);
      pending.delete(id);
      resolve(sent);
    });
  }

  async function call<Name extends MethodName>(
    method: Name,
    params: InputOf<Name>,
  ): Promise<Result<OutputOf<Name>, BridgeFailure>> {
    if (!isSupported(method, transport.appVersion)) return fail(UNSUPPORTED);
    const input = v.safeParse(METHODS[method].input, params);
    if (!input.success) return fail({ kind: 'malformed', part: 'params' });

    const exchanged = await exchange(method, input.output);
    if (!exchanged.ok) return exchanged;
    return readAnswer(method, exchanged.value);
  }

  return {
    platform: transport.platform,
    async call(method, params) {
      const hear = options.onCall?.(method, METHODS[method].output);
      const result = await call(method, params);
      if (result.ok) hear?.('done', result.value);
      else hear?.(result.failure.kind, null);
      return result;
    },
    on: (event, listener) => events.on(event, listener),
    close: stopListening,
  };
}

function readAnswer<Name extends MethodName>(
  method: Name,
  answer: AnswerMessage,
): Result<OutputOf<Name>, BridgeFailure> {
  if (answer.code !== BRIDGE_CODE.success) return fail(failureOfCode(answer.code));
  const schema: (typeof METHODS)[Name]['output'] = METHODS[method].output;
  const output = v.safeParse(schema, answer.data);
  if (!output.success) return fail({ kind: 'malformed', part: 'answer' });
  return succeed(output.output);
}
