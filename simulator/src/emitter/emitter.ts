/** Tells listeners of named events. `Events` maps a name to what it carries. */
export interface Emitter<Events> {
  /** Returns the cleanup. */
  on<Name extends keyof Events>(name: Name, listener: (data: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, data: Events[Name]): void;
  /** Tells whether anybody listens: what takes time to tell need not be told to nobody. */
  isHeard(name: keyof Events): boolean;
}

type Listeners<Events> = { [Name in keyof Events]?: Set<(data: Events[Name]) => void> };

/** Makes an emitter. Listeners are called at once, in the order in which they came. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners: Listeners<Events> = {};

  return {
    on(name, listener) {
      const ofName = listeners[name] ?? new Set();
      listeners[name] = ofName;
      ofName.add(listener);
      return () => ofName.delete(listener);
    },
    emit(name, data) {
      for (const listener of [...(listeners[name] ?? [])]) listener(data);
    },
    isHeard: (name) => (listeners[name]?.size ?? 0) > 0,
  };
}
