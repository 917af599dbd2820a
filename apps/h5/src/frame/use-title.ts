import { useEffect } from 'react';
import { useFramePorts } from '../product-context.tsx';

/** Titles the document, and the native app's bar where there is one. */
export function useTitle(title: string): void {
  const { showTitle } = useFramePorts();
  useEffect(() => showTitle(title), [title, showTitle]);
}
