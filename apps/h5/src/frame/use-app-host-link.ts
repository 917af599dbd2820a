import type { MouseEvent } from 'react';
import { useProduct } from '../product-context.tsx';

/** The props of a link to an address on the app host. In the native app it is one of the app's own pages. */
export function useAppHostLink() {
  const { isInApp, router } = useProduct();
  return (url: string) => {
    function openInApp(event: MouseEvent) {
      event.preventDefault();
      router.leave(url);
    }
    return { href: url, ...(isInApp && { onClick: openInApp }) };
  };
}
