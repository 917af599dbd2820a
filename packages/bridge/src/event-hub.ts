import * as v from 'valibot';
import { EVENTS, type EventDataOf, type EventName, isEventName } from './events.ts';
import type { EventMessage } from './native-wire.ts';

/** The listeners of the app's events. */
export interface EventHub {
  /** Returns the cleanup. */
  on<Name extends EventName>(event: Name, listener: (data: EventDataOf<Name>) => void): () => void;
  /**
   * Calls every listener of an event.
   *
   * @returns False if the event or its data breaks the contract.
   * @throws {AggregateError} The listeners' errors, after all of them ran.
   */
  emit(message: EventMessage): boolean;
}

export function createEventHub(): EventHub {
  const receivers = new Set<(message: EventMessage) => void>();

  return {
    on(event, listener) {
      const schema: (typeof EVENTS)[typeof event]['data'] = EVENTS[event].data;
      function receive(message: EventMessage): void {
        if (message.event === event) listener(v.parse(schema, message.data));
      }
      receivers.add(receive);
      return () => {
        receivers.delete(receive);
      };
    },

    emit(message) {
      const { event, data } = message;
      if (!isEventName(event) || !v.is(EVENTS[event].data, data)) return false;
      const errors: unknown[] = [];
      for (const receive of [...receivers]) {
        try {
          receive(message);
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0)
        throw new AggregateError(errors, `Failed to handle "${event}": a listener threw`);
      return true;
    },
  };
}
