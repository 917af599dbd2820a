import * as v from 'valibot';

const nothing = v.optional(v.unknown());

/** The events of the app, by name. */
export const EVENTS = {
  tokenUpdate: { data: nothing },
  resume: { data: nothing },
  pause: { data: nothing },
} as const satisfies Readonly<Record<string, { data: v.GenericSchema }>>;

export type EventName = keyof typeof EVENTS;

/** The data of an event. */
export type EventDataOf<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]['data']>;

/** Whether an untrusted name is an event of the contract. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}
