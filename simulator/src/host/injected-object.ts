import { WIRE } from '@cangkir/bridge';
import { BROWSERS, type BrowserName } from '../settings/browsers.ts';
import type { Platform } from '../settings/settings.ts';
import { overrideProperty } from '../shared/override-property.ts';
import { parseJson } from '../shared/parse-json.ts';
import type { PageWindow } from './host.types.ts';

/** Receives a message of the page, unvalidated. */
type TakeMessage = (message: unknown) => void;

/** Installs the platform's injected object; a browser has none. As strict as a device. */
export function installWire(window: PageWindow, platform: Platform, take: TakeMessage): void {
  if (platform === 'ios') {
    const messageHandlers = { [WIRE.injectedName]: createIosHandler(take) };
    overrideProperty(window, 'webkit', { messageHandlers });
  }
  if (platform === 'android') {
    overrideProperty(window, WIRE.injectedName, createAndroidObject(take));
  }
}

/** Installs what a browser, or another app, injects. Nobody answers there. */
export function installForeignWire(window: PageWindow, browser: BrowserName): void {
  const { kind, names } = BROWSERS[browser].injects;
  const ignore = () => {};
  if (kind === 'handlers') {
    const messageHandlers = Object.fromEntries(
      names.map((name) => [name, createIosHandler(ignore)]),
    );
    overrideProperty(window, 'webkit', { messageHandlers });
  } else {
    for (const name of names) overrideProperty(window, name, createAndroidObject(ignore));
  }
}

/** WebKit clones messages, and throws if it cannot. */
function createIosHandler(take: TakeMessage): { postMessage(message: unknown): void } {
  const handler = {
    postMessage(this: unknown, message: unknown) {
      refuseDetached(this, handler);
      take(structuredClone(message));
    },
  };
  return handler;
}

/** Android's injected objects accept only strings. */
function createAndroidObject(take: TakeMessage): { postMessage(message: unknown): void } {
  const injected = {
    postMessage(this: unknown, message: unknown) {
      refuseDetached(this, injected);
      if (typeof message !== 'string') {
        throw new TypeError(`Java bridge methods take strings, not ${typeof message}.`);
      }
      take(parseJson(message, message));
    },
  };
  return injected;
}

function refuseDetached(receiver: unknown, owner: object): void {
  if (receiver !== owner) {
    throw new TypeError("The method can't be invoked on an object that was not injected.");
  }
}

/**
 * Sends a message to the page's receiver, as the platform does. False if the page has none: it is still loading, or
 * crashed.
 */
export function deliver(window: PageWindow, platform: Platform, message: object): boolean {
  const receiver: unknown = Reflect.get(window, WIRE.receiverName);
  if (!isReceiver(receiver)) return false;
  const text = JSON.stringify(message);
  // Parsed by the page's own JSON: on a device, objects belong to the page's realm, too.
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
