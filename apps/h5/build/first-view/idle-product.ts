import { createApp, ROUTES } from '@cangkir/core';
import {
  createMemoryNativeHost,
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
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
    gateways: world.gateways,
    now: () => world.clock.now(),
    showTitle: () => {},
  };
}
