import { WIRE } from '@cangkir/bridge';
import type { Platform } from '../settings/settings.ts';
import { overrideProperty } from '../shared/override-property.ts';
import type { PageWindow } from './host.types.ts';

/** Takes what the page sent, whatever it is. */
type TakeMessage = (message: unknown) => void;

/** Puts the platform's injected object into the page; a browser has none. As strict as a device. */
export function installWire(window: PageWindow, platform: Platform, take: TakeMessage): void {
  if (platform === 'ios') {
    const messageHandlers = { [WIRE.injectedName]: createIosHandler(take) };
    overrideProperty(window, 'webkit', { messageHandlers });
  }
  if (platform === 'android') {
    overrideProperty(window, WIRE.injectedName, createAndroidObject(take));
  }
}

/** WebKit clones what it is given, and throws where that can't be done. */
function createIosHandler(take: TakeMessage): { postMessage(message: unknown): void } {
  const handler = {
    postMessage(this: unknown, message: unknown) {
      refuseDetached(this, handler);
      take(structuredClone(message));
    },
  };
  return handler;
}

/** Android's injected objects take strings, and nothing else. */
function createAndroidObject(take: TakeMessage): { postMessage(message: unknown): void } {
  const injected = {
    postMessage(this: unknown, message: unknown) {
      refuseDetached(this, injected);
      if (typeof message !== 'string') {
        throw new TypeError(`Java bridge methods take strings, not ${typeof message}.`);
      }
      take(parseJson(message));
    },
  };
  return injected;
}

function refuseDetached(receiver: unknown, owner: object): void {
  if (receiver !== owner) {
    throw new TypeError("The method can't be invoked on an object that was not injected.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Hands a message to the page's receiver, as the platform does. False where the page has none: nothing
 * was loaded yet, or it crashed.
 */
export function deliver(window: PageWindow, platform: Platform, message: object): boolean {
  const receiver: unknown = Reflect.get(window, WIRE.receiverName);
  if (!isReceiver(receiver)) return false;
  const text = JSON.stringify(message);
  // Parsed by the page's own JSON: the objects of a device are the page's, too.
  receiver.receive(platform === 'android' ? text : window.JSON.parse(text));
  return true;
}

function isReceiver(value: unknown): value is { receive(message: unknown): void } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'receive' in value &&
    typeof value.receive === 'function'
  );
}
