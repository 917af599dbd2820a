import { fail } from '@cangkir/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useProduct } from '../product-context.tsx';

/** Shows the browser's camera while something is scanned. Leaving the page declines the scan. */
export function ScannerHost() {
  const { router, scanner } = useProduct();
  const open = useSyncExternalStore(scanner.subscribe, scanner.current, scanner.current);

  useEffect(
    () => router.subscribe(() => scanner.current()?.answer(fail({ kind: 'declined' }))),
    [router, scanner],
  );

  return open === null ? null : <open.view answer={open.answer} />;
}
