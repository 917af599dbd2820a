import type { NativeWindow } from '../native-window.ts';
import { WIRE } from '../native-wire.ts';

/** A window in the app's web view, as strict as a device. */
export interface StrictWindow {
  readonly window: NativeWindow;
  /** What the app took, as it came. */
  readonly taken: readonly unknown[];
  /** Hands a message to the page as the app does. */
  tell(message: unknown): void;
}

/** iOS clones what it takes, and knows its own handler. */
export function createIosWindow(userAgent = `Safari ${WIRE.injectedName}/3.3.0`): StrictWindow {
  const taken: unknown[] = [];
  const handler = {
    postMessage(message: object) {
      if (this !== handler) throw new TypeError('Detached message handler');
      taken.push(structuredClone(message));
    },
  };
  const window: NativeWindow = {
    navigator: { userAgent },
    webkit: { messageHandlers: { [WIRE.injectedName]: handler } },
  };
  return { window, taken, tell: (message) => window[WIRE.receiverName]?.receive(message) };
}

/** Android takes a string, tells in strings, and knows its own object. */
export function createAndroidWindow(userAgent = `Chrome ${WIRE.injectedName}/3.3.0`): StrictWindow {
  const taken: unknown[] = [];
  const injected = {
    postMessage(message: string) {
      if (this !== injected) throw new TypeError('Java bridge method invoked on another object');
      if (typeof message !== 'string') throw new TypeError('Android takes strings alone');
      taken.push(message);
    },
  };
  const window: NativeWindow = { navigator: { userAgent }, [WIRE.injectedName]: injected };
  return {
    window,
    taken,
    tell: (message) => window[WIRE.receiverName]?.receive(JSON.stringify(message)),
  };
}
