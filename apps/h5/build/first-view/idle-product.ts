import { createApp, ROUTES } from '@cangkir/core';
import {
  createMemoryNativeHost,
  createMemoryPackGateway,
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
  MEMORY_START,
} from '@cangkir/core/testing';
import type { Product } from '../../src/product-context.tsx';

/** A product in which nothing happens: a skeleton needs no more. */
export function createIdleProduct(): Product {
  const world = createMemoryWorld();
  const router = createMemoryRouter(ROUTES.home);
  const native = createMemoryNativeHost();
  return {
    app: createApp(createMemoryPorts(world, { router, native })),
    router: { ...router, subscribe: () => () => {}, depth: () => 0, back: () => {} },
    arrival: { arrive: () => {} },
    native,
    gateways: {
      packs: createMemoryPackGateway(world.clock, MEMORY_START).packs,
      vouchers: world.gateways.vouchers,
    },
    storage: world.local,
    clipboard: { copy: async () => false },
    now: () => world.clock.now(),
    showTitle: () => {},
  };
}
