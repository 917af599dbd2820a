import { WIRE } from './native-wire.ts';

/** What the app calls: with an object on iOS, with its JSON on Android. */
export interface Receiver {
  receive(message: unknown): void;
}

/** The parts of a window that the bridge uses. A real `Window` is one. */
export interface NativeWindow {
  readonly navigator: { readonly userAgent: string };
  /** Carries the mark of a native build. */
  readonly document?: {
    readonly documentElement: { readonly dataset: { readonly treatAsNative?: string } };
  };
  /** iOS. */
  readonly webkit?: {
    readonly messageHandlers?: {
      readonly [WIRE.injectedName]?: { postMessage(message: object): void };
    };
  };
  /** Android. */
  readonly [WIRE.injectedName]?: { postMessage(message: string): void };
  [WIRE.receiverName]?: Receiver | undefined;
}

/**
 * Installs a receiver where the app calls it. An existing one (a second bridge, or the one before a hot reload) still
 * receives everything: ids start at random, so each bridge knows its own.
 *
 * @returns The cleanup.
 */
export function installReceiver(
  window: NativeWindow,
  listener: (message: unknown) => void,
): () => void {
  const previous = window[WIRE.receiverName];
  let listening = true;
  const receiver: Receiver = {
    receive(message) {
      previous?.receive(message);
      if (listening) listener(message);
    },
  };
  window[WIRE.receiverName] = receiver;

  return () => {
    listening = false;
    // A later receiver holds this one in its chain, so only the last can be removed.
    if (window[WIRE.receiverName] === receiver) window[WIRE.receiverName] = previous;
  };
}
