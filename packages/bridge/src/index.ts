export { type Bridge, CALL_TIMEOUT, createBridge, type DroppedMessage } from './bridge.ts';
export { BRIDGE_CODE, type BridgeFailure } from './bridge-failure.ts';
export { createNativeHost } from './bridge-native-host.ts';
export { detectTransport } from './detect-transport.ts';
export { EVENTS, type EventName } from './events.ts';
export { createMemoryTransport, type MemoryTransport } from './memory-transport.ts';
export {
  type InputOf,
  isMethodName,
  METHODS,
  type Method,
  type MethodName,
  type OutputOf,
} from './methods.ts';
export type { NativeWindow } from './native-window.ts';
export {
  ANSWER_MESSAGE,
  type AnyRequest,
  REQUEST_MESSAGE,
  type RequestMessage,
  WIRE,
} from './native-wire.ts';
export type { Platform, Transport } from './transport.ts';
export { isSupported } from './version.ts';
