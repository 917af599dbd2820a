import * as v from 'valibot';
import { EVENTS, type EventDataOf, type EventName, isEventName } from './events.ts';
import type { EventMessage } from './native-wire.ts';

/** Who listens to what the app tells. */
export interface EventHub {
  /** Returns the cleanup. */
  on<Name extends EventName>(event: Name, listener: (data: EventDataOf<Name>) => void): () => void;
  /**
   * Tells every listener of an event.
   *
   * @returns False where the event, or its data, is not of the contract.
   * @throws {AggregateError} What listeners threw, after all of them were told.
   */
  emit(message: EventMessage): boolean;
}

export function createEventHub(): EventHub {
  const hearers = new Set<(message: EventMessage) => void>();

  return {
    on(event, listener) {
      const schema: (typeof EVENTS)[typeof event]['data'] = EVENTS[event].data;
      function hear(message: EventMessage): void {
        if (message.event === event) listener(v.parse(schema, message.data));
      }
      hearers.add(hear);
      return () => {
        hearers.delete(hear);
      };
    },

    emit(message) {
      const { event, data } = message;
      if (!isEventName(event) || !v.is(EVENTS[event].data, data)) return false;
      const errors: unknown[] = [];
      for (const hear of [...hearers]) {
        try {
          hear(message);
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, `Failed to hear "${event}"`);
      return true;
    },
  };
}
