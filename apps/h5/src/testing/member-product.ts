import { userIdOf } from '@cangkir/core';
import { openStoredReads } from '@cangkir/core/stored-reads';
import type { MemoryWorld } from '@cangkir/core/testing';
import { composeInMemory } from '../compose-in-memory.ts';
import type { Product } from '../product-context.tsx';

/** The product on in-memory ports, with a member who is logged in. */
export function createMemberProduct(route: string, world?: MemoryWorld): Product {
  const product = composeInMemory({ route, ...(world !== undefined && { world }) });
  product.app.session.global.set({
    token: 'token-1',
    userInfo: { id: 'member-1', phone: '+6281234567890' },
  });
  return product;
}

/** The same after an earlier visit, which kept what it had read: values by the first part of their query's key. */
export function createReturningProduct(
  route: string,
  read: Readonly<Record<string, unknown>>,
): Product {
  const product = createMemberProduct(route);
  const userId = userIdOf(product.app.session.global.get());
  const { storage, now } = product;
  const reads = openStoredReads({ storage, userId: () => userId, now });
  for (const [part, value] of Object.entries(read)) {
    reads.keep(JSON.stringify([part, userId]), value);
  }
  return product;
}
