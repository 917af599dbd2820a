import { WIRE } from './native-wire.ts';

/** What the app calls: an object on iOS, its JSON on Android. */
export interface Receiver {
  receive(message: unknown): void;
}

/** The parts of a window that the wire stands on. A real `Window` is one. */
export interface NativeWindow {
  readonly navigator: { readonly userAgent: string };
  /** Carries the mark of a build that takes itself for inside the app. */
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
 * Puts a receiver where the app calls it. One that is there already (a second bridge, or the one before
 * a hot reload) goes on hearing everything: two bridges start their ids at random, so each knows its own.
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
    // A receiver that came later holds this one in its chain, so only the last can be taken out.
    if (window[WIRE.receiverName] === receiver) window[WIRE.receiverName] = previous;
  };
}
