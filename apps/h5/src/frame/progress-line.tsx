import { useEffect, useState } from 'react';
import { useFramePorts } from '../product-context.tsx';
import styles from './progress-line.module.css';

/** A line at the top of the screen while a request takes long. The screen itself says so to screen readers. */
export function ProgressLine() {
  const { loading } = useFramePorts();
  const [isLoading, setLoading] = useState(false);

  // Not by `useSyncExternalStore`: if a request ends while React renders a screen, that would render all of it again.
  useEffect(() => {
    const follow = () => setLoading(loading.get() > 0);
    follow();
    return loading.subscribe(follow);
  }, [loading]);

  return isLoading ? <div className={styles.line} aria-hidden="true" /> : null;
}
