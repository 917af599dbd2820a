import { useSyncExternalStore } from 'react';
import { useFramePorts } from '../product-context.tsx';
import styles from './progress-line.module.css';

/** A line at the top of the screen while a request takes long. The screen itself says so to screen readers. */
export function ProgressLine() {
  const { loading } = useFramePorts();
  const isLoading = useSyncExternalStore(loading.subscribe, () => loading.get() > 0, isNever);
  return isLoading ? <div className={styles.line} aria-hidden="true" /> : null;
}

/** In the prerendered page nothing loads yet. */
function isNever(): boolean {
  return false;
}
