import { useEffect } from 'react';
import { useProduct } from '../product-context.tsx';

/** Titles the document, and the native app's bar where there is one. */
export function useTitle(title: string): void {
  const { native } = useProduct();
  useEffect(() => {
    document.title = title;
    // A browser has no such bar: its refusal is expected.
    void native.setTitle(title);
  }, [title, native]);
}
