/// <reference lib="dom" />

/** An actor, as far as it is counted. */
interface CountedActor {
  getSnapshot(): { readonly status: string };
}

/** The running app, as it announces itself to tools. */
interface AnnouncedApp {
  readonly app: {
    readonly root: CountedActor & {
      readonly system: {
        inspect(observer: (event: { type: string; actorRef: CountedActor }) => void): void;
      };
    };
  };
}

/** What a page keeps running. */
export interface Kept {
  /** Timeouts and intervals that have yet to fire. */
  readonly timers: number;
  /** Listeners on the window and on the document. */
  readonly pageListeners: number;
  readonly actors: number;
}

declare global {
  interface Window {
    countKept?(): Kept;
  }
  interface WindowEventMap {
    composed: CustomEvent<AnnouncedApp>;
  }
}

/** Runs in the page before anything else: follows what it starts, and what of it ends. */
export function followKept(): void {
  const timers = new Set<number>();
  const actors: WeakRef<CountedActor>[] = [];
  const listeners = new Map<EventTarget, ReadonlyMap<string, () => void>>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  Object.assign(window, {
    setTimeout(handler: () => void, ms?: number, ...args: unknown[]) {
      const id = setTimeout(() => {
        timers.delete(id);
        Reflect.apply(handler, window, args);
      }, ms);
      timers.add(id);
      return id;
    },
    setInterval(handler: () => void, ms?: number, ...args: unknown[]) {
      const id = setInterval(handler, ms, ...args);
      timers.add(id);
      return id;
    },
    clearTimeout(id?: number) {
      if (id !== undefined) timers.delete(id);
      clearTimeout(id);
    },
    clearInterval(id?: number) {
      if (id !== undefined) timers.delete(id);
      clearInterval(id);
    },
  });

  /** Names a listener as the browser does: by its type, itself, and whether it captures. */
  function keyOf(type: string, listener: object, options?: boolean | EventListenerOptions): string {
    const id = ids.get(listener) ?? ++lastId;
    ids.set(listener, id);
    const isCapturing = typeof options === 'object' ? options.capture : options;
    return `${type} ${id} ${isCapturing === true}`;
  }

  for (const target of [window, document]) {
    // By their names, what notes that they are gone without having been removed.
    const known = new Map<string, () => void>();
    listeners.set(target, known);
    Object.assign(target, {
      addEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) {
        addEventListener.call(target, type, listener, options);
        if (listener === null) return;
        const key = keyOf(type, listener, options);
        if (known.has(key)) return;
        const forget = () => known.delete(key);
        known.set(key, forget);
        if (typeof options !== 'object') return;
        options.signal?.addEventListener('abort', forget);
        if (options.once) addEventListener.call(target, type, forget, options);
      },
      removeEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | EventListenerOptions,
      ) {
        removeEventListener.call(target, type, listener, options);
        if (listener === null) return;
        const key = keyOf(type, listener, options);
        const forget = known.get(key);
        if (forget === undefined) return;
        known.delete(key);
        removeEventListener.call(target, type, forget, options);
      },
    });
  }

  window.addEventListener('composed', ({ detail: { app } }) => {
    app.root.system.inspect(({ type, actorRef }) => {
      if (type === '@xstate.actor') actors.push(new WeakRef(actorRef));
    });
  });

  window.countKept = () => ({
    timers: timers.size,
    pageListeners: [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    actors: actors.filter((actor) => actor.deref()?.getSnapshot().status === 'active').length,
  });
}
