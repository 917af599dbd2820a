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
  const listeners = new Map<EventTarget, Set<string>>();
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
    const known = new Set<string>();
    listeners.set(target, known);
    Object.assign(target, {
      addEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) {
        if (listener !== null) {
          const key = keyOf(type, listener, options);
          known.add(key);
          if (typeof options === 'object') {
            const forget = () => known.delete(key);
            options.signal?.addEventListener('abort', forget);
            if (options.once) addEventListener.call(target, type, forget, options);
          }
        }
        addEventListener.call(target, type, listener, options);
      },
      removeEventListener(
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | EventListenerOptions,
      ) {
        if (listener !== null) known.delete(keyOf(type, listener, options));
        removeEventListener.call(target, type, listener, options);
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
