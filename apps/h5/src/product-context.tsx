import type { App, NativeHost } from '@cangkir/core';
import type { VoucherGateway } from '@cangkir/core/vouchers';
import { MissingProviderError } from '@cangkir/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { HashRouter } from './navigation/hash-router.ts';

/** What the screens run on. */
export interface Product {
  readonly app: App;
  readonly router: HashRouter;
  readonly native: NativeHost;
  readonly vouchers: VoucherGateway;
  /** The corrected time: milliseconds since the epoch. */
  now(): number;
}

const ProductContext = createContext<Product | null>(null);

interface ProductProviderProps {
  readonly product: Product;
  readonly children: ReactNode;
}

/** Hands the running product down to the screens. It was started outside React. */
export function ProductProvider({ product, children }: ProductProviderProps) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

/**
 * The running product.
 *
 * @throws MissingProviderError outside the provider.
 */
export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (product === null) throw new MissingProviderError('ProductProvider');
  return product;
}
