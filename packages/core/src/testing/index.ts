export type { Limit, Measure } from './measure.ts';
export { createMemoryAudioOutput, type MemoryAudioOutput } from './memory-audio-output.ts';
export { createMemoryBridgeConsole } from './memory-bridge-console.ts';
export type { Asked, CallOutcome, MemoryCall } from './memory-call.ts';
export { createMemoryConnection, type MemoryConnection } from './memory-connection.ts';
export * from './memory-features.generated.ts';
export { portsOf } from './memory-gateways.ts';
export { MEMORY_HOSTS, STAGING_HOSTS } from './memory-hosts.ts';
export { createMemoryKeyValueStore, type MemoryKeyValueStore } from './memory-key-value-store.ts';
export { createMemoryMachines, type MemoryMachine } from './memory-machines.ts';
export { createMemoryNativeHost } from './memory-native-host.ts';
export { MEMORY_PAGE_FACTS } from './memory-page-facts.ts';
export { createMemoryPageVisibility, type MemoryPageVisibility } from './memory-page-visibility.ts';
export {
  createMemoryPorts,
  createMemoryWorld,
  MEMORY_START,
  type MemoryWorld,
} from './memory-ports.ts';
export { createMemoryRouter, type MemoryRouter } from './memory-router.ts';
export { createMemorySmsInbox, type MemorySmsInbox } from './memory-sms-inbox.ts';
export {
  createMemoryTrackingGateway,
  type MemoryTrackingGateway,
  type SentBatch,
} from './memory-tracking-gateway.ts';
export { createScenarioRandom, type PageRandom, type ScenarioRandom } from './scenario-random.ts';
export { linkTo, SCREEN_LINKS, type ScreenLink } from './screen-links.ts';
export { createSeededRandom } from './seeded-random.ts';
export { createVirtualClock, settle, type VirtualClock } from './virtual-clock.ts';
export { WRITTEN_PHONES } from './written-phones.ts';
