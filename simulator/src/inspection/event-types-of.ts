import {
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as eventDescriptorsOf,
} from 'xstate';

/** The events from outside that a state has a transition for. */
export function eventTypesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  const types = eventDescriptorsOf(snapshot).filter(
    (type) => !type.startsWith('xstate.') && type !== '*',
  );
  return [...new Set(types)];
}
