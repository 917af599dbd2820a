export { createAndroidTransport } from './android-transport.ts';
export {
  type Bridge,
  type BridgeOptions,
  CALL_TIMEOUT,
  createBridge,
  type DroppedMessage,
} from './bridge.ts';
export { BRIDGE_CODE, type BridgeFailure } from './bridge-failure.ts';
export { createNativeHost } from './bridge-native-host.ts';
export { detectTransport } from './detect-transport.ts';
export { EVENTS, type EventDataOf, type EventName } from './events.ts';
export { createIosTransport } from './ios-transport.ts';
export {
  createMemoryTransport,
  type MemoryHost,
  type MemoryTransport,
} from './memory-transport.ts';
export {
  type InputOf,
  isMethodName,
  METHODS,
  type Method,
  type MethodName,
  type OutputOf,
} from './methods.ts';
export type { NativeWindow, Receiver } from './native-window.ts';
export {
  ANSWER_MESSAGE,
  type AnswerMessage,
  type AnyRequest,
  EVENT_MESSAGE,
  type EventMessage,
  REQUEST_MESSAGE,
  type RequestMessage,
  WIRE,
} from './native-wire.ts';
export type { Platform, Transport } from './transport.ts';
export { isSupported } from './version.ts';
