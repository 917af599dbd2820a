import type { AppPorts } from '../app/app.types.ts';
import type { KeyValueStore } from '../platform/key-value-store.ts';
import type { NativeHost } from '../platform/native-host.ts';
import type { Router } from '../platform/navigation/router.ts';
import type { Random } from '../platform/random.ts';
import { openSession } from '../platform/session/session.ts';
import { parsePhone } from '../rules/phone/phone.ts';
import { createMemoryConnection } from './memory-connection.ts';
import { createMemoryGateways, type MemoryGateways } from './memory-gateways.ts';
import { MEMORY_HOSTS } from './memory-hosts.ts';
import { createMemoryKeyValueStore } from './memory-key-value-store.ts';
import { createMemoryNativeHost } from './memory-native-host.ts';
import { createMemoryPages } from './memory-page-ports.ts';
import { createMemoryRouter } from './memory-router.ts';
import { createMemorySmsInbox, type MemorySmsInbox } from './memory-sms-inbox.ts';
import { createSeededRandom } from './seeded-random.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/** The default start of the in-memory world: Saturday, 13:00 WIB. */
export const MEMORY_START = Date.UTC(2026, 10, 21, 6);

/** What outlives a page, shared by the ports of successive pages. */
export interface MemoryWorld {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly gateways: MemoryGateways;
  readonly inbox: MemorySmsInbox;
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

/** A world with empty storage; `parts` override its fields. */
export function createMemoryWorld(parts: Partial<MemoryWorld> = {}): MemoryWorld {
  const clock = parts.clock ?? createVirtualClock(MEMORY_START);
  return {
    clock,
    random: createSeededRandom(1),
    gateways: createMemoryGateways(clock, MEMORY_START),
    inbox: createMemorySmsInbox(),
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
    ...parts,
  };
}

/** Every port of the app, in memory: a freshly loaded page in a world. */
export function createMemoryPorts(
  world: MemoryWorld,
  page: { readonly router?: Router; readonly native?: NativeHost } = {},
): AppPorts {
  return {
    config: world.gateways.config.config,
    login: world.gateways.login.login,
    phones: { parse: async (typed, country) => parsePhone(typed, country) },
    smsCodes: world.inbox,
    connection: createMemoryConnection(),
    clock: world.clock,
    random: world.random,
    hosts: MEMORY_HOSTS,
    native: page.native ?? createMemoryNativeHost(),
    router: page.router ?? createMemoryRouter('/'),
    session: openSession(world),
    preferredLanguages: ['id-ID', 'en-US'],
    pages: createMemoryPages(world.clock, world.gateways),
  };
}
