import type { MouseEvent } from 'react';
import { useNativeApp, useNavigation } from '../product-context.tsx';

/** The props of a link to an address on the app host. In the native app it is one of the app's own pages. */
export function useAppHostLink() {
  const { isInApp } = useNativeApp();
  const navigation = useNavigation();
  return (url: string) => {
    function openInApp(event: MouseEvent) {
      event.preventDefault();
      navigation.leave(url);
    }
    return { href: url, ...(isInApp && { onClick: openInApp }) };
  };
}
