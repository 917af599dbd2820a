/** Whether a state acts on an event. It ignores one for which it has no transition, or only guarded ones that fail. */
export function actsOn(snapshot: { can(event: object): boolean }, event: object): boolean {
  try {
    return snapshot.can(event);
  } catch {
    // A guard throws: the machine crashes on the event.
    return true;
  }
}
