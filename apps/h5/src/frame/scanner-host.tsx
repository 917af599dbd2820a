import { fail } from '@cangkir/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useFramePorts, useNavigation } from '../product-context.tsx';

/** Shows the browser's camera while something is scanned. Leaving the page declines the scan. */
export function ScannerHost() {
  const navigation = useNavigation();
  const { scanner } = useFramePorts();
  const open = useSyncExternalStore(scanner.subscribe, scanner.current, scanner.current);

  useEffect(
    () => navigation.subscribe(() => scanner.current()?.answer(fail({ kind: 'declined' }))),
    [navigation, scanner],
  );

  return open === null ? null : <open.view answer={open.answer} />;
}
