import * as v from 'valibot';

const nothing = v.optional(v.unknown());

/** What the app tells on its own account, by name. */
export const EVENTS = {
  tokenUpdate: { data: nothing },
  resume: { data: nothing },
  pause: { data: nothing },
} as const satisfies Readonly<Record<string, { data: v.GenericSchema }>>;

export type EventName = keyof typeof EVENTS;

/** What comes with an event. */
export type EventDataOf<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]['data']>;

/** Tells whether an untrusted name is one of the contract. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}
