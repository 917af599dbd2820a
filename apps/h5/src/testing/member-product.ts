import type { Product } from '../product-context.tsx';
import { createMemoryProduct } from './memory-product.ts';

/** The product on in-memory ports, with a member who is logged in. */
export function createMemberProduct(route: string): Product {
  const product = createMemoryProduct({ route });
  product.app.session.global.set({
    token: 'token-1',
    userInfo: { id: 'member-1', phone: '+6281234567890' },
  });
  return product;
}
