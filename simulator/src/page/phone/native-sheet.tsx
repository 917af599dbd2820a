import { useEffect } from 'react';
import type { Sheet } from '../../host/native-ui.types.ts';
import { usePhone, usePhoneScreen } from '../simulator-context.tsx';
import { CameraSheet } from './camera-sheet.tsx';
import { LoginSheet } from './login-sheet.tsx';
import styles from './native-sheet.module.css';
import { SheetKey } from './sheet-key.tsx';

const TITLES = {
  login: 'Log in to the app',
  share: 'Share',
  scan: 'Camera',
  pay: 'Payment',
} as const satisfies Readonly<Record<Sheet['kind'], string>>;

/** What the native app asks over the page. */
export function NativeSheet() {
  const { sheet } = usePhoneScreen();
  return sheet === null ? null : <OpenSheet sheet={sheet} />;
}

function OpenSheet({ sheet }: { readonly sheet: Sheet }) {
  const phone = usePhone();
  const title = TITLES[sheet.kind];

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') phone.answer(null);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [phone]);

  return (
    <div className={styles.backdrop}>
      <div className={styles.sheet} role="dialog" aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <SheetContent sheet={sheet} />
        <SheetKey onPress={() => phone.answer(null)}>Cancel</SheetKey>
      </div>
    </div>
  );
}

function SheetContent({ sheet }: { readonly sheet: Sheet }) {
  const phone = usePhone();
  switch (sheet.kind) {
    case 'login':
      return <LoginSheet />;
    case 'share':
      return (
        <>
          <p className={styles.text}>{sheet.title}</p>
          <p className={styles.text}>{sheet.text}</p>
          <p className={styles.address}>{sheet.url}</p>
          <SheetKey isFirst onPress={() => phone.answer('shared')}>
            Share
          </SheetKey>
        </>
      );
    case 'scan':
      return <CameraSheet />;
    case 'pay':
      return (
        <>
          <p className={styles.text}>Order {sheet.orderNumber}</p>
          <SheetKey isFirst onPress={() => phone.answer('paid')}>
            Pay
          </SheetKey>
        </>
      );
  }
}
