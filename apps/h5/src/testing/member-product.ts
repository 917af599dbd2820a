import { composeInMemory } from '../compose-in-memory.ts';
import type { Product } from '../product-context.tsx';

/** The product on in-memory ports, with a member who is logged in. */
export function createMemberProduct(route: string): Product {
  const product = composeInMemory({ route });
  product.app.session.global.set({
    token: 'token-1',
    userInfo: { id: 'member-1', phone: '+6281234567890' },
  });
  return product;
}
