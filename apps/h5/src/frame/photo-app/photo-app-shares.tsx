import type { ShareImageType } from '@cangkir/core';
import { createPart } from '../../navigation/part.tsx';
import { useNativeApp } from '../../product-context.tsx';
import { Late } from '../late.tsx';
import styles from './photo-app.module.css';

interface PhotoAppSharesProps {
  /** Which of its own pictures the native app shares. */
  readonly imageType: ShareImageType;
}

/** In the native app: shares its picture of the page to a photo app or its stories. Nothing elsewhere. */
export function PhotoAppShares(props: PhotoAppSharesProps) {
  const { isInApp } = useNativeApp();
  if (!isInApp) return null;
  return (
    <div className={styles.place}>
      <Late load={loadButtons} props={props} />
    </div>
  );
}

const loadButtons = createPart(
  ['photo-app'],
  async () => (await import('./photo-app-buttons.tsx')).PhotoAppButtons,
);
