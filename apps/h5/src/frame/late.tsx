import { type ComponentType, useEffect, useState } from 'react';
import { pageLoad } from '../adapters/page-load.ts';
import type { PartProps } from '../navigation/part.tsx';

/**
 * Shows a part that the page does not need, once everything else has loaded: the first view waits for nothing of it.
 * Nothing if it does not arrive.
 */
export function Late<Props extends object>({ load, props }: PartProps<Props>) {
  const [part, setPart] = useState<{ readonly Component: ComponentType<Props> } | null>(null);

  useEffect(() => {
    let isGone = false;
    async function show(): Promise<void> {
      await pageLoad();
      const Component = await load();
      if (!isGone) setPart({ Component });
    }
    show().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [load]);

  return part === null ? null : <part.Component {...props} />;
}
