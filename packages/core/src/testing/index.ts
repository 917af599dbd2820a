export { createMemoryKeyValueStore, type MemoryKeyValueStore } from './memory-key-value-store.ts';
export { createMemoryNativeHost } from './memory-native-host.ts';
export { createMemoryRouter, type MemoryRouter } from './memory-router.ts';
export { createSeededRandom } from './seeded-random.ts';
export { createVirtualClock, settle, type VirtualClock } from './virtual-clock.ts';
