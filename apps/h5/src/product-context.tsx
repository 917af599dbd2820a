import { MissingProviderError } from '@cangkir/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Product } from './compose.ts';

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
