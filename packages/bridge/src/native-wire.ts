import { BRAND } from '@cangkir/core';
import * as v from 'valibot';

/**
 * The names shared by both ends of the native bridge. The specification (section 7) defines the calls and the envelope,
 * but not the transport: this file is ours, until a native team provides the real one.
 */
export const WIRE = {
  /** The `v` of every request, so that a host can detect another version. */
  version: 1,
  /** Android's `window.<name>`, and iOS's `webkit.messageHandlers.<name>`. */
  injectedName: BRAND.appName,
  /** The page's own `window.<name>.receive(…)`, which the app calls. */
  receiverName: `__${BRAND.appName}Bridge`,
} as const;

const messageId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The page's request: a cloneable object on iOS, its JSON on Android. */
export const REQUEST_MESSAGE = v.object({
  v: v.literal(WIRE.version),
  id: messageId,
  method: v.string(),
  params: v.record(v.string(), v.unknown()),
});

/** The app's answer, once per request id: code 0 is success (section 7). */
export const ANSWER_MESSAGE = v.object({
  id: messageId,
  code: v.pipe(v.number(), v.safeInteger()),
  data: v.optional(v.unknown()),
  msg: v.optional(v.string(), ''),
});

/** An event of the app. */
export const EVENT_MESSAGE = v.object({
  event: v.string(),
  data: v.optional(v.unknown()),
});

export type RequestMessage = v.InferOutput<typeof REQUEST_MESSAGE>;
/** A request of any version of the wire. */
export type AnyRequest = Omit<RequestMessage, 'v'> & { readonly v: number };
export type AnswerMessage = v.InferOutput<typeof ANSWER_MESSAGE>;
export type EventMessage = v.InferOutput<typeof EVENT_MESSAGE>;

/** A message from the app: an answer or an event; null if neither. */
export type IncomingMessage =
  | { readonly kind: 'answer'; readonly answer: AnswerMessage }
  | { readonly kind: 'event'; readonly event: EventMessage };

/** Encodes a request for Android, which accepts only strings. */
export function encodeRequest(request: AnyRequest): string {
  return JSON.stringify(request);
}

/**
 * Decodes what the app passed to the receiver: an object, or its JSON (section 7).
 *
 * @param message Untrusted: any script in the page can call the receiver.
 */
export function decodeIncoming(message: unknown): IncomingMessage | null {
  const content = contentOf(message);
  const answer = v.safeParse(ANSWER_MESSAGE, content);
  if (answer.success) return { kind: 'answer', answer: answer.output };
  const event = v.safeParse(EVENT_MESSAGE, content);
  return event.success ? { kind: 'event', event: event.output } : null;
}

/** The object of a message, or of its JSON. Null for other text. */
export function contentOf(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}
