import type { NativeWindow } from '../native-window.ts';
import { WIRE } from '../native-wire.ts';

/** A window in the app's web view, as strict as a device. */
export interface StrictWindow {
  readonly window: NativeWindow;
  /** The messages that the app received, unchanged. */
  readonly taken: readonly unknown[];
  /** Sends a message to the page as the app does. */
  send(message: unknown): void;
}

/** iOS clones messages, and checks its handler. */
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
  return { window, taken, send: (message) => window[WIRE.receiverName]?.receive(message) };
}

/** Android accepts and sends strings, and checks its object. */
export function createAndroidWindow(userAgent = `Chrome ${WIRE.injectedName}/3.3.0`): StrictWindow {
  const taken: unknown[] = [];
  const injected = {
    postMessage(message: string) {
      if (this !== injected) throw new TypeError('Java bridge method invoked on another object');
      if (typeof message !== 'string') throw new TypeError('Android accepts strings only');
      taken.push(message);
    },
  };
  const window: NativeWindow = { navigator: { userAgent }, [WIRE.injectedName]: injected };
  return {
    window,
    taken,
    send: (message) => window[WIRE.receiverName]?.receive(JSON.stringify(message)),
  };
}
